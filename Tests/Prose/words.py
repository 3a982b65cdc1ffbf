"""The words of numbers, orders and confidence, in English and Chinese, and the exceptions."""

import math
import re

# What is listed nowhere, and why.
EXCEPTIONS = {
    r"Five seconds, twice|两个“五秒”": "a title; the part tells the two apart, each with its source",
}

# Units of time, in seconds, and of size, in MB.
TIMES = {
    "ms": 0.001, "millisecond": 0.001, "s": 1, "second": 1, "min": 60, "minute": 60, "m": 60,
    "h": 3600, "hour": 3600, "day": 86400, "week": 604800,
    "毫秒": 0.001, "秒钟": 1, "秒": 1, "分钟": 60, "小时": 3600, "天": 86400,
}
SIZES = {"KB": 0.001, "MB": 1, "GB": 1000}
# What is counted of a run. A row stands on the page, where readers count it themselves.
COUNTED = r"times|×|calls|callbacks|methods|次|个(?:方法|回调|调用)"

SMALL = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
         "sixteen seventeen eighteen nineteen").split()
TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
ENGLISH = {word: value for value, word in enumerate(SMALL)}
ENGLISH |= {word: 10 * value for value, word in enumerate(TENS, 2)}
ENGLISH |= {f"{tens}-{one}": 10 * by + ENGLISH[one]
            for by, tens in enumerate(TENS, 2) for one in SMALL[1:10]}
ENGLISH |= {"a hundred": 100, "hundred": 100, "a thousand": 1000, "thousand": 1000}
ENGLISH |= {f"{part} {article}": value for article in ("a", "an") for part, value in {
    "half": 0.5, "a quarter of": 0.25, "three quarters of": 0.75}.items()}
# No scenario says how many a few are. 几 is also the plural, as in "hours later".
ENGLISH |= {"a couple of": 2, "a few": math.nan, "several": math.nan}
CHINESE = {word: value for value, word in enumerate("零一二三四五六七八九")} | {"两": 2, "半": 0.5}

_english = "|".join(sorted(ENGLISH, key=len, reverse=True))
NUMBER = rf"(?:\d+(?:,\d{{3}})*(?:\.\d+)?|\b(?:{_english})\b|[零一二三四五六七八九十百千两半]+)"
_units = "|".join(sorted((*TIMES, *SIZES), key=len, reverse=True))
# "10 to 20 seconds" has two numbers. What is after a letter is a part of a word.
COUNT = re.compile(
    rf"(?<![A-Za-z0-9_.])(?P<first>{NUMBER})(?:(?: (?:to|or|and) |[–-]|[到至或])(?P<last>{NUMBER}))?[ \n-]?"
    rf"(?P<unit>(?:{_units})s?(?![A-Za-z])|(?:{COUNTED})(?![A-Za-z]))"
    rf"|(?P<article>\ban? (?:minute|hour)\b)|\b(?P<often>twice|thrice)\b", re.I)
OFTEN = {"twice": 2, "thrice": 3}
# In a clause on a call it is a number. "Once it is active" says when, "at once" how soon, and 一次
# mostly "a".
ONCE = re.compile(
    r"(?<!\bat\s)\bonce\b(?=[\s\0.!?]*$"
    r"|\s+(?:at|before|after|by|during|for|in|on|only|per|while)\b)|(?<=[了只])一次", re.I)
# A moment, and not how long something takes.
MOMENT = re.compile(r"(?:\b(?:[Aa]t|[Ff]rom|[Ss]ince|[Bb]y|[Uu]ntil|[Tt]o|and)|第)[ \n]?$")

STATED = re.compile(r"(?<![\w.])(?P<moment>at |)(?P<value>(?:\d+(?:\.\d+)?(?:ms|min|[smh]))+)\b")
PART = re.compile(r"([\d.]+)(ms|min|[smh])")
SIZE = re.compile(r"([\d.]+) ?(KB|MB|GB)\b")

# "The last tab" and "an earlier SDK" are no orders of events, but "the last call" is one. "Is missed
# then" is a moment, and "after 8 seconds" is a span, which is listed as a number.
_order = (
    rf"\b(?:before|after(?![\s\0]+(?:{NUMBER})[\s-](?:{_units})s?\b)"
    r"|(?<!\ban )earlier|later|afterwards|follows|precedes|(?:followed|preceded) by"
    r"|(?<!\bthe )(?<!\bits )(?<!\btheir )(?<!\bat )(?:first|last)(?! (?:of|two|three)\b)"
    r"|(?:first|next|last)(?=\s+(?:calls?|callbacks?|methods?)\b)|next\s+(?:comes?|is)|comes?\s+next"
    r"|prior\s+to|as\s+soon\s+as"
    r"|(?<!\bby )(?<!\bsince )then(?!\s*(?:[.,;:!?*]|$)))\b"
    r"|(?:第一|下一|最后一)[次个](?:调用|方法|回调)|早于|晚于|以前|后才"
    r"|之前|之后|在前(?![面台])|在后(?![面台])|(?<![首优])先(?!后)|随后|然后|接着|依次")
EVENT_ORDER = re.compile(_order, re.I)
# Between two callbacks these are orders, elsewhere 再 mostly says "again" or "however" and 最后 "in the end".
ORDER = re.compile(_order + r"|(?<!不)再(?![次看])|最后(?![一两几的面])", re.I)
# An order even without a callback.
SEQUENCE = re.compile(r"先是[^。]*(?:再|然后|接着|最后|后)是")
CALLED = re.compile(
    r"\b(?:(?:not|never|no\s+longer)\s+)?(?:called|invoked)\b|\bdo(?:es)?\s+not\s+(?:call|invoke)\b"
    r"|\b(?:iOS|UIKit|system)\s+(?:(?:also|always|never|only|then)\s+)?(?:calls|invokes)\b|被调用"
    r"|(?:不会|没有|会|未|都|不)(?:再次?|也|都)?调用", re.I)
# In place of the callback: of the last tab of a lesson.
ITS_METHOD = re.compile(r"\bits\s+methods?\b|其中的方法", re.I)
# The states of an app or a scene, and what else changes with them. "Background task" is none, and in "suspended apps"
# it says which apps are meant.
STATE = re.compile(
    r"\b(?:active|inactive|suspended|foreground"
    r"|background(?!\s(?:task|launch|work|time|refresh|session|mode|push|upload|download|audio|fetch)))\b"
    r"(?!\s(?:apps?|ones?|moments?|calls?)\b)"
    r"|\bwindow\b(?!\s?scene)|\bthe\schange\b|\b(?:will|did)(?=\*)"
    r"|(?:活跃|挂起|前台|后台(?!任务|启动|工作|时间|刷新|会话|模式|推送|上传|下载|音频|线程))(?!的?应用)|窗口(?!场景)", re.I)
CONFIDENCES = {"推断": "inferred", "实测": "observed", "文档记载": "documented", "有争议": "contested"}
CONFIDENCE = re.compile(rf"\b(?:{'|'.join(CONFIDENCES.values())})\b|{'|'.join(CONFIDENCES)}|推测", re.I)
# Of what Apple says, where a source in the sentence may be the proof.
VOUCHED = re.compile(r"(?<=\bApple\s)(?:documents|guarantees)\b")


def number(text):
    """The value of a number in digits or words."""
    text = text.lower().replace(",", "")
    if text in ENGLISH:
        return ENGLISH[text]
    if text[0].isdigit():
        return float(text)
    value = digit = 0
    for sign in text:
        if sign in "十百千":
            value += (digit or 1) * {"十": 10, "百": 100, "千": 1000}[sign]
            digit = 0
        else:
            digit = CHINESE[sign]
    return value + digit


def stated(lines):
    """What the lines of a scenario say: moments and spans in seconds, sizes in MB."""
    found = set()
    for line in lines:
        for match in STATED.finditer(line):
            value = sum(float(part) * TIMES[unit] for part, unit in PART.findall(match["value"]))
            found.add(("moment" if match["moment"] else "span", value))
        found |= {("size", float(value) * SIZES[unit]) for value, unit in SIZE.findall(line)}
    return found


def plain_numbers(text):
    """The numbers without a unit, as in "badge 2"."""
    return {("count", float(it)) for it in re.findall(r"\b\d+\b", text)}


def counts(text):
    """The numbers with a unit: each match, and what a scenario would have to say."""
    for match in COUNT.finditer(text):
        if match["article"] or match["often"]:
            value = {"minute": 60, "hour": 3600}.get((match["article"] or "").split(" ")[-1])
            yield match, [("span", value) if value else ("count", OFTEN[match["often"].lower()])]
            continue
        unit = match["unit"] if match["unit"] in SIZES else match["unit"].lower()
        unit = unit if unit in TIMES else unit.rstrip("s")
        values = [number(it) for it in (match["first"], match["last"]) if it]
        if unit in SIZES:
            yield match, [("size", value * SIZES[unit]) for value in values]
        elif unit not in TIMES:
            # "One call", 一次 and 第二次 mostly say how something is, and not how often.
            if max(values) > 1 and not text[:match.start()].endswith("第"):
                yield match, [("count", value) for value in values]
        elif values != [1] or unit not in ("day", "天"):
            kind = "moment" if MOMENT.search(text[:match.start()]) else "span"
            yield match, [(kind, value * TIMES[unit]) for value in values]
