/// A scene of an app: one window, as far as the lifecycle is concerned.
struct Scene: Hashable, Sendable {
    /// The state of a connected scene; background for one that is not connected.
    var state = LifecycleState.background
    /// Whether the scene is connected to its session.
    var isConnected = false
    /// Whether it is attached to its session, as it is once it has entered the foreground.
    var isAttached = false
    /// Whether the session is kept, so that the scene can be restored.
    var hasSession = false
    /// Whether the user sees it whenever the app is in front.
    var isInFront = true
    /// The phase that its views were told last, in an app whose trace shows it; nil where they were
    /// told none since the scene was connected.
    var phase: ScenePhase?
}

extension Scene {
    /// What `UIScene.activationState` reads.
    var activationState: ActivationState {
        switch state {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        default: isAttached ? .background : .unattached
        }
    }
}

/// What `UIScene.activationState` reads.
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
    /// The scene with an index; the scene of an app with one window is there from the start.
    subscript(scene index: Int) -> Scene {
        get { index < scenes.count ? scenes[index] : Scene() }
        set {
            while scenes.count <= index {
                scenes.append(Scene())
                // A window that was not opened is not one that the user sees.
                if scenes.count > 1 { scenes[scenes.count - 1].isInFront = false }
            }
            scenes[index] = newValue
        }
    }

    /// Connects a scene, which is attached once it has come to the screen, or disconnects it.
    mutating func connect(_ isConnected: Bool, scene index: Int) {
        self[scene: index].isConnected = isConnected
        self[scene: index].isAttached = false
        self[scene: index].phase = nil
        if !isConnected { self[scene: index].state = .background }
    }

    /// Keeps the session of a scene, or throws it away.
    mutating func change(_ session: Session, ofScene index: Int) {
        switch session {
        case .keep: self[scene: index].hasSession = true
        case .tellDiscarded: hasUntoldDiscard = false
        case .discard:
            self[scene: index].hasSession = false
            hasUntoldDiscard = false
        case .discardUntold:
            hasUntoldDiscard = hasUntoldDiscard || self[scene: index].hasSession
            self[scene: index].hasSession = false
        }
    }

    /// Whether a step of scenes that names none is one of this scene: of those that the user
    /// sees, or of those that were closed while the app could not be told.
    func isConcerned(_ scene: Scene, by transition: Transition) -> Bool {
        transition == .disconnectClosed
            ? scene.isConnected && !scene.hasSession : scene.isInFront
    }

    /// The index of the scene that a rule is about: where it is about the whole app, the first one
    /// that is connected, one in front of the user before any other
    /// (`TableException.sceneInQuestion`).
    func scene(of cause: Cause) -> Int {
        cause.scene
            ?? scenes.firstIndex { $0.isConnected && $0.isInFront }
            ?? scenes.firstIndex { $0.isConnected } ?? 0
    }

    /// Whether the user sees none of the windows that the app has.
    var hidesEveryWindow: Bool { !scenes.isEmpty && !scenes.contains { $0.isInFront } }

    /// Lets the user see a window of an app that comes to the front with all its windows hidden.
    ///
    /// It is the one that a rule about the whole app is about.
    mutating func bringWindowToFront() {
        let index =
            scenes.firstIndex { $0.isConnected } ?? scenes.firstIndex { $0.hasSession } ?? 0
        scenes[index].isInFront = true
    }

    /// The state in which a rule finds what it is about: a scene, or the app where it is about none.
    func state(ofScene index: Int?) -> LifecycleState {
        guard let index, state != .notRunning, state != .suspended else { return state }
        return self[scene: index].state
    }

    /// The state of the app by its scenes: that of the most active one
    /// (`TableException.stateOfScenes`).
    var stateByScenes: LifecycleState {
        var result = LifecycleState.background
        for scene in scenes {
            if scene.state == .active { return .active }
            if scene.state == .inactive { result = .inactive }
        }
        return result
    }

    /// Whether any scene is connected.
    var hasConnectedScene: Bool { scenes.contains { $0.isConnected } }

    /// Whether a notification of the whole app is posted when a scene changes: only if no other
    /// scene keeps the app in the state that it is about (`TableException.postedByLastScene`).
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
