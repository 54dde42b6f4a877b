public import EspalierLayoutEngine
public import Foundation

/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: Shape, Equatable {
    /// The width and height of each corner's arc, in points; at most half of a side counts.
    public var cornerSize: CGSize
    /// The style of the corners' curves.
    public var style: RoundedCornerStyle

    /// A rectangle with elliptical corners.
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// A rectangle with circular corners.
    ///
    /// - Parameter cornerRadius: The radius in points; at most half of the shorter side counts.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with rounded corners. The radius is in points; at most half of the shorter side counts.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension RoundedRectangle: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
        let corner = CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
        return _InsetShape(base: RoundedRectangle(cornerSize: corner, style: style), amount: amount)
    }
}
