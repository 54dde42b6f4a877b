import EspalierDataStore
import Foundation

/// The relationships to one through which a key path leads, and the property at its end.
struct PropertyChain {
    var relationships: [ModelProperty]
    var property: ModelProperty
}

extension ModelEntity {
    /// The properties through which a key path leads, such as `\Book.author?.name`; nil if one of them is not stored.
    ///
    /// Foundation has no list of a key path's components. Their descriptions have one: each names its getter by address, or its property,
    /// so the description of a path begins with that of its first property.
    func chain(for keyPath: AnyKeyPath) -> PropertyChain? {
        if let property = property(for: keyPath) { return PropertyChain(relationships: [], property: property) }
        var path = Substring(Self.components(of: keyPath))
        // The value of a path with `?.` is wrapped in an optional, which the description shows at its end.
        if path.last == "?" { path.removeLast() }
        return chain(path, depth: 0)
    }

    private func chain(_ path: Substring, depth: Int) -> PropertyChain? {
        guard depth < 8 else { return nil }
        for (text, property) in describedProperties {
            if path == text { return PropertyChain(relationships: [], property: property) }
            guard case .toOne(_, let target) = property.kind, path.hasPrefix(text) else { continue }
            var rest = path.dropFirst(text.count)
            if let mark = rest.first, mark == "?" || mark == "!" { rest = rest.dropFirst() }
            guard rest.first == ".", var found = target.chain(rest, depth: depth + 1) else { continue }
            found.relationships.insert(property, at: 0)
            return found
        }
        return nil
    }

    /// The stored properties with the descriptions of their key paths. The longest comes first, since one may be the beginning of another.
    private var describedProperties: [(String, ModelProperty)] {
        zip(slots, properties).map { (Self.components(of: $0.metadata.keyPath.keyPath), $1) }
            .sorted { $0.0.count > $1.0.count }
    }

    /// The description of a key path without its root: `.author?.name`.
    private static func components(of keyPath: AnyKeyPath) -> String {
        let text = String(describing: keyPath)
        let root = "\\" + String(describing: Swift.type(of: keyPath).rootType)
        return text.hasPrefix(root) ? String(text.dropFirst(root.count)) : String(text.drop { $0 != "." })
    }
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
