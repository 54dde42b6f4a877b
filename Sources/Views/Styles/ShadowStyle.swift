import EspalierDisplayTree
public import Foundation

/// A shadow of the area that a style fills. Lengths are in points; a radius that is negative or not finite counts as 0.
public struct ShadowStyle: Equatable, Sendable {
    private let color: Color
    private let radius: CGFloat
    private let x: CGFloat
    private let y: CGFloat
    private let isInner: Bool

    private init(_ color: Color, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat, isInner: Bool) {
        func length(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        self.color = color
        self.radius = max(0, length(radius))
        self.x = length(x)
        self.y = length(y)
        self.isInner = isInner
    }

    /// A blurred copy behind the area.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color, radius, x, y, isInner: false)
    }

    /// A shadow of the edge, inside of the area. Texts have none.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color, radius, x, y, isInner: true)
    }

    func display(in context: ShapeStyleContext) -> DisplayPaintShadow {
        DisplayPaintShadow(
            DisplayShadow(color: color.resolved(in: context), radius: radius, x: x, y: y), isInner: isInner)
    }
}

/// A style with a shadow of what it fills.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let shadow: ShadowStyle

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        style._apply(to: &shape)
        shape.shadows.append(shadow.display(in: shape.context))
    }
}

extension _ShadowShapeStyle: Equatable where Style: Equatable {}

extension ShapeStyle {
    /// The style with a shadow of each shape or text that it fills.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(style: self, shadow: style)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a shadow of each shape or text that it fills.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(style: ForegroundStyle(), shadow: style)
    }
}
