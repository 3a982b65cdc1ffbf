import LifecycleCore

extension Requirement {
    /// Whether something unusual has to happen before.
    var isRare: Bool {
        guard case .condition(let condition) = subject else { return false }
        if isNegated { return condition == .sceneConnected }
        return switch condition {
        case .pushHeld, .viewsUnseen, .sessionDiscarded, .hasAlwaysOnDisplay, .restarted,
            .awaitingFirstUnlock, .alertWaits, .offloaded, .prewarmed, .otherIsSuspended,
            .timeChangeUntold, .activityAnnounced:
            true
        default: false
        }
    }

    /// Whether a trigger cannot happen otherwise.
    func isImplied(by trigger: Trigger) -> Bool {
        switch (subject, trigger) {
        case (.condition(.locked), .event(.userUnlocksDevice)),
            (.condition(.locked), .event(.userHalfUnlocksDevice)),
            (.condition(.switcherOpen), .event(.userClosesSwitcher)):
            !isNegated
        default: false
        }
    }
}

extension Requirement {
    /// Whether other conditions of a way imply it, or make it meaningless.
    ///
    /// A new session has no scene yet. That another scene is connected matters if this one is not.
    func isImplied(by others: [Requirement]) -> Bool {
        func excludes(_ condition: Condition) -> Bool {
            others.contains(Requirement(subject: .condition(condition), isNegated: true))
        }
        guard isNegated, case .condition(let condition) = subject else { return false }
        return switch condition {
        case .sceneConnected: excludes(.sessionKept)
        case .sceneUnattached: !excludes(.sceneConnected) || excludes(.sessionKept)
        default: false
        }
    }
}

extension Requirement {
    /// Whether it asks for something that lies over the app.
    var isOfCover: Bool {
        guard !isNegated, case .condition(let condition) = subject else { return false }
        return switch condition {
        case .switcherOpen, .covered, .passingOverlayOpen, .callCoversScreen, .madeCallCovers,
            .alertShown, .promptShown:
            true
        default: false
        }
    }
}

extension Requirement {
    /// Whether an app with the default settings meets it on the newest version.
    var isOfOrdinaryApp: Bool { isOfSettings && Self.ordinaryApp.meets(self) }

    private static let ordinaryApp = App(version: .newest)

    /// Whether the settings of the app decide it alone.
    var isOfSettings: Bool { Self.ofSettings.contains(index) }

    /// The indices of those of the rule book, each with the opposite, whose index differs in the
    /// lowest bit.
    private static let ofSettings: Set<Int> = {
        var seen: Set<Int> = []
        var found: Set<Int> = []
        for requirement in ruleBook.flatMap(\.requirements)
        where seen.insert(requirement.index & ~1).inserted && requirement.prerequisite == .settings
        {
            found.formUnion([requirement.index, requirement.index ^ 1])
        }
        return found
    }()
}
