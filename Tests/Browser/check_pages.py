"""All pages, in every look and without scripts, served and from the disk."""

from checks import LAID_OUT, overflow, violations

# What a reader may ask for, as Chromium emulates it; each one on top of the plain look.
PLAIN = {"color_scheme": "light", "forced_colors": "none", "reduced_motion": "no-preference"}
LOOKS = {
    "light": {},
    "dark": {"color_scheme": "dark"},
    "forced colours": {"forced_colors": "active"},
    "reduced motion": {"reduced_motion": "reduce"},
}
NARROW = {"width": 320, "height": 640}
WIDE = {"width": 1280, "height": 900}
COLOURS = ["color-contrast", "link-in-text-block"]


def check_every_page_in_every_look(site, path):
    # The page for what is not there has absolute addresses, so it needs a server.
    report(problems_of(site, path, served=True))
    if not path.endswith("404.html"):
        report(problems_from_disk(site, path))


def problems_of(site, path, served):
    """What is wrong with a page in any look."""
    page = site.open(path, served)
    for look, media in LOOKS.items():
        page.emulate_media(**{**PLAIN, **media})
        # What axe says of the same elements changes with their colours alone.
        for violation in violations(page, COLOURS if site.some and look != "light" else None):
            yield f"{look}: {violation}"
    page.emulate_media(**PLAIN)
    page.set_viewport_size(NARROW)
    if overflow(page) > 0:
        yield f"{overflow(page)} px too wide at 320 px"
    for violation in violations(page):
        yield f"320 px: {violation}"
    # What a reader may set (WCAG 1.4.12).
    page.add_style_tag(content="* { line-height: 1.5 !important; letter-spacing: .12em !important;"
                               " word-spacing: .16em !important }")
    if overflow(page) > 0:
        yield f"{overflow(page)} px too wide at 320 px with spaced letters"
    yield from page.errors
    page.context.close()


def problems_from_disk(site, path):
    page = site.open(path, served=False, viewport=NARROW)
    if overflow(page) > 0:
        yield f"from the disk: {overflow(page)} px too wide at 320 px"
    # The elements are the same; whether the style sheet was found shows in the colours.
    for violation in violations(page, COLOURS if site.some else None):
        yield f"from the disk: {violation}"
    yield from page.errors
    page.context.close()


def check_every_page_without_scripts(site, path):
    report(problems_without_scripts(site, path))


def problems_without_scripts(site, path):
    page = site.open(
        path, served=path.endswith("404.html"), java_script_enabled=False, viewport=NARROW)
    if overflow(page) > 0:
        yield f"{overflow(page)} px too wide at 320 px"
    yield from page.errors
    # A control that only a script makes work is not there without one.
    for control in page.locator("main :is(button, select, input, textarea), header button"
                                ":not([popovertarget])").all():
        if control.is_visible():
            yield f"shows {control.evaluate('it => it.outerHTML')}"
    page.set_viewport_size(WIDE)
    for part in ["figure.run pre", "figure.run table.trace", "article table"]:
        for element in page.locator(part).all():
            isFolded = element.evaluate("it => !!it.closest('details:not([open])')")
            if not isFolded and not element.is_visible():
                yield f"hides {part}"
    page.context.close()
    # axe is a script itself, so it looks at the page as if the page's own had not arrived.
    other = site.browser.new_context(bypass_csp=True).new_page()
    other.route("**/*.js", lambda route: route.abort())
    other.goto(site.address(path))
    other.add_style_tag(content=LAID_OUT)
    yield from violations(other)
    other.context.close()


def report(found):
    found = list(found)
    assert not found, "\n" + "\n".join(found)
