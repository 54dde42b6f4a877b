@_spi(Reflection) import Swift
import Foundation

/// The order of a table is state that apps keep as comparators of key paths, which have no code of their own. Comparators of stored
/// properties of structs are encoded by the properties' names.
extension KeyPathComparator: StateCoding {
    var stateCode: KeyPathComparatorCode? {
        guard let names = KeyPathNames.names(of: keyPath),
            let rule = KeyPathComparatorCode.Rule.allCases.first(where: {
                Self.comparator(of: keyPath, $0, order: order) == self
            })
        else { return nil }
        return KeyPathComparatorCode(names: names, rule: rule, isReversed: order == .reverse)
    }

    init?(stateCode: KeyPathComparatorCode) {
        guard let path = KeyPathNames.keyPath(of: Compared.self, stateCode.names),
            let made = Self.comparator(of: path, stateCode.rule, order: stateCode.isReversed ? .reverse : .forward)
        else { return nil }
        self = made
    }

    /// The comparator of a property by a rule; nil if the rule is for other types.
    private static func comparator(
        of path: PartialKeyPath<Compared>, _ rule: KeyPathComparatorCode.Rule, order: SortOrder
    ) -> Self? {
        func typed<V>(_: V.Type) -> (any KeyPath<Compared, V> & Sendable)? {
            // A path of stored properties captures nothing.
            (path as? KeyPath<Compared, V>).map { unsafeBitCast($0, to: (any KeyPath<Compared, V> & Sendable).self) }
        }
        switch rule {
        case .text: return typed(String.self).map { Self($0, order: order) }
        case .localizedText:
            return typed(String.self).map { Self($0, comparator: LocalizedStandardComparator(order: order)) }
        case .optionalText: return typed(String?.self).map { Self($0, order: order) }
        case .value:
            func ofValue<V: Comparable>(_ type: V.Type) -> Self? { typed(type).map { Self($0, order: order) } }
            return (Swift.type(of: path).valueType as? any Comparable.Type).flatMap { ofValue($0) }
        case .optionalValue:
            func ofOptional<V: Comparable>(_ type: V.Type) -> Self? { typed(V?.self).map { Self($0, order: order) } }
            let wrapped = (Swift.type(of: path).valueType as? any AnyOptional.Type)?.wrappedType
            return (wrapped as? any Comparable.Type).flatMap { ofOptional($0) }
        }
    }
}

/// A comparator in the form of snapshots.
struct KeyPathComparatorCode: Codable {
    /// The comparison of the properties' values.
    enum Rule: String, Codable, CaseIterable {
        case text, localizedText, optionalText, value, optionalValue
    }

    /// The names of the properties, the outermost first.
    let names: [String]
    let rule: Rule
    let isReversed: Bool
}

/// The names of the stored properties in a key path.
private enum KeyPathNames {
    private static let longest = 8

    /// The names; nil for a key path with other parts than stored properties of structs.
    static func names<Root>(of path: PartialKeyPath<Root>) -> [String]? {
        // The description ends with the names, after the name of the root's type.
        let parts = path.debugDescription.split(separator: ".").map(String.init)
        return (1...longest).lazy.filter { $0 <= parts.count }.map { Array(parts.suffix($0)) }
            .first { keyPath(of: Root.self, $0) == path }
    }

    static func keyPath<Root>(of root: Root.Type, _ names: [String]) -> PartialKeyPath<Root>? {
        guard let name = names.first, let first = field(name, of: root) else { return nil }
        if names.count == 1 { return first }
        func continued<Inner>(_ inner: Inner.Type) -> PartialKeyPath<Root>? {
            keyPath(of: inner, Array(names.dropFirst())).flatMap {
                (first as AnyKeyPath).appending(path: $0) as? PartialKeyPath<Root>
            }
        }
        return _openExistential(Swift.type(of: first).valueType, do: continued)
    }

    private static func field<Root>(_ name: String, of root: Root.Type) -> PartialKeyPath<Root>? {
        // Only structs have such fields, see `StoredField`.
        guard !StoredField.all(of: root).isEmpty else { return nil }
        var found: PartialKeyPath<Root>?
        // Fields of kinds that no key path leads to are skipped: `.ignoreUnknown`, which is a variable.
        let options = _EachFieldOptions(rawValue: 1 << 1)
        _ = _forEachFieldWithKeyPath(of: root, options: options) { field, path in
            if String(cString: field) == name { found = path }
            return found == nil
        }
        return found
    }
}
