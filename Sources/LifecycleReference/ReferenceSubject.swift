import LifecycleCore
public import ScenarioText

/// The subject of a page that a run can show: a callback, an event or a kill code.
public struct ReferenceSubject: Sendable {
    /// The name of its page, such as `applicationDidEnterBackground`, `user-goes-home` or
    /// `0x8badf00d`.
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

    /// The subject with a name; nil if there is none.
    public static func named(_ name: String) -> ReferenceSubject? {
        all.first { $0.name == name }
    }

    private init(path: String, _ isRecorded: @escaping @Sendable (TraceEntry) -> Bool) {
        name = ReferencePath.name(of: path)
        self.isRecorded = isRecorded
    }

    /// Whether a run shows the subject.
    public func isShown(by trace: Trace) -> Bool { trace.entries.contains(where: isRecorded) }
}

extension TraceEntry {
    func kills(with code: KillCode) -> Bool {
        if case .killed(let reason) = what { reason.code == code } else { false }
    }
}
