"""Runs on a page: stepping through them, and running the reader's own."""

import base64
import gzip
import re

from check_search import settle
from checks import PLAIN, becomes, overflow, problems_in_looks, violations

VISIT = "#run-visit"


def run(page, figure):
    """Presses Run and waits for the outcome, which it returns."""
    figure = page.locator(figure)
    figure.locator("button.go").click()
    outcome = figure.locator(".outcome")
    page.wait_for_function(
        "it => it.textContent && !it.textContent.includes('…')", arg=outcome.element_handle())
    return outcome.text_content()


def edit(page, figure, text):
    """Puts a text into the editor of a run, once the page has put its buttons there."""
    figure = page.locator(figure)
    button = figure.locator("button.edit")
    button.or_(figure.locator("textarea")).filter(visible=True).first.wait_for()
    if button.is_visible():
        button.click()
    figure.locator("textarea").fill(text)


def views(page, figure):
    """The views of a run, once what happens in its timeline can be moved."""
    if page.locator(f"{figure} .tools, {figure} .timeline").count() == 2:
        page.locator(f"{figure} .tools button").first.focus()
        page.locator(f"{figure}.handled").wait_for()
    return page.locator(f"{figure} .views").inner_html()


def rerun(page, figure):
    """The views of a run without what only the page has: its source in Swift, and what covers them."""
    return page.locator(f"{figure} .views").evaluate("""it => {
      const copy = it.cloneNode(true);
      for (const part of copy.querySelectorAll('.as-swift, .covered > summary')) part.remove();
      for (const cover of copy.querySelectorAll('.covered')) cover.replaceWith(...cover.childNodes);
      return copy.innerHTML.replace(/\\n+/g, '\\n');
    }""")


def without_rows(html):
    """Markup without the names of rows and the white space around blocks."""
    return re.sub(r"\s*(</?(?:p|t[rdh]|tbody|thead|table|d[ltd])\b)", r"\1",
                  re.sub(r'<tr id="run-[^"]*"', "<tr", html)).strip()


def check_stepper_marks_one_step_in_all_views(site):
    page = site.open("index.html", served=False)
    figure = page.locator(VISIT)
    step = figure.locator(".stepper")
    for button in step.locator("button").all():
        box = button.bounding_box()
        assert box["height"] >= 44 and box["width"] >= 44, box
    rows = figure.locator(".trace tr[id]")
    before = "not running"
    place = 0
    for number in range(1, rows.count() + 1):
        step.locator(".next").click()
        # What steps is loaded at the first one.
        figure.locator("[aria-current=step]").wait_for()
        said = step.locator("[role=status]").text_content()
        row = rows.nth(number - 1)
        assert said.startswith(f"Step {number} of {rows.count()}: "), said
        state = row.locator("td").nth(4).text_content()
        assert said.endswith(f"state {state}"), said
        assert row.locator("td").nth(2).text_content() in said, said
        assert figure.locator("tr[aria-current=step]").count() == 1
        assert row.get_attribute("aria-current") == "step"
        assert figure.locator(".diagram .node.now .name").text_content() == state
        assert figure.locator(".path .here").text_content().endswith(state)
        head = float(figure.locator(".timeline .playhead").get_attribute("x").rstrip("%"))
        assert head > place if row.get_attribute("data-at") else head == place, (number, head, place)
        place = head
        moved = figure.locator(".diagram .edge.now").count()
        assert moved == (0 if state == before else 1), number
        before = state
    step.locator(".next").click(force=True)
    assert said == step.locator("[role=status]").text_content()
    step.locator(".previous").focus()
    page.keyboard.press("Enter")
    assert f"Step {rows.count() - 1} of" in step.locator("[role=status]").text_content()
    for key in ["n", "p", "ArrowRight", "ArrowLeft"]:
        page.keyboard.press(key)
    assert f"Step {rows.count() - 1} of" in step.locator("[role=status]").text_content()
    assert not page.errors, page.errors


def check_says_short_times_in_milliseconds(site):
    page = site.open("index.html")
    edit(page, VISIT, "ios 12\nat 55ms user opens app\n")
    run(page, VISIT)
    page.locator(f"{VISIT} .stepper .next").click()
    status = page.locator(f"{VISIT} .stepper [role=status]")
    status.filter(has_text=": ").wait_for()
    said = status.text_content()
    assert said.endswith(": 55 ms, opens app, state not running"), said


def check_makes_the_same_markup_as_the_build(site, path, desktop):
    if 'class="tools"' not in site.text(path):
        return
    page = desktop
    page.locator("details:has(figure.run)").evaluate_all("all => all.forEach(it => it.open = true)")
    for tools in page.locator("figure.run:has(.tools)").all():
        figure = "#" + tools.get_attribute("id")
        views(page, figure)
        before = rerun(page, figure)
        said = run(page, figure)
        # A run on a page for the reader's own is compared with nothing.
        if figure == "#run-playground":
            assert said in ["Run finished.", "运行完成。"], said
        else:
            assert "the same as on the page" in said or "与页面相同" in said, said
        assert page.locator(f"{figure} .warning").count() == 0, figure
        assert page.locator(f"{figure} button.reset").is_visible()
        # What is said of a run of the reader stands with it, and its rules; a page names only rows that
        # are linked.
        page.locator(f"{figure} .views :is(.difference, .reasons, .verdict, .faults)").evaluate_all(
            "all => all.forEach(it => it.remove())")
        after = rerun(page, figure).replace(f"{figure}-rule-", "#rule-")
        assert without_rows(after) == without_rows(before), figure
    assert not page.errors, page.errors
    page.context.close()


def check_edits_runs_compares_and_resets(site):
    for served in [True, False]:
        page = site.open("index.html", served)
        before = views(page, VISIT)
        edit(page, VISIT, "ios 12\napp uses delegate\n\nat 0s user opens app\nat 9s user locks device\n")
        said = run(page, VISIT)
        assert said == "Run finished: 12 events, differs from the page at event 7.", said
        table = page.locator(f"{VISIT} .comparison")
        assert table.locator("tr.missing, tr.added, tr.changed").count() > 3
        assert "locks device" in page.locator(f"{VISIT} table.trace").text_content()
        explained = page.locator(f"{VISIT} .reasons dd").all_text_contents()
        assert explained and all(explained), explained
        page.locator(f"{VISIT} .stepper .next").click()
        page.locator(f"{VISIT} tr[aria-current]").wait_for()
        assert page.locator(f"{VISIT} tr[aria-current]").count() == 1
        page.locator(f"{VISIT} button.reset").click()
        assert views(page, VISIT) == before
        assert page.locator(f"{VISIT} textarea").is_hidden()
        page.locator(f"{VISIT} button.edit").click()
        original = page.locator(f"{VISIT} pre.scenario").text_content()
        assert page.locator(f"{VISIT} textarea").input_value() == original
        assert not page.errors, page.errors


def check_speaks_the_language_of_the_page(site):
    visit = f"{VISIT}_zh"
    for served in [True, False]:
        page = site.open("zh-Hans/index.html", served)
        edit(page, visit, "ios 12\nat 0s user opens app\nat 9s user locks device\n")
        assert run(page, visit).startswith("运行完成：")
        shown = page.locator(f"{visit} .views")
        assert "锁定使应用进入后台。" in shown.text_content()
        foreign = shown.locator("[lang=en]:not(cite *)").all_text_contents()
        assert not foreign, foreign
        assert not page.errors, page.errors


def check_names_the_lines_that_are_wrong(site):
    page = site.open("index.html", served=False)
    edit(page, VISIT, "ios 12\nat 0s user opens ap\nat 3s user goes hom\n")
    assert run(page, VISIT) == "2 errors, the first one on line 2"
    field = page.locator(f"{VISIT} textarea")
    assert field.get_attribute("aria-invalid") == "true"
    faults = page.locator("#" + field.get_attribute("aria-describedby"))
    assert faults.locator("li").count() == 2
    assert faults.locator("li").nth(1).text_content().startswith("Line 3: ")
    assert not violations(page), violations(page)
    field.fill("ios 12\nat 0s user opens app\n")
    run(page, VISIT)
    assert field.get_attribute("aria-invalid") == "false"
    field.fill("ios 12\nat 0s user opens app\nexpect state background at 3s\n")
    run(page, VISIT)
    assert page.locator(f"{VISIT} .faults li").count() == 1
    assert page.locator(f"{VISIT} table.trace").count() == 1


def check_edits_only_the_lines_that_may_be_edited(site):
    page = site.open("index.html")
    page.locator(VISIT).evaluate("it => it.dataset.editable = '4-5'")
    page.locator(f"{VISIT} button.edit").click()
    field = page.locator(f"{VISIT} textarea")
    original = field.input_value()
    field.fill(original.replace("10s", "11s"))
    assert "11s" in field.input_value()
    field.fill(field.input_value().replace("ios 12", "ios 13"))
    assert "ios 12" in field.input_value() and "11s" in field.input_value()


def check_copies_what_is_shown_and_what_is_run(site):
    page = site.open("index.html")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(f"{VISIT} button.copy").click()
    page.wait_for_function(f"document.querySelector('{VISIT} .outcome').textContent == 'Copied.'")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == page.locator(f"{VISIT} pre.scenario").text_content()


def check_never_captures_tab(site):
    page = site.open("index.html")
    page.locator(f"{VISIT} button.edit").click()
    page.wait_for_selector(f"{VISIT} textarea:focus")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.tagName") != "TEXTAREA"


def check_runs_on_another_version(site):
    page = site.open("versions.html")
    figure = "#run-call-ios-12"
    page.locator(f"{figure} select").select_option("17")
    assert "differs from the page" in run(page, figure)
    ours = page.locator(f"{figure} table.trace tbody").inner_text()
    theirs = page.locator("#run-call-ios-17 table.trace tbody").inner_text()
    assert ours == theirs


def check_keeps_and_shares_what_was_edited(site):
    text = "ios 12\n# 你好\nat 0s user opens app\n"
    page = site.open("index.html")
    edit(page, VISIT, text)
    page.reload()
    assert page.evaluate("document.activeElement.tagName") == "BODY"
    page.locator(f"{VISIT} button.restore").click()
    page.wait_for_selector(f"{VISIT} .difference")
    assert page.locator(f"{VISIT} textarea").input_value() == text
    page.locator(f"{VISIT} button.share").click()
    page.wait_for_function("location.hash.startsWith('#s=')")
    link = page.url.split("#")[1]
    for served in [True, False]:
        other = site.open("index.html#" + link, served)
        other.wait_for_selector(f"{VISIT} .difference")
        assert other.locator(f"{VISIT} textarea").input_value() == text
        assert not other.errors, other.errors
    page.locator(f"{VISIT} button.reset").click()
    page.reload()
    page.locator(f"{VISIT} button.edit").wait_for()
    assert page.locator(f"{VISIT} .kept").is_hidden()
    assert page.locator(f"{VISIT} textarea").count() == 0


LOCKS = "ios 12\napp uses delegate\n\nat 0s user opens app\nat 9s user locks device\n"


def owned(page, figure=VISIT):
    """Whether the run below a text is its own, told by the one event that tells the texts apart; nil
    where the page says that it is not. A run that cannot be told apart is an error of the check."""
    shown, inert, note, run, other = page.locator(figure).evaluate(
        """it => {
          const field = it.querySelector('textarea');
          const text = field && !field.hidden ? field.value : it.querySelector('pre').textContent;
          const views = it.querySelector('.views');
          const copy = it.closest('.run-and-text')?.querySelector('.trace-text');
          return [text, views.inert, it.querySelector('.not-own')?.textContent ?? '',
            views.querySelector('table.trace')?.textContent ?? '',
            copy?.checkVisibility() ? copy.textContent : ''];
        }""")
    if inert:
        return None if note else "inert without a word"
    if note:
        return "a word about a run that is there"
    wanted = "locks device" in shown
    return all(wanted == ("locks device" in table) for table in [run, other] if table)


def check_never_shows_a_text_above_the_run_of_another(site):
    page = site.open("index.html")
    edit(page, VISIT, LOCKS)
    assert owned(page) is None, "edited and not run"
    assert "Not run yet" in page.locator(f"{VISIT} .not-own").text_content()
    assert not violations(page), violations(page)
    run(page, VISIT)
    assert owned(page) is True, "run"
    page.locator(f"{VISIT} textarea").press("End")
    page.keyboard.type(" # more")
    assert owned(page) is None, "edited again"
    assert not page.locator(f"{VISIT} .outcome").text_content()
    for _ in " # more":
        page.keyboard.press("Backspace")
    assert owned(page) is True, "back to what was run"
    page.locator(f"{VISIT} button.reset").click()
    assert owned(page) is True, "reset"


def check_shows_the_original_on_return_and_restores_what_was_kept(site):
    page = site.open("index.html")
    before = views(page, VISIT)
    edit(page, VISIT, LOCKS)
    run(page, VISIT)

    def reload():
        page.reload()

    def leave_and_come_back():
        page.goto(site.address("versions.html"))
        page.go_back()

    field, kept = page.locator(f"{VISIT} textarea"), page.locator(f"{VISIT} .kept")
    for come_back in [reload, leave_and_come_back]:
        come_back()
        page.locator(f"{VISIT} button.go").wait_for()
        if field.count():
            # A browser may bring back the page as it was left, with its run.
            assert come_back is not reload and becomes(lambda: owned(page) is True)
            continue
        assert owned(page) is True
        assert becomes(lambda: kept.text_content().startswith("Your version is saved."))
        assert not violations(page), violations(page)
        # Running is about what is shown.
        assert "the same as on the page" in run(page, VISIT)
        assert kept.is_visible()
        page.locator(f"{VISIT} button.restore").click()
        page.locator(f"{VISIT} .outcome", has_text="differs from the page").wait_for()
        assert becomes(lambda: field.input_value() == LOCKS and owned(page) is True)
        assert becomes(kept.is_hidden)
    page.reload()
    page.locator(f"{VISIT} button.edit").click()
    page.locator(f"{VISIT} .difference").wait_for()
    assert becomes(lambda: field.input_value() == LOCKS)
    page.locator(f"{VISIT} button.reset").click()
    assert becomes(lambda: views(page, VISIT) == before)
    page.reload()
    page.locator(f"{VISIT} button.edit").wait_for()
    assert becomes(kept.is_hidden)


def check_a_choice_of_version_is_run_at_once(site):
    page = site.open("versions.html")
    figure = "#run-call-ios-12"
    page.locator(f"{figure} select").select_option("17")
    page.locator(f"{figure} .outcome", has_text="differs from the page").wait_for()
    assert "On iOS 17" in page.locator(f"{figure} .summary").text_content()
    page.locator(f"{figure} select").select_option("")
    page.locator(f"{figure} .outcome", has_text="the same as on the page").wait_for()


def check_says_so_while_and_where_the_simulator_cannot_be_had(site):
    link = base64.urlsafe_b64encode(LOCKS.encode()).decode().rstrip("=")
    for fragment in ["", f"#s={VISIT[1:]}..{link}"]:
        page = site.browser.new_context(bypass_csp=True).new_page()
        page.errors = []
        waiting = []
        page.route("**/playground.wasm", lambda route: waiting.append(route))
        page.goto(site.address("index.html") + fragment)
        if not fragment:
            edit(page, VISIT, LOCKS)
            page.locator(f"{VISIT} button.go").click()
        page.locator(f"{VISIT} textarea").wait_for()
        page.locator(f"{VISIT} .outcome", has_text="Running").wait_for()
        assert owned(page) is None, "while it is loaded"
        for route in waiting:
            route.abort()
        page.locator(f"{VISIT} .outcome", has_text="could not be loaded").wait_for()
        assert owned(page) is None, "where it cannot be loaded"
        page.unroute("**/playground.wasm")
        run(page, VISIT)
        assert owned(page) is True
        page.context.close()


def check_shows_no_run_where_the_scenario_is_wrong(site):
    page = site.open("index.html")
    edit(page, VISIT, LOCKS)
    run(page, VISIT)
    edit(page, VISIT, LOCKS + "at 10s user opns app\n")
    run(page, VISIT)
    assert page.locator(f"{VISIT} table.trace").count() == 0
    assert owned(page) is True


def check_warns_of_another_simulator(site):
    page = site.open("index.html")
    page.locator(VISIT).evaluate("it => it.dataset.trace = '1'")
    run(page, VISIT)
    assert page.locator(f"{VISIT} .warning").count() == 1


def check_runs_and_searches_with_what_the_pages_permit(site):
    for served in [True, False]:
        page = site.open("index.html", served, bypass_csp=False)
        page.locator(f"{VISIT} button.go").click()
        page.locator(f"{VISIT} .outcome", has_text="the same as on the page").wait_for()
        page.click("button.find")
        page.keyboard.type("visit")
        page.locator("[role=option]").first.wait_for()
        assert not page.errors, page.errors
        page.evaluate("""() => {
          const script = document.createElement("script");
          script.textContent = "window.isForeign = true";
          document.head.append(script);
        }""")
        assert page.evaluate("window.isForeign") is None


def check_gives_up_on_a_run_that_takes_too_long(site):
    page = site.browser.new_context(bypass_csp=True).new_page()
    page.add_init_script(
        "const post = Worker.prototype.postMessage;"
        "Worker.prototype.postMessage = function (it) {"
        " if (it instanceof WebAssembly.Module) post.call(this, it) }")
    page.goto(site.address("index.html"))
    assert run(page, VISIT) == "The run took longer than two seconds and was stopped."


def check_loads_no_simulator_before_it_is_wanted(site):
    page = site.browser.new_context(bypass_csp=True).new_page()
    loaded = []
    page.on("request", lambda request: loaded.append(request.url.split("/")[-1]))
    page.goto(site.address("index.html"), wait_until="networkidle")
    assert not [name for name in loaded if "playground" in name], loaded
    scripts = [site.folder / name for name in loaded if name.endswith(".js")]
    size = sum(len(gzip.compress(script.read_bytes())) for script in scripts)
    assert size <= 6 * 1024, f"{size} bytes of scripts"
    assert len(gzip.compress((site.folder / "playground.wasm").read_bytes())) <= 300 * 1024
    run(page, VISIT)
    assert "playground.wasm" in loaded, loaded
    # The page explains the rules of its own runs.
    assert "rules.en.js" not in loaded, loaded
    assert all(page.locator(f"{VISIT} .reasons dd").all_text_contents())


def check_shows_no_run_without_its_rules(site):
    for fail in [
        lambda route: route.fulfill(body="window.tracebookRules={}"),
        lambda route: route.abort(),
    ]:
        page = site.browser.new_context(bypass_csp=True).new_page()
        page.route("**/rules.en.js", fail)
        page.goto(site.address("index.html"))
        edit(page, VISIT, "ios 12\nat 0s user opens app\nat 9s user locks device\n")
        assert run(page, VISIT) == "The simulator could not be loaded."
    page.unroute("**/rules.en.js")
    assert run(page, VISIT).startswith("Run finished")
    assert all(page.locator(f"{VISIT} .reasons dd").all_text_contents())


def check_is_complete_without_scripts(site):
    page = site.open("index.html", java_script_enabled=False)
    figure = page.locator(VISIT)
    assert figure.locator(".tools").is_hidden() and figure.locator(".stepper").is_hidden()
    for part in ["pre.scenario", "svg.timeline", "svg.diagram", "table.trace"]:
        assert figure.locator(part).is_visible(), part
    figure.locator("table.trace a").last.click()
    page.wait_for_url("**#rule-*")
    name = page.url.split("#")[1]
    rule = page.locator(f'dt[id="{name}"] + dd')
    rule.wait_for()
    assert becomes(lambda: rule.bounding_box()["y"] < page.viewport_size["height"]), name


def check_explains_a_row_beside_it(site):
    """The rule behind a row: with the mouse, with the keyboard, in a narrow window, from the disk."""
    for served in [True, False]:
        for width in [1280, 320]:
            page = site.open("index.html", served, viewport={"width": width, "height": 700})
            explain(page, page.locator(f"{VISIT} table.trace tbody:last-child td > a"), width)
            assert not page.errors, page.errors
            page.context.close()


def explain(page, links, width):
    note = page.locator(".reason")
    address = page.url
    first, last = links.first, links.last
    # As a quick reader does, before anything is loaded.
    first.click()
    note.wait_for()
    assert page.url == address
    name, words = note.locator("p").all_text_contents()
    assert name == first.text_content(), (name, first.text_content())
    entry = page.locator(f'section.reasons dt[id="rule-{name}"] + dd')
    assert words == entry.text_content()
    assert note.get_attribute("role") == "dialog" and note.get_attribute("aria-label") == name
    assert page.evaluate("document.activeElement.className") == "reason"
    box = note.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width, box
    assert box["y"] >= 0 and box["y"] + box["height"] <= 700, box
    assert overflow(page) == 0
    assert not violations(page), violations(page)
    page.keyboard.press("Escape")
    note.wait_for(state="detached")
    assert first.evaluate("it => it === document.activeElement")
    last.focus()
    page.keyboard.press("Enter")
    note.wait_for()
    box = note.bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] <= 700, box
    assert note.locator("p").first.text_content() == last.text_content()
    page.mouse.click(2, 2)
    note.wait_for(state="detached")
    assert last.evaluate("it => it === document.activeElement")
    page.keyboard.press("Enter")
    note.wait_for()
    # Past its end the keyboard goes on in the page, and the note is gone.
    for _ in range(1 + note.locator("a").count()):
        page.keyboard.press("Tab")
    note.wait_for(state="detached")
    assert not last.evaluate("it => it === document.activeElement")


def check_explains_the_rows_of_a_run_of_the_reader(site):
    page = site.open("index.html")
    edit(page, VISIT, "ios 12\nat 0s user opens app\nat 3s user locks device\n")
    run(page, VISIT)
    page.locator(f"{VISIT} table.trace a", has_text="lock").first.click()
    page.locator(".reason").wait_for()
    name = page.locator(".reason p").first.text_content()
    assert page.locator(f'{VISIT} .reasons dt[id="{VISIT[1:]}-rule-{name}"]').count() == 1, name


def check_a_link_to_a_rule_is_a_link_where_nothing_can_be_loaded(site):
    page = site.browser.new_context(bypass_csp=True).new_page()
    page.route("**/steps.js", lambda route: route.abort())
    page.goto(site.address("index.html"))
    page.locator(f"{VISIT} table.trace a").last.click()
    page.wait_for_url("**#rule-*")


def check_links_lead_to_their_place(site, path):
    """What is laid out later is as tall as it is once a link has led behind it."""
    page = site.open(path, isLaidOut=False, viewport={"width": 360, "height": 740})
    names = page.locator("main [id]:is(h2, figure, tr, dt)").evaluate_all(
        "all => all.filter(it => it.checkVisibility()).map(it => it.id)")
    for name in names[:: max(1, len(names) // 6)]:
        page.evaluate("name => { location.hash = ''; location.hash = name }", name)
        settle(page)
        top, isEnd = page.evaluate(
            "name => [document.getElementById(name).getBoundingClientRect().top"
            " - document.querySelector('header.site').offsetHeight,"
            " scrollY + innerHeight >= document.documentElement.scrollHeight - 2]", name)
        assert isEnd or 0 <= top <= 60, (path, name, top)


def check_shows_all_on_paper(site):
    page = site.open("index.html")
    page.emulate_media(media="print")
    figure = page.locator(VISIT)
    assert figure.locator(".tools").is_hidden() and figure.locator(".stepper").is_hidden()
    for part in ["svg.diagram", "table.trace"]:
        assert figure.locator(part).is_visible(), part
    assert page.locator("section.reasons dl").is_visible()


def check_fits_a_narrow_window(site, path):
    page = site.open(path, viewport={"width": 320, "height": 640})
    assert overflow(page) == 0
    for tools in page.locator("figure.run:has(.tools)").all()[:1]:
        figure = "#" + tools.get_attribute("id")
        edit(page, figure, "ios 7\nat 0s user opens app\nat 5s user goes home\n")
        run(page, figure)
        assert overflow(page) == 0, figure
    if page.locator(VISIT).count():
        assert page.locator(f"{VISIT} svg.timeline").is_visible()
        assert page.locator(f"{VISIT} .summary").is_visible()


def check_is_accessible(site, path):
    page = site.open(path, served=path.endswith("404.html"))
    first = page.locator("figure.run:has(.tools)")
    # After a run a page has all that it had before, so some looks stand for all.
    found = violations(page) if site.some and first.count() else problems_in_looks(page)
    assert not found, found
    if first.count():
        page.emulate_media(**PLAIN)
        figure = "#" + first.first.get_attribute("id")
        edit(page, figure, "ios 7\nat 0s user opens app\nat 5s user goes home\n")
        run(page, figure)
        page.locator(f"{figure} .stepper .next").click()
        page.locator(f"{figure} [aria-current=step]").first.wait_for()
        found = problems_in_looks(page)
        assert not found, ("after a run", found)
    page.context.close()
