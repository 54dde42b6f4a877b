import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// The background of a button or a cell.
public struct UIBackgroundConfiguration {
    /// The colour; nil for that of the configuration.
    public var backgroundColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 6
    /// The distances from the edges of a cell.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The colour of the line around the background of a cell; nil for the tint.
    public var strokeColor: UIColor?
    /// The width of this line in points; 0 for none.
    public var strokeWidth: CGFloat = 0
    /// The image on the background of a cell; nil for none.
    public var image: UIImage?
    /// The view on the background of a cell; nil for none.
    public var customView: UIView?
    /// The effect on what is behind a cell. It has no effect.
    public var visualEffect: UIVisualEffect?
    /// Changes the colour of a cell when it is shown.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?

    /// A background of the standard form.
    public init() {}

    /// A background without a colour.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }

    private static func list(_ color: UIColor?) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.cornerRadius = 0
        configuration.backgroundColor = color
        return configuration
    }

    /// The background of a row, as in its list.
    public static func listCell() -> UIBackgroundConfiguration { list(.secondarySystemGroupedBackground) }
    /// The background of a row of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground) }
    /// The background of a row of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { list(.secondarySystemGroupedBackground) }
    /// The background of a row of a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { list(.clear) }
    /// The background of a row of a sidebar in a window with other columns.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { list(.clear) }
    /// The background of a header, as in its list.
    public static func listHeader() -> UIBackgroundConfiguration { list(.clear) }
    /// The background of a footer, as in its list.
    public static func listFooter() -> UIBackgroundConfiguration { list(.clear) }
    /// The background of a header or footer of a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.clear) }
    /// The background of a header or footer of a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { list(.clear) }

    /// The colour as it is shown.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The background of a cell.
    @MainActor @ViewBuilder var shown: some View {
        let shape = RoundedRectangle(cornerRadius: cornerRadius)
        shape.fill(Color(backgroundColor.map { backgroundColorTransformer?($0) ?? $0 } ?? .clear))
            .overlay { image.map { Image(uiImage: $0).resizable() } }
            .overlay {
                if strokeWidth > 0 { shape.strokeBorder(Color(strokeColor ?? .tintColor), lineWidth: strokeWidth) }
            }
            .padding(EdgeInsets(backgroundInsets))
    }
}
