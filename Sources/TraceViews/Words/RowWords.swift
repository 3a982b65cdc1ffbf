package import Diagnostics
package import LifecycleCore
import ScenarioText

// What an entry records, for readers of a page. In English that is what the canonical text says;
// the names in it are those of the scenario in every language.

extension Trace {
    /// What an entry records, in a language.
    package func words(for entry: TraceEntry, in language: Language) -> Text {
        switch language {
        case .english: words(for: entry)
        case .simplifiedChinese: chinese(entry)
        }
    }

    private func chinese(_ entry: TraceEntry) -> Text {
        switch entry.what {
        case .event(let stimulus): chinese(stimulus)
        case .ignored(let stimulus, let reason): nothing(chinese(stimulus), reason)
        case .stateChange(let from, let to), .sceneStateChange(let from, let to):
            StatePair(from: from, to: to).words(in: .simplifiedChinese)
        case .responder(let responder, let event, let handles):
            filled(
                "@ @：", owner(responder), Text(event.about.method ?? ""), handles ? "已处理" : "向上传递")
        case .hitTest(let view?): filled("UIWindow.hitTest(_:with:) 找到视图“@”", name(view))
        case .hitTest(nil): "UIWindow.hitTest(_:with:) 没有找到视图"
        case .evictedOther(let index): evicted(Int(index))
        case .snapshot: "拍摄应用的快照"
        case .heldPushDiscarded: "丢弃暂存的静默推送"
        case .did(let action): chinese(action)
        case .began(let task): chinese(.beginTask(task))
        case .ended(let task): chinese(.endTask(task))
        case .completed: chinese(.complete)
        case .started(let activity): chinese(.start(activity))
        case .stopped(let activity): chinese(.stop(activity))
        case .reportedCall: chinese(.reportCall)
        case .crashed: chinese(.crash)
        case .exited: chinese(.exit)
        case .blocked(let span): chinese(.block(span))
        case .refused(let action, let reason): nothing(chinese(action), reason)
        case .expirationHandler(let task): filled("任务“@”的到期处理程序", name(task))
        case .timeRemaining(let span?):
            filled("backgroundTimeRemaining 为 @ 秒", Text(seconds: span))
        case .timeRemaining(nil): "backgroundTimeRemaining 没有限制"
        case .activationState(let state): filled("activationState 为 ", Text(state.name))
        case .protectedData(let isAvailable):
            filled("isProtectedDataAvailable 为 ", isAvailable ? "true" : "false")
        case .badge(let count): filled("角标为 ", number(Int(count)))
        case .handled(.refreshTask): "BGAppRefreshTask 的启动处理程序"
        case .handled: "BGProcessingTask 的启动处理程序"
        case .notWoken(let reason): filled("没有唤醒应用：", Text(reason.chinese))
        case .launchRefused(let reason): filled("没有启动应用：", Text(reason.chinese))
        case .warned(let task): warning(of: task)
        case .killed(let reason):
            filled(
                "终止应用，@：", Text(reason.code.code),
                reason.words(on: app.version, in: .simplifiedChinese))
        // Names alone.
        case .callback, .notification, .sentEvent: words(for: entry)
        }
    }

    private func nothing(_ words: Text, _ reason: Reason) -> Text {
        filled("@ – 没有任何作用：", words, Text(reason.chinese))
    }

    private func chinese(_ stimulus: Stimulus) -> Text {
        let words = stimulus.event.words(in: .simplifiedChinese)
        return switch stimulus.target {
        case .app: words
        case .window(let window): filled("@ ", words, number(Int(window)))
        case .view(let view): filled("@“@”", words, name(view))
        case .point(let point):
            filled("@ @,", words, number(Int(point.x)), number(Int(point.y)))
        }
    }

    private func owner(_ responder: Responder) -> Text {
        switch responder {
        case .gestureRecognizer(let view): filled("视图“@”的手势识别器的", name(view))
        case .view(let view): filled("视图“@”的", name(view))
        case .viewController(let view): filled("视图“@”的控制器的", name(view))
        case .window: "UIWindow 的"
        case .windowScene: "UIWindowScene 的"
        case .application: "UIApplication 的"
        case .appDelegate: "应用委托的"
        }
    }

    private func evicted(_ index: Int) -> Text {
        let other = app.otherApps[index]
        return filled(
            "收回“@”的内存，@，@ MB", otherAppNames[index], other.isRunning ? "在后台" : "已挂起",
            number(Int(other.megabytes)))
    }

    private func warning(of task: TaskName) -> Text {
        let seconds = Budget.span(.taskWarning, on: app.version).milliseconds / 1000
        return filled(
            "控制台：后台任务“@”开始已超过 @ 秒，有被终止的风险", name(task), number(Int(seconds)))
    }

    private func chinese(_ action: AppAction) -> Text {
        switch action {
        case .beginTask(let task): filled("开始任务“@”", name(task))
        case .endTask(let task): filled("结束任务“@”", name(task))
        case .start(let activity): filled("开始", Text(activity.chinese))
        case .stop(let activity): filled("停止", Text(activity.chinese))
        case .block(let span): filled("阻塞主线程 @ 秒", Text(seconds: span))
        case .askForPermission(let permission):
            filled("请求权限“@”", permissionNames[Int(permission.index)])
        case .askForFaceID: "请求面容 ID"
        case .askForTouchID: "请求触控 ID"
        default: Text(action.kind.chinese)
        }
    }

    private func name(_ task: TaskName) -> Text { taskNames[Int(task.index)] }

    private func name(_ view: ViewName) -> Text { viewNames[Int(view.index)] }
}

/// The pattern with a text in the place of each `@`, and one that is left at the end.
///
/// A module that a page loads is to be small, and an interpolation in each case above is not.
@inline(never)
private func filled(
    _ pattern: StaticString, _ one: Text, _ other: Text = Text(), _ last: Text = Text()
) -> Text {
    var texts = [one, other, last][...]
    var result = Text()
    pattern.withUTF8Buffer { bytes in
        for byte in bytes {
            if byte == UInt8(ascii: "@") {
                result.append(texts.removeFirst())
            } else {
                result.append(byte)
            }
        }
    }
    for text in texts { result.append(text) }
    return result
}

@inline(never)
private func number(_ number: Int) -> Text { "\(number)" }

extension ActionKind {
    /// What the app's code does, without values; Chinese alone.
    var chinese: StaticString {
        switch self {
        case .beginTask: "开始任务"
        case .endTask: "结束任务"
        case .readTimeRemaining: "读取 backgroundTimeRemaining"
        case .block: "阻塞主线程"
        case .complete: "完成事件的处理"
        case .startActivity: "开始活动"
        case .stopActivity: "停止活动"
        case .raiseBadge: "角标加一"
        case .reportCall: "报告来电"
        case .openOtherApp: "打开其他应用"
        case .endInvalidTask: "结束无效的任务"
        case .lockFile: "锁定共用文件"
        case .unlockFile: "解锁共用文件"
        case .exceedMemoryLimit: "超过内存上限"
        case .overuseSystem: "占用过多系统资源"
        case .draw: "以 OpenGL ES 绘图"
        case .registerTwice: "重复注册启动处理程序"
        case .registerLate: "过晚注册启动处理程序"
        case .readActivationState: "读取 activationState"
        case .readProtectedData: "读取 isProtectedDataAvailable"
        case .askForBiometrics: "请求面容或指纹验证"
        case .askForPermission: "请求权限"
        case .crash: "崩溃"
        case .exit: "调用 exit"
        }
    }
}
