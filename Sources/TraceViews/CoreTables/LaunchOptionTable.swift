public import Diagnostics
import LifecycleCore
public import Markup

/// A table of the launch options and connection options for each launch reason, with the methods
/// that deliver the content.
///
/// - Parameter language: The language of the page.
/// - Returns: A `table` in a box that scrolls on its own.
public func launchOptionTable(in language: Language = .english) -> HTML {
    let rows = LaunchReason.allCases.map { reason in
        ReferenceTable.Row(
            id: "launch-\(reason.rawValue + 1)",
            heading: HTML(text: reason.words(in: language)),
            cells: [
                HTML { $0.name(reason.launchOption, in: language) },
                HTML { $0.name(reason.connectionOption, in: language) },
                HTML { $0.deliveries(reason, in: language) },
            ])
    }
    return ReferenceTable(
        id: "launch-options", caption: Word.launchOptions[language],
        headings: [Word.launchedFor, .launchOption, .connectionOption, .handedOver].map {
            $0[language]
        }, groups: [ReferenceTable.Group(name: nil, rows: rows)]
    ).html
}

extension HTML {
    fileprivate mutating func name(_ name: StaticString?, in language: Language) {
        if let name { code(Text(name)) } else { append(Word.nothing[language]) }
    }

    /// Appends the methods called by the rules of the delivery, each with its versions and models.
    fileprivate mutating func deliveries(_ reason: LaunchReason, in language: Language) {
        let rules = reason.delivery.map { Trigger.transition($0).rules } ?? []
        element(.ul) { list in
            for rule in rules.map({ $0.rule }) {
                for callback in rule.callbacks {
                    list.element(.li) { item in
                        item.code(Text(callback.name))
                        item.append(" (\(Text(rule.versions, in: language)), ")
                        item.append("\(Text(rule.models, in: language)))")
                    }
                    list.lineFeed()
                }
            }
        }
    }
}

extension LaunchReason {
    /// The launch reason in words.
    fileprivate func words(in language: Language) -> Text {
        let word =
            switch self {
            case .icon: Word("a tap on the icon")
            case .url: Word("a URL or document")
            case .userActivity: Word("a universal link or Handoff")
            case .remoteNotification: Word("a tap on a push notification")
            case .localNotification: Word("a tap on a local notification")
            case .quickAction: Word("a quick action")
            case .share: Word("a CloudKit share")
            case .silentPush: Word("a silent push")
            case .fetch: Word("background fetch")
            case .refreshTask: Word("a BGAppRefreshTask")
            case .processingTask: Word("a BGProcessingTask")
            case .sessionEvents: Word("events of a background URLSession")
            case .location: Word("a change of place")
            case .bluetooth: Word("a Bluetooth event")
            case .voipPush: Word("a VoIP push")
            case .regionEntry: Word("the entry of a region")
            case .regionExit: Word("the exit of a region")
            case .visit: Word("a visit of a place")
            case .peripheral: Word("a Bluetooth request to the app")
            case .accessory: Word("an accessory")
            case .newsstand: Word("a Newsstand issue")
            case .voipSocket: Word("data on a VoIP socket")
            case .healthData: Word("new health data")
            }
        return word[language]
    }
}
