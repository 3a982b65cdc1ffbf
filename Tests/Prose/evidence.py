"""How sure the model is of a row of the reference, as its Swift source says beside the id of the row.

Rules whose evidence a function adds, for several of them, are not known here.
"""

import functools
import re

from sentences import ROOT

SOURCES = ROOT / "Sources/LifecycleCore"
# The id may follow what the row is about. Its evidence comes last, whose note may say of a part that it is inferred.
ENTRY = re.compile(
    r'\b[A-Z]\w+\(\s*(?:\.\w+,\s*)*"(?P<id>[a-z0-9]+(?:[.-][\w-]+)*)"'
    r'|(?:\.|\b(?:is|are)[\s\\"+]+)(?P<confidence>inferred|observed|documented|contested)\b(?P<call>\()?')
# The first version of a budget is the first of all if it says none.
BUDGET = re.compile(r'\bBudget\(\s*"(?P<id>[^"]+)", \.(?P<kind>\w+), \.(?:from\((?P<first>\d+)|\w+)')
FIRST_VERSION = 4


@functools.cache
def known():
    """How sure rows are, by their ids: the confidence of each, and those that its note has for a part."""
    found = {}
    for file in sorted(SOURCES.rglob("*.swift")):
        row = None
        for entry in ENTRY.finditer(file.read_text()):
            if entry["id"] or entry["call"] and row in found:
                row = entry["id"]
            elif row and entry["call"]:
                found[row] = [entry["confidence"]]
            elif row in found:
                found[row].append(entry["confidence"])
    return found


@functools.cache
def budgets():
    """The ids of budgets by what addresses have: their kind and first version."""
    def place(it):
        kind = re.sub("[A-Z]", lambda letter: "-" + letter[0].lower(), it["kind"])
        return f"budget-{kind}-{it['first'] or FIRST_VERSION}"

    return {place(it): it["id"] for it in BUDGET.finditer((SOURCES / "Budget.swift").read_text())}


def confidence(fragment):
    """How sure the row is that has this id on a page of the reference: several words, or none if that is not known."""
    return known().get(budgets().get(fragment, re.sub("^(?:rule|fact)-", "", fragment)), [])
