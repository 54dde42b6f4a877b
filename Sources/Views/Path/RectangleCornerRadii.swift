public import EspalierLayoutEngine
public import Foundation

/// The radii of a rectangle's corners, in points.
public nonisolated struct RectangleCornerRadii: Equatable, Hashable, Sendable, Animatable {
    /// The radius of the top left corner; leading is left.
    public var topLeading: CGFloat
    /// The radius of the bottom left corner.
    public var bottomLeading: CGFloat
    /// The radius of the bottom right corner.
    public var bottomTrailing: CGFloat
    /// The radius of the top right corner.
    public var topTrailing: CGFloat

    /// Radii for four corners, in points.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The radii as a vector.
    public typealias AnimatableData = AnimatablePair<
        AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
    >

    /// The radii as a vector, for animations.
    public var animatableData: AnimatableData {
        get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
        set {
            topLeading = newValue.first.first
            bottomLeading = newValue.first.second
            bottomTrailing = newValue.second.first
            topTrailing = newValue.second.second
        }
    }

    /// The radii of a rectangle inset by `amount`. A radius of 0 remains 0, and no radius becomes negative.
    func inset(by amount: CGFloat) -> RectangleCornerRadii {
        func less(_ radius: CGFloat) -> CGFloat { radius > 0 ? max(0, radius - amount) : 0 }
        return RectangleCornerRadii(
            topLeading: less(topLeading), bottomLeading: less(bottomLeading), bottomTrailing: less(bottomTrailing),
            topTrailing: less(topTrailing))
    }
}
