import LifecycleCore

/// Calls of one moment that may come in either order, because records disagree or nothing is
/// promised.
///
/// Each side keeps its own order. Calls in the order of the rules read the states of the rules. In
/// the reverse order, a call may read any state of the moment if the row says so.
public struct PartialOrder: Sendable {
    /// A statement for readers of what is not settled.
    public let statement: StaticString
    /// The versions for which the order is not settled.
    let versions: VersionRange
    /// Whether the state that is read depends on the order.
    let isStateOpen: Bool
    fileprivate let one: @Sendable (ObservedCall) -> Bool
    fileprivate let other: @Sendable (ObservedCall) -> Bool

    /// Every order that is not settled; to accept another one, add a row.
    static let all: [PartialOrder] = [
        // UIKit promises nothing. Two notes about apps with scenes disagree: in one,
        // `viewWillAppear` comes before `sceneWillEnterForeground`; in the other, all view
        // controller methods come after `sceneDidBecomeActive`.
        PartialOrder(
            """
            where the methods of a view controller come, when the app or scene comes to the front, \
            is not settled: logs differ
            """,
            .all, one: isOfView, other: isArrival),
        // Apple's pages on these methods do not give their order. Migration tests of Flutter assert
        // that content comes first, on iOS 16 and later (`flutter/flutter`, merged in 2026). A rule
        // covers that.
        PartialOrder(
            """
            before iOS 16, it is not settled whether a scene gets a URL or an activity before or \
            after sceneWillEnterForeground: tests of iOS 16 and later have it first
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

/// The orders that are not settled on a version, looked up by call.
struct PartialOrders: Hashable {
    /// One bit for each row of the table that applies.
    private let rows: UInt8

    init(on version: IOSVersion) {
        var rows: UInt8 = 0
        for (index, order) in PartialOrder.all.enumerated() where order.versions.contains(version) {
            rows |= 1 << UInt8(index)
        }
        self.rows = rows
    }

    /// Whether a call has an open order with some other call.
    func concern(_ call: ObservedCall) -> Bool {
        (Self.one[call.index] | Self.other[call.index]) & rows != 0
    }

    /// The row that leaves the order of two calls open; nil if their order is settled.
    func row(between first: ObservedCall, and second: ObservedCall) -> UInt8? {
        let (first, second) = (first.index, second.index)
        let open =
            (Self.one[first] & Self.other[second] | Self.one[second] & Self.other[first]) & rows
        return open == 0 ? nil : UInt8(open.trailingZeroBitCount)
    }

    /// Whether the state that a call reads depends on an order that is not settled.
    func leaveStateOpen(_ call: ObservedCall) -> Bool {
        (Self.one[call.index] | Self.other[call.index]) & rows & Self.stateOpen != 0
    }

    private static let stateOpen = PartialOrder.all.enumerated().reduce(into: UInt8(0)) {
        if $1.element.isStateOpen { $0 |= 1 << UInt8($1.offset) }
    }

    /// The side of each row that a call is on, by its number: one bit for each row.
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
