public import Foundation

/// A shape that can be inset.
public nonisolated protocol InsettableShape: Shape {
    /// The shape after the inset.
    associatedtype InsetShape: InsettableShape
    /// The shape, inset by `amount` points on all sides; a negative amount makes it larger.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}
