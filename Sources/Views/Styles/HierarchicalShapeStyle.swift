/// A level of content: the environment's foreground style, with less opacity for less important content.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int

    /// The foreground style at full strength.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level of the foreground style.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level of the foreground style.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level of the foreground style.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level of the foreground style, drawn like the fourth.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = shape.context.foreground(level: level)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style at full strength.
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    /// The second level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    /// The third level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    /// The fourth level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    /// The fifth level of the foreground style, drawn like the fourth.
    public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

/// A level of another style, with less opacity.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = base.resolved(in: shape.context).multiplied(by: ShapeStyleContext.opacity(ofLevel: level))
    }
}

extension ShapeStyle {
    /// The second level of the style.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    /// The third level of the style.
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    /// The fifth level of the style, drawn like the fourth.
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}
