import LifecycleCore
public import ScenarioText

/// Something that a page of the reference is about and that a run can show: a callback, an event or a
/// kill code.
public struct ReferenceSubject: Sendable {
    /// The name of its page: `applicationDidEnterBackground`, `user-goes-home`, `0x8badf00d`.
    public let name: String
    private let isRecorded: @Sendable (TraceEntry) -> Bool

    /// Every subject, in the order of the lists.
    public static let all: [ReferenceSubject] =
        Callback.allCases.map { callback in
            ReferenceSubject(path: callback.path) { $0.what == .callback(callback) }
        }
        + ReferenceEvent.all.map { event in
            ReferenceSubject(path: event.path) { event.isRecorded(by: $0.what) }
        }
        + KillCode.allCases.map { code in
            ReferenceSubject(path: code.path) { $0.kills(with: code) }
        }

    /// The subject of a name; nil if there is none.
    public static func named(_ name: String) -> ReferenceSubject? {
        all.first { $0.name == name }
    }

    private init(path: String, _ isRecorded: @escaping @Sendable (TraceEntry) -> Bool) {
        name = ReferencePath.name(of: path)
        self.isRecorded = isRecorded
    }

    /// Whether a run shows it.
    public func isShown(by trace: Trace) -> Bool { trace.entries.contains(where: isRecorded) }
}

extension TraceEntry {
    /// Whether the system kills the app with a code.
    func kills(with code: KillCode) -> Bool {
        if case .killed(let reason) = what { reason.code == code } else { false }
    }
}
