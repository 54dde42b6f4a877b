public import EspalierLayoutEngine
public import Foundation

/// A shape, rotated clockwise about a point of its frame.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
    /// The shape that is rotated.
    public var shape: Content
    /// The angle, clockwise.
    public var angle: Angle
    /// The point that stays in place.
    public var anchor: UnitPoint

    /// A shape, rotated clockwise about a point of its frame.
    public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    public nonisolated static var role: ShapeRole { Content.role }

    public nonisolated func path(in rect: CGRect) -> Path {
        let point = anchor.resolved(in: rect)
        return shape.path(in: rect).applying(
            CGAffineTransform(translationX: point.x, y: point.y).rotated(by: CGFloat(angle.radians))
                .translatedBy(x: -point.x, y: -point.y))
    }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public typealias AnimatableData = AnimatablePair<
        Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >

    public var animatableData: AnimatableData {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

extension Shape {
    /// The shape, rotated clockwise about a point of its frame.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }
}
