"""The search: what it finds beside what the rendered pages say, and its keyboard."""

import functools
import unicodedata
import urllib.parse

from checks import violations

BOX = "#search-box"
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
WORDLESS = ("svg, button, select, script, style, template, .permalink, .stale, "
            ".trace, .trace-text, .comparison, .excerpt, .reasons, .columns, .occurrences, .uses")


@functools.cache
def texts(site, language):
    """What the pages of a language say to a reader, by path."""
    page = site.open("index.html")
    found = {}
    for path in site.pages:
        html = (site.folder / path).read_text()
        if site.language(path) != language or "noindex" in html:
            continue
        found[path] = plain(page.evaluate(
            """([html, wordless]) => {
              const article = new DOMParser().parseFromString(html, "text/html")
                .querySelector("article");
              for (const it of article.querySelectorAll(wordless)) it.remove();
              return article.textContent.replace(/\\s+/g, " ");
            }""", [html, WORDLESS]))
    page.context.close()
    return found


def containing(texts, query):
    """The paths of the pages with every word of a query."""
    return {path for path, text in texts.items() if all(it in text for it in plain(query).split())}


def home(site, language):
    return "index.html" if language == site.languages[0] else f"{language}/index.html"


def start(page):
    """Puts the focus into the box and waits until the index is there."""
    page.focus(BOX)
    page.wait_for_function(LOADED)
    page.fill(BOX, "a")
    page.wait_for_function("document.querySelector('.search-status').textContent")
    page.fill(BOX, "")


def answers(page, site):
    """The paths of all pages that are listed, and how many were found."""
    root = page.evaluate(
        "new URL('.', document.querySelector('script[src$=\"tracebook.js\"]').src).href")
    # The list grows when its end comes into sight.
    links = page.locator("#search-results").evaluate("""async list => {
      for (let count = -1; count < list.children.length;) {
        count = list.children.length;
        list.scrollTop = list.scrollHeight;
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
      return [...list.children].map(it => it.href);
    }""")
    status = page.locator(".search-status").text_content()
    digits = "".join(letter for letter in status if letter.isdigit())
    listed = [urllib.parse.unquote(link.removeprefix(root).split("#")[0]) for link in links]
    assert len(listed) == len(set(listed)), "a page is listed twice"
    return set(listed), int(digits or 0)


def check_finds_all_and_nothing_else(site):
    for language in site.languages:
        if language not in QUERIES:
            continue
        page = site.open(home(site, language), served=False)
        start(page)
        right = listed_right = listed_all = wanted = 0
        wrong = []
        for query in QUERIES[language]:
            truth = containing(texts(site, language), query)
            page.fill(BOX, query)
            listed, count = answers(page, site)
            right += bool(truth)
            wanted += len(truth)
            listed_all += len(listed)
            listed_right += len(listed & truth)
            if count != len(truth) or listed != truth:
                missing, extra = sorted(truth - listed)[:3], sorted(listed - truth)[:3]
                wrong.append(f"{query}: {count} of {len(truth)}, misses {missing}, adds {extra}")
        print(
            f"      {language}: {len(QUERIES[language])} queries, {right} of them with an answer, "
            f"recall {listed_right / wanted:.3f}, precision {listed_right / listed_all:.3f}")
        assert not wrong, "\n" + "\n".join(wrong)
        assert right >= 15, f"only {right} queries have an answer: choose others"
        assert right < len(QUERIES[language]), "no query is absent: choose others"
        assert not page.errors, page.errors


# What readers type, and which pages are to be among the first ones.
FIRST = {
    "en": {
        "didEnter": ["applicationDidEnterBackground(_:)", "sceneDidEnterBackground(_:)"],
        "willResign": ["applicationWillResignActive(_:)", "sceneWillResignActive(_:)"],
        "foreground": ["applicationWillEnterForeground(_:)", "sceneWillEnterForeground(_:)"],
        "active": ["active"], "inactive": ["inactive"], "background task": ["Background tasks"],
        "8badf00d": ["0x8badf00d"], "0x8BADF00D": ["0x8badf00d"], "kill": ["Kill codes"],
        "viewDidLoad": ["viewDidLoad()"], "voip": ["voip"], "silent push": ["silent push arrives"],
        "didfinishlaunching": ["application(_:didFinishLaunchingWithOptions:)"],
    },
    "zh-Hans": {
        "后台": ["后台"], "挂起": ["挂起"], "启动": ["启动"], "推送": ["推送通知到达"],
        "didEnter": ["applicationDidEnterBackground(_:)", "sceneDidEnterBackground(_:)"],
    },
}


def check_what_is_meant_comes_first(site):
    for language, queries in FIRST.items():
        if language not in site.languages:
            continue
        page = site.open(home(site, language), served=False)
        start(page)
        for query, wanted in queries.items():
            page.fill(BOX, query)
            titles = page.locator(".search-title").evaluate_all(
                "all => all.map(it => it.firstChild.nodeName === 'SPAN' ? '' : "
                "[...it.childNodes].filter(part => part.className !== 'search-heading')"
                ".map(part => part.textContent).join('').trim())")
            first = titles[:len(wanted)]
            assert sorted(first) == sorted(wanted), (language, query, titles[:5])


def check_names_the_keys_where_there_are_any(site):
    for pointer, platform, hint in [
            ("mouse", "Linux x86_64", "Search (Ctrl K)"), ("mouse", "MacIntel", "Search (⌘K)"),
            ("touch", "iPhone", "Search")]:
        phone = {"has_touch": True, "is_mobile": True} if pointer == "touch" else {}
        context = site.browser.new_context(**phone)
        context.add_init_script(
            f"Object.defineProperty(navigator, 'platform', {{ value: '{platform}' }})")
        page = context.new_page()
        page.goto(site.address("index.html"))
        assert page.locator(BOX).get_attribute("placeholder") == hint, (platform, hint)
        context.close()


def check_loads_the_index_when_the_box_is_first_used(site):
    for language in site.languages:
        page = site.browser.new_context(bypass_csp=True).new_page()
        loaded = []
        page.on("request", lambda request: loaded.append(request.url.split("/")[-1]))
        page.goto(site.address(home(site, language)), wait_until="networkidle")
        assert not [name for name in loaded if name.startswith("search")], loaded
        start(page)
        assert loaded.count(f"search-{language}.js") == loaded.count("search.js") == 1, loaded
        page.locator("body").click(position={"x": 1, "y": 1})
        page.focus(BOX)
        page.wait_for_timeout(100)
        assert loaded.count("search.js") == 1, loaded


def check_only_control_k_goes_to_the_box(site):
    for path in [home(site, language) for language in site.languages]:
        page = site.open(path)
        focused = "document.activeElement.id"
        for key in ["/", "s", "k", "f", "?", "ArrowRight", "ArrowLeft", "Alt+k", "Control+Shift+k"]:
            before = page.url
            page.keyboard.press(key)
            assert page.evaluate(focused) != "search-box" and page.url == before, (path, key)
        for key in ["Control+k", "Meta+k"]:
            page.keyboard.press(key)
            assert page.evaluate(focused) == "search-box", (path, key)
            page.evaluate("document.activeElement.blur()")


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
    assert value("aria-expanded") == "false" and page.locator("#search-results").is_hidden()
    page.keyboard.type("prewarmed")
    assert value("aria-expanded") == "true" and page.locator("#search-results").is_visible()
    count = page.locator("[role=option]").count()
    assert 2 < count < 50 and active() is None
    for key, expected in [("ArrowDown", 0), ("ArrowDown", 1), ("ArrowUp", 0), ("ArrowUp", None),
                          ("ArrowUp", count - 1), ("ArrowDown", None), ("ArrowDown", 0)]:
        page.keyboard.press(key)
        assert active() == expected, (key, active(), expected)
        assert page.evaluate("document.activeElement.id") == "search-box"
        assert page.locator(BOX).input_value() == "prewarmed"
    page.keyboard.press("Escape")
    assert value("aria-expanded") == "false" and page.locator(BOX).input_value() == "prewarmed"
    page.keyboard.press("ArrowDown")
    assert value("aria-expanded") == "true"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    assert page.locator(BOX).input_value() == "" and value("aria-expanded") == "false"
    page.keyboard.type("zzyzx")
    assert value("aria-expanded") == "false"
    assert page.locator(".search-status").text_content()
    page.fill(BOX, "ios")
    page.keyboard.press("Tab")
    assert value("aria-expanded") == "false"
    assert page.evaluate("document.activeElement.id") != "search-box"
    page.keyboard.press("Control+k")
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
    box, item = page.locator("#search-results").bounding_box(), chosen.bounding_box()
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
    assert shown == "search-box", shown


def check_results_are_accessible(site):
    looks = [{"color_scheme": "light"}, {"color_scheme": "dark"}, {"forced_colors": "active"},
             {"viewport": {"width": 320, "height": 640}}]
    for look in looks:
        page = site.open("index.html", **look)
        start(page)
        page.keyboard.type("ios")
        page.keyboard.press("ArrowDown")
        assert not violations(page), (look, violations(page))
        # Its styles were there before it was shown.
        position = "getComputedStyle(document.querySelector('#search-results')).position"
        assert page.evaluate(position) == "absolute"
        box = page.locator("#search-results").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= page.viewport_size["width"], box
