/// The rows of a table, as parts of a lazy layout.
nonisolated struct TableRowParts: LazyStructure, View {
    let parts: [any View]

    @MainActor func appendParts(to parts: inout LazyParts) {
        for (index, part) in self.parts.enumerated() { parts.append(part, at: "\(index)") }
    }

    @MainActor var body: some View {
        ForEach(0..<parts.count) { AnyView(parts[$0]) }
    }
}

/// Rows of a collection that know their positions.
nonisolated struct PositionedRows: LazyRows, _PrimitiveView {
    typealias Body = Never

    let base: any LazyRows
    /// The number of rows in front of them.
    let offset: Int

    var lazyCount: Int { base.lazyCount }
    var isLazy: Bool { base.isLazy }
    @MainActor var sectionLikelihood: SectionLikelihood { .none }
    func lazyID(at index: Int) -> AnyHashable { base.lazyID(at: index) }
    @MainActor func makeRowTable() -> any LazyRowTable { base.makeRowTable() }
    @MainActor func giveIDs(to table: any LazyRowTable) -> Bool { base.giveIDs(to: table) }

    private func row(_ index: Int) -> some View {
        LazyRowView(rows: base, index: index).environment(\.tableRowPosition, offset + index)
    }

    @MainActor func makeLazyRow(at index: Int, _ place: RowPlace?, in context: NodeContext) -> ViewNode {
        func make<V: View>(_ view: V) -> ViewNode { V._makeNode(view, in: context) }
        return make(row(index))
    }

    @MainActor func updateLazyRow(_ node: ViewNode, at index: Int, _ place: RowPlace?) {
        func update<V: View>(_ view: V) { V._updateNode(node, to: view) }
        update(row(index))
    }

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        preconditionFailure("Rows are made one by one.")
    }

    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {}
}

private enum TableRowPositionKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    /// The position of the row of a table around the view.
    var tableRowPosition: Int {
        get { self[TableRowPositionKey.self] }
        set { self[TableRowPositionKey.self] = newValue }
    }
}
