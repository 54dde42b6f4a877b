extension DataStore {
    /// Calls `body` after each commit that changed rows: by this store, by another one of this process on the same file, or by another
    /// process. The call is on the thread of the commit or, for another process, on one of the library's, at most 0.3 s later.
    ///
    /// A program that writes to the file without this library counts as one that changes all tables. It is not noticed if a store
    /// commits in the same few milliseconds.
    package func observe(_ body: @escaping @Sendable (StoreChange) -> Void) -> StoreObservation {
        let number = observers.add(body)
        let watched = options.watchesOtherProcesses ? file : nil
        watched?.beginWatch { () throws(StoreError) in try opener.openReader() }
        return StoreObservation { [observers] in
            observers.remove(number)
            watched?.endWatch()
        }
    }
}
