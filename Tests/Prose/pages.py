"""Reads a page: its prose, without code, and what its scenarios say."""

import dataclasses
import re

import words

FENCE = re.compile(r"[ >]*(?:[-*] +)?(?P<fence>`{3,}|~{3,})(?P<info>[^`]*)$")
TITLE = re.compile(r"(?:#\| )?(?:title|description|caption|goal): ")
# With words in front of the statement, or in a translation words alone.
GOAL = re.compile(r"#\| goal: ")
ATTRIBUTE = re.compile(r'\b(\w[\w-]*)=(?:"([^"]*)"|(\S+))')
# By these a block names scenarios: its own, and those that it shows, goes on from or belongs to.
NAMING = ("id", "of", "from", "for", "example-of")


@dataclasses.dataclass(frozen=True)
class Passage:
    """A stretch of prose, the line on which it begins, from 1, and the scenarios whose title or caption it is."""

    line: int
    text: str
    names: frozenset = frozenset()


@dataclasses.dataclass
class Block:
    """What stands between two fences."""

    line: int
    words: list
    attributes: dict
    lines: list = dataclasses.field(default_factory=list)

    @property
    def names(self):
        return frozenset(name for key in NAMING for name in self.attributes.get(key, "").split(",") if name)

    @property
    def titles(self):
        return [Passage(number, line, self.names) for number, line in enumerate(self.lines, self.line + 1)
                if TITLE.match(line)]

    @property
    def inputs(self):
        """What its statements say: pairs of a kind and a number."""
        if self.words[:1] != ["scenario"]:
            return set()
        said = [line for line in self.lines if not line.startswith(("expect ", "#"))]
        goals = [self.attributes.get("goal", ""), *(line for line in self.lines if GOAL.match(line))]
        stated = [it for goal in goals if (it := goal.rpartition(": ")[2]).startswith("expect ")]
        return words.stated([*said, *stated]).union(*map(words.plain_numbers, stated))


@dataclasses.dataclass
class Page:
    passages: list = dataclasses.field(default_factory=list)
    blocks: list = dataclasses.field(default_factory=list)
    has_level: bool = False


def read(file):
    page, block, isFront = Page(), None, False
    paragraph = []  # Its lines, with their numbers.

    def end_paragraph():
        if paragraph:
            page.passages.append(Passage(paragraph[0][0], "\n".join(it for _, it in paragraph)))
            paragraph.clear()

    for number, line in enumerate(file.read_text().split("\n"), 1):
        fence = FENCE.match(line)
        if line == "---" and (number == 1 or isFront):
            isFront = number == 1
        elif isFront:
            page.has_level |= line.startswith("level: ")
            if TITLE.match(line):
                page.passages.append(Passage(number, line))
        elif block:
            if fence and fence["fence"].startswith(open_fence) and not fence["info"].strip():
                page.blocks.append(block)
                page.passages += block.titles
                block = None
            else:
                block.lines.append(line.strip(" >"))
        elif fence:
            end_paragraph()
            open_fence, info = fence["fence"], fence["info"]
            has = {it[1]: it[2] or it[3] for it in ATTRIBUTE.finditer(info)}
            block = Block(number, info.split(), has)
        elif line.startswith("#") or not line.strip(" >"):
            end_paragraph()
            if line.startswith("#"):
                page.passages.append(Passage(number, line))
        else:
            paragraph.append((number, line))
    end_paragraph()
    return page
