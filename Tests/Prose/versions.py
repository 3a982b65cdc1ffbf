"""Compares the versions of iOS and its SDK in a translation with those of its original, section by section.

A range is the same in both: "iOS 13 to 15" is "iOS 13 到 15", and "iOS 14 and later" is "iOS 14 及更新", so that
each section has the same numbers as often as its original, in any order. Code and addresses are left out.
"""

import collections
import pathlib
import re

import pages
from sentences import without

ORIGINAL = "en"
TRANSLATIONS = ("zh-Hans",)
NUMBER = r"\d+(?:\.\d+)*"
# More versions may follow the first one; what has a unit is none.
FOLLOWING = (
    rf"(?:,?\s(?:to|through|and|or)\s|,\s|[–-]|\s?[到至和或、]\s?)(?:on\s)?(?:iOS\s)?{NUMBER}"
    r"(?![\d.]*[\s-]?(?:[%次个天秒分小毫]|(?:s|ms|min|MB|GB|(?:milli)?seconds?|minutes?|hours?|days?|times|calls?)\b))")
VERSION = re.compile(rf"(?<![A-Za-z])(?:iOS|SDK)\s?(?:from\s)?({NUMBER})((?:{FOLLOWING})*)")


def original_of(file):
    """The page that a page is a translation of, or None."""
    parts = file.resolve().parts
    for place in range(len(parts) - 2, 0, -1):
        if parts[place] in TRANSLATIONS:
            original = pathlib.Path(*parts[:place], ORIGINAL, *parts[place + 1:])
            return original if original.exists() else None
    return None


def named(text):
    """The versions that a text names."""
    return [it for match in VERSION.finditer(without(text, "$"))
            for it in [match[1], *re.findall(NUMBER, match[2])]]


def sections(page):
    """The sections of a page: the line of each, and how often it names a version; the first is the top of the page."""
    found = [(1, collections.Counter())]
    for passage in page.passages:
        if passage.text.startswith("#") and not pages.TITLE.match(passage.text):
            found.append((passage.line, collections.Counter()))
        found[-1][1].update(named(passage.text))
    return found


def listed(counter):
    return ", ".join(sorted(counter.elements(), key=lambda it: [int(part) for part in it.split(".")]))


def findings(page, original):
    """Where a section names other versions than the one at its place in the original: line, column, what."""
    own, others = sections(page), sections(original)
    if len(own) != len(others):
        yield 1, 1, f"headings: {len(own) - 1}, of its original: {len(others) - 1}"
        return
    for (line, here), (other, there) in zip(own, others):
        if lacking := there - here:
            yield line, 1, f"the section lacks iOS {listed(lacking)}, which the original has at line {other}"
        if added := here - there:
            yield line, 1, f"the section has iOS {listed(added)}, and the original at line {other} has not"
