"""Takes the pictures of the README: a run as readers see it, light and dark.

    python3 Tests/Browser/pictures.py SITE FOLDER
"""

import pathlib
import shutil
import sys

from checks import LAID_OUT, NAMES
from playwright.sync_api import sync_playwright

RUN = "#run-home_press"
# As wide as the README on a laptop, and half of that high.
WIDTH = 860


def main(site, folder):
    chromium = next(path for path in map(shutil.which, NAMES) if path)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for look in ["light", "dark"]:
            page = browser.new_page(
                viewport={"width": WIDTH, "height": 900}, color_scheme=look, bypass_csp=True)
            page.goto(pathlib.Path(site, "index.html").resolve().as_uri())
            page.add_style_tag(content=LAID_OUT)
            page.locator(RUN).screenshot(
                path=f"{folder}/run-{look}.png", animations="disabled")
        browser.close()


main(*sys.argv[1:])
