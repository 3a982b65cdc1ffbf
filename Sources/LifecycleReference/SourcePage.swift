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
        let uses = sequence(
            rows.map { row in
                row.path.map { path in link(to: path) { $0.append(row.words) } } ?? row.words
            })
        func cell(_ text: StaticString?, or none: Word) -> HTML {
            HTML(text: text.map { Text($0) } ?? none[language])
        }
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
            cells: (source.kind.hasAuthors ? [cell(source.author, or: .notNamed)] : [])
                + (source.kind.hasDates ? [cell(source.date, or: .undated)] : [])
                // Other pages are about these names, so a search should not find this one by them.
                + [HTML { cell in cell.silently { $0.append(uses ?? HTML()) } }])
    }
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
    /// The name: an id, or the title of its page.
    var name: Text
    /// Whether the name is an id, which browsers break after hyphens.
    var isID = false
    /// The path below the root of the language; nil if no page shows it.
    var path: String?
    var evidence: Evidence

    /// The name as code.
    var words: HTML {
        HTML { isID ? $0.element(.code, text: name) : $0.code(name) }
    }

    static func all(_ tables: ReferenceTables) -> [CitingRow] {
        rows(tables) + codes
            + Callback.allCases.flatMap { callback in
                let advice = callback.advice?.all.map(\.fact) ?? []
                return ((callback.meaning.map { [$0] } ?? []) + advice).map {
                    CitingRow(
                        name: Text(callback.name), path: callback.path, evidence: $0.evidence)
                }
            }
            + BackgroundModes.all.compactMap { name, mode in
                mode.meaning.map {
                    CitingRow(
                        name: Text(name),
                        path: ReferencePath.page(Text(name).string, in: ReferencePath.modes),
                        evidence: $0.evidence)
                }
            }
            + LifecycleState.allCases.flatMap { state in
                (state.leeway.may + state.leeway.mayNot).map {
                    CitingRow(name: Text(state.name), path: state.path, evidence: $0.evidence)
                }
            }
    }

    /// The rules and the other rows with tables.
    private static func rows(_ tables: ReferenceTables) -> [CitingRow] {
        func row(
            _ id: StaticString, _ table: String?, _ anchor: Text, _ evidence: Evidence
        ) -> CitingRow {
            CitingRow(
                name: Text(id), isID: true, path: table.map { "\($0)#\(anchor.string)" },
                evidence: evidence)
        }
        return ruleBook.map {
            CitingRow(name: Text($0.id), isID: true, path: $0.path, evidence: $0.evidence)
        }
            + launchFacts.map { row($0.id, tables.facts, "fact-\($0.id)", $0.evidence) }
            + timerFacts.map { row($0.id, tables.facts, "fact-\($0.id)", $0.evidence) }
            + TableException.allCases.map {
                row($0.id, tables.exceptions, Text($0.id), $0.evidence)
            }
            + budgets.map { row($0.id, tables.budgets, $0.rowID, $0.evidence) }
            + recommendedLimits.map { row($0.id, tables.budgets, $0.rowID, $0.evidence) }
            + limits.map { row($0.id, tables.budgets, $0.rowID, $0.evidence) }
            + versionSwitches.map { row($0.id, tables.versions, Text($0.id), $0.evidence) }
    }

    /// The facts about exception codes, each on the page of its code.
    private static let codes: [CitingRow] =
        KillCode.allCases.flatMap { code in
            [code.evidence, code.remedy.evidence].map {
                CitingRow(name: Text(code.code), path: code.path, evidence: $0)
            }
        }
        + killWords.map {
            CitingRow(
                name: Text($0.id), isID: true, path: $0.code.path, evidence: $0.evidence)
        }
}
