import EspalierDataStore
import Foundation
import Synchronization

/// The relationships to one through which a key path leads, and the property at its end.
struct PropertyChain: Sendable {
    var relationships: [ModelProperty]
    var property: ModelProperty
}

extension ModelEntity {
    /// The properties through which a key path leads, such as `\Book.author?.name`; nil if one of them is not stored.
    ///
    /// Foundation has no list of a key path's components. So paths are made of the properties' own, and compared.
    func chain(for keyPath: AnyKeyPath) -> PropertyChain? {
        if let property = property(for: keyPath) { return PropertyChain(relationships: [], property: property) }
        let key = PropertyKeyPath(keyPath: keyPath)
        if let known = chains.withLock({ $0[key] }) { return known }
        // A component's description begins with a dot.
        let length = String(describing: keyPath).count { $0 == "." }
        let chain = chain(for: keyPath, after: nil, length: min(length, Self.longestChain))
        // Key paths stand in an app's code, so that they are few.
        chains.withLock { if $0.count < Self.mostChains { $0[key] = .some(chain) } }
        return chain
    }

    /// The largest number of chains that are kept. A search takes a millisecond.
    private static let mostChains = 1000

    /// The largest number of properties in a chain.
    private static let longestChain = 8

    /// - Parameters:
    ///   - start: The path to an object of this entity; nil for the object itself.
    ///   - length: The largest number of properties that follow.
    private func chain(for keyPath: AnyKeyPath, after start: AnyKeyPath?, length: Int) -> PropertyChain? {
        guard length > 0 else { return nil }
        for (slot, property) in zip(slots, properties) where !slot.metadata.isPlaceholder {
            for path in paths(to: slot.metadata, after: start) {
                if Self.isSame(path, keyPath) { return PropertyChain(relationships: [], property: property) }
                guard case .toOne(_, let target) = property.kind,
                    var chain = target.chain(for: keyPath, after: path, length: length - 1)
                else { continue }
                chain.relationships.insert(property, at: 0)
                return chain
            }
        }
        return nil
    }

    /// The paths to a property of an object: one, or those with `?.` and `!.` if the object may be missing.
    private func paths(to property: Schema.PropertyMetadata, after start: AnyKeyPath?) -> [AnyKeyPath] {
        let keyPath = property.keyPath.keyPath
        guard let start else { return [keyPath] }
        if let path = start.appending(path: keyPath) { return [path] }
        return [
            start.appending(path: property.optionalKeyPath.keyPath),
            start.appending(path: type.unwrapped)?.appending(path: keyPath),
        ].compactMap { $0 }
    }

    /// Whether paths have the same components. Of paths with `?.`, an appended one does not equal a literal, but has the same hash value,
    /// which depends on all components (Swift 6.3).
    private static func isSame(_ path: AnyKeyPath, _ other: AnyKeyPath) -> Bool {
        path == other
            || Swift.type(of: path).valueType == Swift.type(of: other).valueType
                && Swift.type(of: path).rootType == Swift.type(of: other).rootType && path.hashValue == other.hashValue
    }
}

extension PersistentModel {
    /// The path from an object that may be missing to the object.
    fileprivate static var unwrapped: AnyKeyPath { \Optional<Self>.self! }
}

extension PredicateTranslation {
    /// The property to which a key path of a model leads.
    func member(
        _ keyPath: AnyKeyPath, of row: StoreRow, _ entity: ModelEntity
    ) throws(Untranslatable) -> PredicateTerm {
        guard let chain = entity.chain(for: keyPath) else {
            throw Untranslatable("\(entity.name) has no stored property for \(keyPath)")
        }
        var (row, entity) = (row, entity)
        for relationship in chain.relationships {
            guard case .row(let next, let target) = try property(relationship, of: row, entity) else { break }
            (row, entity) = (next, target)
        }
        return try property(chain.property, of: row, entity)
    }
}
