public import CoreTransferable
public import Foundation
public import UniformTypeIdentifiers

/// A view of a collection whose rows can be deleted and moved in a list.
public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection.
    @MainActor @preconcurrency var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    @MainActor public var data: Content.Data { content.data }
}

/// The actions that delete, move and insert rows of a collection.
final class ListDeletion {
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?
    let insertion: RowInsertion?

    nonisolated init(
        delete: ((IndexSet) -> Void)? = nil, move: ((IndexSet, Int) -> Void)? = nil, insertion: RowInsertion? = nil
    ) {
        self.delete = delete
        self.move = move
        self.insertion = insertion
    }
}

/// The insertion of dropped values between the rows of a collection.
struct RowInsertion {
    /// Whether the collection takes values like this one.
    let accepts: (NSItemProvider) -> Bool
    /// Inserts values in front of a position. Returns whether they were taken.
    let insert: ([NSItemProvider], Int) -> Bool
}

extension DynamicViewContent {
    /// Lets the user delete rows. `action` receives the positions of the rows; nil allows no deletion.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        ModifiedContent(
            content: self,
            modifier: _TraitWritingModifier<ListRowTrait.Deletion>(value: ListDeletion(delete: action)))
    }

    /// Lets the user move rows while the list is in edit mode. `action` receives the positions of the rows, and the
    /// position in front of which they go; nil allows no movement.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        ModifiedContent(
            content: self,
            modifier: _TraitWritingModifier<ListRowTrait.Deletion>(value: ListDeletion(move: action)))
    }

    /// Lets values of a type be dropped between the rows of a list. A collection without rows takes none.
    ///
    /// - Parameter action: Receives the values, and the position in front of which they go.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        inserting(
            RowInsertion(
                accepts: { $0.loading(as: T.self) != nil },
                insert: { providers, position in
                    providers.load(T.self) {
                        action($0, position)
                        return true
                    }
                }))
    }

    /// Lets values be dropped between the rows of a list. A collection without rows takes none.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types of data that the collection takes. Other values are refused.
    ///   - action: Receives the position in front of which the values go, and the values.
    public nonisolated func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        inserting(
            RowInsertion(
                accepts: { $0.offers(supportedContentTypes) },
                insert: { providers, position in
                    action(position, providers)
                    return true
                }))
    }

    private nonisolated func inserting(_ insertion: RowInsertion) -> some DynamicViewContent {
        ModifiedContent(
            content: self,
            modifier: _TraitWritingModifier<ListRowTrait.Deletion>(value: ListDeletion(insertion: insertion)))
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at the given positions. Positions outside of the collection are ignored.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public mutating func remove(atOffsets offsets: IndexSet) {
        let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
        guard kept.count != count else { return }
        replaceSubrange(startIndex..<endIndex, with: kept)
    }
}

extension MutableCollection {
    /// Moves the elements at the given positions, in their order, in front of the element that is at `destination`
    /// before the move. Positions outside of the collection are ignored.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let moved = elements.indices.filter(source.contains).map { elements[$0] }
        let before = elements.indices.filter { $0 < destination && !source.contains($0) }.map { elements[$0] }
        let after = elements.indices.filter { $0 >= destination && !source.contains($0) }.map { elements[$0] }
        var index = startIndex
        for element in before + moved + after {
            self[index] = element
            formIndex(after: &index)
        }
    }
}

extension View {
    /// Sets whether the row is excluded from deletion in a list with `onDelete(perform:)`.
    public nonisolated __consuming func deleteDisabled(_ isDisabled: Bool) -> some View {
        _trait(ListRowTrait.DeletionIsDisabled.self, isDisabled)
    }

    /// Sets whether the row is excluded from movement in a list with `onMove(perform:)`. Other rows can still be moved
    /// past it.
    public nonisolated __consuming func moveDisabled(_ isDisabled: Bool) -> some View {
        _trait(ListRowTrait.MovementIsDisabled.self, isDisabled)
    }
}
