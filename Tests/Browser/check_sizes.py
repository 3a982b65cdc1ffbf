"""What a reader's connection is asked for: files compressed as servers compress them."""

import gzip
import html.parser
import re
import urllib.parse

# Bytes, compressed.
PAGE = 30 * 1024
# Of the pages that list all there is none is read from one end to the other. They grow with the rule book, so
# the bytes are those of a row. A source has a sentence for each row that cites it.
LISTS = {"reference/sources.html": 166, "reference/versions.html": 102}
SCRIPTS = 6 * 1024
INDEX = 200 * 1024
# With the page and its icon.
REQUESTS = 4


class Loaded(html.parser.HTMLParser):
    """The addresses of the scripts, style sheets and icons that are loaded with a page."""

    def __init__(self, text):
        super().__init__()
        self.addresses = []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        isLoaded = tag == "script" or (
            tag == "link" and {"stylesheet", "icon"} & set(values["rel"].split()))
        address = values.get("src") or values.get("href")
        if isLoaded and address and not address.startswith("data:"):
            self.addresses.append(address)


def compressed(site, path):
    return len(gzip.compress((site.folder / path).read_bytes(), 9))


def largest(sizes):
    """Prints what is largest."""
    path, size = max(sizes.items(), key=lambda it: it[1])
    print(f"      {path}: {size} bytes compressed")


def limit(site, path):
    """The bytes that a page may have."""
    of_row = LISTS.get(path.removeprefix(f"{site.language(path)}/"))
    rows = len(re.findall(r"<tr[ >]", (site.folder / path).read_text())) if of_row else 0
    return of_row * rows if of_row else PAGE


def check_pages_are_small(site):
    sizes = {path: compressed(site, path) for path in site.pages}
    largest(sizes)
    limits = {path: limit(site, path) for path in sizes}
    over = {path: size for path, size in sizes.items() if size > limits[path]}
    assert not over, over


def check_pages_load_little(site):
    for path in site.pages:
        addresses = Loaded((site.folder / path).read_text()).addresses
        assert len(addresses) + 1 <= REQUESTS, (path, addresses)
        files = [urllib.parse.unquote(urllib.parse.urljoin(path, it)) for it in addresses]
        scripts = sum(
            compressed(site, file.lstrip("/")) for file in files if file.endswith(".js"))
        assert scripts <= SCRIPTS, (path, files, scripts)


def check_search_indexes_are_small(site):
    sizes = {file.name: compressed(site, file.name) for file in site.folder.glob("search-*.js")}
    largest(sizes)
    assert max(sizes.values()) <= INDEX, sizes
