"""Tries the check on the pages in `Cases`: what it prints is in the file beside each page. Some are translations.

With UPDATE_FIXTURES=1 these files are written, and the run fails if one has changed.
"""

import contextlib
import io
import os
import pathlib
import sys

import check

CASES = pathlib.Path(__file__).parent / "Cases"


def output(page):
    with contextlib.redirect_stdout(io.StringIO()) as said:
        check.main([page])
    return said.getvalue().replace(f"{CASES}/", "")


failures = 0
for page in sorted(CASES.rglob("*.md")):
    wanted = page.with_suffix(".output")
    said = output(page)
    if wanted.exists() and wanted.read_text() == said:
        continue
    failures += 1
    print(f"FAIL  {page.relative_to(CASES)} prints:\n{said}")
    if os.environ.get("UPDATE_FIXTURES"):
        wanted.write_text(said)
sys.exit(failures > 0)
