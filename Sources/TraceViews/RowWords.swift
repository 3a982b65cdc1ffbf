import Diagnostics
import LifecycleCore
import ScenarioText

// What an entry records, for readers of a page. In English that is what the canonical text says;
// the names in it are those of the scenario in every language.

extension Trace {
    /// What an entry records, in a language.
    func words(for entry: TraceEntry, in language: Language) -> Text {
        switch language {
        case .english: words(for: entry)
        case .simplifiedChinese: chinese(entry)
        }
    }

    private func chinese(_ entry: TraceEntry) -> Text {
        switch entry.what {
        case .event(let event): event.words(in: .simplifiedChinese)
        case .ignored(let event, let reason):
            nothing(event.words(in: .simplifiedChinese), reason)
        case .windowEvent(let event, let window): "\(event.chinese) \(Int(window))"
        case .windowIgnored(let event, let window, let reason):
            nothing("\(event.chinese) \(Int(window))", reason)
        case .input(let input, let target): chinese(input, at: target)
        case .inputIgnored(let input, let target, let reason):
            nothing(chinese(input, at: target), reason)
        case .stateChange(let from, let to), .sceneStateChange(let from, let to):
            StatePair(from: from, to: to).words(in: .simplifiedChinese)
        case .responder(let responder, let input, let handles):
            "\(owner(responder)) \(input.method)：\(handles ? Text("已处理") : Text("向上传递"))"
        case .hitTest(let view?): "UIWindow.hitTest(_:with:) 找到视图\(quoted(view))"
        case .hitTest(nil): "UIWindow.hitTest(_:with:) 没有找到视图"
        case .evictedOther(let index): evicted(Int(index))
        case .snapshot: "拍摄应用的快照"
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
        case .expirationHandler(let task): "任务\(quoted(task))的到期处理程序"
        case .timeRemaining(let span?): "backgroundTimeRemaining 为 \(Text(seconds: span)) 秒"
        case .timeRemaining(nil): "backgroundTimeRemaining 没有限制"
        case .activationState(let state): "activationState 为 \(state.name)"
        case .badge(let number): "角标为 \(Int(number))"
        case .handled(.refreshTask): "BGAppRefreshTask 的启动处理程序"
        case .handled: "BGProcessingTask 的启动处理程序"
        case .notWoken(let reason): "没有唤醒应用：\(reason.chinese)"
        case .launchRefused(let reason): "没有启动应用：\(reason.chinese)"
        case .warned(let task): warning(of: task)
        case .killed(let reason):
            "终止应用，\(reason.code.code)：\(reason.words(on: app.version, in: .simplifiedChinese))"
        // Names alone.
        case .callback, .notification, .sentEvent: words(for: entry)
        }
    }

    private func nothing(_ words: Text, _ reason: Reason) -> Text {
        "\(words) – 没有任何作用：\(reason.chinese)"
    }

    private func chinese(_ input: InputEvent, at target: InputTarget) -> Text {
        switch target {
        case .nowhere: Text(input.chinese)
        case .view(let view): "\(input.chinese)\(quoted(view))"
        case .point(let point): "\(input.chinese) \(Int(point.x)),\(Int(point.y))"
        }
    }

    private func owner(_ responder: Responder) -> Text {
        switch responder {
        case .gestureRecognizer(let view): "视图\(quoted(view))的手势识别器的"
        case .view(let view): "视图\(quoted(view))的"
        case .viewController(let view): "视图\(quoted(view))的控制器的"
        case .window: "UIWindow 的"
        case .windowScene: "UIWindowScene 的"
        case .application: "UIApplication 的"
        case .appDelegate: "应用委托的"
        }
    }

    private func evicted(_ index: Int) -> Text {
        let other = app.otherApps[index]
        let place: Text = other.isRunning ? "在后台" : "已挂起"
        return "收回“\(otherAppNames[index])”的内存，\(place)，\(Int(other.megabytes)) MB"
    }

    private func warning(of task: TaskName) -> Text {
        let seconds = Budget.span(.taskWarning, on: app.version).milliseconds / 1000
        return "控制台：后台任务\(quoted(task))开始已超过 \(Int(seconds)) 秒，有被终止的风险"
    }

    private func chinese(_ action: AppAction) -> Text {
        switch action {
        case .beginTask(let task): "开始任务\(quoted(task))"
        case .endTask(let task): "结束任务\(quoted(task))"
        case .start(let activity): "开始\(activity.chinese)"
        case .stop(let activity): "停止\(activity.chinese)"
        case .block(let span): "阻塞主线程 \(Text(seconds: span)) 秒"
        default: Text(action.kind.chinese)
        }
    }

    private func quoted(_ task: TaskName) -> Text { "“\(taskNames[Int(task.index)])”" }

    private func quoted(_ view: ViewName) -> Text { "“\(viewNames[Int(view.index)])”" }
}

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
        case .draw: "用 OpenGL ES 绘图"
        case .registerTwice: "重复注册启动处理程序"
        case .registerLate: "过晚注册启动处理程序"
        case .readActivationState: "读取 activationState"
        case .crash: "崩溃"
        case .exit: "调用 exit"
        }
    }
}
