"""The search: what it finds beside what the rendered pages say, and its keyboard."""

import collections
import functools
import json
import os
import pathlib
import re
import subprocess
import unicodedata
import urllib.parse

from checks import LOOKS, problems_in_looks

BOX, DIALOG, BUTTON = "#searchBox", "dialog.search", "header button.find"
LOADED = "window.tracebookIndex && document.querySelector('script[src$=\"search.js\"]')"
# Whole words, parts of names, words in the middle of others, code, mixed scripts, and what is
# nowhere. The truth is read from the pages, so a query need not be a word of theirs.
QUERIES = {
    "en": [
        "didFinish", "applicationWillTerminate", "pplicationDidEnter", "sceneWillResignActive",
        "UIApplicationDelegate", "application(_:didFinishLaunchingWithOptions:)", "willResign",
        "0x8badf00d", "DEAD10CC", "watchdog", "suspended", "uspende", "not running",
        "beginBackgroundTask", "background task", "scene phase", "phone call", "locks device",
        "iOS 12", "ｉＯＳ　１３", "state restoration", "UIBackgroundModes", "memory",
        "kill code", "unknown", "<code>", "&amp;", "zzyzx", "background zzyzx", "--strict",
    ],
    "zh-Hans": [
        "卸载", "生命周期", "期钩", "命周", "后台", "台任", "后台任务", "前台", "挂起", "场景", "终止",
        "看门狗", "缓存", "应用被", "锁定", "电话", "未运行", "版本", "SceneDelegate 场景", "iOS 13",
        "ｉＯＳ　１２", "didFinish", "applicationWillTerminate 终止", "应用 active", "0x8badf00d",
        "场 景", "，应用", "插槽", "后台 不存在的词", "zzyzx",
    ],
}


def plain(text):
    return unicodedata.normalize("NFKC", text).lower()


# What has no words: the names of controls, a drawing, which says again what a table says, and the
# signs behind headings. Below it what is not searched: rows of runs, and generated lists.
WORDLESS = ("svg, button, select, script, style, template, .permalink, .stale, .version-switch, "
            ".lesson, .trace, .trace-text, .comparison, .excerpt, .reasons, .columns, .occurrences, .uses, "
            ".views, pre.scenario, .differences .summary, cite, #coverage code, "
            "[id^=source-] td:last-child, #sources-8 th"
            ", #facts td:nth-child(n+3), #exceptions td:nth-child(n+4)"
            ", .rule-table :is(td:nth-child(2), td:nth-child(4), small)"
            ", .occasions small, .usual, .aside, .advice small, #states-read td:nth-child(2)"
            ", div:has(> #told) ~ .occasions, div:has(> #refused) + .occasions, .more:not(.searched), .entries"
            ", .verdicts, .trial-runs, .question, table[id^=changes-]"
            ", div:has(> :is(#from, #to)) + .occasions"
            ", div:has(> #contested) + p + .occasions"
            ", article:has(#run-playground) #statements")


@functools.cache
def texts(site, language):
    """What the pages of a language say to a reader, by path."""
    page = site.open("index.html")
    pages = {path: (site.folder / path).read_text() for path in site.pages
             if site.language(path) == language}
    # What the rule book says of a rule is searched for on the page of its event or of its methods.
    told = [f"#rule-{name} > td:nth-child(3)".replace(".", "\\.") for path, html in pages.items()
            if re.search("reference/(callbacks|events)/", path)
            for name in re.findall(r'id="rules-([^"]+)"', html)]
    found = {}
    for path, html in pages.items():
        if "noindex" in html:
            continue
        found[path] = plain(page.evaluate(
            """([html, wordless]) => {
              const article = new DOMParser().parseFromString(html, "text/html")
                .querySelector("article");
              for (const it of article.querySelectorAll(wordless)) it.remove();
              return article.textContent.replace(/\\s+/g, " ");
            }""", [html, ", ".join([WORDLESS, *told])]))
    page.context.close()
    return found


def containing(texts, query):
    """The paths of the pages with every word of a query, or with its letters where there are none.

    The last word may not be finished, unless it is a number. Letters inside other words count only for what is no word
    anywhere; Han letters have no edges.
    """
    words = plain(query).split()
    found = set()
    for start, end in [(r"(?<![^\W_])", r"(?![^\W_])"), ("", "")]:
        patterns = [
            re.compile((start if it.isascii() else "") + re.escape(it)
                       + (end if it.isascii() and (it is not words[-1] or it.isdigit()) else ""))
            for it in words]
        found = {path for path, text in texts.items() if all(it.search(text) for it in patterns)}
        if found:
            break
    return found


def home(site, language):
    return "index.html" if language == site.languages[0] else f"{language}/index.html"


def start(page):
    """Opens the search and waits until the index is there."""
    page.click(BUTTON)
    page.wait_for_function(LOADED)
    page.fill(BOX, "a")
    page.wait_for_function("document.querySelector('.search-status').textContent")
    page.fill(BOX, "")


# Types each of some queries into the box; the addresses and titles that are listed for it, without notes
# and headings of sections, and the status. With isWhole the list is scrolled to its end, where it grows.
ASK = """async ([queries, isWhole]) => {
  const box = document.querySelector("#searchBox");
  const list = document.querySelector("#searchResults");
  const options = () => [...list.querySelectorAll("[role=option]")];
  const found = [];
  for (const query of queries) {
    box.value = query;
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
    const count = isWhole ? Number(options()[0]?.ariaSetSize ?? 0) : 0;
    for (let frame = 0; frame < 1000 && options().length < count; frame++) {
      list.scrollTop = list.scrollHeight;
      await new Promise(requestAnimationFrame);
    }
    found.push({
      links: options().map(it => it.href),
      titles: options().map(it => [...it.querySelector(".search-title").childNodes]
        .filter(part => part.className !== "search-heading")
        .map(part => part.textContent).join("").trim()),
      status: document.querySelector(".search-status").textContent,
    });
  }
  return found;
}"""


def answers(page, site, queries, isWhole=False):
    """What is listed for each of some queries: the paths of the pages, their titles and the status."""
    root = page.evaluate(
        "new URL('.', document.querySelector('script[src$=\"tracebook.js\"]').src).href")
    for query, said in zip(queries, page.evaluate(ASK, [queries, isWhole])):
        listed = [urllib.parse.unquote(link.removeprefix(root).split("#")[0])
                  for link in said["links"]]
        yield query, listed, said["titles"], said["status"]


def check_finds_all_that_have_the_words(site):
    for language in site.languages:
        if language not in QUERIES:
            continue
        page = site.open(home(site, language), served=False)
        start(page)
        right = wanted = 0
        wrong = []
        for query, listed, _, status in answers(page, site, QUERIES[language], isWhole=True):
            truth = containing(texts(site, language), query)
            count = int("".join(letter for letter in status if letter.isdigit()) or 0)
            right += bool(truth)
            wanted += len(truth)
            if len(listed) > len(set(listed)):
                wrong.append(f"{query}: a page is listed twice")
            # What has other forms of a word, or some of the words, is listed too.
            if not truth <= set(listed):
                wrong.append(f"{query}: {count}, misses {sorted(truth - set(listed))[:3]}")
            if count and count != len(listed):
                wrong.append(f"{query}: says {count} and lists {len(listed)}")
        print(
            f"      {language}: {len(QUERIES[language])} queries, {right} of them with all words "
            f"on a page, {wanted} such pages")
        assert not wrong, "\n" + "\n".join(wrong)
        assert right >= 15, f"only {right} queries have an answer: choose others"
        assert right < len(QUERIES[language]), "no query is absent: choose others"
        assert not page.errors, page.errors


# What readers type, and the pages that answer: a line has the language, the query and the paths of
# the pages that are good answers, without the language and '.html', with tabs between the three.
ASKED = pathlib.Path(__file__).parent / "queries.tsv"
# So much of it has an answer among the first three.
SHARE = 0.95


def answers_of_command(language, queries):
    """The first pages that the command finds for each of some queries."""
    command = os.environ.get("TRACEBOOK", ".build/release/tracebook")
    said = subprocess.run(
        [command, "search", "-", "--pages-in", language, "--format", "json"],
        input="\n".join(queries), capture_output=True, check=True, text=True,
    ).stdout.splitlines()
    return [[urllib.parse.unquote(it["address"].split("#")[0]) for it in json.loads(line)["results"]]
            for line in said]


def check_answers_are_among_the_first_three(site):
    """They are, and those of the command are the same."""
    asked = collections.defaultdict(dict)
    for line in ASKED.read_text().splitlines():
        if line and not line.startswith("#"):
            language, query, pages = line.split("\t")
            asked[language][query] = pages.split()
    for language, queries in asked.items():
        if language not in site.languages:
            continue
        folder = home(site, language).removesuffix("index.html")
        page = site.open(home(site, language), served=False)
        start(page)
        missed = []
        others = answers_of_command(language, queries)
        assert len(others) == len(queries)
        for (query, listed, _, _), other in zip(answers(page, site, list(queries)), others):
            assert listed, f"{query}: the list is empty"
            assert listed[:len(other)] == other, f"{query}: {listed}, and {other} in the terminal"
            first = [path.removeprefix(folder).removesuffix(".html") for path in listed[:3]]
            if not set(first) & set(queries[query]):
                missed.append(f"{query}: {', '.join(first)}")
        share = 1 - len(missed) / len(queries)
        print(f"      {language}: {len(queries)} queries, {share:.1%} answered; not", *missed,
              sep="\n        ")
        assert share >= SHARE, (language, share)


def check_what_is_nowhere_leads_to_what_is_near(site):
    for language in site.languages:
        page = site.open(home(site, language))
        start(page)
        for query in ["zzyzx", "qqqq wwww", "龘靐"]:
            page.fill(BOX, query)
            note = page.locator(".search-note")
            assert note.is_visible() and note.text_content()
            assert page.locator(".search-status").text_content() == note.text_content()
            links = page.locator("[role=option]").evaluate_all("all => all.map(it => it.href)")
            has_index = (site.folder / "reference/index.html").exists()
            assert len(links) == 5 + has_index, links
            assert not has_index or links[-1].endswith("/reference/index.html"), links
        page.fill(BOX, "?!")
        assert page.locator("[role=option]").count() == 0


# What readers type who know what they look for, and which pages are the first ones.
FIRST = {
    "en": {
        "didEnter": ["applicationDidEnterBackground(_:)", "sceneDidEnterBackground(_:)"],
        "willResign": ["applicationWillResignActive(_:)", "sceneWillResignActive(_:)"],
        "foreground": ["applicationWillEnterForeground(_:)", "sceneWillEnterForeground(_:)"],
        "active": ["active"], "inactive": ["inactive"], "background task": ["Background tasks"],
        "8badf00d": ["0x8badf00d", "How to read a watchdog crash report, line by line"],
        "0x8BADF00D": ["0x8badf00d"], "kill codes": ["Kill codes"],
        "viewDidLoad": ["viewDidLoad()"], "voip": ["voip"], "silent push": ["silent push arrives"],
        "didfinishlaunching": ["application(_:didFinishLaunchingWithOptions:)"],
    },
    "zh-Hans": {
        "后台": ["后台"], "挂起": ["挂起"], "启动": ["启动"], "推送": ["点按通知", "推送通知到达"],
        "didEnter": ["applicationDidEnterBackground(_:)", "sceneDidEnterBackground(_:)"],
    },
}


def check_what_is_meant_comes_first(site):
    for language, queries in FIRST.items():
        if language not in site.languages:
            continue
        page = site.open(home(site, language), served=False)
        start(page)
        for query, _, titles, _ in answers(page, site, list(queries)):
            first = titles[:len(queries[query])]
            assert sorted(first) == sorted(queries[query]), (language, query, titles[:5])


def check_names_the_keys_where_there_are_any(site):
    for pointer, platform, keys in [
            ("mouse", "Linux x86_64", "Ctrl K"), ("mouse", "MacIntel", "⌘K"),
            ("touch", "iPhone", "")]:
        phone = {"has_touch": True, "is_mobile": True} if pointer == "touch" else {}
        context = site.browser.new_context(**phone)
        context.add_init_script(
            f"Object.defineProperty(navigator, 'platform', {{ value: '{platform}' }})")
        page = context.new_page()
        page.goto(site.address("index.html"))
        assert page.locator(f"{BUTTON} kbd").text_content() == keys, (platform, keys)
        page.click(BUTTON)
        assert page.locator(".slash").is_visible() == bool(keys)
        context.close()


def check_loads_the_index_when_it_is_first_opened(site):
    for language in site.languages:
        page = site.browser.new_context(bypass_csp=True).new_page()
        loaded = []
        page.on("request", lambda request: loaded.append(request.url.split("/")[-1]))
        page.goto(site.address(home(site, language)), wait_until="networkidle")
        assert not [name for name in loaded if name.startswith("search")], loaded
        start(page)
        assert loaded.count(f"search-{language}.js") == loaded.count("search.js") == 1, loaded
        page.keyboard.press("Escape")
        start(page)
        assert loaded.count("search.js") == 1, loaded


def check_only_its_keys_open_it(site):
    for path in [home(site, language) for language in site.languages]:
        page = site.open(path)
        dialog = page.locator(DIALOG)
        for key in ["s", "k", "f", "?", "ArrowRight", "ArrowLeft", "Alt+k", "Control+Shift+k",
                    "Control+/", "Alt+/"]:
            before = page.url
            page.keyboard.press(key)
            assert dialog.is_hidden() and page.url == before, (path, key)
        for key in ["Control+k", "Meta+k", "/"]:
            page.keyboard.press(key)
            dialog.wait_for()
            assert page.evaluate("document.activeElement.id") == "searchBox", (path, key)
            assert page.locator(BOX).input_value() == "", (path, key)
            page.keyboard.press("Escape")
            assert dialog.is_hidden()
        # In the search itself it is a letter.
        page.keyboard.press("/")
        page.keyboard.press("/")
        assert page.locator(BOX).input_value() == "/"
        # Who speaks to their computer can switch the single key off, for good.
        page.locator(".slash input").uncheck()
        page.keyboard.press("Escape")
        for _ in range(2):
            page.keyboard.press("/")
            assert dialog.is_hidden()
            page.keyboard.press("Control+k")
            assert dialog.is_visible() and not page.locator(".slash input").is_checked()
            page.reload()
        page.context.close()


def check_a_letter_in_the_editor_does_not_open_it(site):
    path = next((path for path in site.pages
                 if 'id="run-controls"' in (site.folder / path).read_text()), None)
    if not path:
        return
    page = site.open(path)
    page.locator("button.edit").first.click()
    page.locator("textarea").press_sequentially("/")
    assert page.locator(DIALOG).is_hidden()


def settle(page):
    """Waits until what is laid out late no longer moves the page."""
    page.evaluate("""async () => {
      for (let last, still = 0; still < 10; last = scrollY) {
        await new Promise(requestAnimationFrame);
        still = last === scrollY ? still + 1 : 0;
      }
    }""")


def check_opens_over_the_page_and_leads_back(site, frame):
    if BUTTON.split(".")[-1] not in (site.folder / frame).read_text():
        return
    page = site.open(frame, served=frame.endswith("404.html"), isLaidOut=False)
    for width, height in [(1280, 800), (390, 844), (320, 640)]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, document.body.scrollHeight / 2)")
        page.evaluate("""() => {
          const all = [...document.querySelectorAll("main a[href]")];
          const it = all.find(it => it.getBoundingClientRect().top > 100) ?? all.at(-1);
          if (!it) return;
          it.id ||= "where-the-reader-is";
          it.focus({ preventScroll: true });
        }""")
        settle(page)
        before = page.evaluate("[scrollY, document.activeElement.id]")
        # The button is at hand wherever the reader is.
        box = page.locator(BUTTON).bounding_box()
        assert 0 <= box["y"] and box["y"] + box["height"] <= 60, (width, box)
        assert box["x"] >= 0 and box["x"] + box["width"] <= width, (width, box)
        assert min(box["width"], box["height"]) >= 44, box
        page.keyboard.press("Control+k")
        page.wait_for_function(LOADED)
        # What was asked before is chosen, and written over.
        page.wait_for_function("document.activeElement.id === 'searchBox'")
        page.keyboard.type("watchdog")
        page.locator("[role=option]").first.wait_for()
        box = page.locator(BOX).bounding_box()
        assert 0 <= box["y"] < 100, box
        assert page.evaluate("scrollY") == before[0]
        size = page.locator(BOX).evaluate("it => parseFloat(getComputedStyle(it).fontSize)")
        assert size >= 16, size
        page.keyboard.press("Escape")
        assert page.locator(DIALOG).is_hidden()
        page.wait_for_function(
            "([y, id]) => scrollY === y && document.activeElement.id === id", arg=before)
        # Its button closes it too, and so does a click beside it.
        page.click(BUTTON)
        page.click(f"{DIALOG} .close")
        assert page.locator(DIALOG).is_hidden()
        assert page.evaluate("document.activeElement.className") == "find"
        if width > 1000:
            page.click(BUTTON)
            page.mouse.click(5, height - 5)
            assert page.locator(DIALOG).is_hidden()
        assert page.evaluate("scrollY") == before[0]
    assert not page.errors, page.errors
    page.context.close()


def check_a_result_on_the_same_page_is_shown(site):
    page = site.open("index.html")
    start(page)
    page.fill(BOX, "silent push wakes app")
    option = page.locator("[role=option][href*='#']").first
    target = option.evaluate("it => it.href")
    page.goto(target.split("#")[0])
    start(page)
    page.fill(BOX, "silent push wakes app")
    page.locator(f"[role=option][href='{target}']").click()
    page.wait_for_url(target)
    assert page.locator(DIALOG).is_hidden()


def check_a_result_shows_its_section_and_what_it_says(site):
    page = site.open("index.html", served=False)
    start(page)
    page.fill(BOX, "silent push wakes app")
    sections = 0
    for option in page.locator("[role=option]").all()[:5]:
        assert option.locator(".search-title").text_content().strip()
        assert option.locator(".search-text").text_content().strip()
        assert option.locator("mark").count()
        heading = option.locator(".search-heading")
        sections += heading.count()
        assert heading.count() == ("#" in option.get_attribute("href"))
    assert sections


def check_box_follows_the_combobox_pattern(site):
    for served in [True, False]:
        for language in site.languages:
            page = site.open(home(site, language), served)
            walk(page, site, language)
            assert not page.errors, page.errors


def walk(page, site, language):
    def value(name):
        return page.locator(BOX).get_attribute(name)

    def active():
        chosen = page.locator("[role=option][aria-selected=true]")
        assert chosen.count() <= 1
        described = value("aria-activedescendant")
        if not chosen.count():
            assert described is None
            return None
        assert chosen.get_attribute("id") == described
        return page.locator("[role=option]").evaluate_all(
            "all => all.findIndex(it => it.getAttribute('aria-selected') == 'true')")

    start(page)
    assert value("aria-expanded") == "false" and page.locator("#searchResults").is_hidden()
    page.keyboard.type("prewarmed")
    assert value("aria-expanded") == "true" and page.locator("#searchResults").is_visible()
    count = page.locator("[role=option]").count()
    assert 2 < count < 50 and active() is None
    for key, expected in [("ArrowDown", 0), ("ArrowDown", 1), ("ArrowUp", 0), ("ArrowUp", None),
                          ("ArrowUp", count - 1), ("ArrowDown", None), ("ArrowDown", 0)]:
        page.keyboard.press(key)
        assert active() == expected, (key, active(), expected)
        assert page.evaluate("document.activeElement.id") == "searchBox"
        assert page.locator(BOX).input_value() == "prewarmed"
    page.keyboard.press("Escape")
    assert page.locator(DIALOG).is_hidden()
    page.keyboard.press("Control+k")
    # What was asked is still there, and goes with the first letter of something else.
    assert value("aria-expanded") == "true" and page.locator(BOX).input_value() == "prewarmed"
    page.keyboard.type("?")
    assert value("aria-expanded") == "false" and page.locator(BOX).input_value() == "?"
    page.fill(BOX, "zzyzx")
    assert value("aria-expanded") == "true"
    assert page.locator(".search-status").text_content()
    page.fill(BOX, "ios")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "close"
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    target = page.locator("[role=option]").nth(1).evaluate("it => it.href")
    page.keyboard.press("Enter")
    page.wait_for_url(target)


def check_lists_more_when_the_end_is_reached(site):
    page = site.open("index.html")
    start(page)
    page.keyboard.type("ios")
    options = page.locator("[role=option]")
    first = options.count()
    found = int(options.first.get_attribute("aria-setsize"))
    assert first < found, "too few pages to tell"
    for _ in range(first + 1):
        page.keyboard.press("ArrowDown")
    assert first < options.count() <= found
    chosen = page.locator("[role=option][aria-selected=true]")
    assert chosen.get_attribute("aria-posinset") == str(first + 1)
    box, item = page.locator("#searchResults").bounding_box(), chosen.bounding_box()
    assert box["y"] <= item["y"] and item["y"] + item["height"] <= box["y"] + box["height"] + 1


def check_leaves_an_input_method_alone(site):
    page = site.open("zh-Hans/index.html" if "zh-Hans" in site.languages else "index.html")
    start(page)
    page.locator(BOX).evaluate("""it => {
      it.value = "hou";
      it.dispatchEvent(new InputEvent("input", { isComposing: true, bubbles: true }));
    }""")
    assert page.locator("[role=option]").count() == 0
    page.locator(BOX).evaluate("""it => {
      it.value = "ios";
      it.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
    }""")
    assert page.locator("[role=option]").count() > 0


def check_what_is_typed_stays_in_sight(site):
    page = site.open("index.html", viewport={"width": 320, "height": 640})
    start(page)
    page.keyboard.type("applicationDid")
    box = page.locator(BOX).bounding_box()
    shown = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).id",
        [box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2])
    assert shown == "searchBox", shown


def check_results_are_accessible(site):
    page = site.open("index.html")
    start(page)
    page.keyboard.type("ios")
    page.keyboard.press("ArrowDown")
    found = problems_in_looks(page)
    assert not found, found
    # It scrolls by itself, and is in the window.
    overflow = "getComputedStyle(document.querySelector('#searchResults')).overflowY"
    assert page.evaluate(overflow) == "auto"
    for _, (width, height) in LOOKS:
        page.set_viewport_size({"width": width, "height": height})
        box = page.locator("#searchResults").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width, box
        assert box["y"] + box["height"] <= height, box
