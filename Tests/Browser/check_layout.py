"""How pages are laid out: what has room, and what stays in sight."""

import re

from check_search import home

METHOD_OR_STATE = re.compile(r"reference/(callbacks|states)/(?!index)")

# Controls whose words are the colour of their ground, as a browser paints them.
UNREADABLE = """() => [...document.querySelectorAll('button, select, input, textarea')]
  .filter(it => it.checkVisibility({ visibilityProperty: true }))
  .filter(it => {
    const { color, backgroundColor } = getComputedStyle(it);
    return color === backgroundColor;
  }).map(it => it.outerHTML.slice(0, 120))"""

# Controls that are lower than a finger is wide. The box of a choice is part of its label.
LOW = """() => [...document.querySelectorAll(
    'button, select, textarea, input:not([type=checkbox]), label:has([type=checkbox])')]
  .filter(it => it.checkVisibility({ visibilityProperty: true }))
  .filter(it => it.getBoundingClientRect().height < 44)
  .map(it => it.outerHTML.slice(0, 120))"""

# Fields whose letters are so small that an iPhone zooms into the page.
SMALL = """() => [...document.querySelectorAll('select, textarea, input:not([type=checkbox])')]
  .filter(it => it.checkVisibility({ visibilityProperty: true }))
  .filter(it => parseFloat(getComputedStyle(it).fontSize) < 16)
  .map(it => it.outerHTML.slice(0, 120))"""

# Cells of a table with a word in them that takes more than one line.
BROKEN = """() => [...document.querySelectorAll('article table :is(td, th)')]
  .filter(it => it.checkVisibility() && it.textContent.trim().length <= 4 && !it.children.length)
  .filter(it => {
    const range = document.createRange();
    range.selectNodeContents(it);
    return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1;
  }).map(it => it.outerHTML.slice(0, 120))"""


def check_cells_keep_short_words_on_one_line(site, path, desktop):
    broken = desktop.evaluate(BROKEN)
    assert not broken, broken


def check_controls_can_be_read_when_colours_are_forced(site, path, desktop):
    desktop.emulate_media(forced_colors="active")
    unreadable = desktop.evaluate(UNREADABLE)
    assert not unreadable, unreadable


def check_controls_have_room_for_a_finger(site, path, phone):
    # The runs get their buttons one after the other.
    phone.wait_for_function("!document.querySelector('.tools:empty')")
    low = phone.evaluate(LOW)
    assert not low, low


def check_fields_do_not_make_a_phone_zoom(site, path, phone):
    phone.wait_for_function("!document.querySelector('.tools:empty')")
    edit = phone.locator("button.edit:visible").first
    isEdited = edit.count() > 0
    if isEdited:
        edit.click()
        phone.locator("textarea:visible").first.wait_for()
    for width, height in [(390, 844), (320, 640), (844, 390)]:
        phone.set_viewport_size({"width": width, "height": height})
        small = phone.evaluate(SMALL)
        assert not small, (width, small)
    if isEdited:
        phone.context.close()


def check_the_first_page_shows_its_trace_in_one_screen(site):
    for language in site.languages:
        page = site.open(home(site, language))
        for width, height in [(1280, 800), (390, 844)]:
            page.set_viewport_size({"width": width, "height": height})
            row = page.locator("figure.run .trace tbody tr").first
            box = row.bounding_box()
            assert box["y"] + box["height"] <= height, (language, width, box)
        page.context.close()


# The links among some elements that do not lead on from their lower right corner, which is around the
# words.
DEAD = """all => all.filter(it => {
  it.scrollIntoView({ block: "center" });
  const { right, bottom } = it.getBoundingClientRect();
  return document.elementFromPoint(right - 6, bottom - 6) !== it.querySelector("a");
}).map(it => it.textContent)"""


def check_the_first_page_leads_on(site):
    for language in site.languages:
        page = site.open(home(site, language))
        doors = page.locator("article > h1 + p + ul > li")
        cards = page.locator("article > .heading + ul > li")
        assert (doors.count(), cards.count()) == (3, 12), language
        for width, height in [(1280, 800), (390, 844), (320, 640)]:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("scrollTo(0, 0)")
            for door in doors.all():
                box = door.bounding_box()
                assert box["y"] + box["height"] <= height, (language, width, box)
            for items in doors, cards:
                dead = items.evaluate_all(DEAD)
                assert not dead, (language, width, dead)
        page.context.close()


def check_tables_of_sources_fit_their_boxes(site):
    for path in [path for path in site.pages if path.endswith("reference/sources.html")]:
        page = site.open(path, viewport={"width": 1280, "height": 900})
        wide = page.evaluate("""() => [...document.querySelectorAll('.table-box')]
          .filter(it => it.scrollWidth > it.clientWidth).map(it => it.textContent.slice(0, 80))""")
        assert not wide, (path, wide)
        page.context.close()


def check_a_method_or_state_has_three_screens_of_a_desktop_or_eight_of_a_phone(site):
    paths = [path for path in site.pages if METHOD_OR_STATE.search(path)]
    if site.some:
        paths = [path for path in paths if site.language(path) == site.languages[0]]
    for width, height, screens in [(1280, 900, 3), (390, 844, 8)]:
        page = site.open("index.html", viewport={"width": width, "height": height})
        for path in paths:
            site.go(page, path)
            tall = page.evaluate("document.querySelector('main').getBoundingClientRect().height")
            assert tall <= screens * height, (path, width, tall / height)
        page.context.close()


def check_a_link_to_a_folded_part_opens_it(site):
    path = next(path for path in site.pages if '<summary><h2 id="' in site.text(path))
    page = site.open(path)
    part = page.locator("details.part:has(summary [id])").first
    link = page.locator(f".contents a[href='#{part.locator('summary [id]').get_attribute('id')}']")
    assert part.get_attribute("open") is None
    link.click()
    page.locator("details.part[open]").wait_for()
    part.locator("summary").click()
    assert part.get_attribute("open") is None
    page.reload()
    page.locator("details.part[open]").wait_for()
    page.context.close()
