import LifecycleCore

/// What each background mode is for, by Apple's page on UIBackgroundModes.
private let meanings: [BackgroundModes: Fact] = [
    .audio: Fact(
        "The app may play or record sound in the background for as long as it lasts.",
        "应用可以在后台播放或录制声音，持续多久都行。",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .location: Fact(
        "The app may get location updates in the background for as long as they are on.",
        "只要位置更新开启，应用就可以在后台接收。",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .voip: Fact(
        "The app is woken for internet calls: by its sockets at first, by VoIP pushes later.",
        "应用会因网络电话被唤醒：早期通过套接字，后来通过 VoIP 推送。",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .fetch: Fact(
        "The app is woken now and then to fetch new content.",
        "应用会不时被唤醒以获取新内容。",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .remoteNotification: Fact(
        "The app is woken by pushes with content-available.",
        "应用会被带 content-available 的推送唤醒。",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .processing: Fact(
        "The app may run longer tasks of the scheduler while the device is idle.",
        "设备空闲时，应用可以运行调度器中耗时较长的任务。",
        .documented(.bgProcessingTask, .uiBackgroundModes)),
    .bluetooth: Fact(
        "The app is woken for events of the Bluetooth devices that it uses.",
        "应用会因所用蓝牙设备的事件被唤醒。",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .bluetoothPeripheral: Fact(
        "The app is woken for requests of other devices, to which it is the Bluetooth device.",
        "应用作为蓝牙设备时，会因其他设备的请求被唤醒。",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .externalAccessory: Fact(
        "The app is woken when an accessory has something to send.",
        "配件有数据要发送时，应用会被唤醒。",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .newsstand: Fact(
        "The app is woken when Newsstand content is ready to be downloaded.",
        "报刊杂志内容可以下载时，应用会被唤醒。",
        .documented(.guideBackgroundExecution, .uiBackgroundModes)),
    .networkAuthentication: Fact(
        "The app signs in to networks for the system.",
        "应用替系统完成网络登录。",
        .inferred(.nameOfMode, .uiBackgroundModes)),
    .nearbyInteraction: Fact(
        "The app goes on with sessions of Nearby Interaction in the background.",
        "应用在后台继续近距离交互（Nearby Interaction）会话。",
        .inferred(.nameOfMode, .uiBackgroundModes)),
    .pushToTalk: Fact(
        "The app plays and sends speech of the Push to Talk framework in the background.",
        "应用在后台播放和发送 Push to Talk 框架的语音。",
        .inferred(.nameOfMode, .uiBackgroundModes)),
]

extension BackgroundModes {
    /// What the mode is for, in one sentence.
    var meaning: Fact? { meanings[self] }
}
