public import EspalierViews
public import Foundation
import EspalierUnavailable

/// Fetches objects of Core Data, which Espalier does not have.
@available(
    *, unavailable,
    message:
        "Core Data is not part of Espalier. Keep objects in an @Observable model, and store them with a database of the server, such as SQLite."
)
@propertyWrapper
public struct FetchRequest<Result> {
    public var wrappedValue: FetchedResults<Result> { unavailable() }

    /// Objects of an entity.
    public init(
        entity: NSEntityDescription? = nil, sortDescriptors: [Any], predicate: Any? = nil, animation: Animation? = nil
    ) {}

    /// Objects of a request.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
}

/// Objects in sections.
@available(
    *, unavailable,
    message:
        "Core Data is not part of Espalier. Keep objects in an @Observable model, and store them with a database of the server, such as SQLite."
)
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result> {
    public var wrappedValue: FetchedResults<Result> { unavailable() }

    /// Objects of an entity.
    public init(
        entity: NSEntityDescription? = nil, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [Any],
        predicate: Any? = nil, animation: Animation? = nil
    ) {}
}

/// The results of a request.
@available(
    *, unavailable,
    message:
        "Core Data is not part of Espalier. Keep objects in an @Observable model, and store them with a database of the server, such as SQLite."
)
public struct FetchedResults<Result>: RandomAccessCollection {
    public var startIndex: Int { unavailable() }
    public var endIndex: Int { unavailable() }
    public subscript(position: Int) -> Result { unavailable() }
}

/// An object of Core Data.
@available(
    *, unavailable,
    message:
        "Core Data is not part of Espalier. Keep objects in an @Observable model, and store them with a database of the server, such as SQLite."
)
open class NSManagedObject: NSObject {
    /// An object in a context.
    public init(context: NSManagedObjectContext) {}
}

/// The objects that an app uses.
@available(
    *, unavailable,
    message:
        "Core Data is not part of Espalier. Keep objects in an @Observable model, and store them with a database of the server, such as SQLite."
)
public final class NSManagedObjectContext: NSObject {
    /// Stores the changes.
    public func save() throws {}
    /// Deletes an object.
    public func delete(_ object: NSManagedObject) {}
    /// The objects of a request.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        unavailable()
    }
}

/// A store of objects.
@available(
    *, unavailable,
    message:
        "Core Data is not part of Espalier. Keep objects in an @Observable model, and store them with a database of the server, such as SQLite."
)
open class NSPersistentContainer: NSObject {
    /// A store by the name of its model.
    public init(name: String) {}
}

/// A store of objects in the cloud.
@available(
    *, unavailable,
    message:
        "Core Data is not part of Espalier. Keep objects in an @Observable model, and store them with a database of the server, such as SQLite."
)
open class NSPersistentCloudKitContainer: NSObject {
    /// A store by the name of its model.
    public init(name: String) {}
}

/// A request for objects.
@available(
    *, unavailable,
    message:
        "Core Data is not part of Espalier. Keep objects in an @Observable model, and store them with a database of the server, such as SQLite."
)
open class NSFetchRequest<Result>: NSObject {
    /// A request by the name of an entity.
    public init(entityName: String) {}
}

/// A kind of objects.
@available(
    *, unavailable,
    message:
        "Core Data is not part of Espalier. Keep objects in an @Observable model, and store them with a database of the server, such as SQLite."
)
public final class NSEntityDescription: NSObject {}

extension EnvironmentValues {
    /// The objects that an app uses.
    @available(
        *, unavailable,
        message:
            "Core Data is not part of Espalier. Keep objects in an @Observable model, and store them with a database of the server, such as SQLite."
    )
    public var managedObjectContext: NSManagedObjectContext {
        get { unavailable() }
        set { unavailable() }
    }
}
