import ArgumentParser

/// `tracebook new`: creates a site, or a lesson in one.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Create a site, or add a lesson to one. Nothing is overwritten.",
        discussion: """
            'tracebook new site my-notes' creates a site that builds and verifies right away.
            'tracebook new lesson background/fetch' adds a lesson to the site in this folder.
            """,
        subcommands: [NewSiteCommand.self, NewLessonCommand.self])
}
