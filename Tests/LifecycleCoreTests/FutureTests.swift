import LifecycleCore
import LifecycleLaws
import Testing

/// The parts of a world that a search forgets decide nothing.
@Suite struct FutureTests {
    static let versions: [UInt8] = [4, 6, 12, 13, 16, 26]

    static let apps: [App] = versions.flatMap { version in
        [false, true].flatMap { adoptsScenes in
            [false, true].map { exitsOnSuspend in
                var app = App(version: IOSVersion(version))
                app.adoptsScenes = adoptsScenes
                app.supportsWindows = adoptsScenes
                app.exitsOnSuspend = exitsOnSuspend
                app.observesNotifications = true
                app.modes = BackgroundModes.all.reduce(into: []) { $0.formUnion($1.mode) }
                return app
            }
        }
    }

    /// Everything that can happen to an app without code; nil waits for the next span to end.
    static let letters: [AgendaItem?] =
        Event.allCases.filter(\.about.isApp).map { .event($0) } + [.action(.crash)]
        + (1...2).flatMap { number in
            Event.allCases.filter(\.about.isWindow).map { event in
                .stimulus(Stimulus(event, at: .window(number)))
            }
        }
        + Array(repeating: nil, count: 20)

    @Test(arguments: apps.indices) func lengthsDecideNoCall(_ index: Int) {
        var generator = SplitMix(state: UInt64(index))
        var forgotten = 0
        for _ in 0..<100 {
            var world = World(app: Self.apps[index])
            for letter in Self.row(of: 12, &generator) {
                _ = Self.take(letter, &world)
                world.startClockAnew()
            }
            var same = world
            same.forgetLengths()
            if same != world { forgotten += 1 }
            var told: [String] = []
            for letter in Self.row(of: 12, &generator) {
                told.append(letter.map { "\($0)" } ?? "wait")
                let calls = Self.take(letter, &world)
                #expect(calls == Self.take(letter, &same), "\(told)")
            }
        }
        #expect(forgotten > 0)
    }

    private static func row(of count: Int, _ generator: inout SplitMix) -> [AgendaItem?] {
        (0..<count).map { _ in letters[Int.random(in: letters.indices, using: &generator)] }
    }

    /// Lets something happen at once, or waits.
    ///
    /// - Returns: The calls, without times.
    private static func take(_ letter: AgendaItem?, _ world: inout World) -> [String] {
        if let letter { world.schedule(letter, at: world.now) }
        var calls: [String] = []
        while let next = world.advance() {
            let (after, trace) = step(world, next)
            world = after
            calls += trace.map { "\($0.what) \($0.scene) \($0.state) \($0.rule)" }
            if letter == nil || next == letter { break }
        }
        return calls
    }
}
