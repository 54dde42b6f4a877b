import Foundation

/// The changes that a list makes to a collection by itself.
public struct EditActions<Data>: OptionSet, Sendable {
    /// The actions as bits.
    public let rawValue: Int

    /// Actions given as bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

extension EditActions where Data: MutableCollection {
    /// The user moves rows while the list is in edit mode.
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// The user deletes rows, by a swipe or in edit mode.
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// The user moves and deletes rows.
    public static var all: EditActions<Data> { [.move, .delete] }
}

/// The view of an element of a collection that a list edits.
public nonisolated struct EditableCollectionContent<Content: View, Data>: View {
    let content: Content
    let actions: ListDeletion

    @MainActor public var body: some View { content._trait(ListRowTrait.Deletion.self, actions) }
}

extension ForEach {
    /// A view for each element of a binding's collection, which lists edit by themselves. The closure receives a binding to
    /// the element.
    ///
    /// - Parameter editActions: The changes that the user can make. `deleteDisabled(_:)` and `moveDisabled(_:)` exclude
    ///   rows.
    public nonisolated init<C, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        Content == EditableCollectionContent<R, C>, C: MutableCollection, C: RandomAccessCollection,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// A view for each element of a binding's collection, identified by a property, which lists edit by themselves. The
    /// closure receives a binding to the element.
    ///
    /// - Parameter editActions: The changes that the user can make. `deleteDisabled(_:)` and `moveDisabled(_:)` exclude
    ///   rows.
    public nonisolated init<C, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>,
        C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable
    {
        // One object for all rows tells the list that they are rows of one collection.
        let actions = ListDeletion(data, editActions)
        // The ids are those of this collection, even while rows of it are updated after the binding's has become shorter.
        let collection = data.wrappedValue
        let elements = collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) }
        self.init(data: elements, isConstant: false, identify: { $0.1 }) {
            EditableCollectionContent(content: content(data.element(at: $0.0, in: collection)), actions: actions)
        }
    }
}

extension ListDeletion {
    /// The actions that change the collection of a binding.
    nonisolated convenience init<C: MutableCollection>(_ data: Binding<C>, _ actions: EditActions<C>) {
        self.init(
            delete: actions.rawValue & 2 == 0
                ? nil
                : { offsets in
                    guard let collection = data.wrappedValue as? any RangeReplaceableCollection,
                        let kept = collection.removing(offsets) as? C
                    else { return }
                    data.wrappedValue = kept
                },
            move: actions.rawValue & 1 == 0
                ? nil : { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) })
    }
}

extension RangeReplaceableCollection {
    /// The collection without the elements at the given positions.
    fileprivate func removing(_ offsets: IndexSet) -> Self {
        Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
    }
}
