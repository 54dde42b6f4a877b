public import EspalierLayoutEngine
public import Foundation

/// A circle in the center of its frame, as wide as the frame's shorter side.
public nonisolated struct Circle: Shape, Equatable {
    /// A circle that fits into its frame.
    public nonisolated init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: Self.square(in: rect)) }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    nonisolated static func square(in rect: CGRect) -> CGRect {
        let side = min(rect.width, rect.height)
        return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    }
}

extension Shape where Self == Circle {
    /// A circle that fits into its frame.
    public static var circle: Circle { Circle() }
}

extension Circle: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Circle> { _InsetShape(base: self, amount: amount) }
}
