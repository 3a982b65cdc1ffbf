import Diagnostics
import LifecycleCore

/// Parses statements about views, which are declared from the window down.
struct ViewTree {
    /// The most views that a scenario may have.
    private static let mostViews = 100

    /// Applies a statement about views to the scenario.
    func add(_ match: PhraseMatch, to scenario: inout Scenario) throws(ParseFault) {
        switch match.meaning {
        case .rootView:
            if !scenario.app.views.isEmpty {
                throw ParseFault(
                    "scenario.said-twice", match.ranges[0], "another view already fills the window")
            }
            try declare(match, in: nil, of: &scenario)
        case .subview:
            try declare(match, in: try view(of: match, at: 1, in: scenario), of: &scenario)
        default:
            let name = try view(of: match, at: 0, in: scenario)
            let index = Int(name.index)
            switch match.meaning {
            case .viewHandlesEvents: scenario.app.views[index].handlesEvents = true
            case .viewFrame:
                guard case .frame(let frame)? = match.values.last else { return }
                guard scenario.app.views[index].superview != nil else {
                    throw ParseFault(
                        "scenario.bad-place", match.ranges[1], "this view fills the window")
                }
                scenario.app.views[index].frame = frame
            case .viewHidden: scenario.app.views[index].isHidden = true
            case .viewIgnoresTouches: scenario.app.views[index].ignoresTouches = true
            case .viewTransparent: scenario.app.views[index].isTransparent = true
            case .viewRecognizesGestures: scenario.app.views[index].recognizesGestures = true
            case .presented:
                let presenter = try view(of: match, at: 1, in: scenario)
                for (place, name) in [name, presenter].enumerated() {
                    try requireController(of: name, match.ranges[place], in: scenario)
                }
                guard presenter.index < name.index else {
                    throw ParseFault(
                        "scenario.bad-place", match.ranges[1],
                        "declare the presenting view before the presented one")
                }
                scenario.app.views[index].presentedBy = presenter
            case .viewHasController: scenario.app.views[index].hasController = true
            case .controllerHandlesEvents:
                try requireController(of: name, match.ranges[0], in: scenario)
                scenario.app.views[index].controllerHandlesEvents = true
            default: scenario.app.firstResponder = name
            }
        }
    }

    private func requireController(
        of view: ViewName, _ range: SourceRange, in scenario: Scenario
    ) throws(ParseFault) {
        guard scenario.app.views[Int(view.index)].hasController else {
            throw ParseFault(
                "scenario.unknown-view", range,
                "this view has no controller; 'view … has controller' gives it one")
        }
    }

    /// The view at a position of a phrase, which must be declared above.
    func view(
        of match: PhraseMatch, at position: Int, in scenario: Scenario
    ) throws(ParseFault) -> ViewName {
        guard case .name(let name) = match.values[position] else {
            preconditionFailure("a phrase about a view has no place for its name")
        }
        if let index = scenario.viewNames.firstIndex(of: name) {
            return ViewName(index: UInt8(truncatingIfNeeded: index))
        }
        let nearest = nearestWord(to: name, among: scenario.viewNames)
        throw ParseFault(
            "scenario.unknown-view", match.ranges[position],
            "no view \"\(name)\" is declared above\(didYouMean(nearest, quote: "\""))",
            suggestion: nearest.map { "\"\($0)\"" })
    }

    private func declare(
        _ match: PhraseMatch, in superview: ViewName?, of scenario: inout Scenario
    ) throws(ParseFault) {
        guard case .name(let name) = match.values[0] else { return }
        if scenario.viewNames.contains(name) {
            throw ParseFault(
                "scenario.said-twice", match.ranges[0], "there is already a view \"\(name)\"")
        }
        if scenario.viewNames.count == Self.mostViews {
            throw ParseFault(
                "scenario.too-long", match.ranges[0],
                "a scenario has at most \(Self.mostViews) views")
        }
        scenario.viewNames.append(name)
        scenario.app.views.append(View(superview: superview))
    }
}
