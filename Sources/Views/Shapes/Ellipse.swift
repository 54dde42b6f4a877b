import EspalierLayoutEngine
public import Foundation

/// An ellipse that touches the sides of its frame.
public nonisolated struct Ellipse: Shape, Equatable {
    /// An ellipse that fits into its frame.
    public nonisolated init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension Shape where Self == Ellipse {
    /// An ellipse that fits into its frame.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Ellipse: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Ellipse> {
        _InsetShape(base: self, amount: amount)
    }
}
