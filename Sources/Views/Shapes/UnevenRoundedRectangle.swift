public import EspalierLayoutEngine
public import Foundation

/// A rectangle with corners of different radii.
public nonisolated struct UnevenRoundedRectangle: Shape, Equatable {
    /// The radii in points; at most half of the shorter side counts of each.
    public var cornerRadii: RectangleCornerRadii
    /// The style of the corners' curves.
    public var style: RoundedCornerStyle

    /// A rectangle with the given corners.
    ///
    /// - Parameter cornerRadii: The radii in points; at most half of the shorter side counts of each.
    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// A rectangle with the given corners. Radii are in points; at most half of the shorter side counts of each.
    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

extension UnevenRoundedRectangle: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> {
        _InsetShape(
            base: UnevenRoundedRectangle(cornerRadii: cornerRadii.inset(by: amount), style: style), amount: amount)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with the given corners. Radii are in points; at most half of the shorter side counts of each.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }

    /// A rectangle with the given corners. Radii are in points; at most half of the shorter side counts of each.
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
        -> UnevenRoundedRectangle
    {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with elliptical corners. `cornerSize` is in points; at most half of a side counts.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

extension Shape where Self == Capsule {
    /// A capsule that fills its frame.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
