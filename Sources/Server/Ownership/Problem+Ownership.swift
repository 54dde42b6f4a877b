extension Problem {
    static let snapshotsUnavailable = Problem(
        .serviceUnavailable, "The server cannot read its sessions at the moment. Try again in a moment.",
        headers: [HTTPResponse.Header("Retry-After", "1")])

    /// Browsers cause it that have not received their new id yet.
    static let browserIsRenamed: Problem = {
        var problem = Problem(
            .serviceUnavailable, "The user has signed in or out. Try again with the new cookie.",
            headers: [HTTPResponse.Header("Retry-After", "1")])
        problem.isUsual = true
        return problem
    }()

    var isRenamed: Bool { detail == Self.browserIsRenamed.detail }

    /// The owner of a browser does not give it up in time.
    static let ownedElsewhere = Problem(
        .serviceUnavailable, "Another process serves this browser and does not answer. Try again in a moment.",
        headers: [HTTPResponse.Header("Retry-After", "1")])

    /// The owner of a browser receives or sends a file for it, or a task of an action is under way.
    static let busyElsewhere: Problem = {
        var problem = Problem(
            .serviceUnavailable,
            "Another process serves this browser until a file has arrived or an action has ended. Try again in a moment.",
            headers: [HTTPResponse.Header("Retry-After", "1")])
        problem.isUsual = true
        return problem
    }()
}
