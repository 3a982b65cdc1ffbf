/// A scene of an app; for the lifecycle it is one window.
struct Scene: Hashable, Sendable {
    /// The state of a connected scene; background for a scene that is not connected.
    var state = LifecycleState.background
    var isConnected = false
    /// Whether the scene is attached to its session, as it is after it has entered the foreground.
    var isAttached = false
    /// Whether the session is kept, so that the scene can be restored.
    var hasSession = false
    /// Whether the user sees the scene when the app is in front.
    var isInFront = true
    /// The last phase that its views received since the scene was connected; nil if there is none.
    ///
    /// It is recorded only if the trace shows phases.
    var phase: ScenePhase?
}

extension Scene {
    var activationState: ActivationState {
        switch state {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        default: isAttached ? .background : .unattached
        }
    }
}

/// A value of `UIScene.activationState`.
public enum ActivationState: UInt8, CaseIterable, Sendable {
    case unattached
    case foregroundActive
    case foregroundInactive
    case background

    /// Apple's name of the value.
    public var name: StaticString {
        switch self {
        case .unattached: "unattached"
        case .foregroundActive: "foregroundActive"
        case .foregroundInactive: "foregroundInactive"
        case .background: "background"
        }
    }
}

extension WorldContents {
    /// The scene with an index; an app with one window always has its scene.
    subscript(scene index: Int) -> Scene {
        get { index < scenes.count ? scenes[index] : Scene() }
        set {
            while scenes.count <= index {
                scenes.append(Scene())
                // A window that has not been opened is not visible.
                if scenes.count > 1 { scenes[scenes.count - 1].isInFront = false }
            }
            scenes[index] = newValue
        }
    }

    /// Connects or disconnects a scene; it is attached later, when it comes to the screen.
    mutating func connect(_ isConnected: Bool, scene index: Int) {
        self[scene: index].isConnected = isConnected
        self[scene: index].isAttached = false
        self[scene: index].phase = nil
        if !isConnected { self[scene: index].state = .background }
    }

    /// Keeps or discards the session of the scene that a rule is about.
    ///
    /// A rule about the whole app, such as one about an app that is swiped away, discards all of them.
    mutating func change(_ session: Session, _ cause: Cause) {
        switch session {
        case .keep: self[scene: scene(of: cause)].hasSession = true
        case .tellDiscarded: hasUntoldDiscard = false
        case .discard:
            discardSessions(cause)
            hasUntoldDiscard = false
        case .discardUntold:
            hasUntoldDiscard = hasUntoldDiscard || isSessionKept(cause)
            discardSessions(cause)
        }
    }

    private mutating func discardSessions(_ cause: Cause) {
        let inQuestion = scene(of: cause)
        for index in scenes.indices where cause.scene == nil || index == inQuestion {
            scenes[index].hasSession = false
            // The next launch opens one window.
            if index != inQuestion { scenes[index].isInFront = false }
        }
    }

    /// Whether the session of a scene is kept; for a rule about the whole app, whether any is.
    func isSessionKept(_ cause: Cause) -> Bool {
        if let index = cause.scene { return self[scene: index].hasSession }
        return scenes.contains { $0.hasSession }
    }

    /// Whether a transition that names no scene applies to a scene.
    ///
    /// It applies to scenes that the user sees. The system connects one in the background although all
    /// windows are hidden (`TableException.sceneInQuestion`). `disconnectClosed` applies to those that were closed
    /// while the app could not be notified instead. `disconnectOthers` applies to each connected scene
    /// but the one that a rule about the whole app is about.
    func isConcerned(_ index: Int, by transition: Transition, _ cause: Cause) -> Bool {
        let scene = scenes[index]
        return switch transition {
        case .disconnectClosed: scene.isConnected && !scene.hasSession
        case .disconnectOthers: scene.isConnected && index != self.scene(of: cause)
        case .connectInBackground:
            scene.isInFront || (hidesEveryWindow && index == self.scene(of: cause))
        default: scene.isInFront
        }
    }

    /// The index of the scene that a rule is about.
    ///
    /// For a rule about the whole app it is the first connected scene, preferably one that the user
    /// sees (`TableException.sceneInQuestion`).
    func scene(of cause: Cause) -> Int {
        cause.scene
            ?? scenes.firstIndex { $0.isConnected && $0.isInFront }
            ?? scenes.firstIndex { $0.isConnected } ?? 0
    }

    var hidesEveryWindow: Bool { !scenes.isEmpty && !scenes.contains { $0.isInFront } }

    /// Shows a window of an app that comes to the front with all its windows hidden.
    ///
    /// It is the window that a rule about the whole app is about.
    mutating func bringWindowToFront() {
        let index =
            scenes.firstIndex { $0.isConnected } ?? scenes.firstIndex { $0.hasSession } ?? 0
        scenes[index].isInFront = true
    }

    /// The state of a scene, or of the app if the index is nil.
    func state(ofScene index: Int?) -> LifecycleState {
        guard let index, state != .notRunning, state != .suspended else { return state }
        return self[scene: index].state
    }

    /// The state of the app: that of its most active scene (`TableException.stateOfScenes`).
    var stateByScenes: LifecycleState {
        var result = LifecycleState.background
        for scene in scenes {
            if scene.state == .active { return .active }
            if scene.state == .inactive { result = .inactive }
        }
        return result
    }

    var hasConnectedScene: Bool { scenes.contains { $0.isConnected } }

    /// Whether a notification of the whole app is posted when a scene changes.
    ///
    /// It is, if no other scene keeps the app in its earlier state
    /// (`TableException.postedByLastScene`).
    func isPosted(_ name: NotificationName, byScene index: Int?) -> Bool {
        guard let index, scenes.count > 1 else { return true }
        let others = scenes.indices.lazy.filter { $0 != index }.map { scenes[$0].state }
        switch name {
        case .willResignActive, .didBecomeActive: return !others.contains(.active)
        case .didEnterBackground, .willEnterForeground:
            return !others.contains(.active) && !others.contains(.inactive)
        default: return true
        }
    }
}
