"""Type-checks every Swift snippet of the pages, with Apple's frameworks or without.

Usage: check.py [--sdk NAME] [FOLDER OR FILE.md …]

With `--sdk iphonesimulator`, frameworks are those of Xcode, on macOS alone. Otherwise the folder `Declarations` has
what snippets use of these frameworks, as textual module interfaces, and in `YourApp.swiftinterface` the types that
they take for granted of their reader's app. `pieces.py` says what is put around a snippet. One with an `import` is a
whole file and sees what it imports alone. Any other one is a fragment and sees all modules, and the variables and
functions in `YourAppGlobals.swiftinterface`. A snippet also sees what other blocks of its page without `tab=`
declare. `methods.py` finds the methods that iOS is meant to call and never calls, since the compiler takes them for
methods of the app.
"""

import argparse
import concurrent.futures
import dataclasses
import functools
import os
import pathlib
import re
import sys
import tempfile

import methods
import pieces
from compiler import Compiler

FENCE = re.compile(r"(?P<indent>[ >]*)(?P<fence>`{3,}|~{3,})\s*(?P<info>[^`]*)$")
TAB = re.compile(r'\btab="([^"]*)"')
DECLARED = re.compile(pieces.MODIFIERS + r"(?:struct|class|enum|actor|protocol|func)\s+(\w+)")
FINDING = re.compile(r"^(?P<place>.+?:\d+:\d+): (?P<kind>error|warning): (?P<words>.*)")


@dataclasses.dataclass(frozen=True)
class Snippet:
    file: str
    # The first line of its code, from 1, and how many columns are in front of each line.
    line: int
    indent: int
    lines: tuple
    # The snippets that declare what it uses.
    needs: tuple = ()
    # The label of its tab.
    tab: str = ""

    @property
    def code(self):
        """What the compiler sees: a translation has other comments."""
        lines = [line for it in (*self.needs, self) for line in it.lines]
        return "\n".join(re.sub(r"\s*//.*", "", it) for it in lines if it.strip())

    @property
    def isFile(self):
        """Whether it is a whole file, and not a fragment."""
        return any(map(pieces.IMPORT.match, self.lines))

    @property
    def delegate(self):
        """Whose methods it has, by its tab."""
        return methods.OF_PART.get(self.tab)

    @property
    def names(self):
        """What it declares for others."""
        return {match[1] for line in self.lines if (match := DECLARED.match(line))}


def snippets(file):
    """The Swift blocks of a page."""
    fence = code = None
    found = []
    for number, line in enumerate(file.read_text().split("\n"), 1):
        if fence is None:
            match = FENCE.match(line)
            if match:
                fence, indent = match["fence"], len(match["indent"])
                info = match["info"].split()
                tab = it[1] if (it := TAB.search(match["info"])) else ""
                code = [] if info[:1] == ["swift"] else None
        elif line.strip(" >").rstrip() and set(line.strip(" >")) == {fence[0]} \
                and len(line.strip(" >")) >= len(fence):
            if code is not None:
                made = Snippet(str(file), number - len(code), indent, tuple(code), tab=tab)
                found.append((made, len(info) == 1))
            fence = None
        elif code is not None:
            code.append(line[indent:])
    common = [it for it, isCommon in found if isCommon]
    return [dataclasses.replace(it, needs=needs(it, common)) for it, _ in found]


def needs(snippet, others):
    """The snippets that declare what one uses, and what these use."""
    chosen, names = [], set(snippet.names)
    for it in (used := [snippet]):
        words = set(re.findall(r"\w+", it.code))
        for other in others:
            if other.names & words and not other.names & names:
                names |= other.names
                chosen.append(other)
                used.append(other)
    return tuple(chosen)


def misnamed(snippet):
    """Methods that iOS is meant to call and never calls."""
    text = "\n".join(snippet.lines)

    def delegate(offset):
        """Whose methods a part of a fragment has."""
        parts = [it[1] for it in pieces.PART_LINE.finditer(text, 0, offset)]
        return methods.OF_PART.get(parts[-1]) if parts else snippet.delegate

    found = methods.slips(
        text, ["\n".join(it.lines) for it in snippet.needs], None if snippet.isFile else delegate)
    for offset, words in found:
        before = text[:offset]
        line = snippet.line + before.count("\n")
        column = offset - (before.rfind("\n") + 1) + 1 + snippet.indent
        yield f"{snippet.file}:{line}:{column}: error: {words}"


def findings(snippet, compiler, folder):
    """What is wrong with a snippet, one finding a line."""
    files = []
    for it in (snippet, *snippet.needs):
        files.append(pathlib.Path(tempfile.mkstemp(suffix=".swift", dir=folder)[1]))
        imports = "" if it.isFile else "".join(f"import {name}\n" for name in compiler.modules)
        files[-1].write_text(imports + pieces.swift(list(it.lines), it.file, it.line))
    said, isTaken = compiler.check(files, "Snippet", imported=compiler.always)
    found = list(misnamed(snippet))
    for line in said.split("\n"):
        match = FINDING.match(line)
        if match and match["kind"] == "error":
            path, number, column = match["place"].rsplit(":", 2)
            if path == snippet.file:
                column = int(column) + snippet.indent
            found.append(f"{path}:{number}:{column}: error: {match['words']}")
    if not isTaken and not found:
        found.append(f"{snippet.file}:{snippet.line}:1: error: {said.strip()}")
    return list(dict.fromkeys(found))


def main(paths, sdk=None):
    files = [file for path in map(pathlib.Path, paths)
             for file in (sorted(path.rglob("*.md")) if path.is_dir() else [path])]
    found = [snippet for file in files for snippet in snippets(file)]
    # A page and its translation have the same code, which is checked once.
    unique = list({(it.code, it.delegate): it for it in reversed(found)}.values())[::-1]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        compiler = Compiler(folder, sdk)
        check = functools.partial(findings, compiler=compiler, folder=folder)
        # The first one builds the modules that all others use.
        first = [check(it) for it in unique[:1]]
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            # What a snippet needs is checked with it, too.
            faults = list(dict.fromkeys(
                line for lines in [*first, *pool.map(check, unique[1:])] for line in lines))
    for fault in faults:
        print(fault)
    print(f"{len(found)} Swift snippets, {len(unique)} of them different: "
          f"{len(faults) or 'no'} errors")
    return 1 if faults else 0


def arguments(words):
    """The words of a command line, and the name of an SDK behind `--sdk`."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--sdk")
    given, paths = parser.parse_known_args(words)
    return paths, given.sdk


if __name__ == "__main__":
    given, name = arguments(sys.argv[1:])
    sys.exit(main(given or ["Content"], name))
