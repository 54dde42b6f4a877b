import EspalierDisplayTree

/// A translucent background that blurs the content behind it.
public struct Material: ShapeStyle, Hashable {
    let thickness: UInt8

    /// The most translucent material.
    public static let ultraThin = Material(thickness: 0)
    /// A material that is more translucent than opaque.
    public static let thin = Material(thickness: 1)
    /// A material of medium translucency.
    public static let regular = Material(thickness: 2)
    /// A material that is more opaque than translucent.
    public static let thick = Material(thickness: 3)
    /// The most opaque material.
    public static let ultraThick = Material(thickness: 4)
    /// The material of bars.
    public static let bar = Material(thickness: 3)

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .material(thickness: thickness)
    }
}

private enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

extension EnvironmentValues {
    /// The material behind the view; nil if its nearest background is none. `background(_:ignoresSafeAreaEdges:)` and
    /// `background(_:in:fillStyle:)` set it. The styles of content look the same on all materials: browsers have no vibrancy.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }

    /// The environment on a background of a style.
    func onBackground(_ style: some ShapeStyle) -> EnvironmentValues {
        let material = style as? Material ?? (style as? AnyShapeStyle)?.style as? Material
        guard material != backgroundMaterial else { return self }
        var inner = self
        inner.backgroundMaterial = material
        return inner
    }
}

extension ShapeStyle where Self == Material {
    /// The most translucent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that is more translucent than opaque.
    public static var thinMaterial: Material { .thin }
    /// A material of medium translucency.
    public static var regularMaterial: Material { .regular }
    /// A material that is more opaque than translucent.
    public static var thickMaterial: Material { .thick }
    /// The most opaque material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars.
    public static var bar: Material { .bar }
}
