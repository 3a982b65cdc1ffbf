"""What a lesson has beside its runs: launches that are folded, and code in tabs."""

from check_webkit import show, wait, webkit
from checks import LAID_OUT, becomes, violations

VISIT = "#run-visit"
LAUNCH = f"{VISIT}-3"
# It has a timeline and no table.
LOCK = "#run-lock"
GROUP = ".code-tabs >> nth={}"


def top(locator):
    """How far from the top of the page something is."""
    return locator.evaluate("it => it.getBoundingClientRect().top + scrollY")


def check_a_launch_opens_with_mouse_and_keys(site):
    for width in [1280, 390]:
        page = site.open("index.html", viewport={"width": width, "height": 800})
        row = page.locator(LAUNCH)
        summary = page.locator(f"{VISIT} .fold summary")
        assert summary.text_content() == "Launch · 6 rows, 3 calls"
        assert summary.is_visible() and row.is_hidden()
        before = top(summary)
        summary.click()
        assert row.is_visible() and top(summary) == before
        assert not violations(page), violations(page)
        page.keyboard.press("Enter")
        assert row.is_hidden()
        assert not page.errors, page.errors
        page.context.close()


def check_a_link_reaches_a_row_of_a_launch(site):
    for scripts in [True, False]:
        page = site.open("index.html" + LAUNCH, java_script_enabled=scripts)
        row = page.locator(LAUNCH)
        row.wait_for()
        height = page.viewport_size["height"]
        assert becomes(lambda: 0 <= row.bounding_box()["y"] < height), (scripts, row.bounding_box())
        page.context.close()
    page = site.open("index.html")
    page.evaluate("hash => { location.hash = hash }", LAUNCH)
    page.locator(LAUNCH).wait_for()
    # Who has seen it can close it again, and follow the link once more.
    page.locator(f"{VISIT} .fold summary").click()
    assert page.locator(LAUNCH).is_hidden()
    page.locator("main").evaluate(
        "(it, hash) => it.insertAdjacentHTML('beforeend', `<a id=again href='${hash}'>a row</a>`)",
        LAUNCH)
    page.locator("#again").click()
    page.locator(LAUNCH).wait_for()
    assert not page.errors, page.errors


def check_webkit_reaches_and_opens_a_launch(site):
    from selenium.webdriver.common.by import By

    isShown = f"document.querySelector('{LAUNCH}').checkVisibility()"
    with webkit() as window:
        for served in [True, False]:
            window.get(site.address("index.html", served) + LAUNCH)
            wait(window, isShown)
            wait(window, f"document.querySelector('{LAUNCH}').getBoundingClientRect().top < innerHeight")
            fold = window.find_element(By.CSS_SELECTOR, f"{VISIT} .fold summary")
            show(window, fold)
            fold.click()
            wait(window, f"!{isShown}")


def check_a_claim_opens_the_rows_below_a_timeline(site):
    for scripts in [True, False]:
        page = site.open("versions.html", java_script_enabled=scripts)
        rows = page.locator(f"{LOCK} .rows table")
        assert rows.is_hidden()
        page.locator(f"a.claim[href^='{LOCK}-']").click()
        page.locator(f"{LOCK} tr:target").wait_for()
        assert rows.is_visible()
        if scripts:
            assert not violations(page), violations(page)
            page.locator(f"{LOCK} button.go").click()
            page.locator(f"{LOCK} .outcome", has_text="the same as on the page").wait_for()
            assert rows.is_visible(), "they were open before the run"
            rules = page.locator(f"{LOCK} .views .reasons")
            assert rules.is_visible()
            page.locator(f"{LOCK} .rows > summary").click()
            assert rows.is_hidden()
            assert rules.is_hidden()
        page.context.close()


def check_a_step_opens_the_launch(site):
    page = site.open("index.html")
    page.locator(f"{VISIT} .stepper .next").click()
    page.locator(f"{VISIT}-1[aria-current=step]").wait_for()


def check_a_launch_is_printed_in_all_its_rows(site):
    page = site.open("index.html")
    page.emulate_media(media="print")
    assert page.locator(LAUNCH).is_visible()
    assert page.locator(f"{VISIT} .fold").is_hidden()


def shown(page, group):
    """The labels of the panels that are in sight, and of the tab that is chosen."""
    panels = page.locator(GROUP.format(group)).locator("figure").evaluate_all(
        "all => all.filter(it => it.checkVisibility())"
        ".map(it => it.querySelector('figcaption').textContent)")
    tabs = page.locator(GROUP.format(group)).locator("[aria-selected=true]")
    return panels, tabs.all_text_contents()


def check_code_is_one_tab_of_several(site):
    page = site.open("index.html")
    assert shown(page, 0) == (["SwiftUI"], ["SwiftUI"])
    assert shown(page, 1) == (["App delegate"], ["App delegate"])
    page.locator("[role=tab]", has_text="SwiftUI").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.textContent") == "Scene delegate"
    both = (["Scene delegate"], ["Scene delegate"])
    assert shown(page, 0) == both and shown(page, 1) == both
    page.keyboard.press("Home")
    # A group without the label stays as it is.
    assert shown(page, 0) == (["SwiftUI"], ["SwiftUI"]) and shown(page, 1) == both
    page.keyboard.press("Tab")
    # The next stop is the tab that is chosen in the next group.
    assert page.evaluate("document.activeElement.textContent") == "Scene delegate"
    assert page.locator(GROUP.format(1)).locator(":focus").count() == 1
    page.locator("[role=tab]", has_text="App delegate").click()
    assert not violations(page), violations(page)
    page.reload()
    assert shown(page, 1) == (["App delegate"], ["App delegate"])
    assert not page.errors, page.errors


def check_code_in_tabs_is_whole_without_scripts_and_on_paper(site):
    both = ["SwiftUI", "Scene delegate"]
    page = site.open("index.html", java_script_enabled=False)
    assert shown(page, 0) == (both, [])
    assert page.locator("figcaption", has_text="Scene delegate").first.is_visible()
    page = site.open("index.html")
    page.emulate_media(media="print")
    assert shown(page, 0)[0] == both
    assert page.locator("figcaption", has_text="Scene delegate").first.is_visible()
    assert page.locator("[role=tablist]").first.is_hidden()


def check_tabs_need_no_storage(site):
    page = site.browser.new_context(bypass_csp=True).new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no') } })")
    page.goto(site.address("index.html"))
    page.add_style_tag(content=LAID_OUT)
    page.locator("[role=tab]", has_text="Scene delegate").first.click()
    assert shown(page, 0) == (["Scene delegate"], ["Scene delegate"])
    assert not errors, errors
