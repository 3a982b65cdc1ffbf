"""The switches of a page, and a walk through it with the keyboard alone."""

from check_search import home
from checks import LAID_OUT

FOCUSED = "document.activeElement"


def check_theme_is_switched_kept_and_never_flashes(site):
    page = site.open("index.html", color_scheme="light")
    button = page.locator("button.theme")
    ground = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(ground)
    words = [button.text_content()]
    button.focus()
    for theme in ["light", "dark"]:
        page.keyboard.press("Enter")
        words.append(button.text_content())
        assert page.evaluate("document.documentElement.dataset.theme") == theme
    assert len(set(words)) == 3, words
    dark = page.evaluate(ground)
    assert dark != light
    page.route("**/tracebook.js", lambda route: route.abort())
    for path in site.framed:
        # The first thing that is painted has the theme: without the deferred scripts.
        page.goto(site.address(path), wait_until="domcontentloaded")
        if page.locator("header.site").count():
            assert page.evaluate(ground) == dark, path
    page.unroute("**/tracebook.js")
    page.goto(site.address("index.html"))
    page.locator("button.theme").press("Space")
    assert page.evaluate(ground) == light
    assert page.evaluate("localStorage.length") == 0
    assert page.evaluate("document.documentElement.dataset.theme") is None


def check_language_switch_keeps_the_page(site, path, desktop):
    if len(site.languages) < 2 or 'class="languages"' not in site.text(path):
        return
    for link in desktop.locator(".languages a").all():
        tag = link.get_attribute("hreflang")
        plain = path.removeprefix(site.language(path) + "/")
        expected = plain if tag == site.languages[0] else f"{tag}/{plain}"
        address = link.evaluate("it => decodeURI(it.href)").split("#")[0]
        if path.endswith("404.html"):
            expected = home(site, tag)
        assert address == site.address(expected), address
    assert desktop.locator(".languages [aria-current]").count() == 1


def check_the_language_is_switched_at_the_same_place(site):
    if len(site.languages) < 2:
        return
    page = site.open("states.html#run-all_five_states")
    page.locator(".languages a").click()
    page.wait_for_url(f"**/{site.languages[1]}/states.html#run-all_five_states")


def check_the_language_is_switched_in_the_same_section(site):
    if len(site.languages) < 2:
        return
    names = "all => all.map(it => it.hash)"
    page = site.open("states.html")
    here = page.locator("article .permalink").evaluate_all(names)
    page.locator("article .permalink").nth(1).click()
    page.locator(".languages a").click()
    page.wait_for_url(f"**/{site.languages[1]}/states.html#*")
    there = page.locator("article .permalink").evaluate_all(names)
    page.wait_for_url(f"**/{site.languages[1]}/states.html{there[1]}")
    page.locator(".languages a").click()
    page.wait_for_url(f"**/states.html{here[1]}")


def check_the_pages_of_a_list_follow_one_another(site):
    for language in site.languages:
        page = site.open(
            home(site, language).replace("index.html", "reference/states/index.html"))
        pages = page.locator("article .entries a").evaluate_all(
            "all => [...new Set(all.map(it => it.href))]")
        assert len(pages) == 5, language
        page.locator("article .entries a").first.click()
        for place, address in enumerate(pages):
            page.wait_for_url(address)
            assert page.locator("[rel=next]").count() == (place < 4), address
            if place < 4:
                page.locator("[rel=next]").click()
        for address in reversed(pages[:-1]):
            page.locator("[rel=prev]").click()
            page.wait_for_url(address)
        page.locator("[rel=prev]").click()
        page.wait_for_url("**/reference/states/index.html")


def check_a_page_that_is_not_there_says_so_in_every_language(site):
    for language in site.languages:
        page = site.open(home(site, language).replace("index.html", "404.html"))
        assert page.locator("html").get_attribute("lang") == language
        others = page.locator("main p[lang] a")
        for link in others.all():
            link.click()
            page.locator(f"html:not([lang='{language}'])").wait_for()
            page.go_back()
        assert others.count() == len(site.languages) - 1, language


def check_versions_are_compared(site, path):
    if 'class="version-switch"' not in (site.folder / path).read_text():
        return
    page = site.open(path)
    form = page.locator("form.version-switch")
    first, second = form.locator("select").all()
    status = form.locator("[role=status]")
    summary = page.locator("details:has(form.version-switch) > summary")
    if summary.count():
        summary.click()
    first.focus()
    values = first.locator("option").evaluate_all("all => all.map(it => it.value)")
    old, *_, new = [value for value in values if value]
    first.select_option(old)
    second.select_option(new)
    rows = page.locator("tr[data-from]").evaluate_all(
        "all => all.map(it => [it.dataset.from, it.dataset.until || 'Infinity',"
        " it.classList.contains('differs'), !!it.querySelector('.version-mark')])")

    def holds(row, version):
        return float(row[0]) <= float(version) < float(row[1].replace("Infinity", "inf"))

    expected = [holds(row, old) != holds(row, new) for row in rows]
    assert [row[2] for row in rows] == expected == [row[3] for row in rows], path
    assert str(sum(expected)) in status.text_content(), path
    form.locator("input").press("Space")
    shown = page.locator("tr[data-from]:visible").count()
    folded = page.locator("details:not([open]) tr[data-from].differs").count()
    assert shown + folded == sum(expected), (path, shown, folded, sum(expected))
    link = page.url
    assert f"from={old}" in link and f"to={new}" in link
    other = site.open(link.removeprefix(site.address("")))
    assert str(sum(expected)) in other.locator("form [role=status]").last.text_content(), path
    assert other.locator("form.version-switch").is_visible(), path
    assert not page.errors + other.errors
    page.context.close()
    other.context.close()


def check_every_row_with_versions_can_be_compared(site):
    switched = [
        path for path in site.pages
        if 'class="version-switch"' in (site.folder / path).read_text()]
    assert switched, "no page has the switch"


def check_navigation_unfolds_by_keyboard(site):
    for language in site.languages:
        page = site.open(home(site, language), viewport={"width": 1280, "height": 900})
        for details in page.locator(".navigation details").all():
            before = details.evaluate("it => it.open")
            details.locator("summary").focus()
            for key, expected in [("Enter", not before), ("Space", before)]:
                page.keyboard.press(key)
                assert details.evaluate("it => it.open") == expected
        page.context.close()


def check_navigation_is_open_where_the_page_is(site, path, scriptless):
    folded = scriptless.locator(".navigation details:not([open]) [aria-current=page]")
    assert not folded.count(), "the part that has the page is folded from the start"


def check_tab_reaches_everything_in_order(site, frame):
    """With Tab alone: the skip link first, no trap, each stop seen, named and outlined."""
    # A narrow window has other stops, and runs that are laid out late.
    for window in [{"width": 1280, "height": 900}, {"width": 390, "height": 800}]:
        walk_with_tab(site, frame, window)


def equip(page):
    """Waits for all that readers find on a page: a question, an open editor, buttons of runs, which come
    one after the other, and events to be moved, which come when a reader comes to a run."""
    page.wait_for_function("!document.querySelector('.practice template')"
                           " || document.querySelector('section.question .task li')")
    page.wait_for_function("!document.querySelector('#run-playground')"
                           " || document.querySelector('#run-playground textarea')")
    page.wait_for_function("!document.querySelector('.stepper:empty, .tools:empty')")
    page.locator(".run[data-version]:has(.timeline)").evaluate_all(
        "all => all.forEach(it => it.dispatchEvent(new Event('pointerover', { bubbles: true })))")
    page.wait_for_function(
        "!document.querySelector('.run[data-version]:not(.handled):has(.timeline)')")


def walk_with_tab(site, path, window):
    # Where nothing moves, a stop is in sight as soon as it has the focus.
    page = site.open(path, isLaidOut=False, viewport=window, reduced_motion="reduce")
    equip(page)
    # What is not laid out yet cannot tell which of its parts a narrow column hides.
    layout = page.add_style_tag(content=LAID_OUT)
    expected = page.evaluate(STOPS)
    layout.evaluate("it => it.remove()")
    reached = 0
    for number in range(expected + 5):
        # A long page has nothing but more of the same.
        if site.some and number > 150:
            return
        page.keyboard.press("Tab")
        stop = page.evaluate(STOP)
        if not stop:
            break
        reached += 1
        where = (window["width"], stop)
        isFirst = number == 0 and page.locator(".skip").count()
        assert not isFirst or stop["class"] == "skip", ("the skip link is not first", where)
        assert stop["visible"], ("not seen", where)
        assert stop["outlined"], ("no outline", where)
        assert stop["named"], ("no name", where)
    assert reached == expected, f"{reached} of {expected} stops reached at {window['width']} px"


def check_skip_link_goes_to_the_content(site):
    page = site.open("index.html")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("Boolean(document.activeElement.closest('main'))")


# What Tab stops at: links and controls that are shown, and boxes that scroll.
STOPS = """() => {
  const all = document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [tabindex]');
  return [...all].filter(it => it.tabIndex >= 0 && it.checkVisibility({ visibilityProperty: true })
    && !it.disabled).length;
}"""
STOP = """() => {
  const it = document.activeElement;
  if (!it || it === document.body) return null;
  const box = it.getBoundingClientRect();
  const style = getComputedStyle(it);
  return {
    tag: it.outerHTML.slice(0, 120),
    class: it.className,
    visible: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight
      && box.right > 0 && box.left < innerWidth,
    outlined: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0,
    named: Boolean((it.textContent + (it.ariaLabel || '') + (it.labels?.[0]?.textContent || '')
      + (it.getAttribute('aria-labelledby') || '') + (it.getAttribute('aria-describedby') || '')
      ).trim()),
  };
}"""
