"""The tables of the guide page 'How fast it is', in each language, made from what was measured."""

import statistics

PAGE = "guide/how-fast.md"

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


def write(content, measured):
    """Replaces the tables of the sizes that were measured; others stay as they are."""
    for language in HEADS:
        page = content / language / PAGE
        lines = page.read_text().split("\n")
        for size, rows in measured.items():
            if "Hugo" not in rows:
                continue
            made = table(language, size, rows)
            if made[0] not in lines:
                continue
            start = lines.index(made[0])
            lines[start:lines.index("", start)] = made
        page.write_text("\n".join(lines))
