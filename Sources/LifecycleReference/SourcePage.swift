import Diagnostics
import LifecycleCore
import Markup
import TraceViews

extension ReferenceBook {
    /// The page of all sources by kind, each with the rules and facts that cite it.
    var sourcePage: ReferencePage {
        page(
            ReferencePath.sources, title: Word.sources[language],
            description: Word.sourcesDescription[language]
        ) { page in
            page.paragraph(.sourcesDescription)
            let uses = citingRows
            for kind in SourceKind.allCases {
                let rows = sources.filter { $0.kind == kind }
                guard !rows.isEmpty else { continue }
                page.heading("kind-\(kind.rawValue + 1)", kind.words)
                page.append(
                    ReferenceTable(
                        id: "sources-\(kind.rawValue + 1)", caption: kind.words[language],
                        headings: kind.headings.map { $0[language] },
                        groups: [
                            ReferenceTable.Group(
                                name: nil,
                                rows: rows.map { row in
                                    page.row(of: row, citedBy: uses[row.source] ?? [])
                                })
                        ]
                    ).html)
            }
        }
    }

    /// The rows that cite each source, first rules and then facts.
    private var citingRows: [Source: [CitingRow]] {
        var uses: [Source: [CitingRow]] = [:]
        for row in CitingRow.all(tables) {
            for source in row.evidence.sources
            where !uses[source, default: []].contains(where: { $0.name == row.name }) {
                uses[source, default: []].append(row)
            }
        }
        return uses
    }
}

extension PageWriter {
    fileprivate func row(of source: SourceRow, citedBy rows: [CitingRow]) -> ReferenceTable.Row {
        func cell(_ text: Text?, or none: Word) -> HTML { HTML(text: text ?? none[language]) }
        return ReferenceTable.Row(
            id: "source-\(source.id)",
            heading: HTML { heading in
                let address = source.address.map { Text($0) }
                // A reason is found at the rule that rests on it.
                if source.kind == .inferred {
                    heading.silently { $0.title(of: source, href: address, in: language) }
                } else {
                    heading.title(of: source, href: address, in: language)
                }
            },
            cells: (source.kind.hasAuthors
                ? [cell(source.author(in: language), or: .notNamed)] : [])
                + (source.kind.hasDates ? [cell(source.date.map { Text($0) }, or: .undated)] : [])
                // Other pages are about these names, so a search should not find this one by them.
                + [HTML { cell in cell.silently { $0.append(list(of: rows)) } }])
    }

    /// What cites a source, in words; of many rows most are folded.
    private func list(of rows: [CitingRow]) -> HTML {
        let items = rows.map { row in
            HTML { item in
                guard let path = row.path else { return row.words(language, &item) }
                item.append(link(to: path) { row.words(language, &$0) })
            }
        }
        let room = items.count > Self.roomForCitations + 1 ? Self.roomForCitations : items.count
        return HTML { html in
            html.list(Array(items.prefix(room)), look: "citations")
            guard room < items.count else { return }
            html.fold(Word.more[language].filled("\(items.count - room)")) {
                $0.list(Array(items[room...]), look: "citations")
            }
        }
    }

    private static let roomForCitations = 3
}

extension SourceKind {
    /// The heading for sources of the kind.
    fileprivate var words: Word {
        switch self {
        case .documentation: Word("Apple’s documentation")
        case .engineer: Word("Forum posts of Apple’s engineers")
        case .test: Word("Tests")
        case .log: Word("Logs")
        case .crashReport: Word("Crash reports")
        case .code: Word("Source code")
        case .article: Word("Forum posts and articles")
        case .inferred: Word("Concluded from")
        }
    }

    /// Whether its sources have different authors.
    fileprivate var hasAuthors: Bool { self != .documentation && self != .inferred }

    fileprivate var hasDates: Bool { self != .inferred }

    fileprivate var headings: [Word] {
        (hasDates ? [.source] : [.sentence]) + (hasAuthors ? [.authorOrSite] : [])
            + (hasDates ? [.date] : []) + [.citedBy]
    }
}

/// A row of the core or a fact of the reference that cites sources.
private struct CitingRow {
    /// The id, or the title of its page.
    var name: Text
    /// The path below the root of the language; nil if no page shows it.
    var path: String?
    var evidence: Evidence
    /// Appends what it says, or the title of its page.
    var words: (Language, inout HTML) -> Void

    static func all(_ tables: ReferenceTables) -> [CitingRow] {
        rows(tables) + codes
            + Callback.allCases.flatMap { callback in
                let advice = callback.advice?.all.map(\.fact) ?? []
                return ((callback.meaning.map { [$0] } ?? []) + advice).map {
                    CitingRow(titled: Text(callback.name), callback.path, $0.evidence)
                }
            }
            + BackgroundModes.all.compactMap { name, mode in
                mode.meaning.map {
                    CitingRow(
                        titled: Text(name),
                        ReferencePath.page(Text(name).string, in: ReferencePath.modes),
                        $0.evidence)
                }
            }
            + LifecycleState.allCases.flatMap { state in
                (state.leeway.may + state.leeway.mayNot).map { fact in
                    CitingRow(name: Text(state.name), path: state.path, evidence: fact.evidence) {
                        $1.state(state, in: $0)
                    }
                }
            }
    }

    /// The rules and the other rows with tables.
    private static func rows(_ tables: ReferenceTables) -> [CitingRow] {
        func row(
            _ id: StaticString, _ table: String?, _ anchor: Text, _ evidence: Evidence,
            _ words: @escaping (Language, inout HTML) -> Void
        ) -> CitingRow {
            CitingRow(
                name: Text(id), path: table.map { "\($0)#\(anchor.string)" }, evidence: evidence,
                words: words)
        }
        func stated(_ words: StaticString) -> (Language, inout HTML) -> Void {
            { $1.english(Text(words), on: $0) }
        }
        var rows = ruleBook.map { rule in
            CitingRow(
                name: Text(rule.id), path: rule.path, evidence: rule.evidence,
                words: stated(rule.statement))
        }
        rows += launchFacts.map {
            row($0.id, tables.facts, "fact-\($0.id)", $0.evidence, stated($0.statement))
        }
        rows += timerFacts.map {
            row($0.id, tables.facts, "fact-\($0.id)", $0.evidence, stated($0.statement))
        }
        rows += TableException.allCases.map {
            row($0.id, tables.exceptions, Text($0.id), $0.evidence, stated($0.statement))
        }
        rows += budgets.map { budget in
            row(budget.id, tables.budgets, budget.rowID, budget.evidence) { language, html in
                html.english(Text(budget.kind.name), on: language)
                html.append(": \(Text(spoken: budget.span, in: language))" as Text)
            }
        }
        rows += recommendedLimits.map { asked in
            row(asked.id, tables.budgets, asked.rowID, asked.evidence) { language, html in
                html.english(Text(asked.kind.name), on: language)
                html.append(": \(asked.words(in: language))" as Text)
            }
        }
        rows += limits.map { limit in
            row(limit.id, tables.budgets, limit.rowID, limit.evidence) {
                $1.english(limit.words, on: $0)
            }
        }
        rows += versionSwitches.map {
            row($0.id, tables.versions, Text($0.id), $0.evidence, stated($0.kind.name))
        }
        return rows
    }

    /// The facts about exception codes, each on the page of its code.
    private static var codes: [CitingRow] {
        KillCode.allCases.flatMap { code in
            [code.evidence, code.remedy.evidence].map {
                CitingRow(titled: Text(code.code), code.path, $0)
            }
        }
            + killWords.map { CitingRow(titled: Text($0.code.code), $0.code.path, $0.evidence) }
    }

    /// A fact on the page with a title that is a name of the API.
    private init(titled title: Text, _ path: String, _ evidence: Evidence) {
        self.init(name: title, path: path, evidence: evidence) { $1.code(title) }
    }

    private init(
        name: Text, path: String?, evidence: Evidence,
        words: @escaping (Language, inout HTML) -> Void
    ) {
        self.name = name
        self.path = path
        self.evidence = evidence
        self.words = words
    }
}
