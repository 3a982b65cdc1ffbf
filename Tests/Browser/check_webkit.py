"""The stepper, a run and the search in WebKit, the engine of Safari."""

import contextlib
import glob
import os
import shutil
import subprocess

from checks import Skipped

BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"


@contextlib.contextmanager
def display():
    """A virtual screen, where there is no other."""
    if os.environ.get("DISPLAY"):
        yield
        return
    if not shutil.which("Xvfb"):
        raise Skipped("there is no screen (apt-get install xvfb)")
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
        pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as file:
            os.environ["DISPLAY"] = ":" + file.readline().strip()
        yield
    finally:
        os.environ.pop("DISPLAY", None)
        server.terminate()
        server.wait()


@contextlib.contextmanager
def webkit():
    browsers = sorted(glob.glob(BROWSERS))
    driver = shutil.which("WebKitWebDriver")
    if not browsers or not driver:
        raise Skipped("there is no WebKit (apt-get install webkit2gtk-driver)")
    try:
        from selenium import webdriver
    except ImportError:
        raise Skipped("Python has no selenium (pip install selenium)") from None
    options = webdriver.WebKitGTKOptions()
    options.binary_location = browsers[-1]
    options.add_argument("--automation")
    # As root, which containers have, the sandbox of WebKit cannot be made.
    os.environ["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
    with display():
        window = webdriver.WebKitGTK(
            service=webdriver.WebKitGTKService(driver), options=options)
        window.set_script_timeout(20)
        try:
            yield window
        finally:
            window.quit()


def run_page(site):
    """A page with a run of several steps."""
    return next(
        (path for path in site.pages if 'class="stepper"' in (site.folder / path).read_text()),
        None)


def wait(window, condition, *arguments):
    from selenium.webdriver.support.ui import WebDriverWait

    return WebDriverWait(window, 20, poll_frequency=0.02).until(
        lambda _: window.execute_script(f"return {condition}", *arguments), condition)


def check_webkit_steps_runs_and_searches(site):
    path = run_page(site)
    with webkit() as window:
        for served in [True, False]:
            if path:
                window.get(site.address(path, served))
                step(window)
                if window.execute_script("return !!document.querySelector('figure.run .tools')"):
                    run(window)
            for language in site.languages:
                start = "" if language == site.languages[0] else language + "/"
                window.get(site.address(start + "index.html", served))
                find(window)


def check_webkit_explains_a_row(site):
    path = run_page(site)
    with webkit() as window:
        if not path:
            return
        window.get(site.address(path))
        if not window.execute_script("return !!HTMLElement.prototype.showPopover"):
            raise Skipped("this WebKit opens nothing beside a row: it has no popover")
        for served in [True, False]:
            window.get(site.address(path, served))
            explain(window)


def check_webkit_opens_the_menu(site):
    from selenium.webdriver.common.by import By

    with webkit() as window:
        window.set_window_size(420, 800)
        for path in [site.pages[0], site.pages[-1]]:
            window.get(site.address(path))
            if not window.execute_script("return !!document.querySelector('#siteGuide[popover]')"):
                continue
            if not window.execute_script("return !!HTMLElement.prototype.showPopover"):
                raise Skipped("this WebKit has no popover")
            isShown = "document.querySelector('#siteGuide').checkVisibility()"
            assert not window.execute_script(f"return {isShown}"), path
            window.find_element(By.CSS_SELECTOR, "header button.menu").click()
            wait(window, isShown)
            box = window.execute_script(
                "const { top, height, right } = document.querySelector('#siteGuide')"
                ".getBoundingClientRect();"
                "return [top, height - innerHeight, right - innerWidth, scrollY]")
            assert box == [0, 0, 0, 0], (path, box)
            window.find_element(By.CSS_SELECTOR, "#siteGuide button.close").click()
            wait(window, f"!{isShown}")


def show(window, element):
    """What is far away is laid out when it comes near, which takes a frame or two."""
    window.execute_script("arguments[0].scrollIntoView({ block: 'center' })", element)
    wait(window, "arguments[0].checkVisibility({ contentVisibilityAuto: true })", element)


def step(window):
    from selenium.webdriver.common.by import By

    wait(window, "document.querySelector('figure.run .stepper button')")
    forward = window.find_element(By.CSS_SELECTOR, "figure.run .stepper .next")
    show(window, forward)
    rows = window.execute_script(
        "return document.querySelectorAll('figure.run:has(.stepper)')[0]"
        ".querySelectorAll('.trace tr[id]').length")
    for number in range(1, rows + 1):
        forward.click()
        wait(window, "document.querySelector('figure.run .stepper [role=status]')"
                     ".textContent.includes(arguments[0])", str(number))
        here = window.execute_script(
            "const figure = document.querySelector('figure.run:has(.stepper)');"
            "const marked = [...figure.querySelectorAll('[aria-current=step]')];"
            "const all = [...figure.querySelectorAll('.trace tr[id]')];"
            "return [marked.length, all.indexOf(marked[0]) + 1,"
            " figure.querySelector('.stepper [role=status]').textContent]")
        assert here[:2] == [1, number] and str(number) in here[2], here


def explain(window):
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys

    link = window.find_element(By.CSS_SELECTOR, "figure.run .trace tbody:last-child a")
    show(window, link)
    for open_note in [link.click, lambda: link.send_keys(Keys.ENTER)]:
        open_note()
        wait(window, "document.activeElement.className === 'reason'")
        said = window.execute_script("return document.querySelector('.reason').textContent")
        assert said.startswith(link.text), said
        window.switch_to.active_element.send_keys(Keys.ESCAPE)
        wait(window, "!document.querySelector('.reason')")
        wait(window, "document.activeElement === arguments[0]", link)


def run(window):
    from selenium.webdriver.common.by import By

    go = window.find_element(By.CSS_SELECTOR, "figure.run .tools button.go")
    show(window, go)
    go.click()
    wait(window, "((it) => it && it.textContent && !it.textContent.includes('…'))("
                 "document.querySelector('figure.run .outcome'))")
    said = window.execute_script("return document.querySelector('figure.run .outcome').textContent")
    assert "the same as on the page" in said or "与页面相同" in said, said


def find(window):
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys

    window.find_element(By.CSS_SELECTOR, "header button.find").click()
    box = window.find_element(By.ID, "searchBox")
    wait(window, "window.tracebookIndex && document.querySelector('script[src$=\"search.js\"]')")
    box.send_keys("ios")
    wait(window, "document.querySelectorAll('[role=option]').length > 1")
    box.send_keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    target = wait(window, "document.querySelector('[role=option][aria-selected=true]')?.href")
    assert box.get_attribute("aria-activedescendant") == "search-result-1"
    box.send_keys(Keys.ENTER)
    wait(window, "location.href === arguments[0]", target)
