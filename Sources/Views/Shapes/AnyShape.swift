public import EspalierLayoutEngine
public import Foundation

/// A type-erased shape.
public nonisolated struct AnyShape: Shape {
    let shape: any Shape

    /// Erases the type of a shape.
    public nonisolated init<S: Shape>(_ shape: S) {
        self.shape = (shape as? AnyShape)?.shape ?? shape
    }

    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
