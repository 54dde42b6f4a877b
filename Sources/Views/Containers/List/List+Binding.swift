extension List where SelectionValue == Never {
    /// A list with a row for each element of a binding's collection. The closure receives a binding to the element.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: nil as ListSelection?, content: ForEach(data, content: rowContent))
    }

    /// A list with a row for each element of a binding's collection, identified by a property of the element. The closure
    /// receives a binding to the element.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>, Data.Index: Hashable {
        self.init(selection: nil as ListSelection?, content: ForEach(data, id: id, content: rowContent))
    }

    /// A list that edits the collection of a binding. The closure receives a binding to the element.
    ///
    /// - Parameter editActions: The changes that the user can make.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Content == EditableRows<Data, Data.Element.ID, Row>, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            selection: nil as ListSelection?, content: ForEach(data, editActions: editActions, content: rowContent))
    }

    /// A list that edits the collection of a binding, whose elements are identified by a property. The closure receives a
    /// binding to the element.
    ///
    /// - Parameter editActions: The changes that the user can make.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where Content == EditableRows<Data, ID, Row>, Data.Index: Hashable {
        self.init(
            selection: nil as ListSelection?,
            content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}

extension List {
    /// The rows of a list that edits a collection.
    public typealias EditableRows<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View> =
        ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, EditableCollectionContent<Row, Data>>

    /// A list of a binding's collection in which taps select and deselect rows by their ids. The closure receives a binding to the element.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// A list of a binding's collection, identified by a property, in which taps select and deselect rows by their ids. The closure receives a binding to the
    /// element.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>, Data.Index: Hashable {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
    }

    /// A list that edits the collection of a binding, and in which taps select and deselect rows by their ids. The closure receives a binding to the element.
    ///
    /// - Parameter editActions: The changes that the user can make.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where Content == EditableRows<Data, Data.Element.ID, Row>, Data.Element: Identifiable, Data.Index: Hashable {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: ForEach(data, editActions: editActions, content: rowContent))
    }

    /// A list that edits the collection of a binding, whose elements are identified by a property, and in which
    /// taps select and deselect rows by their ids. The closure receives a binding to the element.
    ///
    /// - Parameter editActions: The changes that the user can make.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where Content == EditableRows<Data, ID, Row>, Data.Index: Hashable {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }

    /// A list of a binding's collection in which a tap selects a row by its id. The closure receives a binding to the element.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, content: rowContent))
    }

    /// A list of a binding's collection, identified by a property, in which a tap selects a row by its id. The closure receives a binding to the
    /// element.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>, Data.Index: Hashable {
        self.init(selection: selection.map { ListSelection($0) }, content: ForEach(data, id: id, content: rowContent))
    }

    /// A list that edits the collection of a binding, and in which a tap selects a row by its id. The closure receives a binding to the element.
    ///
    /// - Parameter editActions: The changes that the user can make.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where Content == EditableRows<Data, Data.Element.ID, Row>, Data.Element: Identifiable, Data.Index: Hashable {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: ForEach(data, editActions: editActions, content: rowContent))
    }

    /// A list that edits the collection of a binding, whose elements are identified by a property, and in which
    /// a tap selects a row by its id. The closure receives a binding to the element.
    ///
    /// - Parameter editActions: The changes that the user can make.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where Content == EditableRows<Data, ID, Row>, Data.Index: Hashable {
        self.init(
            selection: selection.map { ListSelection($0) },
            content: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}
