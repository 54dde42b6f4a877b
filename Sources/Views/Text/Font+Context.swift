import EspalierLayoutEngine
public import Foundation

extension Font {
    /// The part of the environment on which the face and the size of a font depend.
    public struct Context: Hashable, Sendable {
        let context: FontContext
    }

    /// The properties of a font in an environment.
    public struct Resolved: Hashable, Sendable {
        private let font: ResolvedFont
        /// The weight of the letters.
        public let weight: Weight

        init(_ font: ResolvedFont) {
            self.font = font
            weight = Weight(value: font.face.weight)
        }

        /// The size in points.
        public var pointSize: CGFloat { font.face.size }
        /// Whether the letters are as heavy as bold ones, or heavier.
        public var isBold: Bool { font.face.weight >= Weight.bold.value }
        /// Whether the letters are slanted.
        public var isItalic: Bool { font.face.italic }
        /// Whether all letters have the same width.
        public var isMonospaced: Bool { font.face.design == .monospaced }
        /// Whether lower-case letters are small capitals.
        public var isLowercaseSmallCaps: Bool { font.smallCaps.contains(.lowercase) }
        /// Whether capital letters are small capitals.
        public var isUppercaseSmallCaps: Bool { font.smallCaps.contains(.uppercase) }
        /// The distance between lines.
        public var leading: Leading { font.leading }
    }

    /// The font of text without another one.
    public static let `default` = Font.body

    /// The properties of the font in an environment.
    public func resolve(in context: Context) -> Resolved { Resolved(resolved(in: context.context)) }
}

extension EnvironmentValues {
    /// The part of the environment on which the face and the size of a font depend.
    public var fontResolutionContext: Font.Context { Font.Context(context: textSettings.fontContext) }
}
