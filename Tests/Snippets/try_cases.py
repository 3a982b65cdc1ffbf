"""Tries the check on the pages in `Cases`: what it prints is in the file beside each page.

With UPDATE_FIXTURES=1 these files are written, and the run fails if one has changed. The methods of
delegates that the reference shows must be declared for snippets too. The check of what is made of
scenarios must find a fault in one source of several. And with an SDK the same pages print the same: an
`xcrun` of these tests has one, which is the declarations under another name.
"""

import contextlib
import io
import os
import pathlib
import re
import shutil
import sys
import tempfile

import check
import generated
import methods
import pieces
from compiler import DECLARATIONS, Compiler

FACTS = pathlib.Path(__file__).parents[2] / "Sources/TraceViews/Swift/MethodDeclarations.swift"
CASES = pathlib.Path(__file__).parent / "Cases"


# What an SDK is on a machine without Xcode.
XCRUN = """#!/bin/sh
case "$*" in
"--sdk iphonesimulator --find swiftc") echo "$(dirname "$0")/swiftc-of-sdk" ;;
"--sdk iphonesimulator --show-sdk-path") echo /SDK ;;
"--sdk iphonesimulator --show-sdk-version") echo 26.2 ;;
*) exit 1 ;;
esac
"""
SWIFTC = f"""#!/bin/sh
[ "$1 $2 $3 $4" = "-sdk /SDK -target arm64-apple-ios26.2-simulator" ] || exit 1
shift 4
exec {shutil.which("swiftc")} "$@" -I {DECLARATIONS} -Xfrontend -enable-objc-interop \\
    -Xfrontend -import-module -Xfrontend DarwinFoundation
"""


@contextlib.contextmanager
def sdk():
    """The name of an SDK that `xcrun` finds."""
    with tempfile.TemporaryDirectory() as folder:
        for name, script in (("xcrun", XCRUN), ("swiftc-of-sdk", SWIFTC)):
            file = pathlib.Path(folder, name)
            file.write_text(script)
            file.chmod(0o755)
        path = os.environ["PATH"]
        os.environ["PATH"] = f"{folder}:{path}"
        try:
            yield "iphonesimulator"
        finally:
            os.environ["PATH"] = path


def output(page, sdk=None):
    with contextlib.redirect_stdout(io.StringIO()) as said:
        check.main([page], sdk)
    return said.getvalue().replace(f"{CASES}/", "")


def missing():
    """Methods of the reference that no protocol declares."""
    text = re.sub(r"\\\n\s*", "", FACTS.read_text()).replace('"', "")
    for method in methods.read(text).methods:
        isOfDelegate = any(it.match(method.name) for it, _ in pieces.PROTOCOLS)
        if isOfDelegate and method.selector not in methods.declared().methods:
            yield method.selector


def found_in_generated():
    """Where the check of generated sources finds a fault in two of which the second one is wrong."""
    sound = "import UIKit\n\n@MainActor func crash(_ code: Int32) {\n    fatalError()\n}\n"
    wrong = sound.replace("fatalError()", 'exit("now")').replace("Int32", "Int31")
    with tempfile.TemporaryDirectory() as folder:
        found = generated.findings(
            [("sound", sound), ("wrong", wrong)], Compiler(pathlib.Path(folder)), pathlib.Path(folder))
    return [it.split(": ")[0] for it in found]


failures = 0
# The first one comes after a word that the check adds to the line.
if (places := found_in_generated()) != ["wrong:3:31", "wrong:4:10"]:
    failures += 1
    print(f"FAIL  of two generated sources the faults of the wrong one are at {places}")
for name in missing():
    failures += 1
    print(f"FAIL  no protocol in 'Declarations' has '{name}'")
for page in sorted(CASES.glob("*.md")):
    wanted = page.with_suffix(".output")
    said = output(page)
    with sdk() as name:
        if (other := output(page, name)) != said:
            failures += 1
            print(f"FAIL  {page.name} prints with an SDK:\n{other}")
    if wanted.exists() and wanted.read_text() == said:
        continue
    failures += 1
    print(f"FAIL  {page.name} prints:\n{said}")
    if os.environ.get("UPDATE_FIXTURES"):
        wanted.write_text(said)
sys.exit(failures > 0)
