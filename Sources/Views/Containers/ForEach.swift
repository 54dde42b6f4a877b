/// A view for each element of a collection. What an element's view keeps stays with the element's id.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    package let identify: (Data.Element) -> ID
    /// Whether the collection is a constant one, whose ids are the positions.
    package let isConstant: Bool

    package nonisolated init(
        data: Data, isConstant: Bool, identify: @escaping (Data.Element) -> ID,
        content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.isConstant = isConstant
        self.identify = identify
        self.content = content
    }
}

extension ForEach: View, _PrimitiveView where Content: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        if let tree = view.tree { return AnyView._makeNode(tree, in: context) }
        return ForEachNode(view, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        if let tree = view.tree { return AnyView._updateNode(node, to: tree) }
        unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(to: view)
    }
}

extension ForEach where Content: View {
    /// The view of subviews or sections, where these are the data.
    fileprivate var tree: AnyView? {
        if Data.Element.self == Subview.self, let source = data as? any SubviewSource {
            return (content as? (Subview) -> Content).map { source.tree($0) }
        }
        if Data.Element.self == SectionConfiguration.self, let source = data as? any SectionSource {
            return (content as? (SectionConfiguration) -> Content).map { source.tree($0) }
        }
        return nil
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, isConstant: false, identify: { $0.id }, content: content)
    }
}

extension ForEach where Content: View {
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, isConstant: false, identify: { $0[keyPath: id] }, content: content)
    }

    /// A view for each element of a binding's collection, which gets a binding to the element.
    public nonisolated init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// A view for each element of a binding's collection, which gets a binding to the element.
    public nonisolated init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0][keyPath: id]) }
        self.init(data: elements, isConstant: false, identify: { $0.1 }, content: { content(data[$0.0]) })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// A view for each number of a constant range.
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, isConstant: true, identify: { $0 }, content: content)
    }
}

/// Keeps a node for each element, found again by the element's id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
    private struct Row {
        let id: ID
        let node: ViewNode
    }

    private var view: ForEach<Data, ID, Content>
    private var rows: ContiguousArray<Row> = []
    /// The id of the row that is being made.
    private var madeID: ID?

    init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
        self.view = view
        super.init(in: context)
        evaluate()
    }

    func update(to newView: ForEach<Data, ID, Content>) {
        view = newView
        evaluate()
    }

    override var hasChangingItems: Bool { true }
    override var typeName: String { "ForEach<\(Data.self)>" }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for row in rows { body(row.node) }
    }

    override func place(of child: ViewNode) -> String {
        if let row = rows.last(where: { $0.node === child }) { return "\(row.id)" }
        return madeID.map { "\($0)" } ?? "?"
    }

    override func explicitID(of child: ViewNode) -> AnyHashable? {
        rows.first { $0.node === child }.map { AnyHashable($0.id) }
    }

    override func forEachChildWithState(_ body: (String, ViewNode) -> Void) {
        for row in rows where row.node.holdsState { body("\(row.id)", row.node) }
    }

    /// The closures run here, one for each element, and what they read makes all of them run again.
    override func evaluate() {
        needsEvaluation = false
        let contents = track {
            var contents: ContiguousArray<(id: ID, content: Content)> = []
            contents.reserveCapacity(view.data.count)
            for element in view.data { contents.append((view.identify(element), view.content(element))) }
            return contents
        }
        if hasRows(of: contents) {
            for index in contents.indices { Content._updateNode(rows[index].node, to: contents[index].content) }
        } else {
            reconcile(with: contents)
        }
    }

    private func hasRows(of contents: ContiguousArray<(id: ID, content: Content)>) -> Bool {
        guard rows.count == contents.count else { return false }
        for index in rows.indices where rows[index].id != contents[index].id { return false }
        return true
    }

    private func reconcile(with contents: ContiguousArray<(id: ID, content: Content)>) {
        let inner = NodeContext(parent: self)
        if rows.isEmpty {
            rows.reserveCapacity(contents.count)
            for new in contents {
                madeID = new.id
                rows.append(Row(id: new.id, node: Content._makeNode(new.content, in: inner)))
            }
        } else {
            // Rows of the same id pair up in their order: the ids of a collection may repeat, though they should not.
            var known: [ID: ContiguousArray<ViewNode>] = [:]
            known.reserveCapacity(rows.count)
            for row in rows.reversed() { known[row.id, default: []].append(row.node) }
            rows.removeAll(keepingCapacity: true)
            for new in contents {
                if let node = known[new.id]?.popLast() {
                    Content._updateNode(node, to: new.content)
                    rows.append(Row(id: new.id, node: node))
                } else {
                    madeID = new.id
                    rows.append(Row(id: new.id, node: Content._makeNode(new.content, in: inner)))
                }
            }
            for gone in known.values { for node in gone { node.remove() } }
        }
        warnOfRepeatedIDs()
        madeID = nil
        if !preferenceKeys.isEmpty { preferencesDidChange(preferenceKeys) }
        itemsDidChange()
    }

    private func warnOfRepeatedIDs() {
        guard !view.isConstant else { return }
        var seen = Set<ID>(minimumCapacity: rows.count)
        for row in rows where !seen.insert(row.id).inserted {
            let place = authorName.map { $0 + ": " } ?? ""
            Warning.once("\(place)\(typeName): the id \(row.id) occurs more than once; each view must have its own.")
            return
        }
    }
}
