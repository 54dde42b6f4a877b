import EspalierDisplayTree
import EspalierLayoutEngine
public import Foundation

/// A view that is drawn by a closure. It fills the proposed space and calls its renderer with the resulting size, and
/// again when the size or something that the renderer read changes.
public nonisolated struct Canvas<Symbols: View>: _PrimitiveView {
    public typealias Body = Never

    /// Views that the renderer draws as symbols, by their tags.
    public var symbols: Symbols
    /// Draws into a context, for a size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the canvas has no transparent parts. The page draws it the same either way.
    public var isOpaque: Bool
    /// The color space in which colors are mixed. Browsers always mix in sRGB.
    public var colorMode: ColorRenderingMode
    /// Whether the canvas may be drawn asynchronously. The page draws it at once either way.
    public var rendersAsynchronously: Bool

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        guard Symbols.self != EmptyView.self else { return CanvasNode(view.renderer, in: context) }
        return SymbolCanvas._makeNode(symbolCanvas(view), in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        guard Symbols.self != EmptyView.self else {
            return paired(node, as: CanvasNode.self).update(to: view.renderer)
        }
        SymbolCanvas._updateNode(node, to: symbolCanvas(view))
    }

    private typealias SymbolCanvas = ModifiedContent<CanvasSpace, SymbolCanvasModifier<Symbols>>

    private static func symbolCanvas(_ view: Self) -> SymbolCanvas {
        SymbolCanvas(
            content: CanvasSpace(), modifier: SymbolCanvasModifier(renderer: view.renderer, symbols: view.symbols))
    }

    /// A view that `renderer` draws.
    ///
    /// - Parameters:
    ///   - renderer: Draws into a context, for a size in points.
    ///   - symbols: Views that the renderer finds by their tags. They get the size of the canvas as their proposal.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols == EmptyView {
    /// A view that `renderer` draws.
    ///
    /// - Parameter renderer: Draws into a context, for a size in points.
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        symbols = EmptyView()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

/// Draws a canvas.
final class CanvasNode: LeafNode {
    private var renderer: (inout GraphicsContext, CGSize) -> Void

    init(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, in context: __shared NodeContext) {
        self.renderer = renderer
        super.init(in: context)
        needsEvaluation = false
    }

    func update(to newValue: @escaping (inout GraphicsContext, CGSize) -> Void) {
        renderer = newValue
        setNeedsDisplay()
    }

    override var typeName: String { "Canvas" }

    /// Called when something that the renderer read has changed.
    override func evaluate() {
        needsEvaluation = false
        setNeedsDisplay()
    }

    override func environmentDidChange() { setNeedsDisplay() }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        let resources = graph.appResources
        let traits = ImageTraits(environment)
        let recorder = DrawingRecorder(
            environment: environment, text: environment.textEnvironment(graph), size: size,
            appImage: { image in MainActor.assumeIsolated { image.appImage(in: resources, traits: traits) } })
        track {
            var context = GraphicsContext(recorder)
            renderer(&context, size)
        }
        var drawing = recorder.drawing
        // An equal drawing is the same object as before.
        if case .drawing(let last)? = lastDisplay?.content, last == drawing { drawing = last }
        return DisplayNode(
            id: displayNumber, type: "Canvas", frame: frame, content: .drawing(drawing), animation: animation)
    }
}
