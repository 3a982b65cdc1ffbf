import LifecycleCore

/// Calls of one moment that may come in either order, as records stand against each other or
/// nothing was promised.
///
/// Each side keeps its own order, and in the order of the rules all is as they say. Where calls come
/// the other way round, the state that is read may be any of the moment, if the row says so.
public struct PartialOrder: Sendable {
    /// What is not settled, for readers.
    public let statement: StaticString
    /// The versions for which it is not.
    let versions: VersionRange
    /// Whether what is read depends on the order.
    let isStateOpen: Bool
    fileprivate let one: @Sendable (ObservedCall) -> Bool
    fileprivate let other: @Sendable (ObservedCall) -> Bool

    /// Every order that is not settled.
    ///
    /// A row more is all that it takes to accept another one.
    static let all: [PartialOrder] = [
        // UIKit promises nothing. Two notes of apps with scenes differ: in one `viewWillAppear`
        // comes before `sceneWillEnterForeground`, in the other all methods of views come behind
        // `sceneDidBecomeActive`.
        PartialOrder(
            """
            how the methods of a view controller lie among those that say that the app or scene \
            comes to the front is not settled: logs differ
            """,
            .all, one: isOfView, other: isArrival),
        // Apple's pages on the methods say nothing of their order. Migration tests of Flutter assert
        // that content comes first, on iOS 16 and later (`flutter/flutter`, merged in 2026); a rule
        // has that.
        PartialOrder(
            """
            whether a scene is handed a URL or told of an activity before or after \
            sceneWillEnterForeground is not settled before iOS 16: tests of iOS 16 and later have \
            it first
            """,
            .from(13, before: 16), isStateOpen: true, one: isEarlyContent,
            other: isForegroundOfScene),
    ]

    private init(
        _ statement: StaticString, _ versions: VersionRange, isStateOpen: Bool = false,
        one: @escaping @Sendable (ObservedCall) -> Bool,
        other: @escaping @Sendable (ObservedCall) -> Bool
    ) {
        self.statement = statement
        self.versions = versions
        self.isStateOpen = isStateOpen
        self.one = one
        self.other = other
    }

}

/// The orders that are not settled on a version, looked up by calls.
struct PartialOrders: Hashable {
    /// One bit for each row of the table that holds.
    private let rows: UInt8

    init(on version: IOSVersion) {
        var rows: UInt8 = 0
        for (index, order) in PartialOrder.all.enumerated() where order.versions.contains(version) {
            rows |= 1 << UInt8(index)
        }
        self.rows = rows
    }

    /// Whether it is the order of a call and some other that is open.
    func concern(_ call: ObservedCall) -> Bool {
        (Self.one[call.index] | Self.other[call.index]) & rows != 0
    }

    /// The row by which either of two calls may come first; nil if their order is settled.
    func row(between first: ObservedCall, and second: ObservedCall) -> UInt8? {
        let (first, second) = (first.index, second.index)
        let open =
            (Self.one[first] & Self.other[second] | Self.one[second] & Self.other[first]) & rows
        return open == 0 ? nil : UInt8(open.trailingZeroBitCount)
    }

    /// Whether what a call reads depends on an order that is not settled.
    func leaveStateOpen(_ call: ObservedCall) -> Bool {
        (Self.one[call.index] | Self.other[call.index]) & rows & Self.stateOpen != 0
    }

    private static let stateOpen = PartialOrder.all.enumerated().reduce(into: UInt8(0)) {
        if $1.element.isStateOpen { $0 |= 1 << UInt8($1.offset) }
    }

    /// On which side of which rows each call is, by its number: one bit for each row.
    private static let one = sides { $0.one }
    private static let other = sides { $0.other }

    private static func sides(
        _ side: (PartialOrder) -> @Sendable (ObservedCall) -> Bool
    ) -> [UInt8] {
        var sides = [UInt8](repeating: 0, count: ObservedCall.count)
        for (index, order) in PartialOrder.all.enumerated() {
            for call in ObservedCall.all where side(order)(call) {
                sides[call.index] |= 1 << UInt8(index)
            }
        }
        return sides
    }
}

private func isOfView(_ call: ObservedCall) -> Bool {
    guard case .callback(let callback) = call else { return false }
    return callback.receiver == .viewController && callback != .viewControllerMemoryWarning
}

private func isArrival(_ call: ObservedCall) -> Bool {
    switch call {
    case .callback(let callback):
        switch callback {
        case .willEnterForeground, .didBecomeActive, .sceneWillEnterForeground,
            .sceneDidBecomeActive:
            true
        default: false
        }
    case .notification(let name):
        switch name {
        case .willEnterForeground, .didBecomeActive, .sceneWillEnterForeground,
            .sceneDidActivate:
            true
        default: false
        }
    case .phase: false
    }
}

private func isEarlyContent(_ call: ObservedCall) -> Bool {
    call == .callback(.sceneOpenURLContexts) || call == .callback(.sceneWillContinueUserActivity)
}

private func isForegroundOfScene(_ call: ObservedCall) -> Bool {
    switch call {
    case .callback(let callback): callback == .sceneWillEnterForeground
    case .notification(let name):
        name == .sceneWillEnterForeground || name == .willEnterForeground
    case .phase: false
    }
}
