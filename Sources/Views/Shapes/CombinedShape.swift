import EspalierLayoutEngine
import Foundation

/// A shape that a combination of two others gives in each rectangle. It has the size of the first one.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Combination {
        case intersection, union, subtraction, symmetricDifference, lineIntersection, lineSubtraction
    }

    var first: First
    var second: Second
    let combination: Combination
    let eoFill: Bool

    func path(in rect: CGRect) -> Path {
        let (path, other) = (first.path(in: rect), second.path(in: rect))
        return switch combination {
        case .intersection: path.intersection(other, eoFill: eoFill)
        case .union: path.union(other, eoFill: eoFill)
        case .subtraction: path.subtracting(other, eoFill: eoFill)
        case .symmetricDifference: path.symmetricDifference(other, eoFill: eoFill)
        case .lineIntersection: path.lineIntersection(other, eoFill: eoFill)
        case .lineSubtraction: path.lineSubtraction(other, eoFill: eoFill)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set {
            first.animatableData = newValue.first
            second.animatableData = newValue.second
        }
    }
}

/// Combinations of the areas of two shapes. Both are animated.
extension Shape {
    /// The area inside of both shapes.
    ///
    /// - Parameter eoFill: Whether the even–odd rule decides which points are inside of a shape. Otherwise a point is inside
    ///   if the outline winds around it.
    public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, combination: .intersection, eoFill: eoFill)
    }

    /// The area inside of one of the shapes, or of both.
    public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, combination: .union, eoFill: eoFill)
    }

    /// The area inside of this shape and outside of the other.
    public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, combination: .subtraction, eoFill: eoFill)
    }

    /// The area inside of exactly one of the shapes.
    public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, combination: .symmetricDifference, eoFill: eoFill)
    }

    /// The parts of this shape's lines inside of the other shape, to be stroked.
    public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, combination: .lineIntersection, eoFill: eoFill)
    }

    /// The parts of this shape's lines outside of the other shape, to be stroked.
    public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, combination: .lineSubtraction, eoFill: eoFill)
    }
}
