"""Lists what pages say of iOS and nothing proves: numbers, orders and confidence words.

Usage: check.py [FOLDER OR FILE.md …]

Read are paragraphs, lists, tables and headings, the `title` and `description` of a page, and the titles, captions
and goals of its blocks. Code is left out, and in a folder the guide for authors, the reference and the notes on
trial.

A number is listed if it has a unit: a span of time, a size, how often something comes. "iOS 13" is a name. It is
proved

- as the words of a claim, `[30 s](trace:…)`, or by its address: "at 60 s `[nothing](trace:ID/count/calls/at/60s)`";
- by a source in its sentence: `[Apple](source:…)`, or a page elsewhere;
- by what a scenario says: "at 10 s" by `at 10s`, "for 10 s" by any other statement with that time. The scenario is
  on this page or its original, or quoted in the sentence. The goal of a challenge proves its numbers; what any other
  `expect` says is a result, and proves nothing.

An order is a word such as "before" or "then". It is listed if the sentence has two callbacks in code, and on the page
of a lesson if its clause has one, a state, a window, "the change", or *will* and *did*. It is proved by a source in
the sentence, a rule, or a claim about a callback of the sentence, if it has any:

- of an order, `[before](trace:ID/order/…)`, which proves its own words, and elsewhere than in a lesson the sentence;
- of a span, or of what a call reads, which says on which side of a change it comes.

When or how often something comes does not say what comes before it. The goal of a challenge is to be reached, and
the names of pitfalls, which are what developers get wrong, state nothing.

A confidence word, such as "inferred", is to be a link: to its rule, `[inferred](trace:rule/ID/confidence)`, to a
source, or to a page of the reference that says so.

`words.py` has the words, and the exceptions with their reasons.
"""

import pathlib
import re
import sys

import pages
import words

ROOT = pathlib.Path(__file__).parents[2]
# An address may have parentheses: `trace:ID/time/active(2)`.
LINK = re.compile(
    r"(?<!!)\[(?P<text>(?:`[^`]*`|\[[^\[\]]*\]|[^\[\]`])*)\]\((?P<to>(?:[^()]|\([^()]*\))*)\)")
CODE = re.compile(r"(`+)(?P<code>.+?)(?<!`)\1(?!`)", re.S)
# An item of a list and a cell of a table are sentences of their own.
END = re.compile(
    r"[.!?](?=[*_)\"”]*(?:\s|$))|[。！？]|\||\n(?=[ >]*(?:[-*]|\d+\.)\s)")

# What is beside a word.
CLAUSE = re.compile(r"[^,;:，；：、()（）—]+")
# The claims that say what comes before what.
ORDERING = re.compile(r"^trace:[^/]+/(?P<kind>order|span|reads)/(?P<names>[^?]+)")
# An item's name, up to the stop in it.
NAME = re.compile(r"[ >]*[-*] \*\*[^*]*$")


def callbacks():
    """The names of the methods that the reference has pages about."""
    file = ROOT / "Sources/TraceViews/Swift/MethodDeclarations.swift"
    return set(re.findall(r"func (\w+)\(", file.read_text()))


CALLBACKS = callbacks()
CONTENT = ROOT / "Content"
# The notes on trial quote the numbers of others, and have a verdict beside each.
LEFT_OUT = {"guide", "reference", "trial"}


def blank(text):
    """As long as the text, with its lines."""
    return re.sub(r"[^\n]", "\0", text)


class Sentence:
    def __init__(self, text):
        self.isName = bool(NAME.match(text))
        self.links = [it["to"] for it in LINK.finditer(text)]
        self.claims = [it for it in self.links if it.startswith("trace:")]
        self.has_source = any(it.startswith(("source:", "https://", "http://")) for it in self.links)
        # By its labels: many methods are called `application`.
        codes = [it for it in CODE.finditer(text) if re.split(r"\W", it["code"])[0] in CALLBACKS]
        self.callbacks = {it["code"].removesuffix("(_:)") for it in codes}
        self.places = [it.start() for it in codes]
        # The same stretches without the words that are proved: of claims, and of other links for confidence.
        self.prose = self.without(text, r"trace:|source:")
        self.unlinked = self.without(text, r"trace:|source:|https?:|(?:\.\./)*reference/")
        self.shown = self.without(text, r"$")

    @staticmethod
    def without(text, proving):
        """The text without code, addresses, exceptions, and the words of some links."""
        def link(match):
            shown = blank(match["text"]) if re.match(proving, match["to"]) else match["text"]
            return f"\0{shown}\0\0{blank(match['to'])}\0"

        text = CODE.sub(lambda it: blank(it[0]), LINK.sub(link, text))
        # The id of a heading is an address too.
        for pattern in (r"\{#[^}]*\}", *words.EXCEPTIONS):
            text = re.sub(pattern, lambda it: blank(it[0]), text)
        return text

    def stated(self, scenarios):
        """What its claims ask for, and what the scenarios say that they quote."""
        asked = words.stated(f"at {time}" for it in self.claims for time in re.findall(r"/at/(\w+)", it))
        return asked.union(*(scenarios.get(re.split("[/?]", it)[0][6:], set()) for it in self.claims))

    def findings(self, stated, isStrict):
        """What nothing proves: an offset, and what it is; with which of the two rules for orders."""
        for match, values in words.counts(self.prose):
            if not self.has_source and not set(values) <= stated:
                yield match.start(), f"number '{match[0]}'"
        for match in words.CONFIDENCE.finditer(self.unlinked):
            yield match.start(), f"confidence '{match[0]}'"
        order = None if self.has_source or any(
            self.proves_order(it, isStrict) for it in self.claims) else self.order(isStrict)
        if order:
            yield order.start(), f"order '{order[0]}'"

    def order(self, isStrict):
        """The first word of an order that is to be proved."""
        for clause in CLAUSE.finditer(self.prose):
            start, end = clause.span()
            isBeside = isStrict and (
                any(start <= it < end for it in self.places)
                or words.STATE.search(self.shown[start:end].replace("\0", "")))
            # What comes next says what a word means, so that the clause is searched where it is.
            if len(self.callbacks) > 1 and (order := words.ORDER.search(self.prose, start, end)):
                return order
            if isBeside and (order := words.EVENT_ORDER.search(self.prose, start, end)):
                return order
        return None

    def proves_order(self, claim, isStrict):
        """Whether a claim says of other words than its own what comes before what."""
        if claim.startswith("trace:rule/"):
            return True
        match = ORDERING.search(claim)
        if match and isStrict and match["kind"] == "order":
            return False
        names = [re.sub(r"\(\d+\)", "", it) for it in match["names"].split("/")] if match else []
        return bool(names) and (
            not self.callbacks or any(name in it for name in names for it in self.callbacks))


def sentences(text):
    start = 0
    # What ends a sentence within code, an address or a link's words ends none.
    hidden = CODE.sub(lambda it: blank(it[0]), LINK.sub(lambda it: blank(it[0]), text))
    for end in [it.end() for it in END.finditer(hidden)] + [len(text)]:
        yield start, Sentence(text[start:end])
        start = end


def findings(page, scenarios, own, isLesson):
    """The findings of a page: line, column, what; `own` is what its scenarios say."""
    part = ""
    for passage in page.passages:
        if passage.text.startswith("#") and not pages.TITLE.match(passage.text):
            part = passage.text
        for start, sentence in sentences(passage.text):
            isName = ".pitfalls" in part and sentence.isName
            isStrict = isLesson and not pages.GOAL.match(passage.text) and not isName
            for offset, what in sentence.findings(own | sentence.stated(scenarios), isStrict):
                before = passage.text[:start + offset]
                line = passage.line + before.count("\n")
                column = len(before) - (before.rfind("\n") + 1) + 1
                yield line, column, what


def pages_in(path):
    return sorted(it for it in path.rglob("*.md") if not LEFT_OUT & set(it.parts)) if path.is_dir() else [path]


def place(file):
    """Where a page stands among those of its language, as its translation does."""
    file = file.resolve()
    return file.relative_to(CONTENT).parts[1:] if file.is_relative_to(CONTENT) else file.parts


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
    found = [f"{file}:{line}:{column}: nothing proves the {what}" for file in asked
             for line, column, what in sorted(set(
                 findings(read[file.resolve()], scenarios, own.get(place(file), set()), place(file) in lessons)))]
    print(*found, f"pages: {len(asked)}, findings: {len(found)}", sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or [CONTENT]))
