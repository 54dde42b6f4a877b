public import Foundation

/// A view made of a collection, whose rows a list lets its user delete and move.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    /// The collection.
    @MainActor @preconcurrency var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    @MainActor public var data: Content.Data { content.data }
}

/// What deletes and moves the rows of one collection.
final class ListDeletion {
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?

    nonisolated init(delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?) {
        self.delete = delete
        self.move = move
    }
}

extension DynamicViewContent {
    /// Lets rows be deleted while the list is edited; `action` gets their places.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        ModifiedContent(
            content: self,
            modifier: _TraitWritingModifier<ListRowTrait.Deletion>(value: ListDeletion(delete: action, move: nil)))
    }

    /// Lets rows be moved while the list is edited; `action` gets their places and the one before which they go.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        ModifiedContent(
            content: self,
            modifier: _TraitWritingModifier<ListRowTrait.Deletion>(value: ListDeletion(delete: nil, move: action)))
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at the given places.
    ///
    /// - Complexity: O(elements).
    public mutating func remove(atOffsets offsets: IndexSet) {
        let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
        guard kept.count != count else { return }
        replaceSubrange(startIndex..<endIndex, with: kept)
    }
}

extension MutableCollection {
    /// Moves the elements at the given places, in their order, to before the element that stands at `destination` now.
    ///
    /// - Complexity: O(elements).
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
    /// Whether the row cannot be deleted, in a list whose rows can be.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        _trait(ListRowTrait.DeletionIsDisabled.self, isDisabled)
    }

    /// Whether the row cannot be moved, in a list whose rows can be. Others still move past it.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        _trait(ListRowTrait.MovementIsDisabled.self, isDisabled)
    }
}
