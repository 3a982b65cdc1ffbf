"""The header and its menu: every page has them, without scripts and by keyboard."""

from checks import overflow, violations

WINDOWS = [{"width": 390, "height": 844}, {"width": 320, "height": 640}]
MENU, GUIDE = "header button.menu", "#siteGuide"

# What of a link of the guide is in the window, and not under another one.
SEEN = """it => {
  const box = it.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + 4, (box.top + box.bottom) / 2);
  return it === top || it.contains(top);
}"""

# Links of the guide that are not to be seen, but for those to the parts of a home page.
HIDDEN = """all => all.filter(it => !it.closest('.is-home .contents')
  && !(it.checkVisibility({ visibilityProperty: true }) && it.getClientRects().length))
  .map(it => it.outerHTML)"""

# The lowest place at the left edge, from a height upwards, where a finger hits no link.
WITHOUT_LINK = """from => {
  const isLink = (x, y) => document.elementFromPoint(x, y)?.closest('a, button, summary');
  const isFree = (y) => ![0, 12, 24, 36].some(x => [-24, -12, 0, 12, 24].some(by => isLink(x, y + by)));
  for (let y = from; y > 100; y -= 12) if (isFree(y)) return y;
}"""


def has_menu(site, path):
    """Pages at former addresses, and editions to be printed, have no header of this kind."""
    return 'class="guide"' in (site.folder / path).read_text()


def check_menu_opens_on_every_page(site, frame):
    if not has_menu(site, frame):
        return
    for script in [True, False]:
        page = site.open(
            frame, served=frame.endswith("404.html"), isLaidOut=False, viewport=WINDOWS[0],
            java_script_enabled=script, has_touch=True)
        for window in WINDOWS:
            page.set_viewport_size(window)
            open_and_close(page, window)
        assert not page.errors, page.errors
        page.context.close()


def open_and_close(page, window):
    assert page.locator(GUIDE).is_hidden()
    assert page.locator("header .to-guide").is_hidden(), "the way for old browsers"
    button = page.locator(MENU)
    box = button.bounding_box()
    assert box["height"] >= 44 and box["y"] + box["height"] <= 120, box
    # From wherever the reader is: nothing moves, and they come back to it.
    page.evaluate("scrollTo(0, 300)")
    page.evaluate("scrollTo(0, 0)")
    button.tap()
    page.locator(GUIDE).wait_for()
    assert page.evaluate("scrollY") == 0, "the page has moved"
    box = page.locator(GUIDE).bounding_box()
    assert box["y"] == 0 and box["height"] == window["height"], box
    assert box["x"] >= 40 and box["x"] + box["width"] == window["width"], box
    assert overflow(page) <= 0
    first = page.locator(f"{GUIDE} summary, {GUIDE} .navigation a").first
    assert first.is_visible()
    current = page.locator(f"{GUIDE} .navigation a[aria-current=page]")
    for link in current.all():
        assert link.is_visible(), "the page that one is on is folded away"
    for summary in page.locator(f"{GUIDE} summary").all():
        if not summary.evaluate("it => it.parentElement.open"):
            summary.tap()
    hidden = page.locator(f"{GUIDE} a").evaluate_all(HIDDEN)
    assert not hidden, hidden
    page.locator(f"{GUIDE} button.close").tap()
    page.locator(GUIDE).wait_for(state="hidden")
    button.tap()
    page.locator(GUIDE).wait_for()
    # Beside it, which is still the page: a link there would be followed.
    page.touchscreen.tap(12, page.evaluate(WITHOUT_LINK, window["height"] - 40))
    page.locator(GUIDE).wait_for(state="hidden")


def check_menu_is_accessible_in_every_look(site, frame):
    if not has_menu(site, frame):
        return
    page = site.open(frame, viewport=WINDOWS[0])
    page.locator(MENU).click()
    page.locator(GUIDE).wait_for()
    for media in [{"color_scheme": "light"}, {"color_scheme": "dark"}, {"forced_colors": "active"}]:
        page.emulate_media(**{"forced_colors": "none", **media})
        # The menu alone: it covers links of the page in part, which axe takes for small ones.
        found = violations(page, within=GUIDE)
        assert not found, (media, found)
    page.context.close()


def check_menu_works_by_keyboard(site, frame):
    if not has_menu(site, frame):
        return
    for script in [True, False]:
        page = site.open(
            frame, isLaidOut=False, viewport=WINDOWS[0], java_script_enabled=script)
        button = page.locator(MENU)
        button.focus()
        page.keyboard.press("Enter")
        page.locator(GUIDE).wait_for()
        if script:
            # The focus follows an event, which a slow machine is late with.
            page.wait_for_function("document.activeElement.closest('#siteGuide')")
            # The reader sees where they are.
            current = page.locator(f"{GUIDE} .navigation a[aria-current=page]")
            if current.count():
                assert current.evaluate(SEEN)
                assert current.evaluate("it => it === document.activeElement")
        else:
            page.keyboard.press("Tab")
        assert page.evaluate("!!document.activeElement.closest('#siteGuide')"), "Tab is not in the menu"
        page.keyboard.press("Escape")
        page.locator(GUIDE).wait_for(state="hidden")
        assert button.evaluate("it => it === document.activeElement"), "the focus is lost"
        assert page.evaluate("scrollY") == 0
        page.context.close()


def check_menu_leads_to_a_section_of_the_page(site):
    page = site.open("launch.html", isLaidOut=False, viewport=WINDOWS[0])
    page.locator(MENU).click()
    # What is below the challenge is folded: the page ends before it is at its top.
    link = page.locator(f"{GUIDE} .contents a[href='#challenge']")
    name = link.get_attribute("href")[1:]
    link.click()
    page.locator(GUIDE).wait_for(state="hidden")
    header = page.locator("header.site").bounding_box()["height"]
    page.wait_for_function(
        "([name, header]) => { const { top } = document.getElementById(name).getBoundingClientRect();"
        " return header <= top && top <= header + 40 }", arg=[name, header])


def check_header_stays_and_says_where_the_reader_is(site, frame):
    if not has_menu(site, frame):
        return
    page = site.open(frame, isLaidOut=False)
    for width, height, bar in [(1280, 800, 60), (390, 844, 56), (320, 640, 56)]:
        page.set_viewport_size({"width": width, "height": height})
        for place in ["document.body.scrollHeight", "document.body.scrollHeight / 2"]:
            page.evaluate(f"scrollTo(0, {place})")
            box = page.locator("header.site").bounding_box()
            assert box["y"] == 0 and box["height"] == bar, (width, box)
            button = page.locator(MENU).bounding_box()
            assert 0 <= button["y"] and button["y"] + button["height"] <= bar, (width, button)
    page.context.close()


def check_the_current_section_is_marked(site):
    page = site.open("launch.html", isLaidOut=False, viewport={"width": 1280, "height": 800})
    marked = page.locator("header .sections [aria-current]")
    assert marked.count() == 1 and marked.text_content() == "Lessons"
    names = page.locator(f"{GUIDE} .contents a").evaluate_all("all => all.map(it => it.hash)")
    for name in [names[len(names) // 2], names[1], names[2]]:
        page.evaluate("it => document.getElementById(it).scrollIntoView()", name[1:])
        current = page.locator(f"{GUIDE} .contents [aria-current=location]")
        page.wait_for_function(
            "it => document.querySelector('.contents [aria-current]')?.hash === it", arg=name)
        assert current.count() == 1
        assert current.evaluate(SEEN), name


def check_columns_stand_beside_the_page_in_a_wide_window(site):
    page = site.open("launch.html", viewport={"width": 1280, "height": 900})
    shown = page.locator(f"{GUIDE} .navigation"), page.locator(f"{GUIDE} .contents")
    for part in shown:
        assert part.is_visible()
    for part in ["header .to-guide", f"{GUIDE} button.close"]:
        assert page.locator(part).is_hidden(), part
    # There is the menu all the same, for all pages.
    page.locator(MENU).click()
    assert page.locator(GUIDE).bounding_box()["width"] < 500
    page.keyboard.press("Escape")
    # A window that is made wider while the menu is open.
    page.set_viewport_size(WINDOWS[0])
    page.locator(MENU).click()
    page.set_viewport_size({"width": 1280, "height": 900})
    box = page.locator(GUIDE).bounding_box()
    assert box["x"] + box["width"] == 1280 and box["width"] < 500, box
    page.emulate_media(media="print")
    assert page.locator(GUIDE).is_hidden()
    page.emulate_media(media="screen")
    page.keyboard.press("Escape")
    for part in shown:
        assert part.is_visible()
