"""The page that asks its readers what a run does: right and wrong answers, keys, its address."""

import json

from checks import Skipped, becomes, problems_in_looks

TASK, OUTCOME, JUDGED = "section.question .task", ".practice .outcome", ".practice .judged"
ROWS = f"{TASK} li"
NEXT = ".practice .next-question"
KEY = "tracebook-practice"


def paths(site):
    found = [path for path in site.pages
             if 'class="practice"' in (site.folder / path).read_text()]
    if not found:
        raise Skipped("the site has no practice page")
    # What it does is the same in every language.
    return found[:1] if site.choice == "--few" else found


def asked(page):
    page.locator(ROWS).first.wait_for()
    return page


def open_question(site, path, level=1, topic="", seed=7, number=1, **settings):
    name = f"#level={level}{f'&topic={topic}' if topic else ''}&seed={seed}&q={number}"
    return asked(site.open(path + name, **settings))


def find(site, path, kind, level=2, topic="", **settings):
    """A page with a question of a kind, `choices` or `to-order`."""
    page = open_question(site, path, level, topic, **settings)
    for _ in range(20):
        if page.locator(f"{TASK} ol.{kind}").count():
            return page
        page.click(NEXT)
        # The focus goes to its number once the next question is there.
        page.wait_for_function("document.activeElement.className == 'number'")
    raise AssertionError(f"twenty questions, and none of the kind {kind}")


def judged(page):
    page.wait_for_function(f"document.querySelector('{JUDGED}').hasChildNodes()")
    return page.locator(OUTCOME).get_attribute("class").split()[-1]


def right_choice(page):
    """Tries one choice after the other, each on the question as the address names it."""
    count = page.locator(ROWS).count()
    kinds = []
    for place in range(count):
        page.evaluate(f"localStorage.removeItem('{KEY}')")
        page.reload()
        asked(page).locator(f"{ROWS} button").nth(place).click()
        kinds.append(judged(page))
        said = page.locator(OUTCOME).text_content()
        assert said.startswith({"right": ("Right.", "正确"), "wrong": ("Not so.", "不对")}[kinds[-1]])
        assert page.locator(f"{JUDGED} dd").first.text_content(), "a rule without its words"
        assert page.locator(f"{JUDGED} .to-lesson a").get_attribute("href")
        assert page.locator(f"{JUDGED} .whole-run table").count() == 1
        assert page.locator(f"{JUDGED} .whole-run table").is_hidden()
    return kinds


def check_one_choice_is_right(site):
    for path in paths(site):
        for served in [True, False]:
            page = find(site, path, "choices", served=served)
            kinds = right_choice(page)
            assert kinds.count("right") == 1 and set(kinds) <= {"right", "wrong"}, kinds
            assert not page.errors, page.errors
            page.context.close()


def check_the_lesson_is_there(site):
    for path in paths(site):
        page = find(site, path, "choices", level=2, topic="lock")
        page.locator(f"{ROWS} button").first.click()
        judged(page)
        page.click(f"{JUDGED} .to-lesson a")
        page.wait_for_url("**/lock.html")
        page.context.close()


def check_an_order_is_made_by_keys_alone(site):
    for path in paths(site):
        page = find(site, path, "to-order", level=1)
        page.locator(f"{ROWS} button").first.wait_for()
        before = page.locator(ROWS).all_text_contents()
        page.locator(f"{ROWS} .move").nth(1).focus()
        page.keyboard.press("ArrowDown")
        after = page.locator(ROWS).all_text_contents()
        assert after[:2] == before[1::-1] and after[2:] == before[2:], (before, after)
        assert page.locator(OUTCOME).text_content(), "nothing is said of the move"
        # The focus goes along.
        page.keyboard.press("ArrowDown")
        assert page.locator(ROWS).all_text_contents()[2] == before[0]
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")
        assert page.locator(ROWS).all_text_contents()[1] == before[0]
        # The check is the next control behind the rows.
        page.locator(".practice .check").focus()
        page.keyboard.press("Enter")
        kind = judged(page)
        assert page.locator(f"{JUDGED} .right-order").count() == (kind == "wrong")
        if kind == "wrong":
            order = page.locator(f"{JUDGED} .right-order li").all_text_contents()
            page.reload()
            asked(page)
            for place, words in enumerate(order):
                row = page.locator(ROWS).filter(has_text=words).first
                while page.locator(ROWS).nth(place).text_content().find(words) < 0:
                    row.locator(".move").first.press("ArrowUp")
            page.locator(".practice .check").press("Enter")
            assert judged(page) == "right"
        page.locator(NEXT).press("Enter")
        page.wait_for_function("document.activeElement.className == 'number'")
        assert not page.errors, page.errors
        page.context.close()


def check_a_row_is_dragged(site):
    for path in paths(site)[:1]:
        page = find(site, path, "to-order", level=1)
        before = page.locator(ROWS).all_text_contents()
        grip, last = page.locator(".grip").first.bounding_box(), page.locator(ROWS).last.bounding_box()
        page.mouse.move(grip["x"] + 5, grip["y"] + 10)
        page.mouse.down()
        page.mouse.move(grip["x"] + 5, last["y"] + last["height"], steps=25)
        page.mouse.up()
        assert becomes(lambda: page.locator(ROWS).all_text_contents() == before[1:] + before[:1]), before
        page.context.close()


def check_the_address_keeps_the_question_and_the_browser_the_results(site):
    for path in paths(site):
        page = open_question(site, path, 2, "tasks", seed=4711, number=3)
        scenario = page.locator(f"{TASK} pre").text_content()
        page.reload()
        assert asked(page).locator(f"{TASK} pre").text_content() == scenario
        assert page.url.endswith("#level=2&topic=tasks&seed=4711&q=3"), page.url
        page.click(NEXT)
        page.wait_for_url("**q=4")
        page = find(site, path, "choices", level=2, topic="lock")
        for times in range(2):
            page.locator(f"{ROWS} button").first.click()
            judged(page)
            record = json.loads(page.evaluate(f"localStorage.getItem('{KEY}')"))
            # A question counts once.
            assert record["2"]["all"] == 1, record
            assert page.locator(".practice .progress").text_content()
            page.reload()
            asked(page)
        # Another level offers other topics, and asks about one of its own.
        page.select_option(".practice select[name=level]", "1")
        page.wait_for_url("**#level=1&seed=*")
        assert page.locator("option[value=windows]").is_disabled()
        # A new series has another number.
        before = page.url
        page.click(".practice .new-series")
        page.wait_for_function("it => location.href != it", arg=before)
        assert not page.errors, page.errors
        page.context.close()


def check_an_address_that_names_nothing_asks_all_the_same(site):
    for name in ["", "#level=9&topic=garden&seed=x&q=-1", "#how", "#level=1&seed=99999999999"]:
        page = site.open(paths(site)[0] + name, isLaidOut=False)
        page.wait_for_function("document.querySelector('.practice .task').hasChildNodes()")
        assert page.locator(f"{TASK} li, {TASK} p").count()
        assert not page.errors, (name, page.errors)
        page.context.close()


def check_questions_stand_there_without_scripts_and_without_the_simulator(site):
    for path in paths(site):
        page = site.open(path, isLaidOut=False, java_script_enabled=False)
        questions = page.locator(".fixed .question")
        assert questions.count() >= 3
        for place in range(questions.count()):
            question = questions.nth(place)
            assert question.locator(".asked").is_visible()
            assert question.locator(".solution > dl > dd").is_hidden()
            question.locator(".solution > summary").click()
            assert question.locator(".solution > dl > dd").text_content()
        page.context.close()
        page = site.browser.new_context(bypass_csp=True).new_page()
        page.route("**/playground.wasm", lambda route: route.abort())
        page.goto(site.address(path))
        page.locator(".practice.failed .fixed .question").first.wait_for()
        page.context.close()


def check_practice_is_accessible_in_every_look(site):
    for path in paths(site):
        for kind in ["choices", "to-order"]:
            page = find(site, path, kind, level=3)
            found = problems_in_looks(page, ".practice")
            assert not found, (kind, found)
            page.locator(f"{ROWS} button" if kind == "choices" else ".check").first.click()
            judged(page)
            page.locator(f"{JUDGED} .whole-run > summary").click()
            found = problems_in_looks(page, ".practice")
            assert not found, (kind, "answered", found)
            page.context.close()
