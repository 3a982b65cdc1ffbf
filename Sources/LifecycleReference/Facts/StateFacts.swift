import LifecycleCore

/// What an app may do in a state, and what it may not.
struct Leeway {
    var may: [Fact]
    var mayNot: [Fact]
}

extension LifecycleState {
    /// What an app may do in the state.
    var leeway: Leeway {
        switch self {
        case .notRunning:
            Leeway(
                may: [
                    Fact(
                        """
                        Be launched: by the user, and by pushes, transfers, places and tasks \
                        of the scheduler.
                        """,
                        "被启动：由用户，也由推送、传输、位置事件和调度器的任务。",
                        .documented(.appleBackgroundExecution)),
                    Fact(
                        """
                        Find again what was saved: files, and the sessions of its scenes, \
                        outlive the process.
                        """,
                        "找回保存的内容：文件和场景会话比进程活得久。",
                        .documented(.uiSceneSession)),
                ],
                mayNot: [
                    Fact(
                        """
                        Count on a launch in the background after the user has swiped the \
                        app away.
                        """,
                        "用户划掉应用之后，指望系统在后台启动它。",
                        .documented(.guideBackgroundExecution))
                ])
        case .inactive:
            Leeway(
                may: [
                    Fact(
                        "Draw, and go on with timers and the network: only events are held back.",
                        "绘制界面，继续定时器和网络：被挡住的只是事件。",
                        .inferred(.inactiveRuns, .guideStateTransitions)),
                    Fact(
                        "Pause a game or a video, and save what the user has just done.",
                        "暂停游戏或视频，保存用户刚做的事。",
                        .documented(.applicationWillResignActive)),
                ],
                mayNot: [
                    Fact(
                        "Wait for touches: none come before the app is active.",
                        "等待触摸：应用变为活跃之前不会有触摸。",
                        .documented(.uiApplicationState)),
                    Fact(
                        """
                        Take it for leaving the screen: an alert or the switcher makes an \
                        app inactive too.
                        """,
                        "当作离开屏幕：提醒或切换器也会使应用变为非活跃。",
                        .documented(.applicationWillResignActive)),
                ])
        case .active:
            Leeway(
                may: [
                    Fact(
                        "Everything that an app may do: events come, and it is on screen.",
                        "应用能做的一切：事件会送达，应用在屏幕上。",
                        .documented(.uiApplicationState))
                ],
                mayNot: [
                    Fact(
                        """
                        Keep the main thread busy: no touch is answered, and each step that \
                        the system asks for waits.
                        """,
                        "占住主线程：触摸得不到响应，系统要求的每一步都要等待。",
                        .documented(.appleAppResponsiveness))
                ])
        case .background:
            Leeway(
                may: [
                    Fact(
                        """
                        Run code for a few seconds; longer with a background task, a \
                        background mode or an open completion handler.
                        """,
                        """
                        运行几秒钟的代码；有后台任务、后台模式或未调用的完成处理程序时可以\
                        更久。
                        """,
                        .documented(.appleExtendingBackgroundTime)),
                    Fact(
                        """
                        Save, and make the picture for the switcher free of secrets before \
                        the callback returns.
                        """,
                        "保存数据，并在回调返回之前让切换器的快照不含机密。",
                        .documented(.appleUIInBackground)),
                ],
                mayNot: [
                    Fact(
                        "Draw with OpenGL ES: the process is killed.",
                        "用 OpenGL ES 绘图：进程会被终止。",
                        .documented(.guideBackgroundExecution)),
                    Fact(
                        """
                        Hold a lock on a shared file until it is suspended: the process is \
                        killed with 0xdead10cc.
                        """,
                        "持有共享文件的锁直到被挂起：进程会以 0xdead10cc 终止。",
                        .documented(.appleSigkill)),
                    Fact(
                        """
                        Count on another call: once it is suspended, the process can end \
                        without one.
                        """,
                        "指望还有下一次调用：挂起之后，进程可能不经任何调用就结束。",
                        .documented(.guideAppLifeCycle)),
                ])
        case .suspended:
            Leeway(
                may: [
                    Fact(
                        "Stay in memory as it was, and go on from there when it is woken.",
                        "原样留在内存中，被唤醒时从原处继续。",
                        .documented(.guideAppLifeCycle))
                ],
                mayNot: [
                    Fact(
                        "Run anything: timers stand still, and sockets may be closed.",
                        "运行任何代码：定时器停止，套接字可能被关闭。",
                        .documented(.tn2277)),
                    Fact(
                        "Learn of its end: an app that is taken from memory is not told.",
                        "得知自己的终结：被移出内存的应用不会收到通知。",
                        .documented(.applicationWillTerminate)),
                ])
        }
    }
}
