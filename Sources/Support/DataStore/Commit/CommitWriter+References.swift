extension CommitWriter {
    /// Throws an error if a reference points to a row that does not exist.
    ///
    /// SQLite counts such references while a transaction changes rows, so nothing is searched unless there is one.
    func checkReferences() throws(StoreError) {
        guard connection.hasDanglingReferences else { return }
        var error: StoreError?
        try connection.run("PRAGMA foreign_key_check") { statement in
            guard error == nil else { return }
            error = .danglingReference(
                table: statement.text(0), row: statement.isNull(1) ? nil : statement.integer(1), to: statement.text(2))
        }
        if let error { throw error }
    }
}
