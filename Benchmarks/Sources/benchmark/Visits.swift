import LifecycleCore

/// An app that the user opens and leaves again and again.
///
/// The peer plays the same visits, so they are made of what any simulator has: events, states,
/// methods that are called on the way, and a span after which the app is suspended.
let visitor: App = {
    var app = App()
    app.version = IOSVersion(12, 0)
    app.adoptsScenes = false
    return app
}()

/// So many visits, an opening and a leaving each, long enough apart for the app to be suspended.
func visits(_ count: Int) -> [TimedItem] {
    (0..<(2 * count)).map { index in
        timed(index % 2 == 0 ? .userOpensApp : .userGoesHome, at: Int64(index) * 10_000)
    }
}

/// So many events, spread evenly over a stretch of virtual time: one opens the app, the others
/// cover and uncover it, which takes the same entries however long it is covered.
func glances(_ count: Int, over span: Span) -> [TimedItem] {
    (0..<count).map { index in
        let event: Event =
            switch index {
            case 0: .userOpensApp
            case _ where index % 2 == 1: .userOpensControlCenter
            default: .userClosesControlCenter
            }
        return timed(event, at: span.milliseconds * Int64(index) / Int64(count))
    }
}

private func timed(_ event: Event, at milliseconds: Int64) -> TimedItem {
    TimedItem(time: Instant(milliseconds: milliseconds), agendaItem: .event(event))
}
