"""The colours of the theme: text and marks stand out, and states do not look alike.

    python3 Tests/Browser/check_colours.py

It reads the style sheets, so it needs no browser: what axe cannot see is that bars and marks have
contrast, and how the colours of states look to readers who see no red, no green or no blue.
"""

import itertools
import pathlib
import re

TEMPLATES = pathlib.Path(__file__).resolve().parents[2] / "Templates"
TEXT = ["--ink", "--soft", "--go", "--value", "--name"]
STATES = ["--not-running", "--inactive", "--active", "--background", "--suspended"]
GROUNDS = ["--page", "--raise", "--go-tint"]
# WCAG 2.2, 1.4.3 and 1.4.11.
CONTRAST_OF_TEXT, CONTRAST_OF_MARKS = 4.5, 3
# In OKLab. Place and name tell states apart too, so this asks for what is seen at a glance.
DISTANCE_OF_STATES = 0.1

# https://bottosson.github.io/posts/oklab/
CONES = [[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
         [0.0883024619, 0.2817188376, 0.6299787005]]
AXES = [[0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660]]
# The matrices for a missing kind of cones in G. M. Machado et al., "A Physiologically-based Model
# for Simulation of Color Vision Deficiency" (2009).
EYES = {
    "all cones": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "protanopia": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
                   [-0.003882, -0.048116, 1.051998]],
    "deuteranopia": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
                     [-0.011820, 0.042940, 0.968881]],
    "tritanopia": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
                   [0.004733, 0.691367, 0.303900]],
}


def times(matrix, vector):
    return [sum(one * other for one, other in zip(row, vector)) for row in matrix]


def light(colour):
    """The parts of light in `#rgb` or `#rrggbb`, from 0 to 1, by the curve of sRGB."""
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[place:place + 2], 16) / 255 for place in (0, 2, 4)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def contrast(one, other):
    """The contrast ratio of WCAG 2.2, from 1 to 21."""
    high, low = sorted(
        (sum(times([[0.2126, 0.7152, 0.0722]], light(it))) for it in (one, other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def lab(parts):
    return times(AXES, [min(1, max(0, it)) ** (1 / 3) for it in times(CONES, parts)])


def distance(one, other, eyes="all cones"):
    """How far apart two colours look to some eyes, in OKLab."""
    seen = [lab([min(1, max(0, it)) for it in times(EYES[eyes], light(colour))])
            for colour in (one, other)]
    return sum((a - b) ** 2 for a, b in zip(*seen)) ** 0.5


def tokens(css):
    """The colours of the custom properties of a style sheet: in light and in dark."""
    found = re.findall(r"(--[\w-]+):\s*light-dark\((#\w+),\s*(#\w+)\)", css)
    return {name: colours for name, *colours in found}


def theme():
    return tokens("".join(sheet.read_text() for sheet in sorted(TEMPLATES.rglob("*.css"))))


def faults(colours):
    """What is wrong with the colours of a theme."""
    for scheme, name in enumerate(["light", "dark"]):
        for names, least in [(TEXT, CONTRAST_OF_TEXT), (STATES, CONTRAST_OF_MARKS)]:
            for one, ground in itertools.product(names, GROUNDS):
                ratio = contrast(colours[one][scheme], colours[ground][scheme])
                if ratio < least:
                    yield f"{name}: {one} has {ratio:.2f} to {ground}, which is less than {least}"
        for (one, other), eyes in itertools.product(itertools.combinations(STATES, 2), EYES):
            apart = distance(colours[one][scheme], colours[other][scheme], eyes)
            if apart < DISTANCE_OF_STATES:
                yield f"{name}: {one} and {other} are {apart:.3f} apart with {eyes}"


def check_sums_are_those_of_the_sources(site):
    assert abs(contrast("#000", "#fff") - 21) < 0.001 and contrast("#123456", "#123456") == 1
    assert abs(contrast("#777", "#ffffff") - 4.48) < 0.005
    red = [0.6279554, 0.2248631, 0.1258463]
    assert all(abs(a - b) < 1e-6 for a, b in zip(lab(light("#ff0000")), red))
    assert all(abs(sum(row) - 1) < 1e-5 for matrix in EYES.values() for row in matrix)
    red, green = "#b03020", "#6b6100"
    assert distance(red, green) > DISTANCE_OF_STATES > distance(red, green, "deuteranopia")


def check_faults_are_noticed(site):
    colours = theme()
    for name, ground in itertools.product(TEXT + STATES, GROUNDS):
        found = list(faults({**colours, name: colours[ground]}))
        assert sum(f"{name} has 1.00 to {ground}" in fault for fault in found) == 2, (name, found)
    found = list(faults({**colours, "--inactive": colours["--active"]}))
    assert sum("--inactive and --active are 0.000" in fault for fault in found) == 2 * len(EYES)


def check_colours_of_the_theme_can_be_told_apart(site):
    found = list(faults(theme()))
    assert not found, "\n" + "\n".join(found)


if __name__ == "__main__":
    for check in [check_sums_are_those_of_the_sources, check_faults_are_noticed,
                  check_colours_of_the_theme_can_be_told_apart]:
        check(None)
    print("The colours of the theme can be told apart.")
