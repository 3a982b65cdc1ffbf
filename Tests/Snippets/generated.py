"""Type-checks the apps that `tracebook run --format swift` makes of scenarios.

Usage: generated.py [--sdk NAME] TRACEBOOK FOLDER OR FILE …

A folder is a site, of which every source counts that its pages show, or has scenarios. A source is a file that imports what it uses
and declares the rest, so nothing is put around it, and it sees the declarations of what it imports
alone. `check.py` says what an SDK is for. Two that differ in nothing but their comments are checked once.

The compiler takes most of its time to read the declarations, so that many sources are one module, in
which whatever stands at the top level of a file is private to it, and no app is the one that starts.
"""

import concurrent.futures
import html.parser
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import check
from compiler import Compiler

COMMENT = re.compile(r"^\s*//.*\n?", re.M)
TOP_LEVEL = re.compile(r"^(@MainActor )?(?=(?:final class|struct|func) )", re.M)
# How many sources the compiler is given at once.
AT_ONCE = 150


class Shown(html.parser.HTMLParser):
    """The sources that a page shows, by the ids of the figures that they are in."""

    def __init__(self, text):
        super().__init__()
        self.sources, self.figure, self.isIn = {}, None, False
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        classes = (values.get("class") or "").split()
        if tag == "figure" and "run" in classes:
            self.figure = values.get("id")
        elif tag == "details" and "as-swift" in classes:
            self.isIn = True
        elif tag == "code" and self.isIn:
            self.sources[self.figure] = ""

    def handle_endtag(self, tag):
        self.isIn = self.isIn and tag != "details"

    def handle_data(self, text):
        if self.isIn and self.figure in self.sources:
            self.sources[self.figure] += text


def of_site(tracebook, content, folder):
    """The sources on the pages of a site."""
    made = folder / "site"
    run = subprocess.run(
        [tracebook, "build", "--content", content, "--output", made], capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"{content} cannot be built: {run.stderr}")
    return {f"{page.relative_to(made)}#{id}": text for page in sorted(made.rglob("*.html"))
            for id, text in Shown(page.read_text()).sources.items()}


def of_scenario(tracebook, file):
    """The source of a scenario."""
    run = subprocess.run(
        [tracebook, "run", file, "--format", "swift"], capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"{file} cannot be run: {run.stderr}")
    return run.stdout


def unique(made):
    """The sources that differ, each with the first of its names; those with comments alone are none."""
    seen = {}
    for name, text in made.items():
        code = COMMENT.sub("", text)
        if "import " in code:
            seen.setdefault(code, (name, text))
    return list(seen.values())


def private(text):
    """A source as one file of many in a module."""
    text = re.sub(r"^@main$", "", text, flags=re.M)
    return TOP_LEVEL.sub(lambda it: f"{it[1] or ''}fileprivate ", text)


def placed(name, lines, written, number, column):
    """Where in a source a finding is, and this line, in front of which the file may have a word."""
    if not 0 < number <= len(lines):
        return f"{name}:{number}:{column}", ""
    added = max(0, len(written[number - 1]) - len(lines[number - 1]))
    return f"{name}:{number}:{max(1, column - added)}", lines[number - 1].strip()


def findings(group, compiler, folder):
    """What the compiler says of some sources: where, what, and below it the line, which is on no disk."""
    files, names = [], {}
    for name, text in group:
        files.append(pathlib.Path(tempfile.mkstemp(suffix=".swift", dir=folder)[1]))
        written = private(text) if len(group) > 1 else text
        files[-1].write_text(written)
        names[str(files[-1])] = (name, text.split("\n"), written.split("\n"))
    said, isTaken = compiler.check(
        files, "Generated", options=("-enable-upcoming-feature", "MemberImportVisibility"))
    found = []
    for line in said.split("\n"):
        match = check.FINDING.match(line)
        if match and match["kind"] == "error":
            path, *place = match["place"].rsplit(":", 2)
            place, shown = placed(*names.get(path, (path, [], [])), *map(int, place))
            found.append(f"{place}: error: {match['words']}\n    {shown}")
    if not isTaken and not found:
        found.append(f"{group[0][0]}: error: {said.strip()}")
    return found


def misnamed(name, text):
    """Methods that iOS is meant to call and never calls."""
    return check.misnamed(check.Snippet(name, 1, 0, tuple(text.split("\n"))))


def main(tracebook, paths, sdk=None):
    sites = [it for it in map(pathlib.Path, paths) if (it / "site.yml").exists()]
    files = [file for path in map(pathlib.Path, paths) if path not in sites
             for file in (sorted(path.rglob("*.scenario")) if path.is_dir() else [path])]
    with tempfile.TemporaryDirectory() as name, \
            concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        folder = pathlib.Path(name)
        compiler = Compiler(folder, sdk)
        made = dict(zip(map(str, files), pool.map(lambda it: of_scenario(tracebook, it), files)))
        for site in sites:
            made.update(of_site(tracebook, site, folder))
        different = unique(made)
        faults = [line for it in different for line in misnamed(*it)]
        # The first one builds the modules that all others use, and is checked as it is.
        faults += findings(different[:1], compiler, folder)
        groups = [different[it:it + AT_ONCE] for it in range(1, len(different), AT_ONCE)]
        for lines in pool.map(lambda it: findings(it, compiler, folder), groups):
            faults += lines
    for fault in faults:
        print(fault)
    print(f"{len(made)} sources made of scenarios, {len(different)} of them different: "
          f"{len(faults) or 'no'} errors")
    return 1 if faults else 0


if __name__ == "__main__":
    given, sdk = check.arguments(sys.argv[1:])
    if len(given) < 2:
        sys.exit(__doc__)
    sys.exit(main(given[0], given[1:], sdk))
