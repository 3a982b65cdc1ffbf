/// The texts and facts about an exception.
struct ExceptionRow: Sendable {
    var exception: TableException
    var id: StaticString
    var says: ReaderText
    var because: ReaderText
    var versions: VersionRange
    var models: AppModels
    var evidence: Evidence
}

extension ExceptionRow {
    init(
        _ exception: TableException, _ id: StaticString, _ statement: StaticString,
        because reason: StaticString, versions: VersionRange = .all, models: AppModels = .any,
        _ evidence: Evidence
    ) {
        self.init(
            exception: exception, id: id, says: ReaderText(statement),
            because: ReaderText(reason), versions: versions, models: models, evidence: evidence)
    }
}

extension TableException {
    /// The stable id: `exception`, a dot, the subject.
    public var id: StaticString { row.id }

    /// What the exception does, in one sentence for readers.
    public var statement: StaticString { row.says.words }

    /// Why the exception is not a rule.
    public var whyNotARule: StaticString { row.because.words }

    /// The versions of iOS that the exception applies to.
    public var versions: VersionRange { row.versions }

    /// The kinds of app that the exception applies to.
    public var models: AppModels { row.models }

    /// The evidence for the exception.
    public var evidence: Evidence { row.evidence }

    private var row: ExceptionRow { exceptionRows[Int(rawValue)] }
}
