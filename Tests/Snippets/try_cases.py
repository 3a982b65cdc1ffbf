"""Tries the check on the pages in `Cases`: what it prints is in the file beside each page.

With UPDATE_FIXTURES=1 these files are written, and the run fails if one has changed. The methods of
delegates that the reference shows must be declared for snippets too. And the check of what is made of
scenarios must find a fault in one source of several.
"""

import contextlib
import io
import os
import pathlib
import re
import sys
import tempfile

import check
import generated
import pieces

FACTS = pathlib.Path(__file__).parents[2] / "Sources/TraceViews/Swift/MethodDeclarations.swift"
CASES = pathlib.Path(__file__).parent / "Cases"


def output(page):
    with contextlib.redirect_stdout(io.StringIO()) as said:
        check.main([page])
    return said.getvalue().replace(f"{CASES}/", "")


def missing():
    """Methods of the reference that no protocol declares."""
    text = re.sub(r"\\\n\s*", "", FACTS.read_text())
    for method in check.METHOD.finditer(text):
        name = check.selector(*method.groups())
        isOfDelegate = any(it.match(method[1]) for it, _ in pieces.PROTOCOLS)
        if isOfDelegate and name not in check.declared():
            yield name


def found_in_generated():
    """What the check of generated sources finds in two of which the second one is wrong."""
    sound = "import UIKit\n\n@MainActor func crash() {\n    fatalError()\n}\n"
    wrong = sound.replace("fatalError()", 'exit("now")')
    with tempfile.TemporaryDirectory() as folder:
        return generated.findings(
            [("sound", sound), ("wrong", wrong)], check.frontend(), pathlib.Path(folder))


failures = 0
if [it.split(":")[0] for it in found_in_generated()] != ["wrong"]:
    failures += 1
    print(f"FAIL  of two generated sources the wrong one is not found: {found_in_generated()}")
for name in missing():
    failures += 1
    print(f"FAIL  no protocol in 'Declarations' has '{name}'")
for page in sorted(CASES.glob("*.md")):
    wanted = page.with_suffix(".output")
    said = output(page)
    if wanted.exists() and wanted.read_text() == said:
        continue
    failures += 1
    print(f"FAIL  {page.name} prints:\n{said}")
    if os.environ.get("UPDATE_FIXTURES"):
        wanted.write_text(said)
sys.exit(failures > 0)
