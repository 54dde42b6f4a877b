import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The space of a canvas with symbols. It fills the proposed space and draws nothing.
nonisolated struct CanvasSpace: _PrimitiveView {
    typealias Body = Never

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        CanvasSpaceNode(in: context)
    }

    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {}
}

final class CanvasSpaceNode: LeafNode {
    override var typeName: String { "CanvasSpace" }
}

/// Draws a canvas whose renderer can draw views.
package nonisolated struct SymbolCanvasModifier<Symbols: View>: NodeModifier {
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let symbols: Symbols

    static var updatesContentFirst: Bool { true }

    @MainActor func makeNode(in context: NodeContext) -> SymbolCanvasNode<Symbols> {
        SymbolCanvasNode(self, in: context)
    }

    @MainActor func didMakeContent(of node: SymbolCanvasNode<Symbols>) { node.showSymbols() }
    @MainActor func update(_ node: SymbolCanvasNode<Symbols>) { node.update(to: self) }
}

/// The node of a canvas with symbols, which lays them out without showing them.
final class SymbolCanvasNode<Symbols: View>: DecorationNode {
    private var modifier: SymbolCanvasModifier<Symbols>

    init(_ modifier: SymbolCanvasModifier<Symbols>, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(role: .mask, alignment: .topLeading, in: context)
        needsEvaluation = false
    }

    func showSymbols() { setSecondary(modifier.symbols) }

    func update(to newModifier: SymbolCanvasModifier<Symbols>) {
        modifier = newModifier
        if !isDistributing { showSymbols() }
        refreshCopies()
        setNeedsDisplay()
    }

    override func didReplaceCopies() { showSymbols() }
    override func makeCopy(in context: NodeContext) -> WrapperNode { SymbolCanvasNode(modifier, in: context) }

    override func refresh(_ copy: WrapperNode) {
        paired(copy, as: SymbolCanvasNode<Symbols>.self).update(to: modifier)
    }

    override var typeName: String { "Canvas" }

    /// Called when something that the renderer read has changed.
    override func evaluate() {
        needsEvaluation = false
        setNeedsDisplay()
    }

    override func environmentDidChange() { setNeedsDisplay() }

    override func makeElement(at frame: CGRect, in builder: DisplayBuilder) -> DisplayNode? {
        let (resources, traits) = (graph.appResources, ImageTraits(environment))
        // All of them, because a view that is not displayed reports no further changes.
        let symbols = secondaryItems.map { item in
            (
                item,
                GraphicsContext.ResolvedSymbol(view: DisplayMask(builder.nodes(of: item, at: .zero)), size: item.size)
            )
        }
        let recorder = DrawingRecorder(
            environment: environment, text: environment.textEnvironment(graph), size: size,
            appImage: { image in MainActor.assumeIsolated { image.appImage(in: resources, traits: traits) } },
            symbol: { key, matches in
                MainActor.assumeIsolated { symbols.first { $0.0.layoutValue(key).map(matches) == true }?.1 }
            })
        let renderer = modifier.renderer
        track {
            var context = GraphicsContext(recorder)
            renderer(&context, size)
        }
        return DisplayNode(
            id: displayNumber, type: "Canvas", frame: frame, content: .drawing(recorder.drawing),
            animation: builder.animation)
    }
}
