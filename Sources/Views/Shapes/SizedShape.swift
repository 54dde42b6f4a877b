public import EspalierLayoutEngine
public import Foundation

/// A shape with an outline of a fixed size.
public nonisolated struct _SizedShape<Content: Shape>: Shape {
    public var shape: Content
    public var size: CGSize

    public nonisolated init(shape: Content, size: CGSize) {
        self.shape = shape
        self.size = size
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: CGRect(origin: rect.origin, size: size))
    }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

extension Shape {
    /// The shape at the given size in points, regardless of its frame.
    public nonisolated func size(_ size: CGSize) -> some Shape {
        _SizedShape(shape: self, size: size)
    }

    /// The shape at the given size in points, regardless of its frame.
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}
