package import Diagnostics
package import LifecycleCore

extension Reason {
    /// Why nothing happens; Chinese alone.
    var chinese: StaticString {
        switch self {
        case .alreadyOnScreen: "应用已在屏幕上"
        case .notOnScreen: "应用不在屏幕上"
        case .notRunning: "应用没有运行"
        case .deviceLocked: "设备已锁定"
        case .deviceUnlocked: "设备没有锁定"
        case .bannerCoversNothing: "来电以横幅显示，不会拿走任何事件"
        case .bannerTakesNothing: "横幅不会拿走任何事件"
        case .alertNotShown: "没有显示系统弹窗"
        case .alertWaits: "它在已显示的系统弹窗之后等待"
        case .nextAlertShows: "下一个系统弹窗接着显示"
        case .promptNotShown: "没有显示提示"
        case .askedBefore: "系统已经问过用户，而且只问一次"
        case .switcherNotOpen: "App 切换器没有打开"
        case .switcherOpen: "App 切换器已经打开"
        case .otherInFront: "前面是别的内容"
        case .taskNotOpen: "没有后台任务使用这个标识符"
        case .codeNotRunning: "应用不执行代码"
        case .notInterrupted: "它没有打断应用"
        case .notOnThisVersion: "这个版本的 iOS 没有这项功能"
        case .modeMissing: "应用没有声明所需的后台模式"
        case .refreshOff: "后台 App 刷新已关闭"
        case .lowPower: "低电量模式已打开"
        case .toldLater: "应用处于挂起状态，稍后才会得知"
        case .forceQuit: "用户滑走了应用，之后还没有打开过"
        case .notUnlockedSinceRestart: "设备重新启动后还没有解锁"
        case .nothingToComplete: "没有等待中的完成处理程序"
        case .changesASetting: "它只改变一项设置，不会引起任何调用"
        case .alreadyPrewarmed: "进程已在等待"
        case .oneWindow: "应用只有一个窗口"
        case .notInBackground: "场景不在后台"
        case .noSuchWindow: "没有这个窗口"
        case .eventsNotDelivered: "事件不会送达应用"
        case .needsScenes: "用 iOS 27 SDK 构建的应用必须采用场景才能启动"
        case .ownAlert: "应用自己的弹窗不会拿走它的事件"
        case .nothingToReclaim: "没有应用占用可以收回的内存"
        case .persistentBanner: "从 iOS 11 起它是不会自行消失的横幅，不会拿走任何事件"
        case .shownAsBanner: "由系统显示，不会调用应用"
        case .deviceAwake: "有什么使设备醒着"
        case .deviceAsleep: "设备在睡眠"
        case .invalidTask: "标识符是 UIBackgroundTaskIdentifier.invalid"
        case .transfersCancelled: "用户滑走应用时，它的传输已经取消"
        case .heldBack: "最新的推送被扣留，直到用户打开应用"
        case .sceneConnected: "它的场景已经连接"
        case .sceneGone: "它的场景没有连接"
        case .sharesScreen: "屏幕上的两个应用都是活跃的"
        case .noSplitScreen: "只有 iPad 从 iOS 9 起能并排显示两个应用"
        case .noScene: "应用没有连接的场景"
        case .appOffloaded: "应用已被卸载，直到用户打开它"
        case .fetchReplaced: "在这个应用里，BGTaskScheduler 取代了后台获取"
        case .noRule: "没有规则提到这个状态下的这个事件"
        }
    }
}

extension KillReason {
    /// The reason in a language: what a crash report prints stands behind its meaning.
    package func words(on version: IOSVersion, in language: Language) -> Text {
        let text = text(on: version)
        guard language == .simplifiedChinese else { return Text(text) }
        return isPrinted ? "\(chinese)（\(text)）" : Text(chinese)
    }

    private var chinese: StaticString {
        switch self {
        case .assertionsBeyondPermittedTime: "断言超过允许的时间"
        case .windowOverrun: "后台事件没有及时完成"
        case .sessionOverrun: "后台会话没有及时处理"
        case .callNotReported: "VoIP 推送之后没有报告来电"
        case .tooManyTasks: "后台任务过多"
        case .launchTooSlow: "启动超时"
        case .resumeTooSlow: "返回前台超时"
        case .backgroundTooSlow: "进入后台超时"
        case .terminationTooSlow: "终止超时"
        case .lockHeld: "挂起时锁着文件"
        case .wokenTooOften: "因 VoIP 套接字恢复运行太频繁"
        case .tooHot: "设备过热"
        case .diskSpaceNeeded: "为腾出存储空间而删除缓存"
        case .systemOverused: "占用过多系统资源"
        case .forcedByButtons: "用户强制退出"
        case .memoryLimit: "超过进程的内存上限"
        case .memoryShortage: "系统内存不足"
        case .drewInBackground: "在后台使用 OpenGL ES"
        case .registeredTwice: "重复注册启动处理程序"
        }
    }
}
