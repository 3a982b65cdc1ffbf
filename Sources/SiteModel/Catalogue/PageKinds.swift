import Diagnostics

/// The faults of Markdown.
let markdownKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "markdown.unclosed-fence", "A fenced block has no closing fence.",
        "End it with a fence that is indented like the opening one."),
    DiagnosticKind(
        "markdown.raw-html", "Raw HTML that pages do not take is shown as text.",
        "Write it in Markdown, or as a code span."),
    DiagnosticKind(
        "markdown.html-attribute", "An attribute of an HTML element is left out.",
        "Take it out; how a page looks and what runs on it is said by the theme."),
    DiagnosticKind(
        "markdown.html-nesting", "HTML tags are not nested as they have to be.",
        "Close each element in the paragraph, cell, list item or quote where it starts."),
    DiagnosticKind(
        "markdown.other-tool", "Something is written as another tool has it.",
        "Write it as the note says, or as a code span."),
    DiagnosticKind(
        "markdown.unsafe-address", "An address that could run code is left out.",
        "Link to a web address or to a page."),
    DiagnosticKind(
        "markdown.too-deep", "Quotes and lists are nested deeper than a page can show.",
        "Nest them less deeply."),
    DiagnosticKind(
        "markdown.surplus-cells", "A row of a table has more cells than the table has columns.",
        "Take a pipe out, or put a backslash in front of one that is text."),
    DiagnosticKind(
        "markdown.undefined-footnote", "A footnote is referred to and not defined.",
        "Define it on a line of its own: '[^label]: …'."),
    DiagnosticKind(
        "markdown.unused-footnote", "A footnote is defined and never referred to.",
        "Refer to it, or remove it."),
    DiagnosticKind(
        "markdown.duplicate-footnote", "A footnote is defined twice.",
        "Remove one of the definitions; the first one counts."),
]

/// The faults of front matter and page names.
let pageKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "page.second-title", "A page has a heading of the first level beside its title.",
        "Take the heading out, or make it one of the second level."),
    DiagnosticKind(
        "page.skipped-level", "A heading leaves out a level.",
        "Begin it with one sign more than the heading above it."),
    DiagnosticKind(
        "page.comment", "A title or a description ends where YAML begins a comment.",
        "Put it in quotes, or take out what the sign '#' begins."),
    DiagnosticKind(
        "page.encoding", "A file of the content is not UTF-8.",
        "Save it as UTF-8; most editors have a menu for it."),
    DiagnosticKind(
        "page.front-matter", "The front matter is missing or has no end.",
        "Begin the page with '---', 'title: …' and '---'."),
    DiagnosticKind(
        "page.yaml", "The front matter is not YAML, or has an alias in it.",
        "Correct what the message points at."),
    DiagnosticKind(
        "page.missing-key", "The front matter lacks an entry.",
        "Add the entry that the message names."),
    DiagnosticKind(
        "page.unknown-key", "The front matter has no such entry.",
        "Take the entry that the message proposes, or remove it."),
    DiagnosticKind(
        "page.duplicate-key", "The front matter has an entry twice.", "Keep one of them."),
    DiagnosticKind(
        "page.wrong-type", "An entry of the front matter has a value of another type.",
        "Write the value as the message says."),
    DiagnosticKind(
        "page.api-name", "A code span almost matches a name of Apple's API.",
        "Take the name that the message proposes."),
    DiagnosticKind(
        "page.duplicate-id", "Two elements of a page have the same id.",
        "Give one of them another id; a heading takes '{#id}'."),
    DiagnosticKind(
        "page.original",
        "The hashes that a translation keeps of its original are missing or wrong, or an original has some.",
        "Write the lines of the message in a translation, and none elsewhere."),
    DiagnosticKind(
        "page.stale", "An original has changed since it was translated.",
        "Bring the sections up to date, then 'verify --bless --translations' the page."),
]

/// The faults of `site.yml` and the files of the content.
let siteKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "site.missing", "There is no 'site.yml' in the content folder.",
        "Add one with a title and a navigation."),
    DiagnosticKind(
        "site.yaml", "'site.yml' is not YAML, or has an alias in it.",
        "Correct what the message points at."),
    DiagnosticKind(
        "site.missing-key", "'site.yml' lacks an entry.", "Add the entry that the message names."),
    DiagnosticKind(
        "site.unknown-key", "'site.yml' has no such entry.",
        "Take the entry that the message proposes, or remove it."),
    DiagnosticKind("site.duplicate-key", "'site.yml' has an entry twice.", "Keep one of them."),
    DiagnosticKind(
        "site.wrong-type", "An entry of 'site.yml' has a value of another type.",
        "Write the value as the message says."),
    DiagnosticKind(
        "site.language", "A language of 'site.yml' is not a language tag, or is listed twice.",
        "Write each tag once, such as 'en' or 'zh-Hans'."),
    DiagnosticKind(
        "site.missing-page", "'site.yml' names a page that does not exist.",
        "Correct the path, or add the page."),
    DiagnosticKind(
        "site.listed-twice", "The navigation lists a page twice.", "Keep one of them."),
    DiagnosticKind(
        "site.unlisted-page", "A page is not in the navigation.", "Add it to a section."),
    DiagnosticKind(
        "site.stray-file", "A file of the content is not a page of a language.",
        "Move it to the folder of a language, or to the assets."),
    DiagnosticKind(
        "site.file-name", "The name of a file has a character that means something else elsewhere.",
        "Rename the file."),
    DiagnosticKind(
        "site.output-conflict", "Two files would be written to the same path.",
        "Rename one of them."),
    DiagnosticKind(
        "site.untranslated", "Pages have no translation.",
        "Translate them; until then the original is shown."),
    DiagnosticKind(
        "site.unused-file", "No page uses a file of scenarios or of a trace.",
        "Use it, or remove it."),
]

/// The faults of templates.
let templateKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "template.missing", "There is no template for a page.", "Add 'page.mustache'."),
    DiagnosticKind(
        "template.syntax", "A tag of a template cannot be read or has no end.",
        "Correct what the message points at."),
    DiagnosticKind(
        "template.unknown-name", "A template uses a value that no page has.",
        "Take the name that the message proposes."),
    DiagnosticKind(
        "template.unknown-partial", "A template includes one that does not exist.",
        "Take the name that the message proposes, or add the file."),
    DiagnosticKind(
        "template.recursion", "A template includes itself.",
        "Take the inclusion away."),
    DiagnosticKind(
        "template.setting", "A template changes how templates are read.",
        "Write the tags as they are everywhere else."),
    DiagnosticKind(
        "template.yaml", "A file of words cannot be read.",
        "Correct the YAML that the message points at."),
    DiagnosticKind(
        "template.word", "A word of the templates is not text.",
        "Write one line of text."),
    DiagnosticKind(
        "template.duplicate-word", "A file of words has a word twice.",
        "Keep one of them."),
    DiagnosticKind(
        "template.missing-word", "A language lacks words that another one has.",
        "Add them to its file of words."),
    DiagnosticKind(
        "template.unused-word", "No template uses a word.",
        "Take it away, or use it."),
    DiagnosticKind(
        "template.unknown-text",
        "A translation of the simulator has a text that the simulator does not use.",
        "Take what the message proposes and bring its translation up to date, or take it away."),
    DiagnosticKind(
        "template.missing-text",
        "A translation of the simulator lacks texts that the simulator uses.",
        "Add them, each with its English text as the key, or take the file of a new site."),
]

/// The faults of scripts and the simulator for readers.
let themeKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "theme.module", "The simulator that readers run is not that of the command.",
        "Renew it with 'tracebook theme --update'."),
    DiagnosticKind(
        "theme.outdated", "A script is that of another version of the theme.",
        "Renew it with 'tracebook theme --update'."),
    DiagnosticKind(
        "theme.changed", "A script with changes is behind the theme.",
        "Take over what is new, which 'tracebook theme --diff' shows, or renew the script."),
]
