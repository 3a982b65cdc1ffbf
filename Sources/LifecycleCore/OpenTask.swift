/// A background task that is open.
///
/// An app has one identifier for each name, as it would have a property. Another task of the name
/// overwrites it.
struct OpenTask: Hashable, Sendable {
    var name: TaskName
    var began: Instant
    /// Whether its identifier is overwritten, so that the app cannot end it.
    var isLost = false
    /// Whether the console has warned of it.
    var isWarnedOf = false
}

extension WorldContents {
    /// Opens a task, whose identifier replaces that of an open one with the same name.
    mutating func open(_ task: TaskName) {
        for index in openTasks.indices where openTasks[index].name == task {
            openTasks[index].isLost = true
        }
        for index in expiring.indices where expiring[index].name == task {
            expiring[index].isLost = true
        }
        openTasks.append(OpenTask(name: task, began: now))
    }

    /// Closes the task that an identifier names, if it is open.
    mutating func close(_ task: TaskName) {
        openTasks.removeAll { $0.name == task && !$0.isLost }
    }

    /// Whether the task that an identifier names is open.
    func isOpen(_ task: TaskName) -> Bool {
        openTasks.contains { $0.name == task && !$0.isLost }
    }

    /// The time at which the console warns of the oldest task that it has not warned of; nil if
    /// there is none.
    var timeOfWarning: Instant? {
        let oldest = openTasks.first { !$0.isWarnedOf }
        return oldest.map { $0.began + Budget.span(.taskWarning, on: app.version) }
    }
}
