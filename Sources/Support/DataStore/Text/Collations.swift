internal import EspalierCSQLite
import Synchronization

/// The collations of connections. Each is made when a query first needs it.
enum Collations {
    private static let collators = Mutex<[Collation: Collator]>([:])

    static func register(_ collations: Set<Collation>, on connection: SQLiteConnection) {
        for collation in collations where connection.collations.insert(collation.name).inserted {
            let collator = collator(for: collation).map { Unmanaged.passRetained($0).toOpaque() }
            sqlite3_create_collation_v2(
                connection.handle, collation.name, SQLITE_UTF8, collator,
                { collator, leftCount, left, rightCount, right in
                    let left = UnsafeRawBufferPointer(start: left, count: Int(leftCount))
                    let right = UnsafeRawBufferPointer(start: right, count: Int(rightCount))
                    // Without a collator, by Unicode scalars.
                    guard let collator else { return Int32(left.compared(to: right)) }
                    return Unmanaged<Collator>.fromOpaque(collator).takeUnretainedValue().compare(left, right)
                }, { if let collator = $0 { Unmanaged<Collator>.fromOpaque(collator).release() } })
        }
    }

    static func collator(for collation: Collation) -> Collator? {
        collators.withLock { collators in
            if let collator = collators[collation] { return collator }
            // Opening takes a millisecond or less. Locales are few, but come from browsers.
            if collators.count > 64 { collators = [:] }
            let collator = Collator(locale: collation.locale, comparesNumbers: collation.comparesNumbers)
            collators[collation] = collator
            return collator
        }
    }
}
