import EspalierDisplayTree
import EspalierLayoutEngine
public import Foundation

/// A view that is drawn by steps: it takes the room that it is offered and calls its renderer for the size that it got,
/// again whenever that or something that the renderer read is another.
public nonisolated struct Canvas<Symbols: View>: _PrimitiveView {
    public typealias Body = Never

    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the canvas has no transparent parts. The page draws the same.
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    /// Whether the canvas may be drawn a moment later. The page draws all at once.
    public var rendersAsynchronously: Bool

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        CanvasNode(view.renderer, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        unsafeDowncast(node, to: CanvasNode.self).update(to: view.renderer)
    }
}

extension Canvas where Symbols == EmptyView {
    /// - Parameter renderer: draws into a context for a size in points.
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

/// The colour space that a canvas works in. A browser mixes in sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}

/// Keeps a canvas.
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

    /// What the renderer read has changed.
    override func evaluate() {
        needsEvaluation = false
        setNeedsDisplay()
    }

    override func environmentDidChange() { setNeedsDisplay() }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        let resources = graph.appResources
        let scale = environment.displayScale
        let recorder = DrawingRecorder(
            environment: environment, text: environment.textEnvironment(graph), size: size,
            picture: { image in MainActor.assumeIsolated { image.picture(in: resources, scale: scale) } })
        track {
            var context = GraphicsContext(recorder)
            renderer(&context, size)
        }
        var drawing = recorder.drawing
        // The same object stands for the same picture.
        if case .drawing(let last)? = lastDisplay?.content, last == drawing { drawing = last }
        return DisplayNode(
            id: displayNumber, type: "Canvas", frame: frame, content: .drawing(drawing), animation: animation)
    }
}
