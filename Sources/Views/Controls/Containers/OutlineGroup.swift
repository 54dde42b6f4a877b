/// Views of a tree of values. A value with children is a `DisclosureGroup`, whose content is a group of its children; a
/// value without a collection of children is a single view.
///
/// In a list each value that is visible has a row of its own.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    /// The values of the highest level.
    let elements: [Data.Element]
    let id: KeyPath<Data.Element, ID>
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Leaf
}

/// The views of a value's children in an `OutlineGroup`.
public nonisolated struct OutlineSubgroupChildren: View {
    let content: AnyView

    @MainActor public var body: some View { content }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    @MainActor public var body: some View {
        ForEach(elements, id: id) { element in
            if let children = children(element) {
                DisclosureGroup {
                    OutlineSubgroupChildren(
                        content: AnyView(
                            OutlineGroup(elements: Array(children), id: id, children: self.children, content: content)))
                } label: {
                    content(element)
                }
            } else {
                content(element)
            }
        }
    }
}

extension OutlineGroup
where Leaf: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// The tree of a value, identified by a property.
    ///
    /// - Parameter children: A property with a value's children; nil for a value that cannot have any.
    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(elements: [root], id: id, children: { $0[keyPath: children] }, content: content)
    }

    /// The trees of a collection's values, identified by a property.
    ///
    /// - Parameter children: A property with a value's children; nil for a value that cannot have any.
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(elements: Array(data), id: id, children: { $0[keyPath: children] }, content: content)
    }
}

extension OutlineGroup
where
    Leaf: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
    Data.Element: Identifiable,
    ID == Data.Element.ID
{
    /// The tree of a value, identified by its `id`.
    ///
    /// - Parameter children: A property with a value's children; nil for a value that cannot have any.
    public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element, ID == DataElement.ID {
        self.init(root, id: \.id, children: children, content: content)
    }

    /// The trees of a collection's values, identified by their `id`.
    ///
    /// - Parameter children: A property with a value's children; nil for a value that cannot have any.
    public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element, ID == DataElement.ID {
        self.init(data, id: \.id, children: children, content: content)
    }

    /// The tree of a binding's value, identified by its `id`. The closure receives a binding to each value.
    ///
    /// - Parameter children: A property with a value's children; nil for a value that cannot have any.
    public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
        _ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, E == C.Element, Binding<E>: Identifiable, ID == E.ID {
        self.init(
            elements: [root], id: \.id, children: { Binding($0[dynamicMember: children]) }, content: content)
    }

    /// The trees of the values of a binding's collection, identified by their `id`. The closure receives a binding to
    /// each value.
    ///
    /// - Parameter children: A property with a value's children; nil for a value that cannot have any.
    public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
        _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, E == C.Element, Binding<E>: Identifiable, ID == E.ID {
        self.init(
            elements: Array(data), id: \.id, children: { Binding($0[dynamicMember: children]) }, content: content)
    }
}

extension OutlineGroup
where Leaf: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// The trees of the values of a binding's collection, identified by a property. The closure receives a binding to each
    /// value.
    ///
    /// - Parameter children: A property with a value's children; nil for a value that cannot have any.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
    ) where Data == Binding<C> {
        self.init(
            elements: Array(data), id: (\Binding<C.Element>.wrappedValue).appending(path: id),
            children: { Binding($0[dynamicMember: children]) }, content: content)
    }
}
