@_spi(Reflection) import Swift
import Synchronization

/// Where the `@Published` properties of a class and of its superclasses lie in an object.
struct PublishedProperties: Sendable {
    /// Bytes from the object's start.
    let offsets: [Int]

    private static let known = Mutex<[ObjectIdentifier: PublishedProperties]>([:])
    // Held while an object gets its publisher, so that two threads that ask at once install one and the same.
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

    // The first property is served last: who sees its publisher sees all of them. A property may have been replaced as a
    // whole (`_name = Published(initialValue:)`, usual in initialisers) after the publisher was there, and gets it back here.
    private func install(from start: UnsafeMutableRawPointer) -> ObservableObjectPublisher {
        let storages = offsets.map { storage(at: $0, from: start) }
        let publisher = storages.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
        for storage in storages.reversed() { storage.objectWillChange = publisher }
        return publisher
    }

    // A Published is a struct of exactly one reference (`PublishedProperty` promises it), so that is what stands in the object.
    private func storage(at offset: Int, from start: UnsafeMutableRawPointer) -> PublishedStorageBase {
        start.load(fromByteOffset: offset, as: PublishedStorageBase.self)
    }
}

/// The types whose values are one reference to a `PublishedStorageBase` and nothing else.
protocol PublishedProperty {}

extension Published: PublishedProperty {}
