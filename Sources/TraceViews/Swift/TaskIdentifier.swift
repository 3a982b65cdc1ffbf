import Diagnostics
import LifecycleCore
import ScenarioText

struct TaskIdentifier {
    var name: Text
    /// The type that has it as a property; nil for a variable of the file, which several types use.
    var owner: TypeOfApp?
    /// The function used as expiration handler; nil if the handler is a closure where the task
    /// begins.
    var expiration: Text?
}

extension Scenario {
    /// The variables of all background tasks, by index.
    var taskIdentifiers: [TaskIdentifier] {
        var identifiers: [TaskIdentifier] = []
        for (index, name) in taskNames.enumerated() {
            var word = name.swiftName
            if word.isEmpty { word = "background" }
            if identifiers.contains(where: { $0.name == "\(word)Task" }) {
                word.append(index + 1)
            }
            let use = self.use(of: TaskName(index: UInt16(truncatingIfNeeded: index)))
            identifiers.append(
                TaskIdentifier(
                    name: "\(word)Task", owner: use.owner,
                    expiration: use.isFunction ? "\(word)TaskExpires" : nil))
        }
        return identifiers
    }

    /// The only type that uses a task, and whether its expiration handler is a function.
    ///
    /// It is a function if the task begins in several places.
    private func use(of task: TaskName) -> (owner: TypeOfApp?, isFunction: Bool) {
        let owners = self.places { $0 == .beginTask(task) || $0 == .endTask(task) }.map { method in
            method.flatMap { owner(of: $0) }
        }
        let isFunction =
            places { $0 == .beginTask(task) }.count > 1
            && app.handlers.contains { $0.method == .expiration(task) }
        let first = owners.first ?? nil
        let isAlone = owners.allSatisfy { $0 == first }
        return (isAlone && !isFunction ? first : nil, isFunction)
    }

    /// The methods with a matching action, once for each occurrence; nil for the timeline.
    private func places(where isMeant: (AppAction) -> Bool) -> [HandledMethod?] {
        var places: [HandledMethod?] = []
        for handler in app.handlers {
            for delayed in handler.actions where isMeant(delayed.action) {
                places.append(handler.method)
            }
        }
        for part in before + [timeline] {
            for line in part {
                if case .action(let action) = line.timed.agendaItem, isMeant(action) {
                    places.append(nil)
                }
            }
        }
        return places
    }

    /// The type that contains the code of a method.
    ///
    /// An expiration handler is in the type in which its task begins, if that is a single place and
    /// not itself in an expiration handler.
    private func owner(of method: HandledMethod) -> TypeOfApp? {
        // The handler may be a function of the file.
        if method == .callback(.taskExpirationHandler) { return nil }
        guard case .expiration(let task) = method else { return TypeOfApp(of: method) }
        let places = self.places { $0 == .beginTask(task) }
        guard places.count == 1, let place = places[0] else { return nil }
        return TypeOfApp(of: place)
    }
}

extension Text {
    /// The text as a Swift name in camel case, made of its Latin letters and the digits after the
    /// first one.
    fileprivate var swiftName: Text {
        var name = Text()
        var isNewWord = false
        for byte in bytes {
            let isLower = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
            let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            guard isLower || isUpper || isDigit && !name.isEmpty else {
                isNewWord = !name.isEmpty
                continue
            }
            if name.isEmpty, isUpper {
                name.append(byte + 32)
            } else {
                name.append(isNewWord && isLower ? byte - 32 : byte)
            }
            isNewWord = false
        }
        return name
    }

    /// The text as a Swift string literal.
    var swiftLiteral: Text {
        var literal: Text = "\""
        for byte in bytes {
            if byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\"") {
                literal.append(UInt8(ascii: "\\"))
            }
            literal.append(byte)
        }
        literal.append(UInt8(ascii: "\""))
        return literal
    }
}
