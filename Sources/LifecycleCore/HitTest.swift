/// A point of the window, in points from the upper left corner.
public struct Point: Hashable, Sendable {
    /// The distance to the right.
    public var x: Int32
    /// The distance down.
    public var y: Int32

    /// Creates a point.
    public init(x: Int32, y: Int32) {
        self.x = x
        self.y = y
    }
}

/// The frame of a view in its superview, in points.
public struct ViewFrame: Hashable, Sendable {
    /// The upper left corner.
    public var origin: Point
    /// The width of the view.
    public var width: Int32
    /// The height of the view.
    public var height: Int32

    /// Creates a frame.
    public init(origin: Point, width: Int32, height: Int32) {
        self.origin = origin
        self.width = width
        self.height = height
    }
}

extension App {
    /// The deepest view that contains a point and accepts touches; nil if there is none.
    ///
    /// Of two subviews, the later one is above. A view that is hidden, ignores touches or is
    /// transparent is skipped with its subviews. A point outside a view is outside its subviews
    /// (`TableException.hitTest`).
    func view(at point: Point) -> ViewName? {
        views.indices.first { views[$0].superview == nil }.flatMap { hit($0, point) }
    }

    private func hit(_ index: Int, _ point: Point) -> ViewName? {
        let view = views[index]
        guard !view.isHidden, !view.ignoresTouches, !view.isTransparent else { return nil }
        var inside = point
        if let frame = view.frame {
            inside = Point(x: point.x - frame.origin.x, y: point.y - frame.origin.y)
            guard inside.x >= 0, inside.y >= 0, inside.x < frame.width, inside.y < frame.height
            else { return nil }
        } else if view.superview != nil {
            // A view without a frame cannot be hit.
            return nil
        }
        for other in views.indices.reversed()
        where views[other].superview == ViewName(index: UInt8(index)) {
            if let found = hit(other, inside) { return found }
        }
        return ViewName(index: UInt8(index))
    }

    /// The view that receives input first.
    func firstResponder(at target: Stimulus.Target) -> ViewName? {
        switch target {
        case .app, .window: firstResponder
        case .view(let view): view
        case .point(let point): view(at: point)
        }
    }
}
