extension DataStore {
    /// The layout that the last app has recorded in a file; nil for a file that is not there or is empty.
    ///
    /// For migrations in several stages: a stage opens the file with exactly this layout (`StoreOptions.Migration.refused`), changes its
    /// rows, and closes it; then the file is opened with the next layout.
    package static func layout(ofFileAt path: String) throws(StoreError) -> StoreLayout? {
        guard FileIdentity(path) != nil else { return nil }
        let opener = StoreOpener(location: .file(path), allowsSave: false, options: StoreOptions())
        let connection = try opener.openReader()
        guard let text = try StoreRecord.text(in: connection) else { return nil }
        guard let layout = StoreRecord.layout(from: text) else {
            throw .damaged(path: path, detail: "its schema cannot be read")
        }
        return layout
    }
}
