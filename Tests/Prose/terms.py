"""Finds words of Chinese pages in whose place the glossary has another: one word for each thing.

Usage: terms.py [FOLDER]

`terms.txt` has a line for each word, with those that it replaces. Code, keywords and addresses of links are left
out, and so are the notes on trial, which quote others.
"""

import pathlib
import re
import sys

HERE = pathlib.Path(__file__).parent
LEFT_OUT = re.compile(r"`[^`]*`|\]\([^ ]*?\)(?![^\[]*\))|^keywords:.*")
FENCE = re.compile(r"\s*(`{3,}|~{3,})")


def terms():
    """Pairs of a word that no page says and the word of the glossary."""
    for line in (HERE / "terms.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            right, *wrong = line.split("\t")
            yield from ((word, right) for word in wrong)


def findings(text, pairs):
    """The places in a page: line, column, the word and the right one."""
    fence = ""
    for number, line in enumerate(text.splitlines(), 1):
        edge = FENCE.match(line)
        if edge and (not fence or edge[1].startswith(fence)):
            fence = "" if fence else edge[1]
        elif not fence:
            prose = LEFT_OUT.sub(lambda it: " " * len(it[0]), line)
            for wrong, right in pairs:
                for place in re.finditer(wrong, prose):
                    yield number, place.start() + 1, wrong, right


def main(folder):
    pairs = list(terms())
    found = [
        f"{path}:{line}:{column}: '{wrong}' is '{right}' on the other pages"
        for path in sorted(folder.rglob("*.md")) if "trial" not in path.parts
        for line, column, wrong, right in findings(path.read_text(), pairs)
    ]
    print("\n".join(found + [f"{len(found)} words that the glossary has otherwise"]))
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "Content/zh-Hans"))
