package import Foundation

extension Font {
    /// The role of a text, which sets its size in relation to the user's text size.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        /// Large titles.
        case largeTitle
        /// Titles.
        case title
        /// Second-level titles.
        case title2
        /// Third-level titles.
        case title3
        /// Headings.
        case headline
        /// Subheadings.
        case subheadline
        /// Running text.
        case body
        /// Callouts.
        case callout
        /// Footnotes.
        case footnote
        /// Captions.
        case caption
        /// Small captions.
        case caption2

        /// The size in points for each `DynamicTypeSize`, from Apple's Human Interface Guidelines for iOS.
        package var sizes: InlineArray<12, UInt8> {
            switch self {
            case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
            case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
            case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
            case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
            case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
            case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
            case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
            case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
            case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
            case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
            }
        }

        /// The line height in points for each `DynamicTypeSize`, from the same source.
        private var lineHeights: InlineArray<12, UInt8> {
            switch self {
            case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
            case .title: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
            case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
            case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
            case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
            case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
            case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
            case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
            case .caption: [13, 13, 13, 16, 19, 21, 23, 29, 32, 39, 44, 51]
            case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
            }
        }

        /// A length that is scaled like the style's line height, rounded to pixels. A length that is not finite stays as it is.
        package func scaled(
            _ length: CGFloat, for dynamicTypeSize: DynamicTypeSize, pixelsPerPoint: CGFloat
        ) -> CGFloat {
            guard dynamicTypeSize != .large, length.isFinite else { return length }
            let heights = lineHeights
            let ratio = CGFloat(heights[dynamicTypeSize.index]) / CGFloat(heights[DynamicTypeSize.large.index])
            return (length * ratio * pixelsPerPoint).rounded() / pixelsPerPoint
        }

        package func size(for dynamicTypeSize: DynamicTypeSize) -> CGFloat {
            CGFloat(sizes[dynamicTypeSize.index])
        }

        var weight: Weight { self == .headline ? .semibold : .regular }

        /// The weight of the style's bold form.
        var emphasizedWeight: Weight {
            switch self {
            case .largeTitle, .title, .title2: .bold
            default: .semibold
            }
        }
    }
}
