"""The page on which readers write scenarios of their own: its editor, phrases and versions."""

from checks import Skipped, problems_in_looks

FIGURE = "#run-playground"
FIELD, OUTCOME = f"{FIGURE} textarea", f"{FIGURE} .outcome"
EXAMPLES = f"{FIGURE} .examples select"
VERSION, OTHER = [f"{FIGURE} .tools label:nth-of-type({place}) select" for place in (1, 2)]
OPTIONS, CHOSEN = "#phrases [role=option]", "#phrases [aria-selected=true]"


def paths(site):
    found = [path for path in site.pages
             if 'id="run-playground"' in (site.folder / path).read_text()]
    if not found:
        raise Skipped("the site has no playground")
    # What it does is the same in every language.
    return found[:1] if site.choice == "--few" else found


def open_playground(site, path, **settings):
    page = site.open(path, isLaidOut=False, **settings)
    page.locator(OTHER).wait_for()
    assert page.locator(FIELD).is_visible()
    return page


def ran(page):
    page.wait_for_function(
        "it => (t => t && !t.includes('…'))(document.querySelector(it).textContent)", arg=OUTCOME)


def rows(page):
    return page.locator(f"{FIGURE} .trace tbody tr").count()


def write(page, text):
    page.fill(FIELD, "")
    page.locator(FIELD).press_sequentially(text)


def check_an_example_is_loaded_and_run(site):
    for path in paths(site):
        for served in [True, False]:
            page = open_playground(site, path, served=served)
            own = page.locator(FIELD).input_value()
            titles = page.locator("figure.run figcaption").all_text_contents()
            names = page.locator(f"{EXAMPLES} option").all_text_contents()
            assert names[1:] == titles[1:] and len(names) > 4, (names, titles)
            for number in range(1, len(names)):
                page.select_option(EXAMPLES, index=number)
                ran(page)
                of_page = page.locator("figure.run").nth(number)
                text = of_page.locator("pre.scenario").text_content()
                assert page.locator(FIELD).input_value().strip() == text.strip()
                assert rows(page) == of_page.locator(".trace tbody tr").count(), names[number]
                # What is said of a page's own run is not said of the reader's.
                assert not page.locator(
                    f"{FIGURE} :is(.comparison, .difference, .warning, .faults)").count()
                page.locator(OUTCOME).evaluate("it => { it.textContent = '' }")
            page.select_option(EXAMPLES, index=0)
            ran(page)
            assert page.locator(FIELD).input_value() == own
            assert not page.errors, page.errors
            page.context.close()


def check_two_versions_stand_beside_each_other(site):
    for path in paths(site):
        page = open_playground(site, path)
        page.select_option(VERSION, "26")
        ran(page)
        page.select_option(OTHER, "12")
        page.locator(f"{FIGURE} .comparison").wait_for()
        names = page.locator(f"{FIGURE} .comparison [scope=colgroup]").all_text_contents()
        assert names == ["iOS 12", "iOS 26"], names
        said = page.locator(f"{FIGURE} .difference").text_content()
        assert said in page.locator(OUTCOME).text_content()
        assert "iOS 26" in page.locator(f"{FIGURE} .summary").text_content()
        # What the text says of its version counts where none is chosen.
        page.select_option(VERSION, "")
        write(page, "ios 17\nat 0s user opens app\n")
        page.click(f"{FIGURE} .go")
        page.wait_for_function(
            "document.querySelectorAll('.comparison [scope=colgroup]')[1]?.textContent === 'iOS 17'")
        # Two that do the same.
        page.select_option(OTHER, "17")
        page.locator(f"{FIGURE} .comparison").wait_for(state="detached")
        assert page.locator(f"{FIGURE} .difference").is_visible()
        assert not page.errors, page.errors


def check_phrases_are_offered(site):
    for path in paths(site):
        for served in [True, False]:
            page = open_playground(site, path, served=served)
            for text, first in [
                    ("at 5s user go", "at 5s user goes home"),
                    ("app uses d", "app uses delegate"),
                    # Words from the middle, and without a time.
                    ("at 5s home", "at 5s user goes home"),
                    ("goes home", "at <time> user goes home"),
                    ("when sceneDidEnterBackground\n  end", "end task <task>")]:
                write(page, text)
                assert page.locator(OPTIONS).first.locator("code").text_content() == first, text
                assert page.locator(OPTIONS).count() <= 6
                assert page.locator(OPTIONS).first.locator("span").text_content(), text
            for text in ["", "# at 5s user go", "at 5s user goes home", "zzyzx"]:
                write(page, text)
                assert page.locator("#phrases").is_hidden(), text
            assert not page.errors, page.errors
            page.context.close()


def check_phrases_are_chosen_by_keyboard(site):
    page = open_playground(site, paths(site)[0])
    field = page.locator(FIELD)
    write(page, "at 0s user opens a")
    page.keyboard.press("ArrowDown")
    assert page.locator(CHOSEN).count() == 1
    described = field.get_attribute("aria-activedescendant")
    assert page.locator(CHOSEN).get_attribute("id") == described
    page.keyboard.press("Enter")
    assert field.input_value() == "at 0s user opens app"
    assert page.locator("#phrases").is_hidden()
    # A line ends as everywhere, when none is chosen.
    page.keyboard.press("Enter")
    page.keyboard.type("at 5s user g")
    page.keyboard.press("Enter")
    assert field.input_value() == "at 0s user opens app\nat 5s user g\n"
    # What is to be filled in is written over at once.
    page.keyboard.type("app begins")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert field.input_value().endswith("\nat <time> app begins task <task>")
    page.keyboard.type("9s")
    assert field.input_value().endswith("\nat 9s app begins task <task>")
    page.keyboard.press("Escape")
    assert page.locator("#phrases").is_hidden()
    assert page.evaluate("document.activeElement.className") == "editor"
    # The key that leaves a field leaves this one.
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") != "editor"


def check_a_text_is_run_by_keyboard_and_kept(site):
    page = open_playground(site, paths(site)[0])
    write(page, "at 0s user opens app\nat 3s user goes home")
    page.keyboard.press("Control+Enter")
    ran(page)
    assert rows(page) > 10
    page.reload()
    page.locator(OTHER).wait_for()
    ran(page)
    assert page.locator(FIELD).input_value().endswith("at 3s user goes home")
    assert not page.locator(f"{FIGURE} .not-own").text_content()
    write(page, "at 0s user opens ap")
    page.keyboard.press("Control+Enter")
    page.locator(f"{FIGURE} .faults").wait_for()
    assert page.locator(FIELD).get_attribute("aria-invalid") == "true"
    page.click(f"{FIGURE} .reset")
    assert page.locator(FIELD).is_visible()
    assert "at 60s" in page.locator(FIELD).input_value()


def check_the_playground_is_accessible_in_every_look(site):
    for path in paths(site):
        page = open_playground(site, path)
        page.select_option(OTHER, "12")
        page.locator(f"{FIGURE} .comparison").wait_for()
        write(page, "at 5s user")
        page.keyboard.press("ArrowDown")
        page.locator(CHOSEN).wait_for()
        found = problems_in_looks(page, FIGURE)
        assert not found, found
        assert page.locator(CHOSEN).is_visible()
        page.context.close()


def check_rules_of_a_run_lead_to_their_sources(site):
    for path in paths(site):
        page = open_playground(site, path)
        page.fill(FIELD, "at 0s user opens app\nat 5s user locks device\n")
        page.locator(f"{FIGURE} button.go").click()
        ran(page)
        cites = page.locator(f"{FIGURE} .reasons cite")
        links = page.locator(f"{FIGURE} .reasons cite a").evaluate_all("all => all.map(it => it.href)")
        assert cites.count() == len(links) > 3, (cites.count(), links)
        own = {link for link in links if link.startswith(site.address(""))}
        assert own, links
        for link in own:
            page.goto(link)
            assert page.locator(":target").count() == 1, link
        page.context.close()
