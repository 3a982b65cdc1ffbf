/// A view of the app's interface, as far as events are concerned.
public struct View: Hashable, Sendable {
    /// The view that it lies in; nil for the one that fills the window.
    public var superview: ViewName?
    /// Whether it handles the events that reach it.
    public var handlesEvents: Bool
    /// Whether it is the root view of a view controller.
    public var hasController: Bool
    /// Whether that controller handles the events that reach it.
    public var controllerHandlesEvents: Bool

    /// Creates a view in another one, or the one that fills the window.
    public init(superview: ViewName?) {
        self.superview = superview
        self.handlesEvents = false
        self.hasController = false
        self.controllerHandlesEvents = false
    }
}

/// The number of a view in the app's list of views.
public struct ViewName: Hashable, Sendable {
    /// The index in the list.
    public var index: UInt8

    /// Creates a view name from its index.
    public init(index: UInt8) {
        self.index = index
    }
}

/// An event that goes to the responders of an app.
public enum InputEvent: UInt8, CaseIterable, Sendable {
    /// A finger touches the screen.
    case touch
    /// The device is shaken.
    case shake
    /// A button of the headphones or of Control Center is pressed.
    case remoteControl

    /// The method with which a responder handles it, as Apple spells it.
    public var method: StaticString {
        switch self {
        case .touch: "touchesBegan(_:with:)"
        case .shake: "motionBegan(_:with:)"
        case .remoteControl: "remoteControlReceived(with:)"
        }
    }
}

/// An object that an event can reach.
public enum Responder: Hashable, Sendable {
    /// A view.
    case view(ViewName)
    /// The controller of a view.
    case viewController(ViewName)
    /// The window.
    case window
    /// The scene of the window, from iOS 13 on.
    case windowScene
    /// The `UIApplication`.
    case application
    /// The app delegate, if it is a responder, as the template makes it.
    case appDelegate
}

extension World {
    /// The responders from a view on, each the next one of the one before: a view, its controller
    /// if it is that one's root view, its superview, and so on to the app delegate (Apple, "Using
    /// responders and the responder chain to handle events").
    ///
    /// - Parameter first: The view that was hit, or the first responder; nil where there is no
    ///   view, so that the chain begins with the window.
    /// - Returns: The responders in order, each with whether it handles events.
    func responderChain(from first: ViewName?) -> [(responder: Responder, handles: Bool)] {
        var chain: [(responder: Responder, handles: Bool)] = []
        var next = first
        while let name = next, Int(name.index) < app.views.count {
            let view = app.views[Int(name.index)]
            chain.append((.view(name), view.handlesEvents))
            if view.hasController {
                chain.append((.viewController(name), view.controllerHandlesEvents))
            }
            next = view.superview
        }
        chain.append((.window, false))
        if model == .scenes { chain.append((.windowScene, false)) }
        chain.append((.application, false))
        chain.append((.appDelegate, false))
        return chain
    }
}
