import Diagnostics

/// The faults of Markdown.
let markdownKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "markdown.unclosed-fence", "A fenced block has no closing fence.",
        "End it with a fence that is indented like the opening one."),
    DiagnosticKind(
        "markdown.raw-html", "Raw HTML that pages do not allow is shown as text.",
        "Write it in Markdown, or as a code span."),
    DiagnosticKind(
        "markdown.html-attribute", "An attribute of an HTML element is left out.",
        "Remove it; the theme decides how a page looks and what runs on it."),
    DiagnosticKind(
        "markdown.html-nesting", "HTML tags are not nested correctly.",
        "Close each element in the paragraph, cell, list item or quote where it starts."),
    DiagnosticKind(
        "markdown.other-tool", "Something is in the syntax of another tool.",
        "Write it as the note says, or as a code span."),
    DiagnosticKind(
        "markdown.unsafe-address", "An address that could run code is left out.",
        "Link to a web address or to a page."),
    DiagnosticKind(
        "markdown.too-deep", "Quotes and lists are nested deeper than a page can show.",
        "Nest them less deeply."),
    DiagnosticKind(
        "markdown.surplus-cells", "A row of a table has more cells than the table has columns.",
        "Remove a pipe, or put a backslash before one that is text."),
    DiagnosticKind(
        "markdown.undefined-footnote", "A footnote is referred to but not defined.",
        "Define it on a line of its own: '[^label]: …'."),
    DiagnosticKind(
        "markdown.unused-footnote", "A footnote is defined but never referred to.",
        "Refer to it, or remove it."),
    DiagnosticKind(
        "markdown.duplicate-footnote", "A footnote is defined twice.",
        "Remove one of the definitions; the first one counts."),
]

/// The faults of front matter and page names.
let pageKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "page.second-title", "A page has a first-level heading in addition to its title.",
        "Remove the heading, or make it a second-level one."),
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
        "Correct what the message points to."),
    DiagnosticKind(
        "page.missing-key", "The front matter lacks an entry.",
        "Add the entry that the message names."),
    DiagnosticKind(
        "page.unknown-key", "The front matter has no such entry.",
        "Use the entry that the message suggests, or remove it."),
    DiagnosticKind(
        "page.duplicate-key", "The front matter has an entry twice.", "Keep one of them."),
    DiagnosticKind(
        "page.wrong-type", "An entry of the front matter has a value of another type.",
        "Write the value as the message says."),
    DiagnosticKind(
        "page.api-name", "A code span almost matches a name of Apple's API.",
        "Use the name that the message suggests."),
    DiagnosticKind(
        "page.duplicate-id", "Two elements of a page have the same id.",
        "Give one of them another id; a heading takes '{#id}'."),
    DiagnosticKind(
        "page.order",
        "The pages to read before a page lead back to it, or come after it in the navigation.",
        "Take one of them out of 'before', or change the order of the navigation."),
    DiagnosticKind(
        "page.part", "A part of a lesson is not what its class says, or is there twice.",
        "Write the part as the message says."),
    DiagnosticKind(
        "page.unknown-part", "The class of a heading is not a part of a lesson.",
        "Correct the class, or leave it out."),
    DiagnosticKind(
        "page.missing-part", "A page with a level lacks a part that 'site.yml' asks of it.",
        "Add the part, or leave it out in 'site.yml'."),
    DiagnosticKind(
        "page.missing-tab", "The code of a lesson lacks a tab that lessons of the site have.",
        "Add the tab, or list the tabs of the page in its front matter: 'tabs: […]'."),
    DiagnosticKind(
        "page.unproved", "A line that is to be proved links to no claim and no source.",
        "Link some of its words to a claim or a source."),
    DiagnosticKind(
        "page.original",
        "The hashes of a translation are missing or wrong, or an original has some.",
        "Copy the lines of the message into the translation; an original has none."),
    DiagnosticKind(
        "page.stale", "An original has changed since it was translated.",
        "Bring the sections up to date, then 'verify --bless --translations' the page."),
    DiagnosticKind(
        "page.translation",
        "A translation lacks something that its original has, or has something else.",
        "Give the section what the message names; only words differ between languages."),
]

/// The faults of `site.yml` and the files of the content.
let siteKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "site.missing", "There is no 'site.yml' in the content folder.",
        "Add one with a title and a navigation."),
    DiagnosticKind(
        "site.yaml", "'site.yml' is not YAML, or has an alias in it.",
        "Correct what the message points to."),
    DiagnosticKind(
        "site.missing-key", "'site.yml' lacks an entry.", "Add the entry that the message names."),
    DiagnosticKind(
        "site.unknown-key", "'site.yml' has no such entry.",
        "Use the entry that the message suggests, or remove it."),
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
        "site.search", "A query of 'search' in 'site.yml' does not find the page that it should.",
        "Write the words of readers on the page, or list them as its keywords or as synonyms."),
    DiagnosticKind(
        "site.listed-twice", "The navigation lists a page twice.", "Keep one of them."),
    DiagnosticKind(
        "site.unlisted-page", "A page is not in the navigation.", "Add it to a section."),
    DiagnosticKind(
        "site.stray-file", "A file of the content is not a page of a language.",
        "Move it to the folder of a language, or to the assets."),
    DiagnosticKind(
        "site.file-name",
        "The name of a file has a character with a special meaning in addresses or shells.",
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
        "Correct what the message points to."),
    DiagnosticKind(
        "template.unknown-name", "A template uses a value that no page has.",
        "Use the name that the message suggests."),
    DiagnosticKind(
        "template.unknown-partial", "A template includes one that does not exist.",
        "Use the name that the message suggests, or add the file."),
    DiagnosticKind(
        "template.recursion", "A template includes itself.",
        "Remove the inclusion."),
    DiagnosticKind(
        "template.setting", "A template changes how templates are read.",
        "Write the tags as they are everywhere else."),
    DiagnosticKind(
        "template.yaml", "A file of words cannot be read.",
        "Correct the YAML that the message points to."),
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
        "Remove it, or use it."),
    DiagnosticKind(
        "template.unknown-text",
        "A translation of the simulator has a text that the simulator does not use.",
        "Use what the message suggests and update its translation, or remove it."),
    DiagnosticKind(
        "template.missing-text",
        "A translation of the simulator lacks texts that the simulator uses.",
        "Add them, each with its English text as the key, or remove the file to use that of the command."
    ),
    DiagnosticKind(
        "template.outdated-text",
        "A text of the simulator has changed a little since it was translated; readers see the translation with a remark.",
        "Make the new English text the key, and update the translation."),
]

/// The faults of scripts and the simulator for readers.
let themeKinds: [DiagnosticKind] = [
    DiagnosticKind(
        "theme.module", "The simulator that readers run is not the one of the command.",
        "Remove it with 'tracebook theme --prune', so that pages get that of the command."),
    DiagnosticKind(
        "theme.outdated", "A script is from another version of the theme.",
        "Remove it with 'tracebook theme --prune', so that pages get that of the command."),
    DiagnosticKind(
        "theme.changed", "A changed script is older than the theme.",
        "Copy what is new, which 'tracebook theme --diff' shows, then run 'tracebook theme --keep'."
    ),
]
