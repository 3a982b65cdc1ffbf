import CodeHighlighting
import Diagnostics
import LifecycleCore
import Markup
import TraceViews

extension PageWriter {
    /// Appends what to do and not to do in a method, each with its source and a run that shows why.
    mutating func advice(for callback: Callback) {
        guard let advice = callback.advice else { return }
        section("do", .doThis, advice.dos, callback)
        section("dont", .doNotDoThis, advice.donts, callback)
        if !advice.dos.isEmpty, !advice.donts.isEmpty { placeBeside() }
    }

    private mutating func section(
        _ id: Text, _ words: Word, _ advice: [Advice], _ callback: Callback
    ) {
        guard !advice.isEmpty else { return }
        heading(id, words)
        list(advice.map { item(of: $0, callback) }, look: "advice")
    }

    /// A piece of advice, with its source and a run below it, which calls the method if one does.
    func item(of advice: Advice, _ callback: Callback) -> HTML {
        HTML { html in
            html.append(advice.fact.html(in: language))
            html.empty(.br)
            html.small { small in
                small.evidence(advice.fact.evidence, sources: sources, in: language)
                let rule = advice.rule.flatMap { id in ruleBook.first { $0.name == "\(id)" } }
                guard let rule else { return }
                let run =
                    link(toBestOf: book.steps.uses(of: rule, calling: callback))
                    ?? link(toBestOf: book.steps.uses(of: rule))
                guard let run else { return }
                small.append(" · ")
                small.append(run)
            }
        }
    }

    /// Appends the code of a method on a page of the site, or its declaration if no page has it.
    mutating func declaration(of callback: Callback) {
        let declaration = callback.declaration
        let sample = book.sample(of: callback)
        heading("declaration", .inYourApp)
        append(
            HTML { html in
                html.element(.pre, ["class": "code"]) { pre in
                    pre.element(.code) { code in
                        let words = sample?.code ?? Text(declaration.swift)
                        code.append(CodeLanguage.swift.html(of: words))
                    }
                }
                html.lineFeed()
                if let sample {
                    html.element(.p) { line in
                        line.element(.small) { small in
                            small.append(Word.codeFrom[language])
                            small.append(link(to: sample.path) { $0.append(sample.page) })
                        }
                    }
                    html.lineFeed()
                }
                guard let words = declaration.objectiveC else { return }
                html.fold(Word.objectiveC[language]) { details in
                    details.element(.pre, ["class": "code"]) { pre in
                        pre.element(.code) { code in
                            code.append(CodeLanguage.objectiveC.html(of: Text(words)))
                        }
                    }
                }
            })
    }

    /// Appends further reading on a method beside its declaration, with Apple's own page first.
    mutating func seeAlso(_ callback: Callback, _ rules: [Rule]) {
        heading("see-also", .seeAlso)
        placeBeside()
        let sources = sources
        if let evidence = callback.meaning?.evidence {
            let language = language
            paragraph { $0.evidence(evidence, sources: sources, in: language) }
        }
        glance([
            (.methodOf, HTML { $0.element(.code, text: Text(callback.typeName)) }),
            (
                .notification,
                sequence(
                    notifications(beside: callback, in: rules).map { name in
                        HTML { $0.code(Text(name.name)) }
                    })
            ),
        ])
    }
}
