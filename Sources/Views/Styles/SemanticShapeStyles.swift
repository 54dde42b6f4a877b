import EspalierDisplayTree

/// The environment's foreground style.
public struct ForegroundStyle: ShapeStyle, Hashable {
    /// The environment's foreground style.
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = shape.context.foregroundPaint
        shape.shadows = shape.context.foregroundShadows
    }
}

/// The environment's background style: the system's background unless `backgroundStyle` set another.
public struct BackgroundStyle: ShapeStyle, Hashable {
    /// The environment's background style.
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = shape.context.background ?? .color(.named(.background))
    }
}

/// The environment's tint.
public struct TintShapeStyle: ShapeStyle, Hashable {
    /// The environment's tint.
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = shape.context.tintPaint
    }
}

/// The color of lines between contents.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    /// The color of lines between contents.
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .color(.named(.separator))
    }
}

/// The background of controls and other small areas.
public struct FillShapeStyle: ShapeStyle, Hashable {
    /// The background of controls and other small areas.
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .color(.named(.fill))
    }
}

/// The color of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    /// The color of placeholder text.
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .color(.named(.placeholder))
    }
}

/// The color of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
    /// The color of links.
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .color(.named(.link))
    }
}

/// The background of selected content: the tint.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
    /// The background of selected content.
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = shape.context.tintPaint
    }
}

/// The background of the window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    /// The background of the window.
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .color(.named(.background))
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The environment's foreground style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The environment's background style.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The environment's tint.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The color of lines between contents.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The background of controls and other small areas.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The color of placeholder text.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The color of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The background of selected content.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of the window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
