"""Compares what *At a glance* of a lesson advises with the code of the lesson.

"Save in `sceneDidEnterBackground(_:)`" is proved by a function of this name in the part with the code. One at the end
of the app, which most ends do not call, is never enough alone. What "there" and "in the first" are is not looked for.
"""

import re

import rules

# What to do in a callback, and not to do.
ADVICE = re.compile(r"\b(?:un)?(?:save|pause|refresh|cover)\b|保存|暂停|刷新|遮[住盖挡]", re.I)
AGAINST = re.compile(r"\b(?:not|never|no longer|n't|too late to)\b[^,;:]*$|(?:不要|绝不|不能|别)[^，；：]*$", re.I)
# What is before the callback, and after it: "in `a`, or `b`", and 在 `a` 里.
IN = re.compile(r"\b(?:in|or)\s+\[?$", re.I)
IN_CHINESE = re.compile(r"(?:在|或)\s?\[?$"), re.compile(r"(?:\]\([^()]*\))?\s?(?:里|中)")
FUNCTION = re.compile(r"\bfunc (\w+\([^)]*)")
NOT_ALONE = "applicationWillTerminate"


def functions(page):
    """The functions in the part with the code: of each the words of its name and parameters."""
    heads = [(it.line, it.text) for it in page.passages if it.text.startswith("##")]
    found = []
    for block in page.blocks:
        part = max((it for it in heads if it[0] < block.line), default=(0, ""))
        if ".code" in part[1] and block.words[:1] == ["swift"]:
            found += [set(re.findall(r"\w+", it)) for it in FUNCTION.findall("\n".join(block.lines))]
    return found


def advised(sentence):
    """The callbacks in which a sentence says to do something."""
    if not ADVICE.search(sentence.prose):
        return
    for code in sentence.codes:
        before, after = sentence.text[:code.start()], sentence.text[code.end():]
        isIn = IN.search(before) or IN_CHINESE[0].search(before) and IN_CHINESE[1].match(after)
        if isIn and not AGAINST.search(before):
            yield code


def unfollowed(sentence, code):
    """Callbacks of advice that the functions of the code do not have."""
    found = list(advised(sentence))
    for it in found:
        if not any(rules.parts(it["code"]) <= words for words in code):
            yield it.start(), f"the code of the page does not follow the advice '{it['code']}'"
        elif {NOT_ALONE} == {other["code"].split("(")[0] for other in found}:
            yield it.start(), f"most ends of an app do not call '{it['code']}'"
