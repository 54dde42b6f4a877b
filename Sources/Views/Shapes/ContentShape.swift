import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

extension View {
    /// Sets the area of the view that takes taps and clicks, by default the view's frame. Taps outside of it reach the
    /// views behind. If the view has controls inside, these take taps everywhere.
    ///
    /// - Parameter eoFill: Whether a point is inside if a line from it crosses the outline an odd number of times.
    public nonisolated __consuming func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, style: FillStyle(eoFill: eoFill)))
    }

    /// Sets the view's shape for some purposes. Only `interaction` has an effect in a page.
    public nonisolated __consuming func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(
            ContentShapeModifier(shape: kind.contains(.interaction) ? shape : nil, style: FillStyle(eoFill: eoFill)))
    }
}

package nonisolated struct ContentShapeModifier<S: Shape>: NodeModifier, ViewlessModifier {
    /// The shape; nil for the frame.
    let shape: S?
    let style: FillStyle

    private var outline: ClipShapeEffect<S>? {
        // A rectangle is the frame.
        shape.flatMap { $0 is Rectangle ? nil : ClipShapeEffect(shape: $0, style: style) }
    }

    @MainActor func makeNode(in context: NodeContext) -> ContentShapeNode<S> { ContentShapeNode(outline, in: context) }
    @MainActor func update(_ node: ContentShapeNode<S>) { node.update(to: outline) }
}

/// Lays an area that takes taps over an item, which takes none itself.
final class ContentShapeNode<S: Shape>: WrapperNode {
    private var outline: ClipShapeEffect<S>?
    private lazy var areaNumber = graph.takeDisplayNumber()

    init(_ outline: ClipShapeEffect<S>?, in context: __shared NodeContext) {
        self.outline = outline
        super.init(in: context)
    }

    func update(to newOutline: ClipShapeEffect<S>?) {
        guard newOutline != outline else { return }
        outline = newOutline
        setNeedsDisplay()
        refreshCopies()
    }

    override func renumber(_ number: (Int) -> Int) {
        super.renumber(number)
        areaNumber = number(areaNumber)
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { ContentShapeNode(outline, in: context) }

    override func refresh(_ copy: WrapperNode) {
        paired(copy, as: ContentShapeNode<S>.self).update(to: outline)
    }

    override func prepareElement() -> Bool { outline != nil && item != nil }

    override func makeElement(at frame: CGRect, in builder: DisplayBuilder) -> DisplayNode? {
        guard let outline, let item else { return nil }
        var nodes = builder.nodes(of: item, at: item.origin)
        let isLimited = !nodes.contains(where: \.reachesInput)
        if isLimited {
            var parts = AppearanceParts(nil)
            parts.size = frame.size
            parts.direction = environment.direction
            outline.change(&parts, in: environment.shapeStyleContext)
            nodes.append(
                DisplayNode(
                    id: areaNumber, type: "ContentShape", frame: CGRect(origin: .zero, size: frame.size),
                    content: .tapArea, appearance: parts.appearance))
        }
        return DisplayNode(
            id: displayNumber, type: "Group", frame: frame,
            appearance: isLimited ? Appearance(ignoresPointer: true) : nil, children: DisplayChildren(nodes),
            animation: builder.animation)
    }
}

extension DisplayNode {
    /// Whether a content shape is the only part inside that takes taps.
    var hasContentShape: Bool {
        if children.count == 1, let only = children.first(where: { _ in true }) { return only.hasContentShape }
        return children.contains { if case .tapArea = $0.content { true } else { false } }
    }
}
