import FixtureTesting
import Foundation
import LifecycleLaws
import ScenarioText
import Testing

@testable import LifecycleCore

/// An effect of a row changes only what `Tests/Fixtures/effects/footprints` lists for it.
///
/// So a side effect that no row names is found.
@Suite struct FootprintTests {
    /// The number of trials for each effect, which is enough to show all its changes.
    private static let most = 25

    @Test func areNoLargerThanTheFileSays() throws {
        var footprints = Footprints()
        for (number, (world, agendaItem)) in try Self.steps().enumerated() {
            footprints.follow(agendaItem, in: world)
            // Some of the other items, each in some of the worlds.
            for place in Self.others.indices where (place + number).isMultiple(of: 400) {
                footprints.follow(Self.others[place], in: world)
            }
        }
        let listed = try Self.listed()
        let used = Set(ruleBook.flatMap { $0.then.map(Footprints.name) })
        #expect(used.subtracting(listed.keys) == [], "these effects are not in the file")
        #expect(Set(listed.keys).subtracting(used) == [], "no row has these effects")
        for (effect, fields) in footprints.fields {
            #expect(
                fields.subtracting(listed[effect] ?? []) == [], "\(effect) changes this besides")
        }
        // Only rows of a busy thread use these.
        let unseen: Set = ["wait", "waitToExpire"]
        #expect(used.subtracting(footprints.fields.keys) == unseen, "no step was found for these")
    }

    /// The contents of the file: the fields of `WorldContents` that each effect may change.
    private static func listed() throws -> [String: Set<String>] {
        let file = fixturesFolder.appendingPathComponent("effects/footprints")
        let known = Set(Mirror(reflecting: World(app: App()).contents).children.map(\.label))
        var listed: [String: Set<String>] = [:]
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            let parts = line.split(separator: ": ")
            guard parts.count == 2, !line.hasPrefix("#") else { continue }
            let fields = parts[1] == "nothing" ? [] : parts[1].components(separatedBy: ", ")
            #expect(listed[String(parts[0])] == nil, "\(parts[0]) stands twice")
            #expect(fields.allSatisfy { known.contains($0) }, "\(line)")
            listed[String(parts[0])] = Set(fields)
        }
        return listed
    }

    /// Each item of each case, with the world before it.
    private static func steps() throws -> [(World, AgendaItem)] {
        var steps: [(World, AgendaItem)] = []
        for fixture in fixtures(in: "scenarios", "scenario") {
            let scenario = Scenario.parse(try fixture.bytes()).scenario
            var world = World(app: scenario.app, timeline: scenario.timeline.map(\.timed))
            while let agendaItem = world.advance() {
                // A row of a busy thread is done at once, with all the rows that it performs.
                if !world.contents.isMainThreadBusy { steps.append((world, agendaItem)) }
                (world, _) = step(world, agendaItem)
            }
        }
        return steps
    }

    private static let others = AgendaItem.all + SystemTimer.allCases.map { .timer($0) }

    /// The fields of `WorldContents` that each effect has changed somewhere.
    private struct Footprints {
        private(set) var fields: [String: Set<String>] = [:]
        private var trials: [String: Int] = [:]

        /// Applies the effects of the row that answers, and of the rows that it performs, one after
        /// the other.
        ///
        /// The app's own code is left out.
        mutating func follow(_ agendaItem: AgendaItem, in world: World) {
            let (trigger, cause): (Trigger, Cause) =
                switch agendaItem {
                case .stimulus(let stimulus):
                    (.event(stimulus.event), .stimulus(stimulus, hasWaited: false))
                case .action(let action), .delayedAction(let action, _, _):
                    (.action(action.kind), .action(action))
                case .timer(let timer): (.timer(timer), .timer)
                }
            let row = CompiledRules.shared.row(answering: trigger, in: world.contents, for: cause)
            var machine = Machine(world)
            if let effects = row?.effects { follow(effects, cause, &machine) }
        }

        private mutating func follow(
            _ effects: RowEffects, _ cause: Cause, _ machine: inout Machine
        ) {
            var rest: RowEffects? = effects
            while let row = rest, !machine.world.isMainThreadBusy {
                rest = row.rest
                let effect = CompiledRules.shared.effect(of: row)
                let before = machine.world
                let world = World(machine)
                look(at: effect, cause, world)
                machine = Machine(world)
                machine.apply(effect, cause)
                // The frame of the first row is on top.
                for frame in machine.world.frames.dropFirst(before.frames.count).reversed() {
                    if case .effects(let performed, let cause) = frame {
                        follow(performed, cause, &machine)
                    }
                }
            }
        }

        /// Records the changes of an effect to a world, and to that world with all its flags set,
        /// then cleared.
        private mutating func look(at effect: RowEffect, _ cause: Cause, _ world: World) {
            let name = Self.name(effect.effect)
            guard trials[name, default: 0] < FootprintTests.most else { return }
            trials[name, default: 0] += 1
            for everything in [nil, true, false] {
                var machine = Machine(world)
                if let everything {
                    machine.change(by: .timeline) { $0.fill(with: everything) }
                }
                let before = machine.world
                machine.apply(effect, cause)
                fields[name, default: []].formUnion(
                    Self.differences(between: before, and: machine.world))
            }
        }

        /// The name of an effect, without values that only readers or the app's own code use.
        static func name(_ effect: Effect) -> String {
            let text = "\(effect)".replacing(#/(?:[A-Z]\w+\.)+/#, with: "")
            let kind = text.prefix { $0 != "(" }
            let told = [
                "set", "show", "lock", "session", "become", "connectScene", "sleep", "start",
                "end", "putWindowInFront",
            ]
            return told.contains(String(kind)) ? text : String(kind)
        }

        private static func differences(
            between left: WorldContents, and right: WorldContents
        ) -> [String] {
            guard left != right else { return [] }
            return zip(Mirror(reflecting: left).children, Mirror(reflecting: right).children)
                .compactMap { before, after in
                    guard let label = before.label, let value = before.value as? any Hashable,
                        let changed = after.value as? any Hashable,
                        AnyHashable(value) != AnyHashable(changed)
                    else { return nil }
                    return label
                }
        }
    }
}

extension WorldContents {
    /// Sets or clears all flags.
    fileprivate mutating func fill(with isSo: Bool) {
        isLocked = isSo
        hasUntoldDiscard = isSo
        isWindowOpen = isSo
        isWoken = isSo
        wasForceQuit = isSo
        isAwaitingFirstUnlock = isSo
        isRefreshOff = isSo
        isLowPower = isSo
        hasArchive = isSo
        isOffloaded = isSo
        isDeleted = isSo
        isPrewarmed = isSo
        isJustLaunched = isSo
        hasUntoldTimeChange = isSo
        isPushHeld = isSo
        holdsLock = isSo
        owesCallReport = isSo
        hasUnseenViews = isSo
        isSnapshotDue = isSo
        overlays = isSo ? .everything : []
        waitingAlerts = isSo ? 1 : 0
        askedPermissions = isSo ? .max : 0
        queued = isSo ? [.powerState, .locale, .settings, .orientation] : []
        backgroundSince = isSo ? now : nil
        wakeEnd = isSo ? now : nil
        asleepSince = isSo ? now : nil
        socketWakes = isSo ? [now] : []
        openTasks =
            isSo ? [0, 1].map { OpenTask(name: TaskName(index: $0), began: now) } : []
        expiring = openTasks
        evictedOthers = isSo ? .max : 0
        activities = isSo ? [.audio, .continuedProcessing] : []
        reason = isSo ? .location : .icon
        windowReason = isSo ? .fetch : .icon
        reasonAtUnlock = isSo ? .url : .icon
        waiting = isSo ? [.event(.userGoesHome)] : []
        overdue =
            isSo ? [OverdueAction(action: .raiseBadge, clock: .deadline, due: now)] : []
    }
}
