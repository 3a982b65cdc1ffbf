import LifecycleCore

/// The purpose of each background mode, from Apple's page on UIBackgroundModes.
private let meanings: [BackgroundModes: Fact] = [
    .audio: Fact(
        "The app may play or record sound in the background for as long as it lasts.",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .location: Fact(
        "The app may get location updates in the background for as long as they are on.",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .voip: Fact(
        "The app is woken for internet calls: by its sockets at first, by VoIP pushes later.",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .fetch: Fact(
        "The app is woken now and then to fetch new content.",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .remoteNotification: Fact(
        "The app is woken by pushes with content-available.",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .processing: Fact(
        "The app may run longer tasks of the scheduler while the device is idle.",
        .documented(.bgProcessingTask, .uiBackgroundModes)),
    .bluetooth: Fact(
        "The app is woken for events of the Bluetooth devices that it uses.",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .bluetoothPeripheral: Fact(
        "The app is woken for requests of other devices, to which it is the Bluetooth device.",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .externalAccessory: Fact(
        "The app is woken when an accessory has something to send.",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .newsstand: Fact(
        "The app is woken when Newsstand content is ready to be downloaded.",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .networkAuthentication: Fact(
        "The app signs in to networks for the system.",
        .inferred(.nameOfMode, .uiBackgroundModes)),
    .nearbyInteraction: Fact(
        "The app goes on with sessions of Nearby Interaction in the background.",
        .inferred(.nameOfMode, .uiBackgroundModes)),
    .pushToTalk: Fact(
        "The app plays and sends speech of the Push to Talk framework in the background.",
        .inferred(.nameOfMode, .uiBackgroundModes)),
]

extension BackgroundModes {
    /// The purpose of the mode in one sentence.
    var meaning: Fact? { meanings[self] }
}
