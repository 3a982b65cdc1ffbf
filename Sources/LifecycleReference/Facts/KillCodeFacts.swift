import LifecycleCore

extension KillCode {
    /// What an author can do so that it does not come to it.
    var remedy: Fact {
        switch self {
        case .ateBadFood:
            Fact(
                """
                Do less on the main thread at a launch and on the way to the background, and \
                end each background task before its time is used up.
                """,
                "启动和进入后台时减少主线程上的工作，并在时间用完之前结束每个后台任务。",
                .documented(.appleWatchdogTerminations))
        case .badTask:
            Fact(
                "End every background task, in its expiration handler at the latest.",
                "结束每个后台任务，最迟在其到期处理程序中。",
                .documented(.beginBackgroundTask))
        case .badSession:
            Fact(
                "Call the completion handler of the session soon after its last event.",
                "会话的最后一个事件之后尽快调用完成处理程序。",
                .documented(.applicationHandleEventsForBackgroundSession))
        case .badFetch:
            Fact(
                "Call the completion handler of the fetch within its 30 seconds.",
                "在 30 秒之内调用获取的完成处理程序。",
                .documented(.applicationPerformFetch))
        case .deadLock:
            Fact(
                """
                Give up locks on shared files and databases before the app is suspended, or \
                hold a background task until they are given up.
                """,
                "在应用挂起之前释放共享文件和数据库的锁，或持有后台任务直到释放为止。",
                .documented(.appleSigkill))
        case .badCall:
            Fact(
                "Report a call to CallKit for each VoIP push before the method returns.",
                "对每个 VoIP 推送，在方法返回之前向 CallKit 报告来电。",
                .documented(.pushRegistryDidReceiveIncomingPush))
        case .badVoIP:
            Fact(
                "Use PushKit in place of sockets.",
                "用 PushKit 代替套接字。",
                .inferred(.pushkitForSockets, .setKeepAliveTimeout))
        case .coolOff:
            Fact(
                "Do less when ProcessInfo reports a serious thermal state.",
                "ProcessInfo 报告严重的热状态时减少工作。",
                .documented(.processInfoThermalState))
        case .badDisk:
            Fact(
                "Keep in the caches only what can be fetched or made again.",
                "缓存中只保留可以重新获取或生成的内容。",
                .documented(.fileSystemGuide))
        case .doodTooBad:
            Fact(
                "Find out what the app uses so much of: the report says which resource it was.",
                "找出应用过度使用的资源：报告中会说明。",
                .inferred(.fromTheMeaning))
        case .badASeat:
            Fact(
                """
                End the background tasks that the app begins; a loop that begins one more \
                each time leads here.
                """,
                "结束应用开始的后台任务；每次循环都多开始一个，就会导致这种终止。",
                .inferred(.fromTheMeaning))
        case .deadFall:
            Fact(
                "Find in the report what the main thread was waiting for.",
                "在报告中找出主线程在等待什么。",
                .inferred(.fromTheMeaning))
        case .stackshot:
            Fact(
                "Nothing: the app was not killed.",
                "无需处理：应用没有被终止。",
                .inferred(.fromTheMeaning))
        case .badWatchTime:
            Fact(
                "Do less in one go of background work.",
                "减少一次后台工作的量。",
                .inferred(.fromTheMeaning))
        case .badWatchSuspension:
            Fact(
                "Call the completion of the background work in time.",
                "及时完成后台工作并告知系统。",
                .inferred(.fromTheMeaning))
        case .badWatchResources:
            Fact(
                "Ask for less background work.",
                "减少请求的后台工作。",
                .inferred(.fromTheMeaning))
        case .jetsam:
            Fact(
                """
                Use less memory, and free what can be made again when the app leaves the \
                screen or is warned.
                """,
                "减少内存占用；离开屏幕或收到警告时释放可以重建的内容。",
                .documented(.appleMemoryUse))
        case .noCode:
            Fact(
                "Read the reason beside the missing code: each of them has a cure of its own.",
                "没有代码时请看给出的原因：每种原因各有对策。",
                .inferred(.fromTheMeaning))
        }
    }
}

extension KillReason {
    /// The span that was exceeded; nil where it is none of time.
    var budget: Budget.Kind? {
        switch self {
        case .assertionsBeyondPermittedTime: .backgroundTasks
        case .windowOverrun: .window
        case .sessionOverrun: .sessionWindow
        case .launchTooSlow: .launch
        case .resumeTooSlow: .resume
        case .backgroundTooSlow: .enterBackground
        case .terminationTooSlow: .terminate
        default: nil
        }
    }
}
