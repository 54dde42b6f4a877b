import Synchronization

/// The publishers of objects without a `@Published` property to store them.
enum UnpublishedObjects {
    fileprivate struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    // The lock guards the entries. A publisher may be used on any thread, because it has its own lock.
    fileprivate struct Table: @unchecked Sendable {
        var entries: [ObjectIdentifier: Entry] = [:]
        var sweepCount = 64
    }

    private static let table = Mutex(Table())

    static func publisher(of object: some AnyObject) -> ObservableObjectPublisher {
        nonisolated(unsafe) let object: AnyObject = object  // Compared only, never called.
        return table.withLock { table in table.publisher(of: object) }
    }
}

extension UnpublishedObjects.Table {
    fileprivate mutating func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        // A later object may have the same address. The weak reference distinguishes it from the earlier one.
        if let entry = entries[key], entry.object === object { return entry.publisher }
        if entries.count >= sweepCount {
            entries = entries.filter { $0.value.object != nil }
            sweepCount = max(64, entries.count * 2)
        }
        let publisher = ObservableObjectPublisher()
        entries[key] = UnpublishedObjects.Entry(object: object, publisher: publisher)
        return publisher
    }
}
