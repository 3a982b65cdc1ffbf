"""Writes the notes of a site whose texts try to run code: attacks in every field that an author can fill.

    python3 Tests/Browser/attacks.py FOLDER

The attacks are those of Tests/Fixtures/raw-html/attacks, each as it is and with what may end a field before
it.
"""

import itertools
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
ATTACKS = (ROOT / "Tests/Fixtures/raw-html/attacks").read_text().splitlines()
# What may end a field of HTML, of Markdown or of a template.
BEFORE = ["", "\">", "'>", "-->", "</title>", "]]>", "{{{body}}}"]
# Fields in the text of a page; '@' is the attack.
FIELDS = [
    "@", "text @ text", "## @", "- @", "> @", "| a | b |\n|---|---|\n| @ | @ |", "**@**", "[@](other.md)",
    "[x](other.md \"@\")", "![@](a.png)", "![x](a.png '@')", "<@>", "`@`", "```swift\n@\n```", "```@\n```",
    "<b title=\"@\">x</b>", "<div align='@'>\n\nx\n\n</div>", "<img src=\"a.png\" alt=\"@\">",
    "<a href='@'>x</a>", "<details><summary>@</summary>x</details>",
]
# More would be slow to open.
FIELDS_OF_A_PAGE = 700
# What is wrong with such texts, which is an error elsewhere.
LEVELS = ["link.unknown-file", "link.unknown-page", "link.unknown-anchor", "link.absolute", "link.near-miss",
          "link.unknown-scheme", "link.empty", "markdown.unclosed-fence", "block.attribute", "block.near-miss"]


def fields():
    for attack, before, field in itertools.product(ATTACKS, BEFORE, FIELDS):
        text = before + attack
        # A cell ends at a pipe.
        yield field.replace("@", text.replace("|", "&#124;") if field[0] == "|" else text)


def page(number, texts):
    attack = ATTACKS[number % len(ATTACKS)]
    body = "\n\n".join(texts)
    return (f"---\ntitle: {json.dumps('T' + attack)}\ndescription: {json.dumps(attack)}\n"
            f"keywords: [{json.dumps(attack)}]\n---\n\n{body}\n")


def main(folder):
    content = pathlib.Path(folder, "Content/en")
    content.mkdir(parents=True)
    (content / "a.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    (content / "other.md").write_text("---\ntitle: Other\n---\n\nText.\n")
    (content / "index.md").write_text("---\ntitle: Attacks\n---\n\nText.\n")
    rest = iter(fields())
    for number in itertools.count():
        texts = list(itertools.islice(rest, FIELDS_OF_A_PAGE))
        if not texts:
            break
        (content / f"attacks-{number:02}.md").write_text(page(number, texts))
    levels = "".join(f"  {it}: warning\n" for it in LEVELS)
    (content.parent / "site.yml").write_text(f"title: {json.dumps(ATTACKS[0])}\nlevels:\n{levels}")


if __name__ == "__main__":
    main(*sys.argv[1:])
