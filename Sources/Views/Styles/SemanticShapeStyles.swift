import EspalierDisplayTree

/// The foreground style of the place.
public struct ForegroundStyle: ShapeStyle, Hashable {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = shape.context.foregroundPaint
    }
}

/// The background style of the place: the system's background unless `backgroundStyle` set another.
public struct BackgroundStyle: ShapeStyle, Hashable {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = shape.context.background ?? .color(.named(.background))
    }
}

/// The tint of the place.
public struct TintShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = shape.context.tintPaint
    }
}

/// The colour of lines between contents.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .color(.named(.separator))
    }
}

/// The ground of controls and other small areas.
public struct FillShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .color(.named(.fill))
    }
}

/// The colour of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .color(.named(.placeholder))
    }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .color(.named(.link))
    }
}

/// The ground of selected content: the tint.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = shape.context.tintPaint
    }
}

/// The ground of the window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    public init() {}

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.paint = .color(.named(.background))
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
