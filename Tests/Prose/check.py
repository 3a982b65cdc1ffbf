"""Lists what pages say of iOS and nothing proves: numbers, orders, confidence words and, in lessons, calls.

Usage: check.py [FOLDER OR FILE.md …]

Read are paragraphs, lists, tables and headings, the `title` and `description` of a page, and the titles, captions
and goals of its blocks. Code is left out, and in a folder the guide for authors, the reference and the notes on
trial.

A number is listed if it has a unit: a span of time, a size, how often something comes. "iOS 13" is a name. It is
proved

- as the words of a claim, `[30 s](trace:…)`, or by its address: "at 60 s `[nothing](trace:ID/count/calls/at/60s)`";
- by a source in its sentence: `[Apple](source:…)`, or a page elsewhere;
- by what a scenario says: "at 10 s" by `at 10s`, "for 10 s" by any other statement with that time. The scenario is
  on this page or its original, or quoted in the sentence; for a title or a caption it is the one of the block. The
  goal of a challenge proves its numbers; what any other `expect` says is a result, and proves nothing.

No scenario says "a few". "Once" is a number in a clause with a callback or on a call, and no conjunction there.

An order is a word such as "before" or "then". It is listed if the sentence has two callbacks in code, and on the page
of a lesson if its clause has one, a state, a window, "the change", or *will* and *did*. There 先是…再是 is an order
too. It is proved by a source or a rule in the sentence, or by a claim in the clause, or in the one behind its colon.
If the sentence has callbacks, the claim is about one of them:

- of an order, `[before](trace:ID/order/…)`, which proves its own words, and elsewhere than in a lesson the clause;
- of a span, or of what a call reads, which says on which side of a change it comes.

When or how often something comes does not say what comes before it. The goal of a challenge is to be reached, and
the names of pitfalls, which are what developers get wrong, state nothing.

On the page of a lesson there are five more rules.

- That a callback is called, or not, needs a claim in its clause, or in the one behind its colon, or a source or a
  rule in its sentence; so does "its method", and the title of a run.
- A claim is about the callback that the sentence names: the only one before `[called](trace:ID/called/…)` and
  `[once](trace:ID/count/…)`, and the one beside `[before](trace:ID/order/…)`. If *will* or *did* is before it, its own
  name has that word.
- If most cells of a column of a table are claims, each is to have a claim or a source.
- A confidence word that leads to the reference leads to a row of it, `reference/budgets.md#budget-suspension-4`, and
  is the word of this row, if `evidence.py` knows it.
- In *At a glance* a callback in which to save, pause, refresh or cover is one of the code, as `advice.py` says.

A confidence word, such as "inferred", is to be a link: to its rule, `[inferred](trace:rule/ID/confidence)`, to a
source, or to a page of the reference that says so. For "Apple documents" a source in the sentence is enough.

A translation names the same versions of iOS as its original, which `versions.py` compares on all pages.

`words.py` has the words, and the exceptions with their reasons.
"""

import pathlib
import sys

import advice
import pages
import rules
import versions
from sentences import ROOT, sentences

CONTENT = ROOT / "Content"
# The notes on trial quote the numbers of others, and have a verdict beside each.
LEFT_OUT = {"guide", "reference", "trial"}


def findings(page, scenarios, own, is_lesson):
    """The findings of a page: line, column, what; `own` is what its scenarios say."""
    part, code = "", advice.functions(page)
    for passage in page.passages:
        if passage.text.startswith("#") and not pages.TITLE.match(passage.text):
            part = passage.text
        found = list(in_passage(passage, ".pitfalls" in part, scenarios, own, is_lesson))
        if is_lesson and ".glance" in part:
            found += [(start + offset, what) for start, sentence in sentences(passage.text)
                      for offset, what in advice.unfollowed(sentence, code)]
        for offset, what in found:
            before = passage.text[:offset]
            # Words that are listed may be on two lines.
            yield (passage.line + before.count("\n"), len(before) - (before.rfind("\n") + 1) + 1,
                   " ".join(what.split()))


def in_passage(passage, is_pitfall, scenarios, own, is_lesson):
    """The findings of a passage: an offset, and what it is."""
    # What is beside a run is about this run, and not about another one of the page.
    said = set().union(*(scenarios.get(it, set()) for it in passage.names)) if passage.names else own
    for start, sentence in sentences(passage.text):
        is_name = is_pitfall and sentence.is_name
        is_strict = is_lesson and not pages.GOAL.match(passage.text) and not is_name
        found = [*rules.numbers(sentence, said | sentence.stated(scenarios)), *rules.confidence(sentence),
                 *rules.orders(sentence, is_strict)]
        if is_strict:
            found += [*rules.calls(sentence, bool(passage.names)), *rules.subjects(sentence)]
        if is_lesson:
            found += rules.rows(sentence)
        for offset, what in found:
            yield start + offset, what
    if is_lesson and passage.text.startswith("|"):
        yield from rules.empty_cells(passage.text)


def pages_in(path):
    return sorted(it for it in path.rglob("*.md") if not LEFT_OUT & set(it.parts)) if path.is_dir() else [path]


def place(file):
    """Where a page stands among those of its language, as its translation does."""
    file = file.resolve()
    return file.relative_to(CONTENT).parts[1:] if file.is_relative_to(CONTENT) else file.parts


def translated(paths):
    """What translations say of other versions than their originals do."""
    for path in map(pathlib.Path, paths):
        for file in sorted(path.rglob("*.md")) if path.is_dir() else [path]:
            if original := versions.original_of(file):
                for line, column, what in versions.findings(pages.read(file), pages.read(original)):
                    yield f"{file}:{line}:{column}: {what}"


def main(paths):
    asked = [file for path in paths for file in pages_in(pathlib.Path(path))]
    read = {file.resolve(): pages.read(file) for file in [*pages_in(CONTENT), *asked]}
    # What scenarios say: each by its id, and all that a page and its translations have or show.
    scenarios, own = {}, {}
    for page in read.values():
        for block in page.blocks:
            if "id" in block.attributes:
                scenarios.setdefault(block.attributes["id"], set()).update(block.inputs)
    for file, page in read.items():
        for block in page.blocks:
            said = block.inputs.union(*(scenarios.get(it, set()) for it in block.names))
            own.setdefault(place(file), set()).update(said)
    # A translation leaves the level to its original.
    lessons = {place(file) for file, page in read.items() if page.has_level}
    found = [f"{file}:{line}:{column}: {what}" for file in asked
             for line, column, what in sorted(set(
                 findings(read[file.resolve()], scenarios, own.get(place(file), set()), place(file) in lessons)))]
    found += dict.fromkeys(translated(paths))
    print(*found, f"pages: {len(asked)}, findings: {len(found)}", sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or [CONTENT]))
