"""All pages, in every look and without scripts, served and from the disk."""

from checks import COLOURS, LAID_OUT, PLAIN, overflow, violations

# What a reader may ask for, as Chromium emulates it; each one on top of the plain look.
LOOKS = {
    "light": {},
    "dark": {"color_scheme": "dark"},
    "forced colours": {"forced_colors": "active"},
    "reduced motion": {"reduced_motion": "reduce"},
}
# What is shown of some elements, and how many are not, though nothing is folded around them.
SHOWN = """all => all.filter(it => it.checkVisibility({ visibilityProperty: true })
  && it.getClientRects().length).map(it => it.outerHTML)"""
HIDDEN = """all => all.filter(it => !it.closest('details:not([open])')
  && !(it.checkVisibility({ visibilityProperty: true }) && it.getClientRects().length)).length"""
# How the elements of a page are painted, as far as a look can change it.
PAINT = """() => {
  const parts = ['color', 'backgroundColor', 'backgroundImage', 'opacity', 'display', 'visibility',
    'fontSize', 'fontWeight', 'textDecorationLine'];
  return [...document.querySelectorAll('*')].map(it => {
    const style = getComputedStyle(it);
    return parts.map(part => style[part]).join(' ');
  }).join();
}"""
MOVING = "document.getAnimations().length"
# The names of elements and attributes that no template has: they come of texts that became markup.
STRANGE = """() => [...document.querySelectorAll('*')].flatMap(it => [it.localName, ...it.getAttributeNames()])
  .filter(it => !/^[a-z][a-z0-9:-]*$/i.test(it) || /^on/i.test(it))"""
NARROW = {"width": 320, "height": 640}
WIDE = {"width": 1280, "height": 900}


def check_every_page_in_every_look(site, path, desktop):
    report(problems_of(site, desktop))


def problems_of(site, page):
    """What is wrong with a page in any look."""
    strange = page.evaluate(STRANGE)
    if strange:
        yield f"names that no template has: {strange}"
    judged = set()
    for look, media in LOOKS.items():
        page.emulate_media(**{**PLAIN, **media})
        if look == "reduced motion" and page.evaluate(MOVING):
            yield f"{look}: something moves"
        paint = page.evaluate(PAINT)
        if paint in judged:
            continue
        judged.add(paint)
        # What axe says of the same elements changes with their colours alone.
        for violation in violations(page, COLOURS if site.some and look != "light" else None):
            yield f"{look}: {violation}"
    page.emulate_media(**PLAIN)
    page.set_viewport_size(NARROW)
    if overflow(page) > 0:
        yield f"{overflow(page)} px too wide at 320 px"
    # The colours of the header, which is another one here, are judged on a page from the disk.
    for violation in violations(page, without=COLOURS if site.some else ()):
        yield f"320 px: {violation}"
    # What a reader may set (WCAG 1.4.12).
    spacing = page.add_style_tag(
        content="* { line-height: 1.5 !important; letter-spacing: .12em !important;"
                " word-spacing: .16em !important }")
    if overflow(page) > 0:
        yield f"{overflow(page)} px too wide at 320 px with spaced letters"
    spacing.evaluate("it => it.remove()")


def check_pages_work_from_the_disk(site, frame):
    # The page for what is not there has absolute addresses, so it needs a server.
    if not frame.endswith("404.html"):
        report(problems_from_disk(site, frame))


def problems_from_disk(site, path):
    page = site.open(path, served=False, viewport=NARROW)
    if overflow(page) > 0:
        yield f"from the disk: {overflow(page)} px too wide at 320 px"
    # The elements are the same; whether the style sheet was found shows in the colours.
    for violation in violations(page, COLOURS if site.some else None):
        yield f"from the disk: {violation}"
    yield from page.errors
    page.context.close()


def check_every_page_without_scripts(site, path, scriptless):
    report(problems_without_scripts(scriptless))


def problems_without_scripts(page):
    if overflow(page) > 0:
        yield f"{overflow(page)} px too wide at 320 px"
    yield from page.errors
    # A control that only a script makes work is not there without one.
    controls = page.locator("main :is(button, select, input, textarea), header button"
                            ":not([popovertarget])")
    yield from (f"shows {control}" for control in controls.evaluate_all(SHOWN))
    page.set_viewport_size(WIDE)
    for part in ["figure.run pre", "figure.run table.trace", "article table"]:
        if page.locator(part).evaluate_all(HIDDEN):
            yield f"hides {part}"


def check_pages_without_scripts_are_accessible(site, frame):
    # axe is a script itself, so it looks at the page as if the page's own had not arrived.
    page = site.browser.new_context(bypass_csp=True).new_page()
    page.route("**/*.js", lambda route: route.abort())
    page.goto(site.address(frame))
    page.add_style_tag(content=LAID_OUT)
    report(violations(page))
    page.context.close()


def report(found):
    found = list(found)
    assert not found, "\n" + "\n".join(found)
