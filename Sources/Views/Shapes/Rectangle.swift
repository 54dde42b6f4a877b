import EspalierLayoutEngine
public import Foundation

/// A rectangle.
public nonisolated struct Rectangle: Shape, Equatable {
    /// A rectangle that fills its frame.
    public nonisolated init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Rectangle {
    /// A rectangle that fills its frame.
    public static var rect: Rectangle { Rectangle() }
}

extension Rectangle: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
        _InsetShape(base: self, amount: amount)
    }
}
