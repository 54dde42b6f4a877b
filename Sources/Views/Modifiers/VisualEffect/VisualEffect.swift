public import EspalierLayoutEngine
public import Foundation

/// Changes to the drawing of a view that do not affect its layout, such as an opacity, an offset or a blur.
///
/// An app does not conform to this protocol itself: it applies the protocol's modifiers to the effect that the closure
/// of `visualEffect(_:)` or `scrollTransition(_:axis:transition:)` receives.
public nonisolated protocol VisualEffect: Sendable, Animatable {
    /// Adds the effect to those that are applied before it.
    func _apply(to values: inout _VisualEffectValues)
}

/// The effect that changes nothing. Modifiers add changes to it.
public nonisolated struct EmptyVisualEffect: VisualEffect {
    /// An effect that changes nothing.
    public init() {}

    public func _apply(to values: inout _VisualEffectValues) {}
}

/// An effect and one more change.
nonisolated struct ModifiedVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let operation: VisualEffectOperation

    func _apply(to values: inout _VisualEffectValues) {
        base._apply(to: &values)
        values.append(operation)
    }
}

extension VisualEffect {
    fileprivate func then(_ kind: VisualEffectOperation.Kind, _ numbers: Double...) -> some VisualEffect {
        ModifiedVisualEffect(base: self, operation: VisualEffectOperation(kind, numbers))
    }

    // MARK: Place and form

    /// Moves the drawing by distances in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        then(.translation, x, y)
    }

    /// Moves the drawing by a width and a height in points.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        then(.translation, offset.width, offset.height)
    }

    /// Scales the drawing about a point of the view.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        then(.scale, x, y, anchor.x, anchor.y)
    }

    /// Scales the drawing about a point of the view.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        then(.scale, scale, scale, anchor.x, anchor.y)
    }

    /// Scales the drawing by the factors in `scale`, about a point of the view.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        then(.scale, scale.width, scale.height, anchor.x, anchor.y)
    }

    /// Rotates the drawing about a point of the view, clockwise.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        then(.turn, angle.degrees, anchor.x, anchor.y)
    }

    /// Rotates the drawing about an axis in space.
    ///
    /// - Parameters:
    ///   - axis: The direction of the axis: x to the right, y down, z toward the reader. A direction of zero changes
    ///     nothing.
    ///   - anchor: The point of the view that lies on the axis.
    ///   - anchorZ: The distance of that point before the view, in points.
    ///   - perspective: The strength of the perspective: the distance of the eye is the view's longer side divided by
    ///     this; 0 for no perspective.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        then(.rotation, angle.degrees, axis.x, axis.y, axis.z, perspective, anchor.x, anchor.y, anchorZ)
    }

    /// Draws the view through an affine transform with its origin at the top left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        then(.affine, transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
    }

    /// Draws the view through a projection with its origin at the top left corner.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        then(
            .projection, transform.m11, transform.m12, transform.m13, transform.m21, transform.m22, transform.m23,
            transform.m31, transform.m32, transform.m33)
    }

    // MARK: Opacity and colors

    /// Multiplies the opacity of the drawing, from 0 to 1. Values outside of the range count as the nearest one inside.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        then(.opacity, opacity)
    }

    /// Blurs the drawing by `radius` points. A negative radius counts as 0.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        then(.blur, radius)
    }

    /// Draws the view lighter or darker: adds `amount`, from -1 to 1, to red, green and blue.
    public func brightness(_ amount: Double) -> some VisualEffect {
        then(.brightness, amount)
    }

    /// Draws the view with more or less contrast: 1 changes nothing, 0 makes it gray.
    public func contrast(_ amount: Double) -> some VisualEffect {
        then(.contrast, amount)
    }

    /// Draws the view with more or less color: 1 changes nothing, 0 removes all color.
    public func saturation(_ amount: Double) -> some VisualEffect {
        then(.saturation, amount)
    }

    /// Removes color from the drawing: 0 changes nothing, 1 removes all.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        then(.grayscale, amount)
    }

    /// Rotates the colors of the drawing around the color wheel.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        then(.hueRotation, angle.degrees)
    }
}
