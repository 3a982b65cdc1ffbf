"""What it costs to build sites, beside Hugo and beside what libcmark alone needs.

Usage: build.py TRACEBOOK [--pages 100,1000] [--rounds N] [--write-pages]

Every command of a size runs in turn, so that what else the machine does falls on all of them; output
goes to memory where the system has a folder there. Times are CPU of whole processes, user and system;
ratios are taken round by round, with the middle one and their spread. Hugo runs no scenario: it gets
the prose of the same pages. With --write-pages the tables of the guide are made from what came out.
"""

import argparse
import math
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import corpus
import guide

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent


class Command:
    """A command that is measured; `prepare` is not."""

    def __init__(self, title, arguments, folder, prepare=lambda: None, feed=None):
        self.title = title
        self.arguments = [str(argument) for argument in arguments]
        self.folder = folder
        self.prepare = prepare
        self.feed = feed
        self.cpu, self.wall, self.peak, self.written, self.size = [], [], [], [], []

    def run(self):
        self.prepare()
        start = time.monotonic()
        moment = time.time()
        process = subprocess.Popen(
            self.arguments, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
            stdin=open(self.feed) if self.feed else subprocess.DEVNULL)
        errors = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            sys.exit(f"{' '.join(self.arguments)}: {errors.decode()}")
        self.wall.append(time.monotonic() - start)
        self.cpu.append(usage.ru_utime + usage.ru_stime)
        unit = 1 if sys.platform == "darwin" else 1024
        self.peak.append(usage.ru_maxrss * unit / 1e6)
        site = self.folder / "_site"
        files = [path for path in site.rglob("*") if path.is_file()] if site.is_dir() else []
        # What is linked again keeps its time.
        self.written.append(sum(path.stat().st_mtime >= moment - 0.01 for path in files))
        self.size.append(sum(path.stat().st_size for path in files) / 1e6)


def middle(values):
    return statistics.median(values)


def spread(values):
    return f"{middle(values):.3g} [{min(values):.3g}–{max(values):.3g}]"


def ratio(one, other):
    return spread([a / b for a, b in zip(one, other)])


def site(folder, count, runs, tracebook):
    corpus.write_tracebook(folder, count, runs)
    shutil.copytree(ROOT / "Templates", folder / "Templates")
    shutil.copytree(ROOT / "Public", folder / "Public")
    if runs:
        blessing = [tracebook, "verify", "--bless", "--allow-ci"]
        subprocess.run(blessing, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return folder


def commands(folder, count, tracebook, hugo, floor):
    """All that is measured on a number of pages."""
    made = []

    def add(key, *arguments, **options):
        made.append((key, Command(key, *arguments, **options)))

    if hugo:
        peer = folder / "hugo"
        corpus.write_hugo(peer, count)
        shutil.copytree(HERE / "hugo", peer, dirs_exist_ok=True)
        output = peer / "public"
        add("Hugo", [hugo, "--quiet"], peer, prepare=lambda: shutil.rmtree(output, True))
    for kind in ["plain", "two runs a page"]:
        own = site(folder / kind.split()[0], count, kind != "plain", tracebook)
        output = own / "_site"
        if floor:
            pages = folder / f"list-{kind.split()[0]}"
            pages.write_text("".join(f"{page}\n" for page in sorted(own.rglob("Content/en/*/*.md"))))
            (folder / "floor-site").mkdir(exist_ok=True)
            add(f"floor, {kind}", [floor, folder / "floor-site"], own, feed=pages)
        add(f"build, {kind}", [tracebook, "build"], own,
            prepare=lambda output=output: shutil.rmtree(output, True))
        page = own / "Content" / "en" / f"{corpus.name(count // 2)}.md"
        add(f"verify, {kind}", [tracebook, "verify", "--allow-empty"], own)
        add(f"verify one page, {kind}", [tracebook, "verify", "--allow-empty", page], own)
    return dict(made)


def table(title, rows):
    print(f"\n## {title}\n")
    print("| what | CPU s | / Hugo | / floor | / full build | wall / CPU | peak MB | / Hugo | written |")
    print("|---|---|---|---|---|---|---|---|---|")
    hugo = rows.get("Hugo")
    for key, row in rows.items():
        kind = key.split(", ")[-1]
        floor, full = rows.get(f"floor, {kind}"), rows.get(f"build, {kind}")
        cells = [
            key, spread(row.cpu),
            ratio(row.cpu, hugo.cpu) if hugo else "",
            ratio(row.cpu, floor.cpu) if floor and row is not floor else "",
            ratio(row.cpu, full.cpu) if full and row is not full else "",
            ratio(row.wall, row.cpu), f"{middle(row.peak):.0f}",
            ratio(row.peak, hugo.peak) if hugo else "", f"{max(row.written)}",
        ]
        print(f"| {' | '.join(cells)} |", flush=True)


def start_up(folder, tracebook, rounds):
    """A command at its smallest, beside the one of libcmark."""
    small = folder / "small.md"
    small.write_text("# One\n\nA *small* page.\n")
    scenario = folder / "small.scenario"
    scenario.write_text("at 0s user opens app\nat 5s user goes home\n")
    rows = [Command("run", [tracebook, "run", scenario], folder),
            Command("--version", [tracebook, "--version"], folder)]
    peer = shutil.which("cmark")
    if peer:
        rows.insert(0, Command("cmark", [peer, small], folder))
    for _ in range(rounds * 5):
        for row in rows:
            row.run()
    print("\n## Start-up\n\n| what | CPU ms | / cmark |\n|---|---|---|")
    for row in rows:
        milliseconds = spread([1000 * value for value in row.cpu])
        print(f"| {row.title} | {milliseconds} | {ratio(row.cpu, rows[0].cpu) if peer else ''} |")


def growth(measured):
    """How the cost grows from one size to the next, and what one more page needs."""
    print("\n## Growth\n\n| what | from | to | exponent of CPU | KB a page |\n|---|---|---|---|---|")
    sizes = sorted(measured)
    for small, large in zip(sizes, sizes[1:]):
        for key in measured[large]:
            if not key.startswith(("build", "verify,", "Hugo")):
                continue
            one, other = measured[small][key], measured[large][key]
            exponent = math.log(middle(other.cpu) / middle(one.cpu)) / math.log(large / small)
            page = 1000 * (middle(other.peak) - middle(one.peak)) / (large - small)
            print(f"| {key} | {small} | {large} | {exponent:.2f} | {page:.0f} |")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tracebook")
    parser.add_argument("--pages", default="100,1000")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--write-pages", action="store_true")
    options = parser.parse_args()
    tracebook = pathlib.Path(options.tracebook).resolve()
    memory = "/dev/shm" if os.path.isdir("/dev/shm") else None
    with tempfile.TemporaryDirectory(dir=memory) as name:
        folder = pathlib.Path(name)
        floor = folder / "floor"
        compiler = ["cc", "-O2", HERE / "floor.c", "-o", floor, "-lcmark"]
        if subprocess.run(compiler, stderr=subprocess.DEVNULL).returncode != 0:
            floor = None
        hugo = shutil.which("hugo")
        for peer, found in [("Hugo", hugo), ("libcmark with its headers", floor)]:
            if not found:
                print(f"{peer} is not there, so nothing is compared with it.")
        print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
        measured = {}
        for count in map(int, options.pages.split(",")):
            part = folder / str(count)
            part.mkdir()
            rows = commands(part, count, tracebook, hugo, floor)
            for _ in range(options.rounds):
                for row in rows.values():
                    row.run()
            measured[count] = rows
            table(f"{count} pages", rows)
            shutil.rmtree(part)
        growth(measured)
        start_up(folder, tracebook, options.rounds)
        if options.write_pages:
            guide.write(ROOT / "Content", measured)


if __name__ == "__main__":
    main()
