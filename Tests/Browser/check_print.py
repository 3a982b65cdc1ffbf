"""Pages on paper."""

import shutil
import subprocess
import tempfile

from checks import Skipped, overflow, violations

# A4 without the margins that the pages ask for, in the pixels of CSS.
PAPER = {"width": 680, "height": 1002}
# A4 with margins of 0.4 inch, which a reader may choose: columns turn wider before it is reached.
WIDER_PAPER = {"width": 718, "height": 1046}
NARROW = {"width": 320, "height": 640}


def squeezed(text):
    """Text without spaces and invisible characters, which a line break on paper moves."""
    return "".join(text.split()).replace("\u200b", "").replace("\u00ad", "")


def check_all_is_on_paper(site, path, desktop):
    if not shutil.which("pdftotext"):
        raise Skipped("pdftotext is missing (apt-get install poppler-utils)")
    page = desktop
    if not page.locator("article").count():
        return
    page.emulate_media(media="print", color_scheme="dark")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    for sheet in [WIDER_PAPER, PAPER]:
        page.set_viewport_size(sheet)
        wide = page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{wide} px wider than paper of {sheet['width']} px"
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert ground == "rgb(255, 255, 255)", ("dark paper", ground)
    cut = page.evaluate(CUT)
    assert not cut, ("cut off", cut)
    for part in ["header.site", ".guide", ".stepper", ".tools"]:
        for element in page.locator(part).all():
            assert element.is_hidden(), part
    words = squeezed(in_print(page))
    assert words
    for part in page.locator("article :is(p, td, pre):visible").all_text_contents()[:200]:
        begin = squeezed(part)[:12]
        # Latin letters only: fonts may have ligatures and Han variants of their own.
        if begin.isascii() and begin.isalnum() and len(begin) == 12:
            assert begin in words, ("is not on paper", part)


def check_all_lessons_are_in_the_edition_to_be_printed(site):
    """The pages of it are checked on their own; here it is what only the edition has."""
    if not site.editions:
        raise Skipped("the site has no edition to be printed")
    # Those of other languages are made like the first.
    for path in site.editions[:1] if site.choice == "--few" else site.editions:
        text = (site.folder / path).read_text()
        assert '<meta name="robots" content="noindex">' in text, path
        page = site.open(path, java_script_enabled=False, viewport=NARROW)
        assert overflow(page) <= 0, f"{path}: {overflow(page)} px too wide at 320 px"
        page.set_viewport_size(PAPER)
        chapters = page.locator("article > h2").all_text_contents()
        listed = page.locator(".edition-contents > ol > li > a").all_text_contents()
        assert chapters == listed and len(set(chapters)) == len(chapters), (chapters, listed)
        # The whole on paper takes half a minute, and each page of it is checked on its own.
        if shutil.which("pdftotext") and site.choice != "--few":
            sheets = [squeezed(sheet) for sheet in in_print(page).split("\f")]
            for chapter in chapters:
                begins = any(sheet.startswith(squeezed(chapter)) for sheet in sheets)
                assert begins or not chapter.isascii(), (path, "begins no sheet", chapter)
            print(f"      {path}: {len(chapters)} chapters on {len(sheets) - 1} sheets of paper")
        page.context.close()
        page = site.open(path)
        # The whole takes minutes, and the other chapters are made like the first.
        if site.some:
            page.evaluate(
                "document.querySelectorAll('article ~ article ~ article')"
                ".forEach(it => it.remove())")
        for scheme in ["light", "dark"]:
            page.emulate_media(color_scheme=scheme)
            assert not violations(page), (path, scheme, violations(page))
        assert not page.errors, (path, page.errors)
        page.context.close()


def in_print(page):
    """The text of the page as a PDF."""
    with tempfile.NamedTemporaryFile(suffix=".pdf") as file:
        file.write(page.pdf(format="A4"))
        file.flush()
        return subprocess.run(
            ["pdftotext", "-raw", file.name, "-"], capture_output=True, text=True, check=True
        ).stdout


# Boxes whose content is wider than they are: paper does not scroll. Boxes of one pixel are for
# screen readers.
CUT = """() => [...document.querySelectorAll("article *")]
  .filter(it => it.checkVisibility() && it.clientWidth > 1 && it.scrollWidth > it.clientWidth + 1
    && getComputedStyle(it).overflowX !== "visible")
  .map(it => it.outerHTML.slice(0, 90))"""
