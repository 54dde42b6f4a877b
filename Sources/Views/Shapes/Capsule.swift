import EspalierLayoutEngine
public import Foundation

/// A rectangle with half circles at its shorter sides.
public nonisolated struct Capsule: Shape, Equatable {
    /// The style of the ends' curves; both styles draw half circles.
    public var style: RoundedCornerStyle

    /// A capsule that fills its frame.
    public nonisolated init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius))
    }
}

extension Shape where Self == Capsule {
    /// A capsule that fills its frame.
    public static var capsule: Capsule { Capsule() }
}

extension Capsule: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Capsule> {
        _InsetShape(base: self, amount: amount)
    }
}
