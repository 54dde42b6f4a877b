/// The kind of a view type for lazy layouts: rows, a group that they look through, a section, an empty view, or another view.
///
/// A conditional conformance of a generic type, such as a `ForEach` of views, takes thousands of instructions to find. It is found once for
/// each type.
@MainActor
final class LazyViewKind {
    /// Whether the views are sections.
    let isSection: Bool
    /// Whether there are no views.
    let isEmpty: Bool
    private let rows: ((any View) -> any LazyRows)?
    private let structure: ((any View) -> any LazyStructure)?

    private static var known: [ObjectIdentifier: LazyViewKind] = [:]

    private init<V: View>(_ type: V.Type) {
        isSection = type is any LazySectionView.Type
        isEmpty = type == EmptyView.self
        rows = (type as? any LazyRows.Type).map { Self.rows($0) }
        structure = (type as? any LazyStructure.Type).map { Self.structure($0) }
    }

    private static func rows<Rows: LazyRows>(_: Rows.Type) -> (any View) -> any LazyRows { { $0 as! Rows } }
    private static func structure<Structure: LazyStructure>(_: Structure.Type) -> (any View) -> any LazyStructure {
        { $0 as! Structure }
    }

    static func of<V: View>(_ type: V.Type) -> LazyViewKind {
        if let kind = known[ObjectIdentifier(type)] { return kind }
        let kind = LazyViewKind(type)
        known[ObjectIdentifier(type)] = kind
        return kind
    }

    static func of(_ view: some View) -> LazyViewKind { of(Swift.type(of: view)) }

    /// The view as rows; nil for a view of another kind.
    func rows(_ view: any View) -> (any LazyRows)? { rows.map { $0(view) } }

    /// The view as a group of others through which lazy layouts look; nil for a view of another kind.
    func structure(_ view: any View) -> (any LazyStructure)? {
        guard let structure = structure?(view), structure.isTransparent else { return nil }
        return structure
    }
}

extension View {
    /// The view as rows; nil for a view of another kind.
    @MainActor var asLazyRows: (any LazyRows)? { LazyViewKind.of(Self.self).rows(self) }

    /// The view as rows that are known before they are shown; nil for a view of another kind.
    @MainActor var asUnmadeRows: (any LazyRows)? { asLazyRows.flatMap { $0.isLazy ? $0 : nil } }

    /// The view as a group of others through which lazy layouts look; nil for a view of another kind.
    @MainActor var asLazyStructure: (any LazyStructure)? { LazyViewKind.of(Self.self).structure(self) }
}
