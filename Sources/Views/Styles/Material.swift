import EspalierDisplayTree

/// A ground that shows what lies behind it, blurred.
public struct Material: ShapeStyle, Hashable {
    let thickness: UInt8

    /// Mostly what lies behind.
    public static let ultraThin = Material(thickness: 0)
    public static let thin = Material(thickness: 1)
    public static let regular = Material(thickness: 2)
    public static let thick = Material(thickness: 3)
    /// Mostly the ground.
    public static let ultraThick = Material(thickness: 4)
    /// The ground of bars.
    public static let bar = Material(thickness: 3)

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .material(thickness: thickness)
    }
}

extension ShapeStyle where Self == Material {
    /// Mostly what lies behind, blurred.
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    /// Mostly the ground.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The ground of bars.
    public static var bar: Material { .bar }
}
