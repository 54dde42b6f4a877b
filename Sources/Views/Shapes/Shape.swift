public import EspalierLayoutEngine
public import Foundation

/// A two-dimensional shape: a view that fills the room that it is offered with an outline of that size.
public protocol Shape: Sendable, Animatable, View, _PrimitiveShapeView {
    /// The outline in a rectangle, in points.
    nonisolated func path(in rect: CGRect) -> Path

    /// The size of the shape for a proposal.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// What the shape is for: whether it is an area or a line.
    nonisolated static var role: ShapeRole { get }
}

/// Ways of drawing a shape.
public enum ShapeRole: Hashable, Sendable {
    case fill, stroke, separator
}

/// What shapes have of the graph: each is filled with the foreground style.
public protocol _PrimitiveShapeView: View where Body == Never {}

extension Shape {
    public nonisolated static var role: ShapeRole { .fill }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    public var body: Never { preconditionFailure("A shape is drawn by the graph itself.") }

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ShapeNode(ShapeDrawing(shape: view, fill: ForegroundStyle()), in: context)
    }

    public static func _updateNode(_ node: _ViewNode, to view: Self) {
        unsafeDowncast(node, to: ShapeNode.self).update(to: ShapeDrawing(shape: view, fill: ForegroundStyle()))
    }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// How the corners of a rounded rectangle are bent.
public enum RoundedCornerStyle: Equatable, Hashable, Sendable {
    /// By quarter circles.
    case circular
    /// By curves of continuous curvature, as on the system's icons; drawn as quarter circles here.
    case continuous
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether a point is inside where a line from it crosses the outline an odd number of times.
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
