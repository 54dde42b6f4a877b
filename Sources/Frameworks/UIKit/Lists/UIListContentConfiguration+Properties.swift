import EspalierLayoutEngine
import EspalierViews
public import Foundation

extension UIListContentConfiguration {
    /// The appearance of a text.
    @MainActor @preconcurrency
    public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The color.
        public var color: UIColor
        /// The greatest number of lines; 0 for any.
        public var numberOfLines = 0
        /// The side at which lines begin.
        public var alignment = TextAlignment.natural
        /// The change of letters.
        public var transform = TextTransform.none
        /// The way in which a text is shortened. It has no effect: it is cut at its end.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// Whether the font follows the size of texts. It has no effect: fonts of text styles do.
        public var adjustsFontForContentSizeCategory = true
        /// Whether the font gets smaller in a narrow row.
        public var adjustsFontSizeToFitWidth = false
        /// The least part of the font's size.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the distances between letters get smaller. It has no effect.
        public var allowsDefaultTighteningForTruncation = false
        /// Changes the color when it is shown.
        public var colorTransformer: UIConfigurationColorTransformer?

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }

        /// The color as it is shown.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        func shown(_ text: Text) -> some View {
            text
                .font(Font(font))
                .foregroundStyle(Color(resolvedColor()))
                .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
                .multilineTextAlignment(alignment.lines)
                .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1)
        }

        /// The sides at which lines begin.
        public enum TextAlignment: Int, Sendable {
            /// The side of the language; the middle; the side of the language.
            case natural, center, justified

            var horizontal: HorizontalAlignment { self == .center ? .center : .leading }
            var lines: EspalierViews.TextAlignment { self == .center ? .center : .leading }
        }

        /// The changes of letters.
        public enum TextTransform: Int, Sendable {
            /// None; capitals; small letters; a capital for each word.
            case none, uppercase, lowercase, capitalized

            func applied(to text: String) -> String {
                switch self {
                case .none: text
                case .uppercase: text.uppercased()
                case .lowercase: text.lowercased()
                case .capitalized: text.capitalized
                }
            }
        }
    }

    /// The appearance of an image.
    @MainActor @preconcurrency
    public struct ImageProperties {
        /// The color of a symbol; nil for the tint.
        public var tintColor: UIColor?
        /// Changes the color when it is shown. It has no effect without `tintColor`.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The size and weight of a symbol; nil for those of the image.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The greatest size in points; 0 for any.
        public var maximumSize = CGSize.zero
        /// The size of the room for the image, in points; 0 for that of the image.
        public var reservedLayoutSize = CGSize.zero
        /// The radius of the corners in points.
        public var cornerRadius: CGFloat = 0

        /// A width of the room for images that is the same for all of them.
        public static let standardDimension: CGFloat = 28
    }
}
