import Diagnostics
import LifecycleCore
import ScenarioText

/// The markup of the cells that any trace's table can have.
///
/// A site has thousands of rows and a few hundred different cells, so they are made once.
struct TraceCells: Sendable {
    /// The classes of a row, by its kind and the states around it, and what follows up to the
    /// second time that the row says its number.
    let classes = TextTable(markup: EntryKind.allCases, StatePair.all) { html, kind, states in
        html.append(markup: "\" class=\"k-")
        html.append("\(kind.name) t-\(states.to.token)")
        if states.from != states.to { html.append(" f-\(states.from.token)") }
        html.append(markup: "\"><th scope=\"row\"><span>")
    }

    /// The end of the cell before, and who.
    let actors = TextTable(markup: Actor.allCases) { html, actor in
        html.append(markup: "</td>")
        html.element("td", text: Text(actor.name))
    }

    /// What, where it is an event.
    let events = TextTable(markup: Event.allCases) { html, event in
        html.element("td", text: Text(event.phrase))
    }

    /// What, where it is a call that is told of no reason.
    let callbacks = TextTable(markup: Callback.allCases) { html, callback in
        html.element("td") { $0.code(Text(callback.name)) }
    }

    /// What, where it is a change of state.
    let stateChanges = TextTable(markup: StatePair.all) { html, states in
        html.element("td", text: "\(states.from.name) → \(states.to.name)")
    }

    /// What `applicationState` reads, nothing first, and the state afterwards.
    let states = TextTable(
        markup: [nil] + ApplicationState.allCases.map { $0 }, LifecycleState.allCases
    ) { html, reads, state in
        html.element("td") { cell in
            guard let reads else { return }
            cell.element("code", text: Text(reads.name))
        }
        html.element("td") { $0.state(state) }
    }

    /// The id of a rule at the end of an attribute, and its name.
    let rules = TextTable(markup: ruleBook) { html, rule in
        html.append(Text(rule.id))
        html.append(markup: "\">")
        html.code(Text(rule.id))
    }

    /// What a rule says, and on whose word.
    let descriptions = TextTable(markup: ruleBook) { html, rule in
        html.element("dd") { description in
            description.append("\(rule.statement) ")
            description.evidence(rule.evidence)
        }
        html.lineFeed()
    }

    /// The one that tables use.
    static let shared = TraceCells()
}

/// The states before and after an entry.
struct StatePair: Sendable {
    var from: LifecycleState
    var to: LifecycleState

    /// Every pair, by its index.
    static let all = LifecycleState.allCases.flatMap { from in
        LifecycleState.allCases.map { StatePair(from: from, to: $0) }
    }

    /// The place in tables that have a cell for each pair.
    var index: Int { 5 * Int(from.rawValue) + Int(to.rawValue) }
}
