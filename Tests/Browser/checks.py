"""Checks of a built site in a browser.

    python3 Tests/Browser/checks.py SITE [NAME…]

Every function `check_…` of every file `check_….py` beside this one is called with a `Site`; names
narrow them down. Where there is no browser or no driver for it, nothing is checked and it says so.
"""

import functools
import http.server
import importlib
import inspect
import os
import pathlib
import shutil
import sys
import threading
import traceback

HERE = pathlib.Path(__file__).resolve().parent
NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]


class Site:
    """A site in a browser, both served and from the disk."""

    def __init__(self, folder, browser):
        self.folder = pathlib.Path(folder).resolve()
        self.browser = browser
        handler = functools.partial(Quiet, directory=str(self.folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def pages(self):
        """The paths of all pages."""
        return sorted(str(p.relative_to(self.folder)) for p in self.folder.rglob("*.html"))

    def address(self, path, served=True):
        if served:
            return f"http://127.0.0.1:{self.server.server_port}/{path}"
        return f"file://{self.folder}/{path}"

    def open(self, path, served=True, **settings):
        """A page that is open in a context of its own; `errors` has what its console says."""
        context = self.browser.new_context(**settings)
        page = context.new_page()
        page.errors = []
        page.on("console", lambda m: m.type == "error" and page.errors.append(m.text))
        page.on("pageerror", lambda error: page.errors.append(str(error)))
        page.goto(self.address(path, served))
        return page


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def overflow(page):
    """By how many pixels the page is wider than the window."""
    return page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth")


def violations(page):
    """What axe finds, one line each."""
    from axe_playwright_python.sync_playwright import Axe

    levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    found = Axe().run(page, options={"runOnly": levels}).response["violations"]
    return [f"{v['id']} at {[n['target'] for n in v['nodes']][:3]}" for v in found]


def main(arguments):
    if not arguments:
        sys.exit(__doc__)
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if not path:
        print("skipped: no chromium in the path; CHROMIUM=/… names one")
        return 0
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        print("skipped: Python has no playwright (pip install playwright axe-playwright-python)")
        return 0
    sys.path.insert(0, str(HERE))
    failures = count = 0
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=["--no-sandbox"])
        site = Site(arguments[0], browser)
        for file in sorted(HERE.glob("check_*.py")):
            module = importlib.import_module(file.stem)
            for name, check in inspect.getmembers(module, inspect.isfunction):
                if not name.startswith("check_") or check.__module__ != file.stem:
                    continue
                if arguments[1:] and not any(word in name for word in arguments[1:]):
                    continue
                count += 1
                try:
                    check(site)
                    print(f"ok    {name}")
                except Exception:
                    failures += 1
                    print(f"FAIL  {name}\n{traceback.format_exc()}")
                for context in browser.contexts:
                    context.close()
        browser.close()
    print(f"{count} checks, {failures} failed")
    return 1 if failures or not count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
