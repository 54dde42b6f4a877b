public import CoreTransferable
import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension View {
    /// Lets the view be dragged to another view, by mouse, or by touch after a long press. `payload` is the value that the
    /// other view receives; it is evaluated when the drag begins.
    ///
    /// A drag of a list's row drags the whole row.
    public nonisolated __consuming func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
        -> some View
    {
        modifier(DragModifier(content: DragContent(provider: { NSItemProvider(value: payload()) }, preview: nil)))
    }

    /// Lets the view be dragged to another view. A preview is under the pointer meanwhile, in place of the view itself.
    ///
    /// - Parameter payload: The value that the other view receives; it is evaluated when the drag begins.
    public nonisolated __consuming func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(
            DragModifier(
                content: DragContent(provider: { NSItemProvider(value: payload()) }, preview: AnyView(preview()))))
    }

    /// Lets the view be dragged to another view. `data` makes the value that the other view receives when the drag
    /// begins.
    public nonisolated __consuming func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragModifier(content: DragContent(provider: data, preview: nil)))
    }

    /// Lets the view be dragged to another view. A preview is under the pointer meanwhile, in place of the view itself.
    ///
    /// - Parameter data: Makes the value that the other view receives when the drag begins.
    public nonisolated __consuming func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    )
        -> some View
    {
        modifier(DragModifier(content: DragContent(provider: data, preview: AnyView(preview()))))
    }
}

/// The value of a view that can be dragged, and its preview; nil for the view itself.
nonisolated struct DragContent {
    let provider: () -> NSItemProvider
    let preview: AnyView?
}

/// The value of a view that can be dragged, for the list's row that shows it.
enum DragTrait: _ViewTraitKey {
    static var defaultValue: DragContent? { nil }
}

/// Lets a view be dragged. A view that is a row of a list gives its value to the row.
package nonisolated struct DragModifier: RowGivingModifier {
    let content: DragContent

    var trait: _TraitWritingModifier<DragTrait> { _TraitWritingModifier(value: content) }
    var inPlace: OptionalDrag { OptionalDrag(content: content) }
}

/// Lets a view be dragged where the modifier stands; nil for a view that cannot.
package nonisolated struct OptionalDrag: NodeModifier {
    let content: DragContent?

    @MainActor func makeNode(in context: NodeContext) -> DragSourceNode { DragSourceNode(content, in: context) }
    @MainActor func update(_ node: DragSourceNode) { node.update(to: content) }
}
