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
    /// Where it lies; nil for the view that fills the window, and for one that only has a name.
    public var frame: ViewFrame?
    /// Whether it is hidden.
    public var isHidden: Bool
    /// Whether its `isUserInteractionEnabled` is false.
    public var ignoresTouches: Bool
    /// Whether its `alpha` is less than 0.01.
    public var isTransparent: Bool
    /// Whether it has a gesture recognizer that recognizes the touches in it.
    public var recognizesGestures: Bool
    /// The root view of the controller that presents its own controller.
    public var presentedBy: ViewName?

    /// Creates a view in another one, or the one that fills the window.
    public init(superview: ViewName?) {
        self.superview = superview
        self.handlesEvents = false
        self.hasController = false
        self.controllerHandlesEvents = false
        self.isHidden = false
        self.ignoresTouches = false
        self.isTransparent = false
        self.recognizesGestures = false
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

/// An object that an event can reach.
public enum Responder: Hashable, Sendable {
    /// A gesture recognizer of a view.
    case gestureRecognizer(ViewName)
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

extension WorldContents {
    /// The responders from a view on, each the next one of the one before: a view, its controller
    /// if it is that one's root view, its superview, and so on to the app delegate
    /// (`TableException.responderChain`).
    ///
    /// - Parameters:
    ///   - first: The view that was hit, or the first responder; nil where there is no view, so
    ///     that the chain begins with the window.
    ///   - event: The event, as touches are seen by gesture recognizers before any view.
    /// - Returns: The responders in order, each with whether it handles events.
    func responderChain(
        from first: ViewName?, for event: Event
    ) -> [(responder: Responder, handles: Bool)] {
        var chain = event == .userTouches ? gestureRecognizers(above: first) : []
        var next = first
        while let name = next, Int(name.index) < app.views.count {
            let view = app.views[Int(name.index)]
            chain.append((.view(name), view.handlesEvents))
            if view.hasController {
                chain.append((.viewController(name), view.controllerHandlesEvents))
            }
            next = view.superview
            // What is presented comes back to the controller that presents it.
            if view.hasController, let presenter = view.presentedBy {
                let below = app.views[Int(presenter.index)]
                chain.append((.viewController(presenter), below.controllerHandlesEvents))
                next = below.superview
            }
        }
        chain.append((.window, false))
        if model == .scenes { chain.append((.windowScene, false)) }
        chain.append((.application, false))
        chain.append((.appDelegate, false))
        return chain
    }

    /// The gesture recognizers that see a touch before its view does: those of the view and of
    /// what it lies in.
    private func gestureRecognizers(
        above first: ViewName?
    ) -> [(responder: Responder, handles: Bool)] {
        var found: [(responder: Responder, handles: Bool)] = []
        var next = first
        while let name = next, Int(name.index) < app.views.count {
            let view = app.views[Int(name.index)]
            if view.recognizesGestures { found.append((.gestureRecognizer(name), true)) }
            next = view.superview
        }
        return found
    }
}
