package import LifecycleCore

/// A value of `applicationState` in a method that a rule calls.
struct Reading {
    var reads: ApplicationState
    /// The lifecycle model of the app.
    var model: AppModels
    /// The versions of iOS with this value.
    var versions: [VersionRange]
    /// The rule that calls the method.
    var rule: Rule

    /// The values in a method of an app with one window.
    static func all(in callback: Callback) -> [Reading] {
        var readings: [Reading] = []
        for way in Way.all(to: callback) {
            for reads in way.readings {
                let rule = way.path[way.path.count - 1]
                let known = readings.firstIndex {
                    $0.reads == reads && $0.model == way.model && $0.rule.name == rule.name
                }
                if let known {
                    readings[known].versions = (readings[known].versions + [way.versions]).joined
                } else {
                    readings.append(
                        Reading(
                            reads: reads, model: way.model, versions: [way.versions], rule: rule))
                }
            }
        }
        return readings
    }
}

extension Way {
    /// The possible values of `applicationState` at its call, in an app with one window.
    package var readings: [ApplicationState] {
        ApplicationState.allCases.filter { reads in
            LifecycleState.allCases.contains {
                states.contains(LifecycleStates($0)) && $0.applicationState == reads
            }
        }
    }
}

extension LifecycleState {
    /// The value of `applicationState` in the state; nil if no code can read it.
    package var applicationState: ApplicationState? {
        switch self {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        case .suspended, .notRunning: nil
        }
    }
}

extension Callback {
    /// Whether it is about one scene, so that an app with several windows reads in it the state of
    /// the one furthest in front.
    package var isAboutOneScene: Bool {
        receiver.isOfScene || receiver == .viewController || self == .configurationForConnecting
            || self == .didDiscardSceneSessions
    }
}
