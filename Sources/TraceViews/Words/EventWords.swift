import Diagnostics
import LifecycleCore
import ScenarioText

extension Event {
    /// What happens, without who makes it happen.
    func words(in language: Language) -> Text {
        switch language {
        case .english: Text(phrase)
        case .simplifiedChinese: Text(chinese)
        }
    }

    private var chinese: StaticString {
        switch self {
        case .userOpensApp: "打开应用"
        case .userGoesHome: "回到主屏幕"
        case .userOpensSwitcher: "打开 App 切换器"
        case .userClosesSwitcher: "关闭 App 切换器"
        case .userOpensOtherApp: "打开其他应用"
        case .userSwipesAppAway: "滑走应用"
        case .userLocksDevice: "锁定设备"
        case .userUnlocksDevice: "解锁设备"
        case .callRings: "来电响铃"
        case .userAnswersCall: "接听来电"
        case .userDeclinesCall: "拒接来电"
        case .callEnds: "通话结束"
        case .alertAppears: "出现系统弹窗"
        case .userDismissesAlert: "关闭系统弹窗"
        case .userOpensNotificationCenter: "打开通知中心"
        case .userClosesNotificationCenter: "关闭通知中心"
        case .userPullsNotificationCenter: "拉下一部分通知中心"
        case .userOpensControlCenter: "打开控制中心"
        case .userClosesControlCenter: "关闭控制中心"
        case .systemEvictsApp: "回收应用"
        case .systemPrewarmsApp: "预热应用"
        case .systemDropsPrewarmedApp: "放弃预热的应用"
        case .userInvokesSiri: "唤起 Siri"
        case .userDismissesSiri: "关闭 Siri"
        case .biometricPromptAppears: "出现面容或指纹提示"
        case .biometricPromptEnds: "面容或指纹提示消失"
        case .bannerAppears: "出现横幅"
        case .userTapsBanner: "点按横幅"
        case .userHalfUnlocksDevice: "解锁到一半又放弃"
        case .userOpensURL: "打开 URL"
        case .userOpensUniversalLink: "打开通用链接"
        case .userTapsPush: "点按推送通知"
        case .userTapsLocalNotification: "点按本地通知"
        case .userChoosesQuickAction: "选择快捷操作"
        case .userAcceptsShare: "接受 CloudKit 共享"
        case .silentPushArrives: "静默推送到达"
        case .systemStartsFetch: "开始后台获取"
        case .systemStartsRefreshTask: "开始刷新任务"
        case .systemStartsProcessingTask: "开始处理任务"
        case .downloadFinishes: "下载完成"
        case .locationChanges: "位置变化"
        case .bluetoothEventArrives: "蓝牙事件到达"
        case .voipPushArrives: "VoIP 推送到达"
        case .systemWarnsOfMemory: "发出内存警告"
        case .timeChanges: "时间发生变化"
        case .deviceRestarts: "设备重新启动"
        case .systemUpdatesApp: "更新应用"
        case .userTurnsRefreshOff: "关闭后台 App 刷新"
        case .userTurnsRefreshOn: "打开后台 App 刷新"
        case .userTurnsLowPowerOn: "打开低电量模式"
        case .userTurnsLowPowerOff: "关闭低电量模式"
        case .systemReclaimsMemory: "收回内存"
        case .deviceOverheats: "设备过热"
        case .systemNeedsDiskSpace: "需要存储空间"
        case .userHoldsButtons: "按住电源键和主屏幕按钮"
        case .deviceEntersRegion: "设备进入区域"
        case .deviceLeavesRegion: "设备离开区域"
        case .visitIsNoticed: "发现一次访问"
        case .peripheralEventArrives: "蓝牙外围设备事件到达"
        case .accessorySendsData: "配件发来数据"
        case .newsstandIssueArrives: "“报刊杂志”的一期刊物到达"
        case .socketDataArrives: "VoIP 套接字收到数据"
        case .healthDataArrives: "健康数据到达"
        case .pushArrives: "推送通知到达"
        case .pushWithContentArrives: "带内容的推送通知到达"
        case .localNotificationFires: "本地通知到时"
        case .notificationAlertAppears: "出现通知弹窗"
        case .userDismissesNotificationAlert: "关闭通知弹窗"
        case .userActsOnNotificationAlert: "对通知弹窗作出回应"
        case .userExpandsCallBanner: "展开来电横幅"
        case .userTouchesAppBeside: "触摸旁边的应用"
        case .userDragsDivider: "拖动分隔条"
        case .userPushesAppOffScreen: "把应用推出屏幕"
        case .systemConnectsScene: "连接场景"
        case .deviceFallsAsleep: "设备进入睡眠"
        case .deviceWakesUp: "设备醒来"
        case .localeChanges: "语言或地区改变"
        case .settingsChange: "设置改变"
        case .deviceRotates: "设备转动方向"
        case .userContinuesActivity: "继续活动"
        case .userStartsUsingDevice: "开始使用设备"
        case .userCancelsContinuedTask: "取消持续任务"
        case .inAppAlertAppears: "出现应用内弹窗"
        case .systemHoldsPush: "扣留静默推送"
        case .systemOffloadsApp: "卸载应用"
        case .userTouches: "触摸"
        case .userShakesDevice: "摇动设备"
        case .userTriggersAction: "触发动作"
        case .userOpensEditingMenu: "打开编辑菜单"
        case .userPressesRemoteControl: "按下远程控制"
        case .userOpensWindow: "打开窗口"
        case .userClosesWindow: "关闭窗口"
        case .userHidesWindow: "隐藏窗口"
        case .userShowsWindow: "显示窗口"
        case .systemDisconnectsWindow: "断开窗口"
        }
    }
}

extension Activity {
    /// What the app does; Chinese alone.
    var chinese: StaticString {
        switch self {
        case .audio: "播放音频"
        case .locationUpdates: "更新位置"
        case .continuedTask: "持续任务"
        }
    }
}
