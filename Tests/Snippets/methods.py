"""Finds methods that are meant for iOS to call and that it never calls.

Nearly all methods of delegates are optional: the compiler takes a misspelt one for a method of the app's own. So
the methods of a snippet are compared with those of the protocols in `Declarations` whose classes iOS calls:

- A name that no protocol has, and that is nearly the name of one, is a slip. It is nearly that name if few letters
  differ, in the whole name or behind its first word, as in `appDidBecomeActive`. A name that begins like those of a
  delegate is one too if the sender is a parameter. Other names are the app's own.
- A name that a protocol has is a slip in a class that does not adopt this protocol. Methods of a fragment are in a
  class that adopts all of them, but under `// Scene delegate` and `// App delegate` not those of the other.
- Types other than the declared ones make another method of it, and so do `async` and `throws`.
- A `static` or `class` method is one of the class itself, where iOS calls none. It is a slip if a protocol that the
  class adopts has it, and else the app's own.
- A function in a body is called by this body alone, so that it is a slip if a protocol has its name and its sender.

Private methods, `override`s and other functions in bodies are the app's own.
"""

import dataclasses
import functools
import re

import pieces
from compiler import DECLARATIONS, MODULES

HIDDEN = re.compile(r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*[\s\S]*?\*/')
TYPE = re.compile(
    r"\b(?P<kind>class|actor|struct|enum|protocol|extension)\s+(?P<name>[\w.]+)(?:<[^{>]*>)?\s*"
    r"(?::(?P<supers>[^{]*?))?(?:\bwhere\b[^{]*)?\{")
FUNCTION = re.compile(rf"(?P<modifiers>{pieces.MODIFIERS})\bfunc\s+(?P<name>\w+)\s*(?:<[^(]*>)?\s*\(")
RESULT = re.compile(
    r"\s*(?P<effects>(?:async\b)?\s*(?:(?:re)?throws\b(?:\([^)]*\))?)?)\s*(?:->\s*(?P<type>[^{\n}]+))?")
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+")
# The root of the protocols whose classes iOS calls.
ROOT = "NSObjectProtocol"
# Whose methods a part of a fragment has, by the words that begin it.
OF_PART = {"Scene delegate": "UIWindowSceneDelegate", "场景代理": "UIWindowSceneDelegate",
           "App delegate": "UIApplicationDelegate", "应用代理": "UIApplicationDelegate"}
# What says nothing of how a method is called.
ATTRIBUTE = re.compile(r"@\w+\s*|\b(?:any|inout|borrowing|consuming|sending)\s+")


@dataclasses.dataclass(frozen=True)
class Method:
    name: str
    modifiers: str
    # Of each parameter: the label, the type, and where this type begins.
    parameters: tuple
    result: str
    isAsync: bool
    isThrowing: bool
    # The type that it is in, "" in a body, or None at the top level; and where its name begins.
    owner: str
    offset: int

    @property
    def selector(self):
        """As it is called in documentation, such as `scene(_:openURLContexts:)`."""
        return f"{self.name}({''.join(f'{label}:' for label, _, _ in self.parameters)})"

    @property
    def types(self):
        return [plain(it) for _, it, _ in self.parameters]

    @property
    def isOwn(self):
        return bool(re.search(r"\b(?:private|fileprivate|override)\b", self.modifiers))

    @property
    def isStatic(self):
        return bool(re.search(r"\b(?:static|class)\b", self.modifiers))


@dataclasses.dataclass
class Source:
    """The types of a text, with what they adopt, and the methods."""

    declared: set = dataclasses.field(default_factory=set)
    classes: set = dataclasses.field(default_factory=set)
    protocols: set = dataclasses.field(default_factory=set)
    # Those that have extensions here, and are declared elsewhere.
    extended: set = dataclasses.field(default_factory=set)
    supers: dict = dataclasses.field(default_factory=dict)
    methods: list = dataclasses.field(default_factory=list)


def plain(type):
    """A type without what may be written in several ways."""
    type = re.sub(r"\s+", " ", ATTRIBUTE.sub("", type)).strip()
    type = re.sub(r"\b(?:UIKit|Foundation|Swift)\.", "", type)
    for long, short in ((r"Optional<([^<>]*)>", r"\1?"), (r"Array<([^<>]*)>", r"[\1]"),
                        (r"Dictionary<([^<>,]*),([^<>]*)>", r"[\1:\2]"), (r"\bVoid\b", "()")):
        type = re.sub(long, short, type)
    return type.replace(" ", "")


def shown(type):
    """A type in a line."""
    return re.sub(r"\s+", " ", type).strip()


def end(text, start):
    """Where the bracket closes that is open at the start."""
    depth = 1
    for offset in range(start, len(text)):
        depth += (text[offset] in "([{") - (text[offset] in ")]}")
        if depth == 0:
            return offset
    return len(text)


def parameters(text, start, stop):
    """The parameters between two places."""
    found, depth, first = [], 0, start
    for offset in range(start, stop + 1):
        sign = text[offset:offset + 1]
        if offset < stop and (sign != "," or depth):
            # The arrow of a closure closes nothing.
            depth += (sign in "([{<") - (sign in ")]}" or sign == ">" and text[offset - 1] != "-")
            continue
        names, colon, type = text[first:offset].partition(":")
        if colon:
            type = type.partition(" = ")[0]
            place = first + len(names) + 1 + len(type) - len(type.lstrip())
            found.append((names.split()[0], type.strip(), place))
        first = offset + 1
    return tuple(found)


def read(text):
    """What a text declares."""
    text = HIDDEN.sub(lambda it: re.sub(r"[^\n]", " ", it[0]), text)
    source = Source()
    types = {it.end() - 1: it for it in TYPE.finditer(text)}
    functions = {it.start("name"): it for it in FUNCTION.finditer(text)}
    owners = []  # Of the braces that are open: the name of a type, or "" for a body.
    places = sorted({*types, *functions, *(it.start() for it in re.finditer(r"[{}]", text))})
    for place in places:
        # A type in a body is the app's own.
        if place in functions and (owners[-1:] == [""] or "" not in owners):
            match = functions[place]
            stop = end(text, match.end())
            result = RESULT.match(text, stop + 1)
            source.methods.append(Method(
                match["name"], match["modifiers"], parameters(text, match.end(), stop),
                (result["type"] or "Void").partition(" where ")[0].strip(), "async" in result["effects"],
                "throws" in result["effects"], owners[-1] if owners else None, place))
        elif text[place] == "}":
            owners = owners[:-1]
        elif text[place] == "{":
            match = types.get(place)
            owners.append(match["name"] if match else "")
            if match:
                adopted = re.split(r"[,&]", match["supers"] or "")
                named = {it.split("<")[0].split()[-1] for it in adopted if it.split()}
                source.supers.setdefault(match["name"], set()).update(named)
                if match["kind"] != "extension":
                    source.declared.add(match["name"])
                if match["kind"] in ("class", "actor"):
                    source.classes.add(match["name"])
                elif match["kind"] == "protocol":
                    source.protocols.add(match["name"])
                elif match["kind"] == "extension":
                    source.extended.add(match["name"])
    source.extended -= source.declared
    return source


def all_of(name, supers):
    """A type with all that it inherits and adopts."""
    found, left = set(), [name]
    while left:
        it = left.pop()
        if it not in found:
            found.add(it)
            left += supers.get(it, ())
    return found


class Declared:
    """What `Declarations` has: all types, and the methods of protocols whose classes iOS calls."""

    def __init__(self):
        source = read("\n".join((DECLARATIONS / f"{it}.swiftinterface").read_text() for it in MODULES))
        self.classes, self.supers = source.classes, source.supers
        self.protocols = {it for it in source.protocols if ROOT in all_of(it, self.supers)}
        self.methods = {}
        for it in source.methods:
            # An extension of a protocol has its methods again.
            if it.owner in self.protocols and "public" not in it.modifiers:
                self.methods.setdefault(it.selector, []).append(it)


@functools.cache
def declared():
    return Declared()


def distance(one, other, most):
    """How many letters to change, add and leave out, or more than the most."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    row = list(range(len(other) + 1))
    for number, letter in enumerate(one, 1):
        diagonal, row[0] = row[0], number
        for column, it in enumerate(other, 1):
            diagonal, row[column] = row[column], min(
                row[column] + 1, row[column - 1] + 1, diagonal + (letter != it))
        if min(row) > most:
            return most + 1
    return row[-1]


def is_near(one, other):
    """Whether few letters differ, in any case: one, or a sixth of a long name, as "did" for "will"."""
    most = max(1, len(other) // 6)
    return distance(one.lower(), other.lower(), most) <= most


def behind_first_word(name):
    match = WORD.match(name)
    return name[match.end():] if match else ""


def are_related(one, other):
    """Whether a class inherits from the other, so that either may be taken for it."""
    supers = declared().supers
    return other in all_of(one, supers) or one in all_of(other, supers)


def takes_sender(method, other):
    """Whether a method begins with the parameter that a declared one begins with."""
    return bool(method.types and other.types) and are_related(method.types[0], other.types[0])


def is_meant(method, other):
    """Whether a method is a misspelt one of those that are declared."""
    if len(WORD.findall(other.name)) < 3:
        # "scene" and "didReceive" say too little without the sender and the labels.
        return takes_sender(method, other) and (
            method.name == other.name and method.parameters[0][0] == other.parameters[0][0]
            or is_near(method.name, other.name) and is_near(method.selector, other.selector))
    tail = behind_first_word(other.name)
    return is_near(method.name, other.name) or takes_sender(method, other) and any(
        is_near(it, tail) for it in (method.name, behind_first_word(method.name)))


@functools.cache
def senders(protocol):
    """What the methods of a protocol begin with."""
    return {it.types[0] for methods in declared().methods.values() for it in methods
            if it.owner in all_of(protocol, declared().supers) and it.types}


def misspelt(method):
    """What is wrong with a name that no protocol has, or None if it is the app's own."""
    meant = [it for methods in declared().methods.values() for it in methods if is_meant(method, it)]
    if meant:
        best = min(meant, key=lambda it: distance(method.selector.lower(), it.selector.lower(), 99))
        isNear = 2 * distance(method.selector, best.selector, 99) < len(best.selector)
        advice = f": did you mean '{best.selector}'?" if isNear else ""
        return f"{best.owner} has no method '{method.selector}'{advice}"
    for pattern, delegate in pieces.PROTOCOLS:
        # A sender has no label.
        if pattern.match(method.name) and method.types and method.parameters[0][0] == "_" and any(
                are_related(method.types[0], it) for it in senders(delegate)):
            return f"{delegate} has no method '{method.selector}'"
    return None


def differing(method, others):
    """Where a method differs from all that are declared with its name, and how, or None if it is one of them."""
    found = []
    for other in others:
        faults = [(place, f"takes {shown(wanted)}, not {shown(type)}")
                  for (_, type, place), (_, wanted, _) in zip(method.parameters, other.parameters)
                  if plain(type) != plain(wanted)]
        if plain(method.result) != plain(other.result):
            faults.append((method.offset, f"returns {shown(other.result)}, not {shown(method.result)}"))
        if method.isAsync and not other.isAsync:
            faults.append((method.offset, "is not async"))
        if method.isThrowing and not other.isThrowing:
            faults.append((method.offset, "does not throw"))
        if not faults:
            return None
        found.append((len(faults), faults[0], other))
    _, (place, words), other = min(found, key=lambda it: it[0])
    return place, f"'{method.selector}' of {other.owner} {words}"


def fragment(delegate):
    """What the methods of a fragment are in: its name, and what it does not adopt."""
    other = {"UIWindowSceneDelegate": "UIApplicationDelegate",
             "UIApplicationDelegate": "UIWindowSceneDelegate"}.get(delegate)
    name = "the scene delegate" if other == "UIApplicationDelegate" else "the app delegate"
    return name, all_of(other, declared().supers) if other else set()


def slip(method, name, has):
    """What is wrong with a method of a class, given which protocols it has."""
    known = declared()
    candidates = known.methods.get(method.selector)
    if method.isStatic:
        owner = next((it.owner for it in candidates or () if has(it.owner)), None)
        return owner and (method.offset, f"'{method.selector}' of {owner} is not static")
    if candidates is None:
        words = misspelt(method) if any(map(has, known.protocols)) else None
        return words and (method.offset, words)
    reached = [it for it in candidates if has(it.owner)]
    if reached:
        return differing(method, reached)
    if differing(method, candidates) is None:
        owners = " or ".join(sorted({it.owner for it in candidates}))
        return method.offset, f"{name} does not adopt {owners}, which has '{method.selector}'"
    return None


def nested(method):
    """What is wrong with a function in a body: one of a delegate is to be a method of its class."""
    owners = {it.owner for it in declared().methods.get(method.selector, ()) if takes_sender(method, it)}
    if owners:
        owner = " or ".join(sorted(owners))
        return method.offset, f"'{method.selector}' of {owner} is in a body, where iOS does not find it"
    return None


def slips(text, needs=(), delegate=None):
    """What is wrong with the methods of a snippet: where, and what. Snippets that it needs may declare its types.

    Without `delegate`, it is a whole file, and methods at its top level are functions. Otherwise this says for a
    place there of which delegate its methods are.
    """
    source, others = read(text), [read(it) for it in needs]
    supers, own, classes = dict(declared().supers), set(), set(declared().classes)
    for it in (source, *others):
        supers |= {name: set() for name in it.supers if name not in it.extended}
        classes |= it.classes
    for it in (source, *others):
        for name, adopted in it.supers.items():
            supers[name] = supers.get(name, set()) | adopted
        own |= {method.selector for method in it.methods if method.owner in it.protocols}
    for method in source.methods:
        found = None
        if method.isOwn or method.selector in own:
            continue
        if method.owner == "":
            found = nested(method)
        elif method.owner in classes:
            found = slip(method, method.owner, all_of(method.owner, supers).__contains__)
        elif method.owner is None and delegate:
            name, lacking = fragment(delegate(method.offset))
            found = slip(method, name, lambda it: it not in lacking)
        if found:
            yield found
