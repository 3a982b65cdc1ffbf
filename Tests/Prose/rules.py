"""What of a sentence or a table nothing proves: each function gives an offset, and what to say of it.

`check.py` says at its top what proves what.
"""

import re

import evidence
import words
from sentences import METHODS, columns

# What is beside a word.
CLAUSE = re.compile(r"[^,;:，；：、()（）—]+")
# What is between a clause and its reason.
REASON = re.compile("[:：]")
# The claims that say what comes before what.
ORDERING = re.compile(r"^trace:[^/]+/(?P<kind>order|span|reads)/(?P<names>[^?]+)")
# The claims that say whether and how often something is called.
CALLING = re.compile(r"^trace:[^/]+/(?:called|count)/(?P<name>[^/?]+)")
# How sure a rule is says that there is one for the sentence.
RULE = re.compile(r"trace:rule/")
REFERENCE = re.compile(r"(?:\.\./)*reference/[^#]*(?:#(?P<row>.+))?")
WILL_DID = re.compile(r"\*(will|did)\*", re.I)


def numbers(sentence, stated):
    for match, values in words.counts(sentence.prose):
        if not sentence.has_source and not set(values) <= stated:
            yield match.start(), f"nothing proves the number '{match[0]}'"
    for start, end in [] if sentence.has_source else clauses(sentence):
        isCall = sentence.codes_in(start, end) or words.CALLED.search(sentence.shown, start, end)
        if isCall and (match := words.ONCE.search(sentence.prose, start, end)):
            yield match.start(), f"nothing proves the number '{match[0]}'"


def confidence(sentence):
    vouched = [] if sentence.has_source else words.VOUCHED.finditer(sentence.unlinked)
    for match in [*words.CONFIDENCE.finditer(sentence.unlinked), *vouched]:
        yield match.start(), f"nothing proves the confidence '{match[0]}'"


def rows(sentence):
    """Confidence words that lead to no row of the reference, or to one that says otherwise."""
    for link in sentence.links:
        word, to = words.CONFIDENCE.search(link["text"]), REFERENCE.match(link["to"])
        if not word or not to:
            continue
        said = words.CONFIDENCES.get(word[0], word[0].lower())
        if not to["row"]:
            yield link.start(), f"the confidence '{word[0]}' leads to no row"
        elif (sure := evidence.confidence(to["row"])) and said not in sure:
            yield link.start(), f"'{to['row']}' is {sure[0]}, not '{word[0]}'"


def orders(sentence, is_strict):
    if sentence.has_source or any(RULE.match(it) for it in sentence.claims):
        return
    for start, end in clauses(sentence):
        order = order_in(sentence, start, end, is_strict)
        if order and not any(proves_order(it, sentence, is_strict)
                             for it in claims_beside(sentence, start, end)):
            yield order.start(), f"nothing proves the order '{order[0]}'"
    # It goes through several clauses.
    if is_strict and (order := words.SEQUENCE.search(sentence.prose)):
        yield order.start(), f"nothing proves the order '{order[0]}'"


def order_in(sentence, start, end, is_strict):
    """The first word in a clause of an order that is to be proved."""
    # What is next to a word says what it means, so that the clause is searched where it is.
    if len(sentence.callbacks) > 1 and (order := words.ORDER.search(sentence.prose, start, end)):
        return order
    if is_strict and (sentence.codes_in(start, end)
                      or words.STATE.search(sentence.shown[start:end].replace("\0", ""))):
        return words.EVENT_ORDER.search(sentence.prose, start, end)
    return None


def clauses(sentence):
    """Where each clause begins and ends."""
    return [it.span() for it in CLAUSE.finditer(sentence.prose)]


def claims_beside(sentence, start, end):
    """The claims of a clause, and of the one that gives its reason, behind a colon."""
    if REASON.match(sentence.prose, end) and (reason := CLAUSE.search(sentence.prose, end)):
        end = reason.end()
    return [it["to"] for it in sentence.links
            if start <= it.start() < end and it["to"].startswith("trace:")]


def proves_order(claim, sentence, is_strict):
    """Whether a claim says of other words than its own what comes before what."""
    match = ORDERING.search(claim)
    if match and is_strict and match["kind"] == "order":
        return False
    names = [re.sub(r"\(\d+\)", "", it) for it in match["names"].split("/")] if match else []
    return bool(names) and (
        not sentence.callbacks or any(name in it for name in names for it in sentence.callbacks))


def calls(sentence, is_title):
    """That a method is called, or is not; the title of a run need not say which one."""
    if sentence.has_source or any(RULE.match(it) for it in sentence.claims):
        return
    if is_title or sentence.callbacks or words.ITS_METHOD.search(sentence.prose):
        for start, end in clauses(sentence):
            match = words.CALLED.search(sentence.prose, start, end)
            if match and not claims_beside(sentence, start, end):
                yield match.start(), f"nothing proves '{match[0]}'"


def subjects(sentence):
    """Claims about another callback than the one that the sentence names."""
    for link in sentence.links:
        before = {it["code"] for it in sentence.codes if it.start() < link.start()}
        # With two callbacks before it, a claim may be about either.
        if (match := CALLING.match(link["to"])) and len(before) == 1 and is_method(match["name"]):
            code, = before
            if not names(match["name"], code):
                yield link.start(), f"the claim is not about '{code}'"
        elif (match := ORDERING.match(link["to"])) and match["kind"] == "order" and "/" in match["names"]:
            first, second = match["names"].split("/")[:2]
            said = [it[1] for it in WILL_DID.finditer(sentence.shown, 0, link.start())]
            if said and not before and re.search("Will|Did", first) and said[-1].capitalize() not in first:
                yield link.start(), f"the claim is not about '{said[-1]}'"
            code = object_of(link, sentence)
            if code and is_method(second) and not names(second, code):
                yield link.start(), f"the claim is not about '{code}'"


def object_of(link, sentence):
    """The code that is beside a claim of an order: "[before](…) `a`", and "`a` [之前](…)"."""
    for code in sentence.codes:
        if re.search("before|after", link["text"]) and link.end() < code.start() and re.fullmatch(
                r"\s*\[?", sentence.text[link.end():code.start()]):
            return code["code"]
        if "之" in link["text"] and code.end() < link.start() and re.fullmatch(
                r"(\]\([^()]*\))?\s*", sentence.text[code.end():link.start()]):
            return code["code"]
    return None


def parts(name):
    """The base and the labels of a method, without which of the calls is meant."""
    return set(re.findall(r"\w+", re.sub(r"\(\d+\)$", "", name))) - {"_"}


def names(name, code):
    """Whether a claim and code name the same: a claim may leave labels out."""
    return parts(name) <= parts(code)


def is_method(name):
    """Whether a claim means a method by this name, and not a state, an event, or what is counted."""
    return any(parts(name) <= {base} | labels for base, labels in METHODS)


def empty_cells(text):
    """Cells without a claim where most cells of their column are claims."""
    for column in columns(text):
        if 2 * sum(bool(it.claims) for _, it in column) > len(column):
            for offset, cell in column:
                if not cell.claims and not cell.has_source:
                    yield offset + 1, f"nothing proves the cell '{cell.text.strip()}'"
