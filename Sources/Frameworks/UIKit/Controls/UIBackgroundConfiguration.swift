import EspalierLayoutEngine
import EspalierViews
public import Foundation

/// The background of a button or a cell.
public struct UIBackgroundConfiguration {
    /// The color; nil for that of the configuration.
    public var backgroundColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 6
    /// The distances from the edges of the cell or button.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The color of the line around the background; nil for the tint.
    public var strokeColor: UIColor?
    /// The width of this line in points; 0 for none.
    public var strokeWidth: CGFloat = 0
    /// The distance of this line from the edge of the background in points; positive outside.
    public var strokeOutset: CGFloat = 0
    /// Changes the color of this line when it is shown.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The image on the background; nil for none.
    public var image: UIImage?
    /// The way in which the image fills the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The view on the background; nil for none.
    public var customView: UIView?
    /// The effect on what is behind the cell or button: a blur; nil for none.
    public var visualEffect: UIVisualEffect?
    /// Changes the color of the background when it is shown.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The sides on which the margins of the cell or button add to the insets. It has no effect.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    /// A background of the standard form.
    public init() {}

    /// A background without a color.
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

    /// The color as it is shown.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The color of the line as it is shown.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// The background of a cell.
    @MainActor var shown: some View { shown(color: backgroundColor, radius: cornerRadius, tint: .tintColor) }

    /// The background.
    ///
    /// - Parameters:
    ///   - color: The color before the transformer; nil for none.
    ///   - glass: The glass behind the color; nil for none.
    @MainActor
    func shown(color: UIColor?, radius: CGFloat, tint: UIColor, glass: Glass? = nil) -> some View {
        let shape = RoundedRectangle(cornerRadius: max(0, radius.isFinite ? radius : 0))
        return shape.fill(Color(color.map { backgroundColorTransformer?($0) ?? $0 } ?? .clear))
            .background {
                if let blur = visualEffect as? UIBlurEffect { shape.fill(blur.style.material) }
                if let glass { Color.clear.glassEffect(glass, in: shape) }
            }
            .overlay {
                if let image { FittedImage(image: image, mode: imageContentMode).clipShape(shape) }
            }
            .overlay {
                if strokeWidth > 0 {
                    shape.strokeBorder(Color(resolvedStrokeColor(for: tint)), lineWidth: strokeWidth)
                        .padding(-strokeOutset)
                }
            }
            .padding(EdgeInsets(backgroundInsets))
    }
}
