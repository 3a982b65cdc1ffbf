"""A corpus of documentation, the same bytes each time: prose, a table, links, lists and code.

Sections have fifty pages. In the dialect of Tracebook a page has, if it is asked for, two scenarios of
twenty events, whose traces `tracebook verify --bless` adds; in the dialect of Hugo a page is its prose
alone, since Hugo runs nothing.
"""

import random

SECTION = 50

WORDS = """app scene window state event launch screen alert call banner push timer queue task
handler delegate thread lock memory report device user system version model rule trace page notice
reader writer value entry order moment before after while until during through above below early late
first second third next last short long small large quick slow open closed active idle busy ready the
a an of to in on at by for with from into without and or but when where which that this each every only
never always often waits runs stops starts moves shows holds keeps sends takes leaves enters returns
calls ends begins reads writes asks tells changes stays comes goes""".split()

# Each leaves the app as it was, so that any row of them is a scenario.
EPISODES = [
    ("user opens Control Center", "user closes Control Center"),
    ("user opens Notification Center", "user closes Notification Center"),
    ("call rings", "user declines call"),
    ("alert appears", "user dismisses alert"),
    ("user opens switcher", "user closes switcher"),
    ("user locks device", "user unlocks device"),
    ("user goes home", "user opens app"),
]


def name(number):
    """The path of a page, without its ending."""
    return f"section-{number // SECTION:03}/page-{number:05}"


def sentence(dice):
    words = [dice.choice(WORDS) for _ in range(dice.randint(7, 18))]
    place = dice.randrange(len(words))
    form = dice.choice(["{}", "{}", "{}", "*{}*", "**{}**", "`{}`"])
    words[place] = form.format(words[place])
    return " ".join(words).capitalize() + "."


def paragraph(dice):
    return "\n".join(sentence(dice) for _ in range(dice.randint(3, 6))) + "\n"


def link(dice, number, count, suffix):
    """A link to another page of the section."""
    first = number // SECTION * SECTION
    other = dice.randrange(first, min(count, first + SECTION))
    return f"See [{dice.choice(WORDS)} {other}]({suffix(other)}) for more.\n"


def scenario(dice, number, index):
    version = dice.choice([13, 15, 17, 26])
    lines = [f"```scenario id=p{number}-{index}", f"ios {version}", "", "at 0s user opens app"]
    time = 0
    for _ in range(9):
        for event in dice.choice(EPISODES):
            time += dice.randint(2, 60)
            lines.append(f"at {time}s {event}")
    lines.append(f"at {time + 30}s user goes home")
    return "\n".join(lines) + "\n```\n"


def body(number, count, runs, suffix):
    """The Markdown of a page behind its title."""
    dice = random.Random(number)
    parts = [paragraph(dice)]
    for section in range(5):
        parts.append(f"## {sentence(dice)[:-1]} {section}\n")
        parts += [paragraph(dice) for _ in range(dice.randint(1, 2))]
        parts.append(link(dice, number, count, suffix))
        if section == 1:
            parts.append("".join(f"- {sentence(dice)}\n" for _ in range(5)))
        if section == 2:
            rows = "".join(f"| {sentence(dice)} | {dice.choice(WORDS)} |\n" for _ in range(5))
            parts.append(f"| what | how |\n|---|---|\n{rows}")
        if section == 3:
            parts.append(f"```swift\nlet {dice.choice(WORDS)}1 = {number}\nprint(1)\n```\n")
        if runs and section in (1, 3):
            parts.append(scenario(dice, number, section))
    return "\n".join(parts)


def write_tracebook(folder, count, runs):
    """A site of Tracebook with so many pages; its templates are added by others."""
    content = folder / "Content" / "en"
    content.mkdir(parents=True)
    pages = range(count)
    navigation = ""
    for number in pages:
        if number % SECTION == 0:
            navigation += f"  - title: Section {number // SECTION}\n    pages:\n"
        navigation += f"      - {name(number)}.md\n"
    (folder / "Content" / "site.yml").write_text(f"title: Corpus\nnavigation:\n{navigation}")
    (content / "index.md").write_text("---\ntitle: Corpus\n---\n\nAll pages.\n")
    for number in pages:
        file = content / f"{name(number)}.md"
        file.parent.mkdir(exist_ok=True)
        text = body(number, count, runs, lambda other: f"page-{other:05}.md")
        file.write_text(f"---\ntitle: Page {number}\n---\n\n{text}")


def write_hugo(folder, count):
    """The prose of the same pages as a site of Hugo; its layouts are added by others."""
    for number in range(count):
        file = folder / "content" / f"{name(number)}.md"
        file.parent.mkdir(parents=True, exist_ok=True)
        if number % SECTION == 0:
            title = f"Section {number // SECTION}"
            (file.parent / "_index.md").write_text(f"---\ntitle: {title}\n---\n")
        text = body(number, count, False, lambda other: f"../page-{other:05}/")
        file.write_text(f"---\ntitle: Page {number}\nweight: {number + 1}\n---\n\n{text}")
