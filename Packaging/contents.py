"""Prints what is inside the command, as SPDX 2.3: contents.py VERSION COMMIT

The versions of packages are those of Package.resolved, those of libraries what the system says. The date
is SOURCE_DATE_EPOCH, so that the same commit has the same list.
"""

import datetime
import json
import os
import pathlib
import platform
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SWIFT = "Apache-2.0 WITH Swift-exception"


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def libraries():
    """What is linked into the command beside the packages: name, version, licence, home."""
    yield ("libcmark", output("pkg-config", "--modversion", "libcmark"), "BSD-2-Clause AND MIT",
           "https://github.com/commonmark/cmark")
    yield ("libyaml", output("pkg-config", "--modversion", "yaml-0.1"), "MIT",
           "https://github.com/yaml/libyaml")
    if platform.system() == "Linux":
        swift = output(os.environ.get("SWIFT", "swift"), "--version")
        yield ("swift-runtime", re.search(r"Swift version ([0-9.]+)", swift).group(1), SWIFT,
               "https://github.com/swiftlang/swift")
        archive = pathlib.Path(output("clang", "-print-file-name=libstdc++.a"))
        for name in "libstdc++", "libgcc":
            yield (name, archive.resolve().parent.name, "GPL-3.0-or-later WITH GCC-exception-3.1",
                   "https://gcc.gnu.org")


def packages():
    resolved = json.loads((ROOT / "Package.resolved").read_text())
    for pin in resolved["pins"]:
        yield pin["identity"], pin["state"]["version"], SWIFT, pin["location"]


def entry(name, version, licence, home):
    return {
        "SPDXID": "SPDXRef-" + name.replace("+", "p"), "name": name, "versionInfo": version,
        "licenseConcluded": licence, "licenseDeclared": licence, "copyrightText": "NOASSERTION",
        "downloadLocation": home, "filesAnalyzed": False,
    }


def main():
    version, commit = sys.argv[1:]
    tracebook = entry("tracebook", version, "Apache-2.0", "NOASSERTION")
    parts = [entry(*part) for part in [*packages(), *libraries()]]
    date = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)
    relations = [("SPDXRef-DOCUMENT", "DESCRIBES", tracebook)]
    relations += [(tracebook["SPDXID"], "CONTAINS", part) for part in parts]
    json.dump({
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"tracebook-{version}",
        "documentNamespace":
            f"https://spdx.org/spdxdocs/tracebook-{version}-{commit}-{platform.system()}-{platform.machine()}",
        "creationInfo": {
            "created": date.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": [f"Tool: tracebook-packaging-{version}"],
        },
        "packages": [tracebook, *parts],
        "relationships": [
            {"spdxElementId": whole, "relationshipType": kind, "relatedSpdxElement": part["SPDXID"]}
            for whole, kind, part in relations],
    }, sys.stdout, indent=2)
    print()


main()
