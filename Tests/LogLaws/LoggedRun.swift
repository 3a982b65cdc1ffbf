import DeviceLogs
import LifecycleCore
import LifecycleLaws

/// The calls of a run, as a program on the device could log them.
struct LoggedRun {
    struct Call {
        var call: ObservedCall
        var reads: ApplicationState?
        /// The number of the scene, from 1; 0 if the call is not about one.
        var scene: UInt8
        var time: Instant
        /// The number of the process, from 0.
        var process: Int
    }

    var calls: [Call] = []

    /// Runs a sequence, and keeps the calls with names that a device can print.
    init(_ sequence: TimedSequence) {
        var process = 0
        for entry in run(sequence.app, sequence.timeline).trace {
            if case .stateChange(from: .notRunning, _) = entry.what { process += 1 }
            guard let call = ObservedCall(entry), !"\(call.name)".contains(" ") else { continue }
            calls.append(
                Call(
                    call: call, reads: entry.reads, scene: entry.scene, time: entry.time,
                    process: process))
        }
    }

    /// Leaves out the calls that an app does not log, and those cut off the log.
    mutating func cut(tellsProcess: Bool, by generator: inout SplitMix) {
        if Bool.random(using: &generator) {
            let kept = ObservedCall.known.filter { _ in
                UInt8.random(in: 0..<5, using: &generator) > 1
            }
            calls.removeAll { !kept.contains($0.call) }
        }
        if UInt8.random(in: 0..<3, using: &generator) == 0, !calls.isEmpty {
            calls.removeFirst(Int.random(in: 0..<calls.count, using: &generator))
        }
        // Without a launch and the number of the process, all calls count as one process.
        let showsLaunch = calls.contains { call in
            [
                .callback(.willFinishLaunching), .callback(.didFinishLaunching),
                .notification(.didFinishLaunching),
            ].contains(call.call)
        }
        if !tellsProcess, !showsLaunch, let first = calls.first?.process {
            calls.removeAll { $0.process != first }
        }
    }
}

extension ObservedCall {
    static let known: [ObservedCall] =
        Callback.allCases.map { .callback($0) }
        + NotificationName.allCases.map { .notification($0) }
        + ScenePhase.allCases.map { .phase($0) }
}
