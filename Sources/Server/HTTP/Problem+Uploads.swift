extension Problem {
    /// The problem of an upload that was begun, but cannot be kept.
    static let diskIsFull = Problem(
        .insufficientStorage, "The server has no room for the file. Try again later, or send a smaller one.")
}
