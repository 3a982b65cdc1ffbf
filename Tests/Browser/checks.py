"""Checks of built sites in browsers.

    python3 Tests/Browser/checks.py [--some|--few] SITE [NAME…] [-- SITE [NAME…]]…

Every function `check_…` of every file `check_….py` beside this one is called with a `Site`, and
once for each page if it has a parameter `path`; with a parameter `frame`, once for each kind of what
is around the content of pages, which is made by the same template. With a parameter that is the name of a
window (`WINDOWS`) it gets the page as well, open in such a window, which it shares with all checks that ask
for the same, and with the pages that come after: a check that changes more than `restore` mends closes the
context. A NAME chooses a file (`pages` is
`check_pages.py`), or else the functions it is part of. `--some` opens a page of middle size of each
kind in each language instead of every page; `--few` opens small pages that have between them every
class of element there is, in the main language, and the home page of the others. There is a process
for each processor, and all sites are shared out between them, so that none waits at the end of each.

What cannot be checked, because a tool is missing, is printed as skipped. Where `REQUIRED` is set in
the environment, that is a failure.
"""

import collections
import concurrent.futures
import functools
import http.server
import importlib
import importlib.util
import inspect
import itertools
import multiprocessing
import os
import pathlib
import re
import shutil
import sys
import threading
import time
import traceback

HERE = pathlib.Path(__file__).resolve().parent
# The first one is the same engine without a window, whose frame takes longer to draw than a page.
NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome",
         "google-chrome-stable"]
# Rules of axe about what elements look like; the others are about what they are and where.
COLOURS = ["color-contrast", "link-in-text-block"]
AXE_LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


# The class of an element, with its name, and the names of elements that have none.
CLASS = re.compile(r'<([a-z]\w*)(?:[^<>]*? class="([^"]*)")?')
# To open a page costs as much as so many of its bytes.
OPENING = 20_000
LAID_OUT = "* { content-visibility: visible !important }"


# The windows that checks share.
WINDOWS = {
    "desktop": {"viewport": {"width": 1280, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "scriptless": {"viewport": {"width": 320, "height": 640}, "java_script_enabled": False},
}
PLAIN = {"media": "screen", "color_scheme": "light", "forced_colors": "none",
         "reduced_motion": "no-preference"}
# What a reader may ask for, and narrow windows.
LOOKS = [({}, (1280, 900)), ({"color_scheme": "dark"}, (1280, 900)),
         ({"forced_colors": "active"}, (1280, 900)), ({}, (390, 844)), ({}, (320, 640))]


class Skipped(Exception):
    """Why something cannot be checked here."""


class Site:
    """A site in a browser, both served and from the disk."""

    def __init__(self, folder, browser, choice=None):
        self.name = folder
        self.folder = pathlib.Path(folder).resolve()
        self.browser = browser
        self.choice = choice
        self.windows = {}
        handler = functools.partial(Quiet, directory=str(self.folder))
        self.server = Server(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @functools.cached_property
    def pages(self):
        """The paths of all pages but those that gather others or lead to another one."""
        return sorted(set(self.files) - set(self.editions) - set(self.forwards))

    @functools.cached_property
    def files(self):
        """The paths of all files with HTML."""
        return sorted(str(p.relative_to(self.folder)) for p in self.folder.rglob("*.html"))

    @functools.cached_property
    def editions(self):
        """The paths of the pages that gather others, to be printed."""
        return [path for path in self.files
                if '<body class="edition">' in (self.folder / path).read_text()]

    @functools.cached_property
    def forwards(self):
        """The paths of the pages that lead to another one at once, which a check would race."""
        return [path for path in self.files
                if '<meta http-equiv="refresh"' in (self.folder / path).read_text()]

    @functools.cached_property
    def languages(self):
        """The languages, each of which has an index for the search, the main one first."""
        tags = {path.stem.removeprefix("search-") for path in self.folder.glob("search-*.js")}
        return sorted(tags, key=lambda tag: ((self.folder / tag).is_dir(), tag))

    def language(self, path):
        """The language in whose part of the site a page is."""
        first = path.split("/")[0]
        return first if first in self.languages else self.languages[0]

    def kind(self, path):
        """What pages have in common that are made alike: the language, and the place."""
        language = self.language(path)
        parts = path.removeprefix(language + "/").split("/")
        # The pages of the reference differ; in other folders, and below it, all but the index are
        # alike.
        alone = parts[-1] in ("index.html", "404.html") or parts[:-1] == ["reference"]
        return language, *parts[:-1], parts[-1] if alone else "*"

    @property
    def some(self):
        """Whether some pages stand for all."""
        return self.choice is not None

    @functools.cached_property
    def chosen(self):
        """The pages to be opened."""
        if self.choice == "--few":
            return self.covering(self.text)
        if not self.choice:
            return self.pages
        alike = {}
        for path in sorted(self.pages, key=lambda path: (self.folder / path).stat().st_size):
            alike.setdefault(self.kind(path), []).append(path)
        return sorted(paths[len(paths) // 2] for paths in alike.values())

    @functools.cached_property
    def framed(self):
        """The pages to be opened for what is around their content, where some stand for all."""
        return self.covering(self.frame) if self.choice == "--few" else self.chosen

    @functools.cache
    def text(self, path):
        return (self.folder / path).read_text()

    def frame(self, path):
        """The markup around the content of a page."""
        return re.sub("<main.*</main>", "", self.text(path), flags=re.DOTALL)

    def covering(self, part):
        """Pages that have every class of element in a part of them between them, chosen by how many
        more classes a page brings for its size; and the home pages of the other languages."""
        main = [path for path in self.pages if self.language(path) == self.languages[0]]
        classes = {path: set(CLASS.findall(part(path))) for path in main}
        left, found = set().union(*classes.values()), []
        while left:
            found.append(max(main, key=lambda path: (
                len(classes[path] & left) / (len(self.text(path)) + OPENING))))
            left -= classes[found[-1]]
        return sorted(found + [f"{tag}/index.html" for tag in self.languages[1:]])

    def address(self, path, served=True):
        if served:
            return f"http://127.0.0.1:{self.server.server_port}/{path}"
        return f"file://{self.folder}/{path}"

    def open(self, path, served=True, isLaidOut=True, **settings):
        """A page that is open in a context of its own; `errors` has what its console says.

        What is far from the window is laid out too, which a browser otherwise does later.
        """
        # What waits for a condition evaluates text, which the pages forbid.
        settings = {"bypass_csp": True, **settings}
        page = self.browser.new_context(**settings).new_page()
        page.on("console", lambda message: page.errors.append(f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: page.errors.append(str(error)))
        # Where no script may run, the style would be waited for forever.
        return self.go(
            page, path, served, isLaidOut and settings.get("java_script_enabled", True))

    def go(self, page, path, served=True, isLaidOut=True):
        """Has a page of `open` show another one."""
        page.errors = []
        page.goto(self.address(path, served))
        if isLaidOut:
            page.add_style_tag(content=LAID_OUT)
        return page

    def visit(self, path, window):
        """A page in a shared window, which is opened again only where a check has closed it: to open a
        window takes longer than to show a page in it."""
        page = self.windows.get(window)
        if page and not page.is_closed():
            restore(page, window)
            self.go(page, path, isLaidOut=WINDOWS[window].get("java_script_enabled", True))
        else:
            page = self.windows[window] = self.open(path, **WINDOWS[window])
        return page

    def close(self):
        """Closes what checks have left open, but for the shared windows."""
        kept = [page.context for page in self.windows.values() if not page.is_closed()]
        for context in self.browser.contexts:
            if context not in kept:
                context.close()


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        """Says nothing: a browser that leaves a page hangs up on what it still loads."""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def becomes(question, seconds=10):
    """Whether a question is answered with yes within a time, as a page on a busy machine is late."""
    end = time.monotonic() + seconds
    while not question():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def overflow(page):
    """By how many pixels the page is wider than the window."""
    return page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth")


@functools.cache
def axe_source():
    import axe_playwright_python

    return next(pathlib.Path(axe_playwright_python.__file__).parent.glob("axe.min.js")).read_text()


def violations(page, rules=None, within=None, without=()):
    """What axe finds, one line each; with rules, what it finds against these alone, and without some
    against all others; with a selector, what it finds within that element."""
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(axe_source())
    found = page.evaluate(
        "([runOnly, within, rules]) => axe.run(within ?? document, {"
        " runOnly, rules, resultTypes: ['violations'], preload: false })"
        ".then(it => it.violations)",
        [rules or AXE_LEVELS, within, {rule: {"enabled": False} for rule in without}])
    return [f"{v['id']} at {[n['target'] for n in v['nodes']][:3]}" for v in found]


def problems_in_looks(page, within=None):
    """What axe finds in a page, or within an element of it, in every look, and whether it is too wide.

    It is for what a page shows once it is used: it is opened and used once for all looks.
    """
    found = []
    for media, (width, height) in LOOKS:
        page.emulate_media(**{**PLAIN, **media})
        page.set_viewport_size({"width": width, "height": height})
        look = [*media.values(), f"{width} px"]
        # What axe says of the same elements changes with their colours alone, or with their places.
        rules = COLOURS if media else None
        without = COLOURS if width < LOOKS[0][1][0] else ()
        found += [(look, it) for it in violations(page, rules, within, without)]
        if overflow(page) > 0:
            found.append((look, f"{overflow(page)} px too wide"))
    return found


def functions(names):
    """The checks that names choose, with the names of their files."""
    files = {file.stem.removeprefix("check_"): file for file in HERE.glob("check_*.py")}
    words = [name for name in names if name not in files]
    for topic, file in sorted(files.items()):
        isChosen = not names or topic in names
        module = importlib.import_module(file.stem)
        for name, check in inspect.getmembers(module, inspect.isfunction):
            if not name.startswith("check_") or check.__module__ != file.stem:
                continue
            if isChosen or any(word in name for word in words):
                yield file.stem, name, check


def units(site, names):
    """What can be done at the same time: a check, a check of one page, or all checks of one page in one
    window. Each has its folder, a list of checks, the name of the window, and the path of the page."""
    visits = {window: [] for window in WINDOWS}
    for module, name, check in functions(names):
        asked = inspect.signature(check).parameters
        window = next((it for it in WINDOWS if it in asked), None)
        if window:
            visits[window].append((module, name))
            continue
        paths = site.chosen if "path" in asked else site.framed if "frame" in asked else [None]
        for path in paths:
            yield site.name, [(module, name)], None, path
    for window, checks in visits.items():
        if checks:
            yield from ((site.name, checks, window, path) for path in site.chosen)


def restore(page, window):
    """Brings a page back to how it was opened, but for what was pressed or typed in it."""
    page.emulate_media(**PLAIN)
    page.set_viewport_size(WINDOWS[window]["viewport"])
    page.evaluate("delete document.documentElement.dataset.theme; scrollTo(0, 0)")


def start_worker(folders, chromium, choice):
    """Opens the browser of a process, in which it does one unit after the other."""
    from playwright.sync_api import sync_playwright

    global worker_sites
    driver = sync_playwright().start()
    browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    worker_sites = {folder: Site(folder, browser, choice) for folder in folders}


def perform(unit):
    """Does a unit; what came of each of its checks, in which time."""
    folder, checks, window, path = unit
    site, outcomes, page = worker_sites[folder], [], None
    for module, name in checks:
        start = time.monotonic()
        result, words = "ok", ""
        try:
            arguments = [site] + ([path] if path else [])
            if window:
                if not page or page.is_closed():
                    page = site.visit(path, window)
                restore(page, window)
                arguments.append(page)
            getattr(importlib.import_module(module), name)(*arguments)
            assert not page or not page.errors, page.errors
        except Skipped as reason:
            result, words = "SKIP", str(reason)
        except Exception:
            result = "FAIL"
            words = os.path.join(folder, path or "") + f": {traceback.format_exc()}"
            # What it has done to the page is not known.
            site.windows.pop(window, None)
            page = None
        outcomes.append((name, result, words, time.monotonic() - start))
    site.close()
    return outcomes


def groups(arguments):
    """The folders of sites, each with the names that choose its checks."""
    words = iter(arguments)
    while group := list(itertools.takewhile(lambda it: it != "--", words)):
        yield group[0], group[1:]


def main(arguments):
    choices = [argument for argument in arguments if argument in ("--some", "--few")]
    choice = choices[-1] if choices else None
    asked = dict(groups(argument for argument in arguments if argument not in choices))
    if not asked:
        sys.exit(__doc__)
    isRequired = bool(os.environ.get("REQUIRED"))
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if not path:
        print("SKIP  all: no chromium in the path; CHROMIUM=/… names one")
        return int(isRequired)
    if not importlib.util.find_spec("playwright"):
        print("SKIP  all: Python has no playwright (pip install playwright axe-playwright-python)")
        return int(isRequired)
    all_units = [unit for folder, names in asked.items()
                 for unit in units(Site(folder, None, choice), names)]
    left = collections.Counter(
        (folder, name) for folder, checks, _, _ in all_units for _, name in checks)
    counts, times, results = dict(left), collections.Counter(), collections.Counter()
    with concurrent.futures.ProcessPoolExecutor(
            os.cpu_count(), multiprocessing.get_context("spawn"), start_worker,
            (list(asked), path, choice)) as pool:
        done = {pool.submit(perform, unit): unit for unit in in_order(all_units)}
        for future in concurrent.futures.as_completed(done):
            folder = done[future][0]
            for name, result, words, seconds in future.result():
                check = folder, name
                left[check] -= 1
                times[check] += seconds
                results[folder, result] += 1
                if result != "ok":
                    print(f"{result:5} {name}: {words}", flush=True)
                elif not left[check]:
                    pages = f", {counts[check]} pages" if counts[check] > 1 else ""
                    print(f"done  {name} ({times[check]:.1f} s{pages})", flush=True)
    hasFailed = False
    for folder in asked:
        number = sum(it == folder for it, _ in counts)
        failures, skipped = results[folder, "FAIL"], results[folder, "SKIP"]
        print(f"{folder}: {number} checks, {failures} failures, {skipped} skipped")
        hasFailed = hasFailed or failures or not number or isRequired and skipped
    return int(bool(hasFailed))


def in_order(all_units):
    """What takes long and cannot be split first, so that it is not waited for at the end."""
    return sorted(all_units, key=lambda unit: unit[3] is not None)


if __name__ == "__main__":
    # The module as the checks import it, so that there is one `Skipped`.
    sys.exit(importlib.import_module("checks").main(sys.argv[1:]))
