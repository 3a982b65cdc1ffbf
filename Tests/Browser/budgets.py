"""What a page costs on a slow phone, beside DocC and Material for MkDocs built from the same page.

    python3 Tests/Browser/budgets.py SITE SOURCE

SITE is the built site and SOURCE the Markdown of the page, such as `Content/en/ending.md`. The
network has a delay of 150 ms and 1.6 Mbit/s, the processor a quarter of its speed; text is sent
compressed with gzip to all of them. A figure is the median of five visits with an empty cache. What
exceeds its budget is marked and makes the run fail. A peer that is missing is skipped, which is a
failure where `REQUIRED` is set.
"""

import functools
import gzip
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading

import checks

VISITS = 5
WORDS = (".html", ".js", ".css", ".json", ".svg", ".wasm")
OBSERVE = """
  window.measured = { paint: 0, lcp: 0, cls: 0, tbt: 0 };
  const observe = (type, add) => new PerformanceObserver(list => list.getEntries().forEach(add))
    .observe({ type, buffered: true });
  observe("paint", it => {
    if (it.name == "first-contentful-paint") measured.paint = it.startTime;
  });
  observe("largest-contentful-paint", it => { measured.lcp = it.startTime });
  observe("layout-shift", it => { if (!it.hadRecentInput) measured.cls += it.value });
  observe("longtask", it => { measured.tbt += Math.max(0, it.duration - 50) });
"""
# What a budget is about: its unit, and the most of it.
BUDGETS = {
    "paint": ("first paint, ms", 1000), "lcp": ("largest paint, ms", 1000),
    "cls": ("layout shift", 0.02), "tbt": ("blocked, ms", 50),
    "bytes": ("bytes on load", 46 * 1024), "requests": ("requests", 4),
}
# No page can be painted sooner than this one.
EMPTY = '<!doctype html><title>x</title><link rel="icon" href="data:,"><p>x'
RATIOS = {"paint": 1 / 3, "bytes": 1 / 4}


class Compressing(checks.Quiet):
    """Sends a file as a host of static sites does."""

    protocol_version = "HTTP/1.1"

    def do_GET(self):
        path = pathlib.Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        content = path.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        if path.suffix in WORDS:
            content = gzip.compress(content, 9)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


def served(folder):
    server = checks.Server(
        ("127.0.0.1", 0), functools.partial(Compressing, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def article(source):
    """The title and the text of a page, without what only this project reads."""
    text = pathlib.Path(source).read_text()
    matter = re.match(r"---\n(.*?)\n---\n", text, re.S)
    title = re.search(r"^title: (.*)$", matter.group(1), re.M).group(1)
    text = re.sub(r"^```(\w+) .*$", r"```\1", text[matter.end():], flags=re.M)
    return title, re.sub(r"\]\((?:trace|api|rule):[^)]*\)|\]\([^)]*\.md[^)]*\)", "](#)", text)


def docc(source, folder):
    program = shutil.which("docc") or shutil.which("docc", path=toolchain())
    if not program:
        raise checks.Skipped("there is no docc beside swift")
    title, text = article(source)
    catalog = folder / "Lesson.docc"
    catalog.mkdir()
    (catalog / "Lesson.md").write_text(
        f"# {title}\n\n@Metadata {{\n  @TechnologyRoot\n}}\n\n{text}")
    subprocess.run(
        [program, "convert", catalog, "--output-path", folder / "docc",
         "--fallback-display-name", "Lesson", "--fallback-bundle-identifier", "lesson",
         "--transform-for-static-hosting"], check=True, capture_output=True)
    return served(folder / "docc") + "documentation/lesson"


def toolchain():
    swift = shutil.which("swift")
    return str(pathlib.Path(swift).resolve().parent) if swift else ""


def mkdocs(source, folder):
    try:
        import material  # noqa: F401
    except ImportError:
        raise checks.Skipped("Python has no mkdocs-material (pip install)") from None
    title, text = article(source)
    (folder / "docs").mkdir()
    (folder / "docs/index.md").write_text(f"# {title}\n\n{text}")
    # Without the fonts of a third party, as ours has none.
    (folder / "mkdocs.yml").write_text(
        "site_name: Lesson\ntheme:\n  name: material\n  font: false\n")
    subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", folder / "mkdocs"],
        cwd=folder, check=True, capture_output=True)
    return served(folder / "mkdocs")


def visit(browser, address):
    """What one visit costs."""
    context = browser.new_context(
        viewport={"width": 412, "height": 823}, bypass_csp=True)
    page = context.new_page()
    session = throttled(context, page)
    sizes = []
    session.on("Network.loadingFinished", lambda it: sizes.append(it["encodedDataLength"]))
    page.add_init_script(OBSERVE)
    page.goto(address, wait_until="networkidle", timeout=120_000)
    page.wait_for_function("measured.paint && measured.lcp")
    found = {**page.evaluate("measured"), "bytes": sum(sizes), "requests": len(sizes)}
    context.close()
    return found


def throttled(context, page):
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {
        "offline": False, "latency": 150, "downloadThroughput": 200_000,
        "uploadThroughput": 94_000})
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    return session


def measure(browser, address):
    visits = [visit(browser, address) for _ in range(VISITS)]
    return {name: statistics.median(it[name] for it in visits) for name in BUDGETS}


def runs(browser, address):
    """The time from Run to its result in milliseconds: of the first run, and of the next ones."""
    context = browser.new_context(bypass_csp=True)
    page = context.new_page()
    throttled(context, page)
    page.goto(address, wait_until="networkidle")
    if not page.locator("figure.run .tools").count():
        return None
    times = [page.evaluate("""() => new Promise(resolve => {
      const figure = document.querySelector("figure.run:has(.tools)");
      const outcome = figure.querySelector(".outcome");
      outcome.textContent = "";
      const start = performance.now();
      new MutationObserver((_, it) => {
        if (!outcome.textContent || outcome.textContent.includes("…")) return;
        it.disconnect();
        resolve(performance.now() - start);
      }).observe(outcome, { childList: true, subtree: true, characterData: true });
      figure.querySelector("button.go").click();
    })""") for _ in range(1 + VISITS)]
    context.close()
    return times[0], statistics.median(times[1:])


def report(all_measured):
    """Prints the figures and says whether the budgets are kept."""
    ours, peers = all_measured["Tracebook"], list(all_measured)[1:]
    isKept = True
    print(f"{'':20}" + "".join(f"{name:>14}" for name in all_measured) + "        budget")
    for name, (words, most) in BUDGETS.items():
        isOver = ours[name] > most
        isKept &= not isOver
        figures = "".join(
            f"{it[name]:14.3f}" if name == "cls" else f"{it[name]:14,.0f}"
            for it in all_measured.values())
        print(f"{words:20}{figures}{most:14,}{'  OVER' if isOver else ''}")
    for name, most in RATIOS.items() if peers else ():
        better = min(all_measured[peer][name] for peer in peers)
        isOver = ours[name] > better * most
        isKept &= not isOver
        print(f"{BUDGETS[name][0]}: {ours[name] / better:.2f} of the better peer's, at most "
              f"{most:.2f}{'  OVER' if isOver else ''}")
    return isKept


def main(site, source):
    from playwright.sync_api import sync_playwright

    name = next(filter(None, map(shutil.which, checks.NAMES)), None)
    if not name:
        print("SKIP  all: no chromium in the path")
        return int(bool(os.environ.get("REQUIRED")))
    isKept = True
    path = str(pathlib.Path(*pathlib.Path(source).parts[2:]).with_suffix(".html"))
    with sync_playwright() as driver, tempfile.TemporaryDirectory() as folder:
        browser = driver.chromium.launch(executable_path=name, args=["--no-sandbox"])
        ours = served(site)
        visit(browser, ours + path)
        measured = {"Tracebook": measure(browser, ours + path)}
        for peer, build in [("DocC", docc), ("Material", mkdocs)]:
            try:
                measured[peer] = measure(browser, build(source, pathlib.Path(folder)))
            except checks.Skipped as reason:
                print(f"SKIP  {peer}: {reason}")
                isKept &= not os.environ.get("REQUIRED")
        isKept &= report(measured)
        (pathlib.Path(folder) / "empty.html").write_text(EMPTY)
        empty = measure(browser, served(folder) + "empty.html")
        print(f"a page of one word is painted after {empty['paint']:.0f} ms")
        times = runs(browser, ours + path)
        if times:
            isOver = times[0] > 1000 or times[1] > 100
            isKept &= not isOver
            print(f"run to result: first {times[0]:.0f} ms (at most 1,000), then {times[1]:.0f} ms "
                  f"(at most 100){'  OVER' if isOver else ''}")
        browser.close()
    return int(not isKept)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
