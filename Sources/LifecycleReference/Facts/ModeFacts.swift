import LifecycleCore

/// The purpose of each background mode, from Apple's page on UIBackgroundModes.
private let meanings: [BackgroundModes: SourcedSentence] = [
    .audio: SourcedSentence(
        "The app may play or record sound in the background for as long as it lasts.",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .location: SourcedSentence(
        "The app may get location updates in the background for as long as they are on.",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .voip: SourcedSentence(
        "The app is woken for internet calls: by its sockets at first, by VoIP pushes later.",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .fetch: SourcedSentence(
        "The app is woken now and then to fetch new content.",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .remoteNotification: SourcedSentence(
        "The app is woken by pushes with content-available.",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .processing: SourcedSentence(
        "The app may run longer tasks of the scheduler while the device is idle.",
        .documented(.bgProcessingTask, .uiBackgroundModes)),
    .bluetooth: SourcedSentence(
        "The app is woken for events of the Bluetooth devices that it uses.",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .bluetoothPeripheral: SourcedSentence(
        "The app is woken for requests of other devices, to which it is the Bluetooth device.",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .externalAccessory: SourcedSentence(
        "The app is woken when an accessory has something to send.",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .newsstand: SourcedSentence(
        "The app is woken when Newsstand content is ready to be downloaded.",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .networkAuthentication: SourcedSentence(
        "The app signs in to networks for the system.",
        .inferred(.nameOfMode, .uiBackgroundModes)),
    .nearbyInteraction: SourcedSentence(
        "The app goes on with sessions of Nearby Interaction in the background.",
        .inferred(.nameOfMode, .uiBackgroundModes)),
    .pushToTalk: SourcedSentence(
        "The app plays and sends speech of the Push to Talk framework in the background.",
        .inferred(.nameOfMode, .uiBackgroundModes)),
]

extension BackgroundModes {
    /// The purpose of the mode in one sentence.
    var meaning: SourcedSentence? { meanings[self] }
}
