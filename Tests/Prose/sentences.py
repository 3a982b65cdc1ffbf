"""Divides prose into sentences, and says what is in each: links, claims, callbacks, and words that are no code."""

import pathlib
import re

import words

ROOT = pathlib.Path(__file__).parents[2]
# An address may have parentheses: `trace:ID/time/active(2)`.
LINK = re.compile(
    r"(?<!!)\[(?P<text>(?:`[^`]*`|\[[^\[\]]*\]|[^\[\]`])*)\]\((?P<to>(?:[^()]|\([^()]*\))*)\)")
CODE = re.compile(r"(`+)(?P<code>.+?)(?<!`)\1(?!`)", re.S)
# An item of a list and a cell of a table are sentences of their own.
END = re.compile(
    r"[.!?](?=[*_)\"”]*(?:\s|$))|[。！？]|\||\n(?=[ >]*(?:[-*]|\d+\.)\s)")
# An item's name, up to the stop in it.
NAME = re.compile(r"[ >]*[-*] \*\*[^*]*$")
LABEL = re.compile(r"[(,] ?(\w+)(?: \w+)?:")


def methods():
    """The methods that the reference has pages about, and two more: the name of each, and its labels."""
    text = (ROOT / "Sources/TraceViews/Swift/MethodDeclarations.swift").read_text()
    declared = re.findall(r"func (\w+)(\(.*)", re.sub(r"\\\n\s*", "", text))
    return [*((name, set(LABEL.findall(rest))) for name, rest in declared),
            ("beginBackgroundTask", {"withName", "expirationHandler"}), ("endBackgroundTask", set())]


METHODS = methods()
CALLBACKS = {name for name, _ in METHODS}


def blank(text):
    """As long as the text, with its lines."""
    return re.sub(r"[^\n]", "\0", text)


class Sentence:
    def __init__(self, text):
        self.text = text
        self.is_name = bool(NAME.match(text))
        self.links = list(LINK.finditer(text))
        self.claims = [it["to"] for it in self.links if it["to"].startswith("trace:")]
        self.has_source = any(it["to"].startswith(("source:", "https://", "http://")) for it in self.links)
        # By its labels: many methods are called `application`.
        self.codes = [it for it in CODE.finditer(text) if re.split(r"\W", it["code"])[0] in CALLBACKS]
        self.callbacks = {it["code"].removesuffix("(_:)") for it in self.codes}
        # The same stretches without the words that are proved: of claims, and of other links for confidence.
        self.prose = without(text, r"trace:|source:")
        self.unlinked = without(text, r"trace:|source:|https?:|(?:\.\./)*reference/")
        self.shown = without(text, r"$")

    def codes_in(self, start, end):
        return [it for it in self.codes if start <= it.start() < end]

    def stated(self, scenarios):
        """What its claims ask for, and what the scenarios say that they quote."""
        asked = words.stated(f"at {time}" for it in self.claims for time in re.findall(r"/at/(\w+)", it))
        return asked.union(*(scenarios.get(re.split("[/?]", it)[0][6:], set()) for it in self.claims))


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


def hidden(text):
    """The text without what is within code, an address or a link's words, where nothing ends."""
    return CODE.sub(lambda it: blank(it[0]), LINK.sub(lambda it: blank(it[0]), text))


def sentences(text):
    """The sentences of a passage, each with the offset at which it begins."""
    start = 0
    for end in [it.end() for it in END.finditer(hidden(text))] + [len(text)]:
        yield start, Sentence(text[start:end])
        start = end


def columns(text):
    """The columns of a table's body: the cells of each, with their offsets."""
    found, offset = {}, 0
    for row, line in enumerate(text.split("\n")):
        bars = [it.start() for it in re.finditer(r"\|", hidden(line))]
        # The first two lines are the header and the line under it.
        for column, (start, end) in enumerate(zip(bars, bars[1:])) if row > 1 else ():
            found.setdefault(column, []).append((offset + start + 1, Sentence(line[start + 1:end])))
        offset += len(line) + 1
    return found.values()
