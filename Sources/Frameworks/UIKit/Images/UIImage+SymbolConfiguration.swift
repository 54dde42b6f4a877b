import EspalierViews
public import Foundation

extension UIImage {
    /// The values by which an image is chosen and drawn.
    open class Configuration: NSObject, @unchecked Sendable {
        // Unchecked: the properties are constant, and subclasses must be as safe.

        /// The traits for which the image is; nil for any. They have no effect: an image is drawn in the traits of its view.
        public let traitCollection: UITraitCollection?

        /// A configuration for traits.
        public init(traitCollection: UITraitCollection? = nil) {
            self.traitCollection = traitCollection
        }
    }

    /// The size, weight and colors of a symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        // Unchecked: the properties are constant.
        struct Values: Equatable {
            var pointSize: CGFloat?
            var weight: UIFont.Weight?
            var scale = SymbolScale.default
            var textStyle: UIFont.TextStyle?
            var coloring: Coloring?
        }

        /// The colors of the parts of a symbol.
        enum Coloring: Equatable {
            case monochrome, multicolor
            case hierarchical(UIColor)
            case palette([UIColor])
        }

        let values: Values

        var pointSize: CGFloat? { values.pointSize }
        var weight: UIFont.Weight? { values.weight }
        var scaling: SymbolScale { values.scale }

        init(_ values: Values) {
            self.values = values
            super.init()
        }

        private convenience init(
            _ size: CGFloat?, _ weight: SymbolWeight = .unspecified, _ scale: SymbolScale = .default,
            _ textStyle: UIFont.TextStyle? = nil
        ) {
            let size = size.map { $0.isFinite && $0 > 0 ? $0 : 17 }
            self.init(Values(pointSize: size, weight: weight.weight, scale: scale, textStyle: textStyle))
        }

        /// A size of the font beside the symbol, in points. A size that is not positive counts as 17.
        public convenience init(pointSize: CGFloat) { self.init(pointSize, .unspecified) }

        /// A size of the font beside the symbol in points, and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize, weight) }

        /// A size of the font beside the symbol in points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize, weight, scale)
        }

        /// The size of the font of a text style.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .default) }

        /// The size of the font of a text style, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, .unspecified, scale, textStyle)
        }

        /// A weight.
        public convenience init(weight: SymbolWeight) { self.init(nil, weight) }

        /// A scale.
        public convenience init(scale: SymbolScale) { self.init(nil, .unspecified, scale) }

        /// The size of a font.
        public convenience init(font: UIFont) { self.init(font.pointSize, .unspecified) }

        /// The size of a font, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) { self.init(font.pointSize, .unspecified, scale) }

        // MARK: Colors

        /// A color for each level of the symbol's parts. Further levels have the last one.
        public convenience init(paletteColors: [UIColor]) {
            self.init(Values(coloring: paletteColors.isEmpty ? nil : .palette(paletteColors)))
        }

        /// A color, with less opacity for less important parts.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(Values(coloring: .hierarchical(hierarchicalColor)))
        }

        /// The symbol's own colors. A symbol without such colors has the tint.
        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(Values(coloring: .multicolor))
        }

        /// The tint for all parts.
        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(Values(coloring: .monochrome))
        }

        // MARK: Combinations

        /// A configuration without values.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

        /// The values of another configuration, and the own ones for those that it lacks.
        public func applying(_ configuration: Configuration?) -> SymbolConfiguration {
            guard let other = (configuration as? SymbolConfiguration)?.values else { return self }
            var combined = values
            if let size = other.pointSize { (combined.pointSize, combined.textStyle) = (size, other.textStyle) }
            if let weight = other.weight { combined.weight = weight }
            if other.scale != .default, other.scale != .unspecified { combined.scale = other.scale }
            if let coloring = other.coloring { combined.coloring = coloring }
            return SymbolConfiguration(combined)
        }

        private func without(_ change: (inout Values) -> Void) -> SymbolConfiguration {
            var values = values
            change(&values)
            return SymbolConfiguration(values)
        }

        /// The configuration without a size and a weight.
        public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
            without {
                if $0.textStyle == nil { $0.pointSize = nil }
                $0.weight = nil
            }
        }
        /// The configuration without a scale.
        public func configurationWithoutScale() -> SymbolConfiguration { without { $0.scale = .default } }
        /// The configuration without a text style.
        public func configurationWithoutTextStyle() -> SymbolConfiguration {
            without { if $0.textStyle != nil { ($0.textStyle, $0.pointSize) = (nil, nil) } }
        }
        /// The configuration without a weight.
        public func configurationWithoutWeight() -> SymbolConfiguration { without { $0.weight = nil } }

        override public func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration)?.values == values
        }

        override public var hash: Int {
            var hasher = Hasher()
            hasher.combine(values.pointSize)
            hasher.combine(values.scale)
            return hasher.finalize()
        }

        // MARK: Drawing

        /// The colors of the parts; nil for the usual ones.
        var mode: SymbolRenderingMode? {
            switch values.coloring {
            case nil: nil
            case .monochrome: .monochrome
            case .multicolor: .multicolor
            case .hierarchical: .hierarchical
            case .palette: .palette
            }
        }
    }

    /// The sizes of symbols beside text.
    public enum SymbolScale: Int, Sendable {
        /// As `medium`.
        case `default` = -1
        /// As `medium`.
        case unspecified = 0
        /// Smaller than letters.
        case small = 1
        /// As high as a line.
        case medium = 2
        /// Higher than a line.
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
        /// The weight of the font; the other cases have the names of fonts.
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        var weight: UIFont.Weight? {
            let weights: [UIFont.Weight?] = [
                nil, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            return weights[rawValue]
        }

        /// The weight of fonts; that of texts for `unspecified`.
        public func fontWeight() -> UIFont.Weight { weight ?? .regular }
    }
}

extension View {
    /// Gives a symbol the colors of its configuration; a tint if it has none.
    @ViewBuilder
    func symbolColors(of image: UIImage, tint: Color) -> some View {
        switch image.symbolConfiguration?.values.coloring {
        case .hierarchical(let color): foregroundStyle(Color(color))
        case .palette(let colors):
            let styles = colors.map { Color($0) }
            if let first = styles.first, let last = styles.last {
                foregroundStyle(first, styles.count > 1 ? styles[1] : last, styles.count > 2 ? styles[2] : last)
            } else {
                foregroundStyle(tint)
            }
        case .monochrome, .multicolor, nil: foregroundStyle(tint)
        }
    }
}
