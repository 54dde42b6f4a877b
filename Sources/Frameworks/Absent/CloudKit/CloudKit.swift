@_exported public import Foundation
import EspalierUnavailable

/// The stores of an app.
@available(
    *, unavailable,
    message:
        "iCloud is not part of Espalier. Store values with a database of the server, such as SQLite, which all devices of a user reach."
)
open class CKContainer: NSObject {
    /// An object of the framework.
    public init(identifier containerIdentifier: String) {}

    /// A function of the framework.
    public class func `default`() -> CKContainer { unavailable() }
}

/// A store.
@available(
    *, unavailable,
    message:
        "iCloud is not part of Espalier. Store values with a database of the server, such as SQLite, which all devices of a user reach."
)
open class CKDatabase: NSObject {}

/// A record.
@available(
    *, unavailable,
    message:
        "iCloud is not part of Espalier. Store values with a database of the server, such as SQLite, which all devices of a user reach."
)
open class CKRecord: NSObject {
    /// An object of the framework.
    public init(recordType: String) {}

    /// An object of the framework.
    public init(recordType: String, recordID: ID) {}

    /// The identity of a record.
    @available(
        *, unavailable,
        message:
            "iCloud is not part of Espalier. Store values with a database of the server, such as SQLite, which all devices of a user reach."
    )
    public final class ID: NSObject {}
}

/// A file.
@available(
    *, unavailable,
    message:
        "iCloud is not part of Espalier. Store values with a database of the server, such as SQLite, which all devices of a user reach."
)
open class CKAsset: NSObject {
    /// An object of the framework.
    public init(fileURL: URL) {}
}

/// A search.
@available(
    *, unavailable,
    message:
        "iCloud is not part of Espalier. Store values with a database of the server, such as SQLite, which all devices of a user reach."
)
open class CKQuery: NSObject {
    /// An object of the framework.
    public init(recordType: String, predicate: NSPredicate) {}
}

/// A search.
@available(
    *, unavailable,
    message:
        "iCloud is not part of Espalier. Store values with a database of the server, such as SQLite, which all devices of a user reach."
)
open class CKQueryOperation: NSObject {
    /// An object of the framework.
    public init(query: CKQuery) {}
}

/// A shared record.
@available(
    *, unavailable,
    message:
        "iCloud is not part of Espalier. Store values with a database of the server, such as SQLite, which all devices of a user reach."
)
open class CKShare: NSObject {}

/// A part of a store.
@available(
    *, unavailable,
    message:
        "iCloud is not part of Espalier. Store values with a database of the server, such as SQLite, which all devices of a user reach."
)
open class CKRecordZone: NSObject {
    /// An object of the framework.
    public init(zoneName: String) {}
}

/// Reports of changes.
@available(
    *, unavailable,
    message:
        "iCloud is not part of Espalier. Store values with a database of the server, such as SQLite, which all devices of a user reach."
)
open class CKSubscription: NSObject {}

/// A failure.
@available(
    *, unavailable,
    message:
        "iCloud is not part of Espalier. Store values with a database of the server, such as SQLite, which all devices of a user reach."
)
public struct CKError {}
