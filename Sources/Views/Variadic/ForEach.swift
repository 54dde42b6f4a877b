/// A view for each element of a collection. The state of an element's view is tied to the element's id, which should be
/// unique: repeated ids log a warning.
///
/// - Complexity: O(*n*) in the number of elements for each evaluation. Lazy stacks and lists evaluate only the visible
///   part, and run a closure without captures again only for another element if the elements are observable objects.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    package let identify: (Data.Element) -> ID
    /// Whether the collection is a constant range, whose ids are the positions.
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

    @inline(__always)
    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        if let tree = view.tree { return AnyView._makeNode(tree, in: context) }
        return ForEachNode(view, in: context)
    }

    @inline(__always)
    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        if let tree = view.tree { return AnyView._updateNode(node, to: tree) }
        paired(node, as: ForEachNode<Data, ID, Content>.self).update(to: view)
    }
}

extension ForEach where Content: View {
    /// The view of subviews or sections, if these are the data.
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

// After an error elsewhere in the body, the compiler tries the overloads in this order, and checks the closure for each whose data fit with
// a fix. The commonest one is first (docs/decisions/0047).

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// A view for each number of a constant range.
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, isConstant: true, identify: { $0 }, content: content)
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    /// A view for each element of a collection, identified by the element's `id`.
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, isConstant: false, identify: { $0.id }, content: content)
    }
}

extension ForEach where Content: View {
    /// A view for each element of a collection, identified by a property of the element.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        // If the element is its own id, no key path is needed. No part of an element has its type and no offset.
        if ID.self == Data.Element.self, MemoryLayout<Data.Element>.offset(of: id) == 0 {
            self.init(data: data, isConstant: false, identify: { unsafeBitCast($0, to: ID.self) }, content: content)
        } else {
            self.init(data: data, isConstant: false, identify: { $0[keyPath: id] }, content: content)
        }
    }

    /// A view for each element of a binding's collection. The closure receives a binding to the element.
    public nonisolated init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// A view for each element of a binding's collection. The closure receives a binding to the element.
    public nonisolated init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        // The ids are those of this collection, even while rows of it are updated after the binding's has become shorter.
        let collection = data.wrappedValue
        let elements = collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) }
        self.init(
            data: elements, isConstant: false, identify: { $0.1 },
            content: { content(data.element(at: $0.0, in: collection)) })
    }
}

/// Stores a node for each element, identified by the element's id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
    private var view: ForEach<Data, ID, Content>
    /// The ids of the elements with nodes, and the nodes.
    private var ids: ContiguousArray<ID> = []
    private var nodes: ContiguousArray<ViewNode> = []
    private var hasRepeatedIDs = false
    /// The positions of the nodes, once there are so many that a search takes longer.
    private var positions: [ObjectIdentifier: Int] = [:]
    private static var searchLimit: Int { 16 }

    init(_ view: ForEach<Data, ID, Content>, in context: __shared NodeContext) {
        self.view = view
        super.init(in: context)
        evaluate()
    }

    func update(to newView: ForEach<Data, ID, Content>) {
        view = newView
        evaluate()
    }

    override var typeName: String { "ForEach<\(Data.self)>" }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for node in nodes { body(node) }
    }

    override func collectItems(into items: inout ItemList) {
        items.reserveCapacity(items.count + nodes.count)
        for node in nodes { node.collectItems(into: &items) }
        graph.layoutTraits.collectsChangingItems = true
    }

    override func structuralComponent(of child: ViewNode) -> String {
        // A node that is being made is not in the list yet.
        let index = position(of: child) ?? nodes.count
        return ids.indices.contains(index) ? component(at: index) : ""
    }

    /// The component of a row in structural paths. Rows with equal ids, which should not occur, are numbered.
    private func component(at index: Int) -> String {
        let id = ids[index]
        guard hasRepeatedIDs else { return "=\(id)" }
        return "=\(id)#\(ids[..<index].count { $0 == id })"
    }

    override func explicitID(of child: ViewNode) -> AnyHashable? {
        position(of: child).map { AnyHashable(ids[$0]) }
    }

    private func position(of child: ViewNode) -> Int? {
        guard nodes.count > Self.searchLimit else { return nodes.lastIndex { $0 === child } }
        if let last = nodes.last, last === child { return nodes.count - 1 }
        if positions.count < nodes.count {
            for index in positions.count..<nodes.count { positions[ObjectIdentifier(nodes[index])] = index }
        }
        return positions[ObjectIdentifier(child)]
    }

    override func forEachChildWithState(_ body: (String, ViewNode) -> Void) {
        for (index, node) in nodes.enumerated() where node.holdsState { body(component(at: index), node) }
    }

    // MARK: Evaluation

    /// The closures run here, once per element. A change of anything that they read runs all of them again.
    override func evaluate() {
        needsEvaluation = false
        let made = track { ElementViews(view) }
        defer { made.deallocate() }
        if ids == made.ids {
            for index in nodes.indices { made.takeView(at: index) { Content._updateNode(nodes[index], to: $0) } }
        } else {
            reconcile(with: made)
        }
    }

    private func reconcile(with made: ElementViews<Data, ID, Content>) {
        let inner = NodeContext(parent: self)
        let oldIDs = ids
        let oldNodes = nodes
        positions.removeAll()
        ids = made.ids
        hasRepeatedIDs = !areAscending && Set(ids).count != ids.count
        let isAnimated = graph.hasDepartures || graph.animatesInsertions(into: self)
        if oldNodes.isEmpty, !isAnimated {
            nodes.reserveCapacity(ids.count)
            for index in ids.indices {
                made.takeView(at: index) { nodes.append(Content._makeNode($0, in: inner)) }
            }
        } else if oldNodes.isEmpty {
            nodes.reserveCapacity(ids.count)
            for index in ids.indices {
                made.takeView(at: index) { nodes.append(insert($0, ids[index], in: inner)) }
            }
        } else {
            // Rows with equal ids are matched in order, in case the collection repeats ids against the rule.
            var known: [ID: ContiguousArray<ViewNode>] = [:]
            known.reserveCapacity(oldNodes.count)
            for index in oldNodes.indices.reversed() { known[oldIDs[index], default: []].append(oldNodes[index]) }
            nodes.removeAll(keepingCapacity: true)
            for index in ids.indices {
                made.takeView(at: index) { view in
                    if let node = known[ids[index]]?.popLast() {
                        nodes.append(node)
                        Content._updateNode(node, to: view)
                    } else if isAnimated {
                        nodes.append(insert(view, ids[index], in: inner))
                    } else {
                        nodes.append(Content._makeNode(view, in: inner))
                    }
                }
            }
            for (id, gone) in known {
                for node in gone { graph.transitions.remove(node, of: self, key: AnyHashable(id)) }
            }
        }
        if hasRepeatedIDs { warnOfRepeatedID() }
        if !preferenceKeys.isEmpty { preferencesDidChange(preferenceKeys) }
        itemsDidChange()
    }

    /// The node of an element that is new, or that was removed a moment ago.
    private func insert(_ view: Content, _ id: ID, in context: NodeContext) -> ViewNode {
        if let back = graph.transitions.takeBack(of: self, key: AnyHashable(id)) {
            Content._updateNode(back, to: view)
            return back
        }
        return graph.transitions.insert(into: self) { Content._makeNode(view, in: context) }
            ?? Content._makeNode(view, in: context)
    }

    private func warnOfRepeatedID() {
        guard !view.isConstant else { return }
        var seen = Set<ID>(minimumCapacity: ids.count)
        for id in ids where !seen.insert(id).inserted {
            let place = authorName.map { $0 + ": " } ?? ""
            Warning.once("\(place)\(typeName): the id \(id) occurs more than once; each view must have its own.")
            return
        }
    }

    /// Whether the ids are numbers in ascending order. Then no id repeats, and no set is needed to check it.
    private var areAscending: Bool {
        guard let numbers = ids as? ContiguousArray<Int> else { return false }
        for index in numbers.indices.dropFirst() where numbers[index - 1] >= numbers[index] { return false }
        return true
    }
}

/// The views of a collection's elements, made together and taken one by one.
private struct ElementViews<Data: RandomAccessCollection, ID: Hashable, Content: View> {
    let ids: ContiguousArray<ID>
    private let views: UnsafeMutablePointer<Content>

    init(_ view: ForEach<Data, ID, Content>) {
        let data = view.data
        let identify = view.identify
        let content = view.content
        let views = UnsafeMutablePointer<Content>.allocate(capacity: data.count)
        ids = ContiguousArray(unsafeUninitializedCapacity: data.count) { ids, count in
            let first = ids.baseAddress
            if Data.self == Range<Int>.self {
                // The elements are numbers of type Int, which the compiler cannot infer.
                let number = UnsafeMutablePointer<Int>.allocate(capacity: 1)
                defer { number.deallocate() }
                let element = UnsafeMutableRawPointer(number).assumingMemoryBound(to: Data.Element.self)
                for next in unsafeBitCast(data, to: Range<Int>.self) {
                    number.initialize(to: next)
                    (first! + count).initialize(to: identify(element.pointee))
                    (views + count).initialize(to: content(element.pointee))
                    count += 1
                }
            } else {
                for element in data.prefix(ids.count) {
                    (first! + count).initialize(to: identify(element))
                    (views + count).initialize(to: content(element))
                    count += 1
                }
            }
        }
        self.views = views
    }

    /// Moves out a view that has not been taken.
    @inline(__always)
    func takeView(at index: Int, _ body: (Content) -> Void) {
        body((views + index).move())
    }

    /// Releases the memory. Must be called once all views are taken.
    func deallocate() {
        views.deallocate()
    }
}
