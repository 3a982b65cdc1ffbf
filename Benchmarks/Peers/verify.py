"""What it costs to verify many examples in documents, beside tools that do the like.

Usage: verify.py TRACEBOOK [COUNT]

Each tool gets as many examples of the smallest sensible size in as many files: a scenario with the
eleven lines of its trace, a doctest with one line, and for cram, which starts a shell for each
file, a command that the shell itself has. The CPU time of the best of three runs counts, user and
system, with that of all processes that a tool starts.
"""

import pathlib
import resource
import subprocess
import sys
import tempfile

PER_FILE = 100
SCENARIO = "ios 12\napp uses delegate\nat 0s user opens app\nat {second}s user goes home\n"


def tracebook(folder, count, executable):
    names = [f"page-{number}" for number in range(count // PER_FILE)]
    content = folder / "Content" / "en"
    content.mkdir(parents=True)
    pages = "".join(f"      - {name}.md\n" for name in names)
    (content.parent / "site.yml").write_text(
        f"title: Site\nnavigation:\n  - title: All\n    pages:\n{pages}"
    )
    (content / "index.md").write_text("---\ntitle: Home\n---\n")
    for name in names:
        text = f"---\ntitle: {name}\n---\n"
        for index in range(PER_FILE):
            source = SCENARIO.format(second=index + 1)
            text += f"```scenario id={name}-{index}\n{source}```\n\n"
            text += f"```trace for={name}-{index}\n{trace(executable, index)}```\n\n"
        (content / f"{name}.md").write_text(text)
    return [executable, "verify", "--strict"]


TRACES = {}


def trace(executable, index):
    if index not in TRACES:
        source = SCENARIO.format(second=index + 1)
        run = [executable, "run", "-"]
        TRACES[index] = subprocess.run(
            run, input=source, capture_output=True, text=True, check=True
        ).stdout
    return TRACES[index]


def doctests(number):
    return "".join(f">>> {index} + {number}\n{index + number}\n\n" for index in range(PER_FILE))


def sphinx(folder, count):
    names = [f"page-{number}" for number in range(count // PER_FILE)]
    (folder / "conf.py").write_text('extensions = ["sphinx.ext.doctest"]\n')
    toctree = "".join(f"   {name}\n" for name in names)
    (folder / "index.rst").write_text(f"Home\n====\n\n.. toctree::\n\n{toctree}")
    for number, name in enumerate(names):
        (folder / f"{name}.rst").write_text(f"{name}\n========\n\n{doctests(number)}")
    return [sys.executable, "-m", "sphinx", "-q", "-E", "-b", "doctest", ".", "_build"]


def doctest(folder, count):
    names = [f"page-{number}.txt" for number in range(count // PER_FILE)]
    for number, name in enumerate(names):
        (folder / name).write_text(doctests(number))
    return [sys.executable, "-m", "doctest", *names]


def cram(folder, count):
    names = [f"page-{number}.t" for number in range(count // PER_FILE)]
    for name in names:
        lines = "".join(f"  $ echo {index}\n  {index}\n" for index in range(PER_FILE))
        (folder / name).write_text(lines)
    return [str(pathlib.Path(sys.executable).with_name("cram")), "-q", *names]


def spent_by_children():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def seconds(command, folder):
    best = None
    for _ in range(3):
        start = spent_by_children()
        result = subprocess.run(command, cwd=folder, capture_output=True, check=False)
        spent = spent_by_children() - start
        if result.returncode != 0:
            sys.exit(f"{command[0]} failed:\n{result.stdout.decode()}{result.stderr.decode()}")
        best = spent if best is None else min(best, spent)
    return best


def main():
    executable = str(pathlib.Path(sys.argv[1]).resolve())
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    tools = {
        "tracebook verify": lambda folder: tracebook(folder, count, executable),
        "sphinx-build -b doctest": lambda folder: sphinx(folder, count),
        "python -m doctest": lambda folder: doctest(folder, count),
        "cram": lambda folder: cram(folder, count),
    }
    own = None
    print(f"{count} examples in {count // PER_FILE} files, CPU time of the best of three runs:")
    for name, prepare in tools.items():
        with tempfile.TemporaryDirectory() as path:
            folder = pathlib.Path(path)
            spent = seconds(prepare(folder), folder)
        own = own or spent
        print(f"  {name:24} {spent:8.2f} s  {spent / own:6.1f} times", flush=True)


main()
