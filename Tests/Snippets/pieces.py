"""What a Swift snippet of a page becomes as a file of its own.

A snippet is a part of an app, and the rest of it is not shown. Its top level decides what is put
around it, so that it can be type-checked:

- types, extensions and functions stand as they are;
- methods that UIKit calls, with the properties beside them, are put into a class that has the
  protocols which declare them, and methods with `override` into a view or a view controller;
- properties of a view with its `body` are put into a view;
- a view with modifiers behind it is put into the `body` of a view, a `WindowGroup` into that of an app;
- any other statements are put into a function.

A line `// Scene delegate`, `// App delegate` or `// SwiftUI`, with or without words behind it, begins
another part, for which this is decided anew. No line of a snippet is changed, so what the compiler says
has the line and the column of the page.
"""

import dataclasses
import re

PART = re.compile(r"// (Scene delegate|App delegate|SwiftUI|场景代理|应用代理)")
PART_LINE = re.compile(f"^{PART.pattern}", re.M)
MODIFIERS = (r"(?:@\w+(?:\([^)]*\))?\s+|(?:public|private|fileprivate|internal|open|final|static|class|"
             r"nonisolated(?:\(unsafe\))?|override|lazy|weak|indirect|mutating)\s+)*")
TYPE = re.compile(MODIFIERS + r"(?:struct|class|enum|actor|protocol|extension|typealias)\b")
FUNCTION = re.compile(MODIFIERS + r"(?:func\s+(\w+)|(init)\b)")
PROPERTY = re.compile(MODIFIERS + r"(?:var|let)\s")
OVERRIDE = re.compile(MODIFIERS.replace("override|", "") + r"override\s")
ATTRIBUTE = re.compile(r"@\w+(\([^)]*\))?\s*$")
IMPORT = re.compile(r"(@\w+\s+)*import\s")
STATE = re.compile(r"@(State|Environment|SceneStorage|AppStorage|StateObject|Binding)\b")
VIEW = re.compile(r"[A-Z]\w*\s*[({]")
SCENE = re.compile(r"WindowGroup\b")
VIEW_METHODS = {"point", "hitTest", "draw", "layoutSubviews", "didMoveToWindow"}

# Which protocol declares a method, by how its name begins.
PROTOCOLS = [
    (re.compile(r"application([A-Z]\w*)?$"), "UIApplicationDelegate"),
    (re.compile(r"(scene|windowScene)([A-Z]\w*)?$|stateRestorationActivity$"), "UIWindowSceneDelegate"),
    (re.compile(r"userNotificationCenter$"), "UNUserNotificationCenterDelegate"),
    (re.compile(r"urlSession([A-Z]\w*)?$"), "URLSessionDownloadDelegate"),
    (re.compile(r"locationManager([A-Z]\w*)?$"), "CLLocationManagerDelegate"),
    (re.compile(r"centralManager([A-Z]\w*)?$"), "CBCentralManagerDelegate"),
    (re.compile(r"peripheralManager([A-Z]\w*)?$"), "CBPeripheralManagerDelegate"),
    (re.compile(r"pushRegistry$"), "PKPushRegistryDelegate"),
    (re.compile(r"didReceive$"), "MXMetricManagerSubscriber"),
]


@dataclasses.dataclass
class Item:
    """What stands at the top level of a snippet: its first line, from 0, and what it is."""

    line: int
    kind: str
    text: str
    end: int = 0


def without_texts(line):
    """A line without what is in quotes and behind `//`, to count its brackets."""
    return re.sub(r'"(\\.|[^"\\])*"|//.*', "", line)


def items(lines):
    """The items of a snippet; comments and attributes belong to what follows them."""
    found, depth, start, isOpen = [], 0, None, False
    for number, line in enumerate(lines):
        bare = line.strip()
        if depth == 0 and bare and not line[0].isspace() and bare[0] not in ")}]":
            if PART.match(bare):
                found.append(Item(number, "part", PART.match(bare).group(1)))
                start, isOpen = None, False
            elif bare.startswith("//") or ATTRIBUTE.match(bare) or bare.startswith("#"):
                start = number if start is None else start
                isOpen = False
            elif not (isOpen and bare.startswith(".")):
                first = number if start is None else start
                found.append(Item(first, kind(bare), bare))
                start, isOpen = None, True
        code = without_texts(line)
        depth += sum(map(code.count, "({[")) - sum(map(code.count, ")}]"))
    for item, following in zip(found, found[1:] + [Item(len(lines), "end", "")]):
        item.end = following.line
    return found


def kind(line):
    if IMPORT.match(line):
        return "import"
    if TYPE.match(line) and not re.match(MODIFIERS + r"(func|var|let)\b", line):
        return "type"
    if FUNCTION.match(line):
        return "function"
    if PROPERTY.match(line):
        return "property"
    return "statement"


def protocols(group):
    names = [FUNCTION.match(it.text).group(1) for it in group if it.kind == "function"]
    return list(dict.fromkeys(
        protocol for name in names if name for pattern, protocol in PROTOCOLS if pattern.match(name)))


def around(group, lines, number):
    """What stands in front of items that follow each other, and behind them, with a number in its name."""
    statements = [it for it in group if it.kind == "statement"]
    if statements:
        if SCENE.match(statements[-1].text):
            return f"@MainActor struct Snippet{number}: App {{ var body: some Scene {{", "} }"
        if VIEW.match(statements[-1].text) and len(statements) == len(group):
            return f"@MainActor struct Snippet{number}: View {{ var body: some View {{", "} }"
        # Only as much as is asked for: in an asynchronous function other methods are meant.
        text = "\n".join("\n".join(lines[it.line:it.end]) for it in group)
        effects = " async" * ("await " in text) + " throws" * bool(re.search(r"\b(try|throw) ", text))
        return f"@MainActor func snippet{number}(){effects} {{", "}"
    declared = protocols(group)
    if declared:
        kinds = ", ".join(declared)
        base = "UIResponder" if any(it.startswith("UI") for it in declared) else "NSObject"
        return f"final class Snippet{number}: {base}, {kinds} {{", "}"
    functions = {FUNCTION.match(it.text).group(1) for it in group if it.kind == "function"}
    if any(OVERRIDE.match(it.text) for it in group):
        base = "UIView" if functions & VIEW_METHODS else "UIViewController"
        return f"final class Snippet{number}: {base} {{", "}"
    text = "\n".join("\n".join(lines[it.line:it.end]) for it in group)
    if STATE.search(text) or re.search(r"^var body: some View", text, re.M):
        rest = "" if "var body" in text else " var body: some View { EmptyView() }"
        return f"@MainActor struct Snippet{number}: View {{", rest + "}"
    if any(it.kind == "property" and " var " in f" {it.text}" for it in group):
        return f"@MainActor final class Snippet{number} {{", "}"
    return None


def groups(found):
    """Items that are put into one thing: those of a part that are neither types nor imports."""
    group = []
    for item in found:
        if item.kind in ("import", "type", "part"):
            if group:
                yield group
            group = []
            yield item
        else:
            group.append(item)
    if group:
        yield group


def swift(lines, file, line):
    """The text of a file with a snippet whose first line is a line of a page."""
    written = []

    def write(first, end):
        written.append(f'#sourceLocation(file: "{file}", line: {line + first})')
        written.extend(lines[first:end])
        written.append("#sourceLocation()")

    found = items(lines)
    write(0, found[0].line if found else 0)
    for group in groups(found):
        if isinstance(group, Item):
            write(group.line, group.end)
            continue
        frame = around(group, lines, line + group[0].line)
        if frame:
            written.append(frame[0])
        write(group[0].line, group[-1].end)
        if frame:
            written.append(frame[1])
    return "\n".join(written) + "\n"
