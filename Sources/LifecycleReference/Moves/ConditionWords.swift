import LifecycleCore
import TraceViews

extension Requirement {
    /// What must be so as a line of a table says it; nil for what goes without saying, because it is
    /// the ordinary case, because what happens implies it, or because it is a side of a contested
    /// question, which has a line of its own.
    var words: Word? {
        guard case .condition(let condition) = subject else { return nil }
        return isNegated ? condition.opposite : condition.words
    }
}

extension Condition {
    /// That it is not met, of those that rules rule out and that are not an ordinary case.
    fileprivate var opposite: Word? {
        switch self {
        case .covered: Word("nothing else lies over the app", "应用上方没有其他内容")
        case .onCall: Word("no call has taken the screen", "没有通话占用屏幕")
        case .anyTaskOpen, .taskOpen: Word("no background task is open", "没有未结束的后台任务")
        case .sceneConnected: Word("its scene was disconnected meanwhile", "其间场景已断开")
        case .supportsWindows: Word("the app has one window", "应用只有一个窗口")
        case .sessionKept: Word("for a new session", "会话为新建时")
        case .hasPasscode: Word("without a passcode", "没有设置密码")
        case .onPad: Word("on an iPhone", "在 iPhone 上")
        default: nil
        }
    }

    /// That it is met.
    fileprivate var words: Word? {
        switch self {
        case .appInFront: Word("the app was in front before", "此前应用位于最前")
        case .locked: Word("the device is locked", "设备已锁定")
        case .switcherOpen: Word("the app switcher is open", "App 切换器已打开")
        case .covered: Word("something lies over the app", "应用上方有其他内容")
        case .passingOverlayOpen:
            Word("the user has opened something over the app", "用户在应用上方打开了其他内容")
        case .callsSetFullScreen: Word("calls are set to take the full screen", "来电设为全屏显示")
        case .callRings: Word("a call rings", "来电正在响铃")
        case .callCoversScreen: Word("the call covers the screen", "来电覆盖整个屏幕")
        case .callIsBanner: Word("the call shows as a banner", "来电显示为横幅")
        case .onCall: Word("the user has answered the call", "用户已接听来电")
        case .anyTaskOpen, .taskOpen: Word("a background task is open", "有未结束的后台任务")
        case .expiring: Word("the expiration handlers are being called", "正在调用到期处理程序")
        case .tooManyTasks: Word("too many background tasks are open", "未结束的后台任务过多")
        case .exitsOnSuspend:
            Word("with UIApplicationExitsOnSuspend", "设置了 UIApplicationExitsOnSuspend")
        case .sceneUnattached: Word("no scene is connected", "没有已连接的场景")
        case .sceneConnected: Word("its scene is connected", "其场景已连接")
        case .lastScene: Word("it is the last window", "它是最后一个窗口")
        case .supportsWindows: Word("the app supports several windows", "应用支持多个窗口")
        case .sessionKept: Word("its session is kept", "其会话仍然保留")
        case .sessionDiscarded: Word("a window was closed meanwhile", "其间有窗口被关闭")
        case .hasPasscode: Word("with a passcode", "设置了密码")
        case .restarted, .awaitingFirstUnlock: Word("after a restart", "设备重新启动之后")
        case .forceQuit: Word("the user has swiped the app away", "用户曾滑走应用")
        case .refreshOff: Word("Background App Refresh is off", "后台 App 刷新已关闭")
        case .lowPower: Word("Low Power Mode is on", "低电量模式已开启")
        case .modeMissing: Word("the app lacks the background mode", "应用没有声明该后台模式")
        case .launchReturnsFalse: Word("a launch method returns false", "启动方法返回 false")
        case .hasNotificationCenterDelegate:
            Word("with a delegate of UNUserNotificationCenter", "设置了 UNUserNotificationCenter 的委托")
        case .handlesPushesWithCompletion: Word("if the app implements it", "应用实现了该方法")
        case .preservesState: Word("the app preserves its state", "应用保存界面状态")
        case .hasArchive: Word("state was saved", "已保存过状态")
        case .windowOpen: Word("a completion handler is waiting", "有尚未调用的完成处理程序")
        case .windowIsOfSession: Word("it came with a background session", "它来自后台会话")
        case .windowIsOfCall: Word("it came with a VoIP push", "它来自 VoIP 推送")
        case .windowIsOfProcessing: Word("a processing task is running", "处理任务正在运行")
        case .continuedTaskRuns: Word("a continued task is running", "持续任务正在运行")
        case .onPad: Word("on an iPad", "在 iPad 上")
        case .watchesScenePhase: Word("a view reads scenePhase", "视图读取 scenePhase")
        case .phaseUntold: Word("for the first time", "首次出现时")
        case .hasAlwaysOnDisplay: Word("the display stays on", "屏幕常亮显示")
        case .timeChangeUntold: Word("the time has changed meanwhile", "其间时间有明显变化")
        case .prewarmed: Word("the process was prewarmed", "进程已预热")
        case .owesCallReport: Word("the app has reported no call", "应用没有报告来电")
        case .busy: Word("the main thread is busy", "主线程正忙")
        case .mustAdoptScenes: Word("built with the SDK of iOS 27", "使用 iOS 27 SDK 构建")
        case .appIsNextVictim: Word("the app's memory is taken next", "轮到收回此应用的内存")
        case .otherIsNextVictim: Word("another app's memory is taken next", "轮到收回其他应用的内存")
        case .otherIsSuspended: Word("another app is suspended", "有其他应用被挂起")
        case .woken: Word("the app was woken in the background", "应用是在后台被唤醒的")
        case .holdsLock: Word("the app holds a lock on a shared file", "应用锁定着共用文件")
        case .asleep: Word("the device sleeps", "设备处于睡眠状态")
        case .wokenTooOften: Word("a socket has woken it too often", "套接字唤醒过于频繁")
        case .hasCallMode: Word("with the mode voip", "声明了 voip 模式")
        case .pushHeld: Word("a silent push was held back", "有被推迟的静默推送")
        case .debugged: Word("under a debugger", "在调试器下")
        case .usesAccessorySetupKit: Word("with AccessorySetupKit", "使用 AccessorySetupKit")
        case .declaresTasks: Word("the app lists its tasks", "应用列出了任务标识符")
        case .suspensionNear: Word("suspension is near", "即将挂起")
        case .offloaded: Word("the app was offloaded", "应用已被卸载")
        case .openingWaits:
            Word("something chosen on the lock screen opens it", "锁定屏幕上选择的内容将打开它")
        case .alertShown: Word("a system alert is shown", "正在显示系统弹窗")
        case .alertWaits: Word("another alert waits", "还有弹窗在等待")
        case .promptShown: Word("a prompt is shown", "正在显示验证提示")
        case .asksForFace: Word("it is a face that is asked for", "请求的是面容")
        case .permissionAsked: Word("the user has been asked before", "此前已询问过用户")
        case .activityAnnounced: Word("an activity was announced", "已告知将有活动")
        case .activityIsContinuedTask: Word("it is a continued task", "它是持续任务")
        // What happens implies it.
        case .reasonObeysRefresh, .reasonIsLocation, .reasonIsResponse, .reasonIsCall,
            .reasonIsSession, .reasonIsSilentPush, .reasonIsRegion, .reasonIsBluetooth,
            .reasonIsURL, .reasonIsActivity, .reasonIsContent,
            .reasonObeysLaunchAnswer, .justLaunched,
            .viewsUnseen:
            nil
        // The ordinary case.
        case .noAssertion, .snapshotDue, .lateTaskLoses: nil
        }
    }
}
