import ArgumentParser

/// `tracebook new`: creates a site, or a lesson in one.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Make a site to begin with, or a lesson in one; nothing is overwritten.",
        discussion: """
            'tracebook new site my-notes' makes a folder that builds and verifies right away.
            'tracebook new lesson background/fetch' adds a lesson to the site in this folder.
            """,
        subcommands: [NewSiteCommand.self, NewLessonCommand.self])
}
