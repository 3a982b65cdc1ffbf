import LifecycleCore

/// The notifications that rules post right after a call.
func notifications(beside callback: Callback, in rules: [Rule]) -> [NotificationName] {
    var names: [NotificationName] = []
    for rule in rules {
        guard let place = rule.then.firstIndex(where: { $0.callback == callback }) else { continue }
        for effect in rule.then[(place + 1)...] {
            guard case .post(let name) = effect else { break }
            if !names.contains(name) { names.append(name) }
        }
    }
    return names
}
