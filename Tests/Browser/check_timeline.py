"""The timeline of a run: what happens to the app is moved by mouse, by touch and by keys."""

from check_webkit import run_page, wait, webkit
from checks import overflow, problems_in_looks, violations

VISIT = "#run-visit"
HANDLE = f"{VISIT} .handle[role=slider]"


def open_timeline(site, path="index.html", **settings):
    page = site.open(path, **settings)
    # What a reader comes by on the way to a handle.
    page.locator(f"{VISIT} .go").focus()
    page.locator(HANDLE).nth(1).wait_for()
    page.locator(f"{VISIT} .timeline").scroll_into_view_if_needed()
    return page


def middle(page, index):
    """The middle of the pill of a handle."""
    box = page.locator(HANDLE).nth(index).locator("rect:not(.area)").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def times(page):
    """The times in the handles, the lines of the scenario and the rows of the run, which agree."""
    shown = page.locator(VISIT).evaluate(
        """it => ({
          handles: [...it.querySelectorAll('.handle')].map(x => Number(x.dataset.time) / 1000),
          values: [...it.querySelectorAll('.handle')].map(x => Number(x.ariaValueNow)),
          lines: [...it.querySelector('pre').textContent.matchAll(/at ([\\d.]+)(m?s)/g)]
            .map(([, count, unit]) => count / (unit === 'ms' ? 1000 : 1)),
          rows: [...it.querySelectorAll('tr[id]')].reduce(({ time, all }, x) => {
            time = Number(x.dataset.at ?? time);
            return { time, all: x.matches('.k-event, .k-ignored') ? [...all, time / 1000] : all };
          }, { all: [] }).all,
          inert: it.querySelector('.views').inert,
        })""")
    handles = shown["handles"]
    assert handles == shown["values"] == shown["lines"] == shown["rows"], shown
    assert not shown["inert"]
    return handles


def settled(page, text="Run finished"):
    page.locator(f"{VISIT} .outcome", has_text=text).wait_for()


def check_what_happens_is_dragged_with_a_mouse(site):
    for served in [True, False]:
        page = open_timeline(site, served=served)
        assert times(page) == [0, 10, 60, 61, 120]
        top = page.locator(f"{VISIT} .timeline").bounding_box()["y"]
        x, y = middle(page, 1)
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(1, 11):
            page.mouse.move(x + 10 * step, y)
        page.mouse.up()
        settled(page, "differs from the page")
        moved = times(page)
        assert 10 < moved[1] < 60 and moved[0] == 0 and moved[2:] == [60, 61, 120], moved
        # What is dragged stays under the hand, and the timeline where it is.
        assert page.locator(f"{VISIT} .timeline").bounding_box()["y"] == top
        assert page.evaluate("document.activeElement.ariaLabel") == "goes home"
        assert page.locator(f"{VISIT} .difference").count() == 1
        # No further than the next one.
        x, y = middle(page, 1)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 900, y, steps=5)
        page.mouse.up()
        settled(page)
        page.wait_for_function(f"document.querySelectorAll('{HANDLE}')[1].dataset.time == '60000'")
        assert times(page)[1] == 60
        page.locator(f"{VISIT} button.reset").click()
        assert times(page) == [0, 10, 60, 61, 120]
        assert not page.errors, page.errors


def check_what_happens_is_dragged_with_a_finger(site):
    page = open_timeline(site, viewport={"width": 390, "height": 800}, has_touch=True)
    before = page.evaluate("scrollY")
    x, y = middle(page, 1)
    device = page.context.new_cdp_session(page)
    send = lambda kind, *points: device.send(
        "Input.dispatchTouchEvent",
        {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})
    send("touchStart", (x, y))
    for step in range(1, 9):
        send("touchMove", (x + 6 * step, y + 3 * step))
        # A hand moves no faster than what it sees.
        page.evaluate("new Promise(requestAnimationFrame)")
    send("touchEnd")
    settled(page, "differs from the page")
    assert 10 < times(page)[1] < 60, times(page)
    assert page.evaluate("scrollY") == before
    assert overflow(page) <= 0
    assert not page.errors, page.errors


def check_what_happens_is_moved_with_keys(site):
    page = open_timeline(site)
    handle = page.locator(HANDLE).nth(1)
    handle.focus()

    def press(key, time):
        page.keyboard.press(key)
        page.wait_for_function(
            f"document.querySelectorAll('{HANDLE}')[1].dataset.time == '{time * 1000}'")
        assert times(page)[1] == time
        assert page.evaluate("document.activeElement.ariaLabel") == "goes home"

    for key, time in [("ArrowRight", 11), ("ArrowUp", 12), ("Shift+ArrowRight", 22),
                      ("ArrowLeft", 21), ("Shift+ArrowDown", 11), ("End", 60), ("Home", 0)]:
        press(key, time)
    values = [handle.get_attribute(f"aria-value{name}") for name in ["min", "max", "text"]]
    assert values == ["0", "60", "0 s"], values
    assert not violations(page), violations(page)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.ariaLabel") == "opens app"
    assert not page.errors, page.errors


def check_a_move_is_kept_and_restored(site):
    page = open_timeline(site)
    page.locator(HANDLE).nth(1).focus()
    page.keyboard.press("ArrowRight")
    settled(page, "differs from the page")
    for come_back in [page.reload, lambda: (page.goto(site.address("versions.html")), page.go_back())]:
        come_back()
        page.locator(f"{VISIT} .go").focus()
        page.locator(HANDLE).nth(1).wait_for()
        if page.locator(f"{VISIT} .difference").count():
            # A browser may bring back the page as it was left.
            assert times(page)[1] == 11
            continue
        assert times(page) == [0, 10, 60, 61, 120]
        assert page.locator(f"{VISIT} .kept").is_visible()
        page.locator(f"{VISIT} button.restore").click()
        page.locator(f"{VISIT} .difference").wait_for()
        assert "at 11s" in page.locator(f"{VISIT} textarea").input_value()
    assert not page.errors, page.errors


def check_a_timeline_says_all_without_a_script(site):
    page = site.open("index.html", java_script_enabled=False)
    timeline = page.locator(f"{VISIT} .timeline")
    assert timeline.get_attribute("role") == "img"
    assert page.locator(f"{VISIT} .handle[role]").count() == 0
    assert page.locator(f"{VISIT} .pill tspan").all_text_contents() == [
        "opens app", "goes home", "opens app", "opens app", "evicts app"]


def check_timelines_fit_and_show_in_all_colours(site):
    page = open_timeline(site)
    found = problems_in_looks(page, VISIT)
    assert not found, found
    page.context.close()
    for width in [1280, 390, 320]:
        page = open_timeline(site, viewport={"width": width, "height": 800})
        box = page.locator(f"{VISIT} .timeline-box").bounding_box()
        for index in range(5):
            pill = page.locator(HANDLE).nth(index).locator("rect:not(.area)").bounding_box()
            assert pill["x"] >= box["x"] - 1, (width, index)
            assert pill["x"] + pill["width"] <= box["x"] + box["width"] + 1, (width, index)
        assert overflow(page) <= 0, width
        page.context.close()


def check_webkit_drags_and_moves(site):
    path = run_page(site)
    with webkit() as window:
        from selenium.webdriver import ActionChains
        from selenium.webdriver.common.actions.action_builder import ActionBuilder
        from selenium.webdriver.common.keys import Keys

        window.get(site.address(path))
        shown = f"document.querySelectorAll('{HANDLE}')[1]"
        wait(window, f"document.querySelector('{VISIT} .go')")
        window.execute_script(f"document.querySelector('{VISIT} .go').focus()")
        wait(window, shown)
        window.execute_script(f"{shown}.scrollIntoView({{ block: 'center' }})")
        x, y = window.execute_script(
            f"const box = {shown}.querySelector('rect:not(.area)').getBoundingClientRect();"
            " return [box.x + box.width / 2, box.y + box.height / 2]")
        # The driver takes no part of a drawing for an element that can be pressed.
        actions = ActionBuilder(window)
        pointer = actions.pointer_action
        pointer.move_to_location(int(x), int(y)).pointer_down()
        pointer.move_to_location(int(x) + 60, int(y)).pointer_up()
        actions.perform()
        wait(window, f"document.querySelector('{VISIT} .outcome').textContent.includes('differs')")
        time = int(window.execute_script(f"return {shown}.dataset.time"))
        assert 10000 < time < 60000, time
        window.execute_script(f"{shown}.focus()")
        ActionChains(window).send_keys(Keys.ARROW_RIGHT).perform()
        wait(window, f"{shown}.dataset.time > {time}")
