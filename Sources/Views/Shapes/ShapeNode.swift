import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A shape together with its fill and stroke.
nonisolated struct ShapeDrawing {
    /// A line along the outline. It is a class because most shapes have none.
    final class Stroke: Sendable {
        let style: any ShapeStyle
        let line: StrokeStyle
        /// The inset shape whose outline the line follows, so that the line lies inside the shape.
        let insetShape: (any Shape)?

        init(style: any ShapeStyle, line: StrokeStyle, insetShape: (any Shape)? = nil) {
            self.style = style
            self.line = line
            self.insetShape = insetShape
        }
    }

    var shape: any Shape
    var fill: (any ShapeStyle)?
    var fillStyle = FillStyle()
    var stroke: Stroke?

    /// If the shape is a stroked outline, its fill is drawn as a stroke.
    init(
        shape: any Shape, fill: (any ShapeStyle)? = nil, fillStyle: FillStyle = FillStyle(), stroke: Stroke? = nil
    ) {
        self.shape = (shape as? AnyShape)?.shape ?? shape
        if let fill, stroke == nil, type(of: self.shape).role == .stroke, !fillStyle.isEOFilled,
            let line = self.shape as? any StrokedOutline
        {
            self.shape = line.base
            self.stroke = Stroke(style: fill, line: line.line)
            return
        }
        self.fill = fill
        self.fillStyle = fillStyle
        self.stroke = stroke
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
        return left.fillStyle == right.fillStyle && left.stroke?.line == right.stroke?.line
            && (left.stroke?.insetShape == nil) == (right.stroke?.insetShape == nil)
            && same(left.shape, right.shape) && same(left.fill, right.fill)
            && same(left.stroke?.style, right.stroke?.style)
    }

    /// The outline of a shape in a rectangle at (0, 0). Outlines with a name let the page draw the shape as a box.
    private static func outline(
        _ shape: any Shape, size: CGSize, _ direction: LayoutDirection
    ) -> DisplayOutline {
        switch shape {
        case is Rectangle: return .roundedRectangle(radius: 0)
        case let shape as RoundedRectangle where shape.cornerSize.width == shape.cornerSize.height:
            return .roundedRectangle(radius: max(0, shape.cornerSize.width))
        case is Capsule: return .capsule
        case is Circle where size.width == size.height: return .ellipse
        case is Ellipse: return .ellipse
        default: return .path(shape.path(in: size, direction).display)
        }
    }

    /// The shape to draw in a frame of the given size.
    func display(size: CGSize, in context: ShapeStyleContext, _ direction: LayoutDirection) -> DisplayShape {
        let outline = Self.outline(shape, size: size, direction)
        let filled = fill?.filled(in: context)
        return DisplayShape(
            outline: outline, fill: filled?.paint, usesEvenOddRule: fillStyle.isEOFilled,
            stroke: stroke.map { displayStroke($0, outline: outline, size: size, in: context, direction) },
            shadows: filled?.shadows ?? [])
    }

    private func displayStroke(
        _ stroke: Stroke, outline: DisplayOutline, size: CGSize, in context: ShapeStyleContext,
        _ direction: LayoutDirection
    ) -> DisplayStroke {
        let paint = stroke.style.resolved(in: context)
        var own: DisplayOutline?
        if case .path = outline, let inset = stroke.insetShape { own = .path(inset.path(in: size, direction).display) }
        let area =
            paint.needsArea
            ? (stroke.insetShape ?? shape).path(in: size, direction).strokedPath(stroke.line).display : nil
        return stroke.line.display(paint, isInside: stroke.insetShape != nil, outline: own, area: area)
    }

    var typeName: StaticString {
        switch shape {
        case is Rectangle: "Rectangle"
        case is RoundedRectangle: "RoundedRectangle"
        case is Capsule: "Capsule"
        case is Circle: "Circle"
        case is Ellipse: "Ellipse"
        case is Path: "Path"
        default: "Shape"
        }
    }
}

/// A shape that is the area of a line.
nonisolated protocol StrokedOutline {
    var base: any Shape { get }
    var line: StrokeStyle { get }
}

extension _StrokedShape: StrokedOutline {
    nonisolated var base: any Shape { shape }
    nonisolated var line: StrokeStyle { style }
}

/// Draws a shape.
final class ShapeNode: LeafNode {
    private var drawing: ShapeDrawing
    private var containerDistance: CGFloat = 0

    init(_ drawing: ShapeDrawing, in context: __shared NodeContext) {
        self.drawing = drawing
        super.init(in: context)
    }

    func update(to newDrawing: ShapeDrawing) {
        if ShapeDrawing.areEqual(drawing, newDrawing) { return }
        if isPlaced, newDrawing.isSameKind(as: drawing) {
            graph.motions.change(of: self, from: drawing.vector(size: size), to: newDrawing.vector(size: size))
        }
        drawing = newDrawing
        invalidateLayout()
        setNeedsDisplay()
    }

    override func environmentDidChange() { setNeedsDisplay() }

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        MeasuredSize(LayoutLength.sanitized(drawing.shape.sizeThatFits(proposal)))
    }

    /// A shape that follows its container changes with its position in it.
    override func prepareElement() -> Bool {
        if drawing.shape is ContainerRelativeShape {
            let distance = environment.containerShape?.distance(of: self) ?? 0
            if distance != containerDistance { setNeedsDisplay() }
            containerDistance = distance
        }
        return true
    }

    override func place(at origin: CGPoint, proposal: ProposedViewSize, size newSize: CGSize) {
        // A browser stretches boxes by itself, but not paths.
        if isPlaced, newSize != size, drawing.isVector {
            graph.motions.change(of: self, from: drawing.vector(size: size), to: drawing.vector(size: newSize))
        }
        super.place(at: origin, proposal: proposal, size: newSize)
    }

    override func willRemove() {
        super.willRemove()
        graph.motions.forget(self)
    }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        var drawing = drawing
        var shapeSize = frame.size
        if let data = graph.motions.data(of: self) { (drawing, shapeSize) = drawing.with(data, size: frame.size) }
        if let shape = drawing.shape as? ContainerRelativeShape {
            let container = environment.containerShape
            drawing.shape = shape.shape(in: container, distance: containerDistance)
            if let line = drawing.stroke, line.insetShape != nil {
                let insetShape = shape.inset(by: line.line.width / 2).shape(in: container, distance: containerDistance)
                drawing.stroke = ShapeDrawing.Stroke(style: line.style, line: line.line, insetShape: insetShape)
            }
        }
        return DisplayNode(
            id: displayNumber, type: drawing.typeName, frame: frame,
            content: .shape(
                drawing.display(size: shapeSize, in: environment.shapeStyleContext, environment.direction)),
            animation: animation)
    }
}

extension ShapeNode: AnimatedNode {
    func animatedDataDidChange() { setNeedsDisplay() }

    func sampleCount(for duration: Double) -> Int { 33 }
}

// MARK: Animatable data

extension ShapeDrawing {
    /// Whether both have animatable data of the same types.
    func isSameKind(as other: ShapeDrawing) -> Bool {
        type(of: shape) == type(of: other.shape) && (stroke == nil) == (other.stroke == nil)
            && (stroke?.insetShape.map { type(of: $0) }) == (other.stroke?.insetShape.map { type(of: $0) })
    }

    /// Whether the shape is drawn as a path.
    var isVector: Bool {
        if case .path = Self.outline(shape, size: CGSize(width: 2, height: 1), .leftToRight) { true } else { false }
    }

    /// The data of the shape and its stroke, and the size in which it is drawn.
    func vector(size: CGSize) -> AnimatableVector {
        var vector = AnimatableVector()
        vector.append(size.animatableData)
        vector.append(shape)
        if let stroke {
            vector.append(stroke.line.animatableData)
            if let inset = stroke.insetShape { vector.append(inset) }
        }
        return vector
    }

    /// The drawing with other data, and the size in that data.
    func with(_ vector: AnimatableVector, size: CGSize) -> (ShapeDrawing, CGSize) {
        var drawing = self
        drawing.shape = shape.shape(with: vector, at: 1)
        if let stroke {
            drawing.stroke = Stroke(
                style: stroke.style, line: stroke.line.with(vector, at: 2),
                insetShape: stroke.insetShape?.shape(with: vector, at: 3))
        }
        return (drawing, size.with(vector))
    }
}

extension AnimatableVector {
    nonisolated fileprivate mutating func append(_ shape: some Shape) { append(shape.animatableData) }
}

extension Shape {
    nonisolated fileprivate func shape(with vector: AnimatableVector, at index: Int) -> any Shape {
        with(vector, at: index)
    }
}
