extension List {
    /// The group of values in a list with children.
    public typealias Outline<Data: RandomAccessCollection, ID: Hashable, Row: View> =
        OutlineGroup<Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>>

    /// A list of trees in which a tap selects a row by its id. A value with children shows and hides them.
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == Outline<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(data, id: \.id, children: children, selection: selection, rowContent: rowContent)
    }

    /// A list of trees in which taps select and deselect rows by their ids. A value with children shows and hides them.
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == Outline<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(data, id: \.id, children: children, selection: selection, rowContent: rowContent)
    }

    /// A list of trees, identified by a property, in which a tap selects a row by its id. A value with children shows
    /// and hides them.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == Outline<Data, ID, Row> {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }

    /// A list of trees, identified by a property, in which taps select and deselect rows by their ids. A value with
    /// children shows and hides them.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == Outline<Data, ID, Row> {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }

    /// A list of the trees of a binding's values, identified by a property, in which a tap selects a row by its id. The closure receives a binding to each
    /// value.
    public nonisolated init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == Outline<Binding<C>, ID, Row> {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }

    /// A list of the trees of a binding's values, in which a tap selects a row by its id. The closure receives a binding to each value.
    public nonisolated init<C: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == Outline<Binding<C>, C.Element.ID, Row>, C.Element: Identifiable {
        self.init(data, id: \.id, children: children, selection: selection, rowContent: rowContent)
    }

    /// A list of the trees of a binding's values, identified by a property, in which taps select and deselect rows by their ids. The closure receives a binding to each
    /// value.
    public nonisolated init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == Outline<Binding<C>, ID, Row> {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }

    /// A list of the trees of a binding's values, in which taps select and deselect rows by their ids. The closure receives a binding to each value.
    public nonisolated init<C: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == Outline<Binding<C>, C.Element.ID, Row>, C.Element: Identifiable {
        self.init(data, id: \.id, children: children, selection: selection, rowContent: rowContent)
    }
}

extension List where SelectionValue == Never {
    /// A list of trees. A value with children shows and hides them.
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == Outline<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(data, id: \.id, children: children, rowContent: rowContent)
    }

    /// A list of trees, identified by a property. A value with children shows and hides them.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == Outline<Data, ID, Row> {
        self.init(
            selection: nil as ListSelection?,
            content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }

    /// A list of the trees of a binding's values, identified by a property. The closure receives a binding to each value.
    public nonisolated init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == Outline<Binding<C>, ID, Row> {
        self.init(
            selection: nil as ListSelection?,
            content: OutlineGroup(data, id: id, children: children, content: rowContent))
    }

    /// A list of the trees of a binding's values. The closure receives a binding to each value.
    public nonisolated init<C: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
    ) where Content == Outline<Binding<C>, C.Element.ID, Row>, C.Element: Identifiable {
        self.init(data, id: \.id, children: children, rowContent: rowContent)
    }
}
