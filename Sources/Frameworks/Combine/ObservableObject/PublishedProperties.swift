@_spi(Reflection) import Swift
import Synchronization

/// The offsets of an object's `@Published` properties, including those of its superclasses.
struct PublishedProperties: Sendable {
    /// Bytes from the object's start.
    let offsets: [Int]

    private static let known = Mutex<[ObjectIdentifier: PublishedProperties]>([:])
    // Serializes installation, so that two threads that ask for the publisher at once get the same one.
    private static let installing = Lock()

    static func of(_ type: any AnyObject.Type) -> PublishedProperties {
        let key = ObjectIdentifier(type)
        if let found = known.withLock({ $0[key] }) { return found }
        var offsets: [Int] = []
        // `.classType`, which the standard library declares as a variable.
        let classType = _EachFieldOptions(rawValue: 1)
        _ = _forEachField(of: type, options: classType) { _, offset, fieldType, _ in
            if fieldType is any PublishedProperty.Type { offsets.append(offset) }
            return true
        }
        let properties = PublishedProperties(offsets: offsets)
        known.withLock { $0[key] = properties }
        return properties
    }

    func publisher(of object: some AnyObject) -> ObservableObjectPublisher {
        withExtendedLifetime(object) {
            let start = Unmanaged.passUnretained(object).toOpaque()
            if let installed = storage(at: offsets[0], from: start).objectWillChange { return installed }
            return Self.installing.withLock { install(from: start) }
        }
    }

    // The first property gets the publisher last: a thread that finds it there finds it in all the others too. A
    // property that was replaced as a whole (`_name = Published(initialValue:)`, usual in initializers) gets the
    // publisher back here.
    private func install(from start: UnsafeMutableRawPointer) -> ObservableObjectPublisher {
        let storages = offsets.map { storage(at: $0, from: start) }
        let publisher = storages.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
        for storage in storages.reversed() { storage.objectWillChange = publisher }
        return publisher
    }

    // A `Published` is a struct of exactly one reference (see `PublishedProperty`), so the object stores that reference.
    private func storage(at offset: Int, from start: UnsafeMutableRawPointer) -> PublishedStorageBase {
        start.load(fromByteOffset: offset, as: PublishedStorageBase.self)
    }
}

/// The types whose values are one reference to a `PublishedStorageBase` and nothing else.
protocol PublishedProperty {}

extension Published: PublishedProperty {}
