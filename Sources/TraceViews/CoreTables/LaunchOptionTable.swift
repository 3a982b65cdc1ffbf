import Diagnostics
import LifecycleCore
public import Markup

/// What an app finds in its launch options and connection options, by what it is launched for, and
/// the methods that hand it over.
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

    /// The methods that the rules of the delivery call, each with the versions and apps.
    fileprivate mutating func deliveries(_ reason: LaunchReason, in language: Language) {
        let rules = ruleBook.filter { rule in
            reason.delivery.map { rule.on == .transition($0) } ?? false
        }
        element(.ul) { list in
            for rule in rules {
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
    /// What the app is launched for, in words.
    fileprivate func words(in language: Language) -> Text {
        let word =
            switch self {
            case .icon: Word("a tap on the icon", "点按图标")
            case .url: Word("a URL or document", "URL 或文稿")
            case .userActivity: Word("a universal link or Handoff", "通用链接或接力")
            case .remoteNotification: Word("a tap on a push notification", "点按推送通知")
            case .localNotification: Word("a tap on a local notification", "点按本地通知")
            case .quickAction: Word("a quick action", "主屏幕快捷操作")
            case .share: Word("a CloudKit share", "CloudKit 共享")
            case .silentPush: Word("a silent push", "静默推送")
            case .fetch: Word("background fetch", "后台获取")
            case .refreshTask: Word("a BGAppRefreshTask", "BGAppRefreshTask")
            case .processingTask: Word("a BGProcessingTask", "BGProcessingTask")
            case .sessionEvents: Word("events of a background URLSession", "后台 URLSession 的事件")
            case .location: Word("a change of place", "位置变化")
            case .bluetooth: Word("a Bluetooth event", "蓝牙事件")
            case .voipPush: Word("a VoIP push", "VoIP 推送")
            case .regionEntry: Word("the entry of a region", "进入区域")
            case .regionExit: Word("the exit of a region", "离开区域")
            case .visit: Word("a visit of a place", "到访地点")
            case .peripheral: Word("a Bluetooth request to the app", "发给应用的蓝牙请求")
            case .accessory: Word("an accessory", "配件")
            case .newsstand: Word("a Newsstand issue", "报刊杂志的新一期")
            case .voipSocket: Word("data on a VoIP socket", "VoIP 套接字上的数据")
            case .healthData: Word("new health data", "新的健康数据")
            }
        return word[language]
    }
}
