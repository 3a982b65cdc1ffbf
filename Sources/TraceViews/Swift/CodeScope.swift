import Diagnostics
import LifecycleCore
import ScenarioText

/// The scope of statements.
struct CodeScope {
    /// The enclosing type; nil for a function of the file.
    var type: TypeOfApp?
    /// Whether they are in a closure, where properties need `self`.
    var isClosure = false
    /// The code that completes the event of the method; nil if the stored completion handler does.
    var completion: StaticString?

    /// The scope of a closure inside this one.
    func inClosure(keepingCompletion: Bool = true) -> CodeScope {
        CodeScope(
            type: type, isClosure: true, completion: keepingCompletion ? completion : nil)
    }
}

extension SwiftWriter {
    /// Appends the actions of a method, in order.
    mutating func actions(_ actions: [DelayedAction], of app: SwiftApp, in scope: CodeScope) {
        var rest = actions[...]
        while let first = rest.first {
            let group = rest.prefix { $0.comesWith(first) }
            rest = rest.dropFirst(group.count)
            delayed(first, in: scope) { code, scope in
                for delayed in group { code.action(delayed.action, of: app, in: scope) }
            }
        }
    }

    /// Appends the code that waits, with the content inside.
    private mutating func delayed(
        _ first: DelayedAction, in scope: CodeScope,
        _ content: (inout SwiftWriter, CodeScope) -> Void
    ) {
        let seconds = (first.period ?? first.delay).inSwift
        let isRepeated = first.period != nil
        let inside = scope.inClosure(keepingCompletion: !isRepeated)
        if !isRepeated, first.delay == .seconds(0) { return content(&self, scope) }
        switch (isRepeated, first.clock) {
        case (false, .scenario):
            block("Task") { code in
                code.line("try? await Task.sleep(for: \(first.delay.duration))")
                content(&code, scope)
            }
        case (false, .deadline):
            block("DispatchQueue.main.asyncAfter(deadline: .now() + \(seconds))") {
                content(&$0, inside)
            }
        case (false, .wallDeadline):
            block("DispatchQueue.main.asyncAfter(wallDeadline: .now() + \(seconds))") {
                content(&$0, inside)
            }
        case (true, .scenario):
            let timer: Text = "Timer.scheduledTimer(withTimeInterval: \(seconds), repeats: true)"
            block("_ = \(timer)", "_ in") { code in
                code.block("MainActor.assumeIsolated") { content(&$0, inside) }
            }
        case (true, .deadline):
            block("repeatEvery(\(seconds))") { content(&$0, inside) }
        case (true, .wallDeadline):
            block("repeatByWallClock(every: \(seconds))") { content(&$0, inside) }
        }
    }

    private mutating func action(_ action: AppAction, of app: SwiftApp, in scope: CodeScope) {
        switch action {
        case .beginTask(let task): begin(task, of: app, in: scope)
        case .endTask(let task):
            line("UIApplication.shared.endBackgroundTask(\(app.variable(of: task, in: scope)))")
        case .complete: line(scope.completion.map { Text($0) } ?? "complete?()")
        default:
            if let code = action.code(in: app.scenario) { line(code.call) }
        }
    }

    private mutating func begin(_ task: TaskName, of app: SwiftApp, in scope: CodeScope) {
        let name = app.scenario.taskNames[Int(task.index)].swiftLiteral
        let variable = app.variable(of: task, in: scope)
        let call: Text = "\(variable) = UIApplication.shared.beginBackgroundTask(withName: \(name)"
        guard let actions = app.actions(in: .expiration(task)) else { return line("\(call))") }
        if let function = app.identifiers[Int(task.index)].expiration {
            line("\(variable) = UIApplication.shared.beginBackgroundTask(")
            return line("    withName: \(name), expirationHandler: \(function))")
        }
        guard !actions.isEmpty else { return line("\(call)) {}") }
        block("\(call))") {
            $0.actions(actions, of: app, in: scope.inClosure(keepingCompletion: false))
        }
    }
}

extension SwiftApp {
    /// The variable of a background task, as written in a scope.
    fileprivate func variable(of task: TaskName, in scope: CodeScope) -> Text {
        let identifier = identifiers[Int(task.index)]
        return identifier.owner != nil && scope.isClosure
            ? "self.\(identifier.name)" : identifier.name
    }
}

extension DelayedAction {
    /// Whether it is due at the same time as another action, by the same clock.
    fileprivate func comesWith(_ other: DelayedAction) -> Bool {
        delay == other.delay && period == other.period && clock == other.clock
    }
}
