public import EspalierLayoutEngine
public import Foundation

/// A two-dimensional shape. As a view it fills the proposed space with an outline of that size, in the foreground
/// style.
public nonisolated protocol Shape: Sendable, Animatable, View, _PrimitiveShapeView {
    /// The outline in a rectangle, in points.
    nonisolated func path(in rect: CGRect) -> Path

    /// The size of the shape for a proposal. By default it is the proposal, with 10 points for unspecified dimensions.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Whether the shape is drawn as an area or as a line.
    nonisolated static var role: ShapeRole { get }

    /// The change of the outline with the layout direction. By default it is mirrored from right to left, as in SwiftUI since iOS 17.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// Roles of a shape's outline.
public enum ShapeRole: Hashable, Sendable {
    /// An area, a line along an outline, a line between contents.
    case fill, stroke, separator
}

/// The graph's part of a shape, which is filled with the foreground style.
public protocol _PrimitiveShapeView: View where Body == Never {}

extension Shape {
    public nonisolated static var role: ShapeRole { .fill }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    @MainActor public var body: Never { preconditionFailure("A shape is drawn by the graph itself.") }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ShapeNode(ShapeDrawing(shape: view, fill: ForegroundStyle()), in: context)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        paired(node, as: ShapeNode.self).update(to: ShapeDrawing(shape: view, fill: ForegroundStyle()))
    }
}
