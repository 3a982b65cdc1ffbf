import LifecycleCore

extension Way {
    /// The methods that its last rule calls in every app, after those that the rules before it call
    /// on their way to it.
    ///
    /// Methods of views and those that an app may lack are left out.
    var calledMethods: [Callback] {
        let rules = zip(path, path.dropFirst()).flatMap { rule, next in
            rule.then.prefix { effect in
                !effect.transitions(for: []).contains { .transition($0) == next.on }
            }
        }
        return (rules + path[path.count - 1].then).compactMap { effect in
            switch effect {
            case .call(let callback), .callToComplete(let callback): callback
            default: nil
            }
        }
    }
}
