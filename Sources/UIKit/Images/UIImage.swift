public import EspalierViews
public import Foundation

/// An image: a symbol, a file of the app's, or one that was made or received while the app runs.
open class UIImage: NSObject, @unchecked Sendable {
    // Unchecked: the properties are constant, and subclasses must be as safe.
    enum Source {
        case symbol(String)
        case file(String, AppImage)
        case picture(LoadedImage, Picture)
    }

    let source: Source
    /// The size in points.
    public let size: CGSize
    /// The pixels per point.
    public let scale: CGFloat
    /// Whether the image is drawn in the tint of its view.
    public let renderingMode: RenderingMode
    /// The size and weight of a symbol; nil for other images.
    public let symbolConfiguration: SymbolConfiguration?
    /// A colour for the symbol or template itself.
    let ownColor: UIColor?

    init(
        _ source: Source, size: CGSize, scale: CGFloat, renderingMode: RenderingMode = .automatic,
        configuration: SymbolConfiguration? = nil, color: UIColor? = nil
    ) {
        self.source = source
        self.size = size
        self.scale = scale
        self.renderingMode = renderingMode
        symbolConfiguration = configuration
        ownColor = color
    }

    /// A symbol by its name. An unknown name draws a placeholder, so that the result is never nil.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A symbol by its name, in a size and weight.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        let side = ((configuration?.pointSize ?? 17) * 1.2).rounded(.up)
        self.init(
            .symbol(name), size: CGSize(width: side, height: side), scale: 1, configuration: configuration,
            color: nil)
    }

    /// An image file of the app's by its name; nil if there is none, or while the app has no page.
    @MainActor @preconcurrency
    public convenience init?(named name: String) {
        guard let graph = ViewGraph.current,
            let image = graph.image(named: name)
        else { return nil }
        self.init(.file(name, image), size: image.size, scale: image.scale)
    }

    /// The image with another mode of drawing.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            source, size: size, scale: scale, renderingMode: renderingMode, configuration: symbolConfiguration,
            color: ownColor)
    }

    /// The symbol or template in a colour.
    open func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(
            source, size: size, scale: scale, renderingMode: renderingMode, configuration: symbolConfiguration,
            color: color)
    }

    /// The symbol or template in a colour, with another mode of drawing.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withTintColor(color).withRenderingMode(renderingMode)
    }

    /// The symbol in another size and weight.
    open func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        guard case .symbol(let name) = source,
            let image = UIImage(systemName: name, withConfiguration: configuration)
        else { return self }
        return UIImage(
            image.source, size: image.size, scale: 1, renderingMode: renderingMode, configuration: configuration,
            color: ownColor)
    }

    /// Whether the image is a symbol.
    open var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

    /// The modes of drawing.
    public enum RenderingMode: Int, Sendable {
        /// Symbols in the tint; in its own colours; in the tint.
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// The size and weight of a symbol.
    public final class SymbolConfiguration: NSObject, Sendable {
        let pointSize: CGFloat?
        let weight: UIFont.Weight?
        let scaling: SymbolScale

        init(pointSize: CGFloat?, weight: UIFont.Weight?, scale: SymbolScale) {
            self.pointSize = pointSize
            self.weight = weight
            scaling = scale
        }

        /// A size of the font beside the symbol, in points.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize: pointSize, weight: nil, scale: .default)
        }

        /// A size of the font beside the symbol in points, and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight.weight, scale: .default)
        }

        /// A size of the font beside the symbol in points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight.weight, scale: scale)
        }

        /// The size of the font of a text style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, weight: nil, scale: .default)
        }

        /// A weight.
        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, weight: weight.weight, scale: .default)
        }

        /// A scale.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, weight: nil, scale: scale)
        }

        /// The size and weight of a font.
        public convenience init(font: UIFont) {
            self.init(pointSize: font.pointSize, weight: nil, scale: .default)
        }
    }

    /// The sizes of symbols beside text.
    public enum SymbolScale: Int, Sendable {
        /// As `medium`; the same; small; medium; large.
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3

        var scale: Image.Scale {
            switch self {
            case .small: .small
            case .large: .large
            default: .medium
            }
        }
    }

    /// The weights of symbols.
    public enum SymbolWeight: Int, Sendable {
        /// That of the font; the next ones as of fonts.
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        var weight: UIFont.Weight? {
            let weights: [UIFont.Weight?] = [
                nil, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            return weights[rawValue]
        }
    }
}

extension Image {
    /// The image of UIKit.
    public init(uiImage: UIImage) {
        switch uiImage.source {
        case .symbol(let name): self.init(systemName: name)
        case .file(let name, _): self.init(name)
        case .picture(let loaded, _): self.init(loaded)
        }
        switch uiImage.renderingMode {
        case .automatic: break
        case .alwaysOriginal: self = renderingMode(.original)
        case .alwaysTemplate: self = renderingMode(.template)
        }
    }
}
