/// A view of the app, as far as events are concerned.
public struct View: Hashable, Sendable {
    /// The superview; nil for the view that fills the window.
    public var superview: ViewName?
    /// Whether the view handles the events that reach it.
    public var handlesEvents: Bool
    /// Whether the view is the root view of a view controller.
    public var hasController: Bool
    /// Whether its controller handles the events that reach it.
    public var controllerHandlesEvents: Bool
    /// The frame; nil for the view that fills the window, and for one that only has a name.
    public var frame: ViewFrame?
    /// Whether the view is hidden.
    public var isHidden: Bool
    /// Whether `isUserInteractionEnabled` is false.
    public var ignoresTouches: Bool
    /// Whether `alpha` is less than 0.01.
    public var isTransparent: Bool
    /// Whether a gesture recognizer of the view recognizes the touches in it.
    public var recognizesGestures: Bool
    /// The root view of the controller that presents the controller of this view.
    public var presentedBy: ViewName?

    /// Creates a view in a superview, or the view that fills the window.
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

/// The name of a view, as an index.
public struct ViewName: Hashable, Sendable {
    /// The index in the app's list of views.
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
    /// The app delegate, if it is a responder, as in Xcode's template.
    case appDelegate
}

extension WorldContents {
    /// The responder chain from a view to the app delegate (`TableException.responderChain`).
    ///
    /// A view is followed by its controller, if it is the root view of one, then by its superview.
    ///
    /// - Parameters:
    ///   - first: The view that was hit, or the first responder; if nil, the chain begins with the
    ///     window.
    ///   - event: The event; gesture recognizers see touches before any view does.
    /// - Returns: The responders in order, and whether each handles events.
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
            // A presented controller is followed by the one that presents it.
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

    /// The gesture recognizers of a view and its superviews, which see a touch first.
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
