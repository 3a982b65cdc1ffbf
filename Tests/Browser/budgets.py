"""What pages cost on a slow phone, beside DocC and Material for MkDocs built from the same pages.

    python3 Tests/Browser/budgets.py SITE PAGE…

SITE is the built site. A PAGE is its Markdown, such as `Content/en/ending.md`, or else the path of
a generated one, such as `reference/index.html`, which has no peers. The network has a delay
of 150 ms and 1.6 Mbit/s, the processor a quarter of its speed; text is sent compressed with gzip to
all of them. A figure is the median of five visits with an empty cache. What exceeds its budget is
marked and makes the run fail. A peer that is missing is skipped, which is a failure where
`REQUIRED` is set.

A page is to have at most 0.32 of the bytes of the better peer, and to be painted in a third of its
time. No page is painted sooner than one of a single word, the floor. Where a third of a peer's
time is below that, it cannot be asked for, and the page may take one and a half times the floor.
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
# No page can be painted sooner than this one, which is the floor.
EMPTY = '<!doctype html><title>x</title><link rel="icon" href="data:,"><p>x'
PAINT_OF_PEER, PAINT_OF_FLOOR, BYTES_OF_PEER = 1 / 3, 1.5, 0.32


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


def report(page, measured, floor):
    """Prints the figures of a page and says whether the budgets are kept."""
    ours, peers = measured["Tracebook"], list(measured.values())[1:]
    columns = {**measured, "floor": floor}
    isKept = True
    print(f"\n{page}\n{'':20}" + "".join(f"{name:>12}" for name in columns) + f"{'budget':>12}")
    for name, (words, most) in BUDGETS.items():
        isOver = ours[name] > most
        isKept &= not isOver
        figures = "".join(
            f"{it[name]:12.3f}" if name == "cls" else f"{it[name]:12,.0f}"
            for it in columns.values())
        print(f"{words:20}{figures}{most:12,}{'  OVER' if isOver else ''}")
    if not peers:
        return isKept
    return all([isKept, *(goal(words, ratio, most) for words, ratio, most in [
        paint_goal(ours["paint"], min(it["paint"] for it in peers), floor["paint"]),
        ("bytes on load, of the better peer's", ours["bytes"] / min(it["bytes"] for it in peers),
         BYTES_OF_PEER)])])


def paint_goal(ours, peer, floor):
    """What the first paint is held against: the better peer, or what is possible at all."""
    if peer * PAINT_OF_PEER >= floor:
        return "first paint, of the better peer's", ours / peer, PAINT_OF_PEER
    return (f"first paint, {ours / peer:.2f} of the better peer's, a third of which is below the "
            "floor; of the floor", ours / floor, PAINT_OF_FLOOR)


def goal(words, ratio, most):
    isOver = ratio > most
    print(f"{words}: {ratio:.2f}, at most {most:.2f}{'  OVER' if isOver else ''}")
    return not isOver


def beside_peers(browser, ours, page, folder):
    """The figures of a page and those of its peers, and whether none is missing."""
    isWritten = page.endswith(".md")
    path = str(pathlib.Path(*pathlib.Path(page).parts[2:]).with_suffix(".html")) \
        if isWritten else page
    visit(browser, ours + path)
    measured, isWhole = {"Tracebook": measure(browser, ours + path)}, True
    for peer, build in [("DocC", docc), ("Material", mkdocs)] if isWritten else []:
        try:
            measured[peer] = measure(browser, build(page, folder))
        except checks.Skipped as reason:
            print(f"SKIP  {peer}: {reason}")
            isWhole = False
    return path, measured, isWhole


def main(site, pages):
    from playwright.sync_api import sync_playwright

    name = next(filter(None, map(shutil.which, checks.NAMES)), None)
    if not name:
        print("SKIP  all: no chromium in the path")
        return int(bool(os.environ.get("REQUIRED")))
    isKept = True
    with sync_playwright() as driver, tempfile.TemporaryDirectory() as folder:
        browser = driver.chromium.launch(executable_path=name, args=["--no-sandbox"])
        (pathlib.Path(folder) / "empty.html").write_text(EMPTY)
        floor = measure(browser, served(folder) + "empty.html")
        ours = served(site)
        for number, page in enumerate(pages):
            own = pathlib.Path(folder) / str(number)
            own.mkdir()
            path, measured, isWhole = beside_peers(browser, ours, page, own)
            isKept &= report(path, measured, floor)
            isKept &= isWhole or not os.environ.get("REQUIRED")
            times = runs(browser, ours + path)
            if times:
                isOver = times[0] > 1000 or times[1] > 100
                isKept &= not isOver
                print(f"run to result: first {times[0]:.0f} ms (at most 1,000), then "
                      f"{times[1]:.0f} ms (at most 100){'  OVER' if isOver else ''}")
        browser.close()
    return int(not isKept)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2:]))
