"""The tables of the guide pages on speed and on large sites, in each language, made from what was measured."""

import statistics

PAGE = "guide/how-fast.md"
LARGE_PAGE = "guide/large-sites.md"

# What a row is called in each language, which command it is, and whether it is held against Hugo or
# against a build of everything.
ROWS = [
    ({"en": "build everything", "zh-Hans": "构建全部"}, "build", "Hugo"),
    ({"en": "verify everything", "zh-Hans": "核对全部"}, "verify", "build"),
    ({"en": "verify one page", "zh-Hans": "核对一页"}, "verify one page", "build"),
]
KINDS = ["plain", "two runs a page"]
# How a table begins, by language; what follows up to an empty line is replaced.
HEADS = {
    "en": "| {size} pages | no runs: CPU | ratio | two runs a page: CPU | ratio | memory |",
    "zh-Hans": "| {size} 页 | 没有运行：CPU | 比值 | 每页两次运行：CPU | 比值 | 内存 |",
}
NOTES = {
    "en": {"Hugo": "× {} of Hugo", "build": "× {} of a build of everything"},
    "zh-Hans": {"Hugo": "Hugo 的 {} 倍", "build": "完整构建的 {} 倍"},
}

# The table of large sites, and the sizes that are computed, if this one and a smaller one were measured.
LARGE_HEADS = {
    "en": "| pages | build: CPU | memory | files | verify: CPU | memory |",
    "zh-Hans": "| 页面 | 构建：CPU | 内存 | 文件 | 核对：CPU | 内存 |",
}
COMPUTED = {"en": "{:,}, computed", "zh-Hans": "{:,}（推算）"}
COMPUTED_SIZES, COMPUTED_FROM = [100_000, 1_000_000], 10_000
UNITS = {"en": (" s", " min", " h"), "zh-Hans": (" s", " 分钟", " 小时")}


def middle(values):
    return statistics.median(values)


def ratio(one, other):
    return f"{middle([a / b for a, b in zip(one, other)]):.2g}"


def table(language, size, rows):
    lines = [HEADS[language].format(size=f"{size:,}"), "|---|---|---|---|---|---|"]
    for names, command, peer in ROWS:
        cells = [names[language]]
        for kind in KINDS:
            row = rows[f"{command}, {kind}"]
            other = rows["Hugo" if peer == "Hugo" else f"{peer}, {kind}"]
            cells.append(f"{middle(row.cpu):.2f} s")
            cells.append(NOTES[language][peer].format(ratio(row.cpu, other.cpu)))
        cells.append(f"{middle(rows[f'{command}, {KINDS[-1]}'].peak):.0f} MB")
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def short(value):
    """Two digits."""
    value = float(f"{value:.2g}")
    return f"{value:g}" if value < 10 else f"{value:,.0f}"


def span(language, seconds):
    value, unit = min((seconds / size, unit) for size, unit in zip([1, 60, 3600], UNITS[language])
                      if seconds / size >= 1 or size == 1)
    return f"{short(value)}{unit}"


def grown(measured, value, size, links=False):
    """What a value is for a number of pages: as measured, or computed from the two largest numbers.

    A check grows in proportion to the pages, and so does memory. Where pages link to all sections, of which
    there is one for each fifty pages, what these links take grows with the square.
    """
    if size in measured:
        return value(measured[size])
    small, large = sorted(measured)[-2:]
    per_page = value(measured[large]) / large
    slope = (per_page - value(measured[small]) / small) / (large - small) if links else 0
    return size * (per_page + slope * (size - large))


def large_table(language, measured):
    """The sites with runs that were measured, and larger ones."""
    lines = [LARGE_HEADS[language], "|---|---|---|---|---|---|"]
    build, check = (f"{command}, {KINDS[-1]}" for command in ["build", "verify"])
    for size in sorted(measured) + COMPUTED_SIZES:
        cells = [
            f"{size:,}" if size in measured else COMPUTED[language].format(size),
            span(language, grown(measured, lambda rows: middle(rows[build].cpu), size, links=True)),
            f"{short(grown(measured, lambda rows: middle(rows[build].peak), size) / 1000)} GB",
            f"{short(grown(measured, lambda rows: middle(rows[build].size), size, links=True) / 1000)} GB",
            span(language, grown(measured, lambda rows: middle(rows[check].cpu), size)),
            f"{short(grown(measured, lambda rows: middle(rows[check].peak), size) / 1000)} GB",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def replace(page, tables):
    """Replaces the tables of a page that have the heads of these."""
    lines = page.read_text().split("\n")
    for made in tables:
        if made[0] in lines:
            start = lines.index(made[0])
            lines[start:lines.index("", start)] = made
    page.write_text("\n".join(lines))


def write(content, measured):
    """Replaces the tables of the sizes that were measured; others stay as they are."""
    for language in HEADS:
        replace(content / language / PAGE, [
            table(language, size, rows) for size, rows in measured.items() if "Hugo" in rows])
        if max(measured) >= COMPUTED_FROM and len(measured) > 1:
            replace(content / language / LARGE_PAGE, [large_table(language, measured)])
