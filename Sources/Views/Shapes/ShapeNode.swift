import DisplayTree
public import Foundation
import LayoutEngine

/// A shape with what it is drawn with.
struct ShapeDrawing {
    var shape: any Shape
    var fill: (any ShapeStyle)?
    var fillStyle = FillStyle()
    var stroke: (style: any ShapeStyle, line: StrokeStyle)?
    /// Whether the line lies inside of the outline.
    var strokesInside = false

    init(shape: any Shape, fill: (any ShapeStyle)? = nil, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.fill = fill
        self.fillStyle = fillStyle
    }

    @MainActor
    static func areEqual(_ left: ShapeDrawing, _ right: ShapeDrawing) -> Bool {
        func same(_ left: Any?, _ right: Any?) -> Bool {
            guard let left, let right else { return left == nil && right == nil }
            func open<Value>(_ value: Value) -> Bool {
                guard let other = right as? Value else { return false }
                return ValueComparison.areEqual(value, other)
            }
            return _openExistential(left, do: open)
        }
        return left.fillStyle == right.fillStyle && left.strokesInside == right.strokesInside
            && left.stroke?.line == right.stroke?.line && same(left.shape, right.shape) && same(left.fill, right.fill)
            && same(left.stroke?.style, right.stroke?.style)
    }

    /// The outline in a rectangle at (0, 0): by name where it has one, so that the page draws it as a box.
    func outline(size: CGSize) -> DisplayOutline {
        switch shape {
        case is Rectangle: return .roundedRectangle(radius: 0)
        case let shape as RoundedRectangle where shape.cornerSize.width == shape.cornerSize.height:
            return .roundedRectangle(radius: max(0, shape.cornerSize.width))
        case is Capsule: return .capsule
        case is Circle where size.width == size.height: return .ellipse
        case is Ellipse: return .ellipse
        default: return .path(shape.path(in: CGRect(origin: .zero, size: size)).display)
        }
    }

    var typeName: StaticString {
        switch shape {
        case is Rectangle: "Rectangle"
        case is RoundedRectangle: "RoundedRectangle"
        case is Capsule: "Capsule"
        case is Circle: "Circle"
        case is Ellipse: "Ellipse"
        default: "Shape"
        }
    }
}

/// Keeps a shape that is drawn.
final class ShapeNode: LeafNode {
    private var drawing: ShapeDrawing

    init(_ drawing: ShapeDrawing, in context: NodeContext) {
        self.drawing = drawing
        super.init(in: context)
    }

    func update(to newDrawing: ShapeDrawing) {
        if ShapeDrawing.areEqual(drawing, newDrawing) { return }
        drawing = newDrawing
        invalidateLayout()
        setNeedsDisplay()
    }

    override func environmentDidChange() { setNeedsDisplay() }

    override func measure(_ proposal: ProposedViewSize) -> SizeAnswer {
        SizeAnswer(LayoutLength.sanitized(drawing.shape.sizeThatFits(proposal)))
    }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        let context = environment.shapeStyleContext
        let stroke = drawing.stroke.map {
            $0.line.display($0.style.resolved(in: context), isInside: drawing.strokesInside)
        }
        return DisplayNode(
            id: displayNumber, type: drawing.typeName, frame: frame,
            content: .shape(
                DisplayShape(
                    outline: drawing.outline(size: frame.size), fill: drawing.fill?.resolved(in: context),
                    usesEvenOddRule: drawing.fillStyle.isEOFilled, stroke: stroke)), animation: animation)
    }
}

extension StrokeStyle {
    func display(_ paint: DisplayPaint, isInside: Bool) -> DisplayStroke {
        let cap: DisplayStroke.Cap =
            switch lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: DisplayStroke.Join =
            switch lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        return DisplayStroke(
            paint: paint, width: max(0, lineWidth), cap: cap, join: join, miterLimit: miterLimit, dash: dash,
            dashPhase: dashPhase, isInside: isInside)
    }
}

/// A shape as it was told to be drawn.
public nonisolated struct _DrawnShape: _PrimitiveView {
    public typealias Body = Never

    let drawing: ShapeDrawing

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ShapeNode(view.drawing, in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        unsafeDowncast(node, to: ShapeNode.self).update(to: view.drawing)
    }
}

extension Shape {
    /// The shape filled with a style.
    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        _DrawnShape(drawing: ShapeDrawing(shape: self, fill: content, fillStyle: style))
    }

    /// The shape filled with the foreground style.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> some View {
        fill(ForegroundStyle(), style: style)
    }

    /// The shape's outline, drawn half inside and half outside of it.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        var drawing = ShapeDrawing(shape: self)
        drawing.stroke = (content, style)
        return _DrawnShape(drawing: drawing)
    }

    /// The shape's outline in a line of `lineWidth` points.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape's outline in the foreground style.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some View {
        stroke(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape's outline in the foreground style.
    public nonisolated func stroke(style: StrokeStyle) -> some View {
        stroke(ForegroundStyle(), style: style)
    }
}

extension InsettableShape {
    /// The shape's outline, drawn inside of it.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View {
        var drawing = ShapeDrawing(shape: self)
        drawing.stroke = (content, style)
        drawing.strokesInside = true
        return _DrawnShape(drawing: drawing)
    }

    /// The shape's outline, drawn inside of it in a line of `lineWidth` points.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape's outline in the foreground style, drawn inside of it.
    public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
    }
}
