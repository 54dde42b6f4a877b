public import Foundation

extension AttributeScopes {
    /// Attributes of an `AttributedString` that `Text` shows.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The color of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line under the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The extra distance between letters, in points.
        public let kern: KerningAttribute
        /// The extra distance between letters, in points; it takes precedence over `kern`.
        public let tracking: TrackingAttribute
        /// The distance over the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The meaning from Markdown.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// The blocks from Markdown.
        public let presentationIntent: PresentationIntentAttribute
        /// Foundation's attributes, such as links.
        public let foundation: FoundationAttributes

        /// The key of the font.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        /// The key of the color of the letters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The key of the color behind the letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The key of the line through the letters.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The key of the line under the letters.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The key of the kerning, in points.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        /// The key of the tracking, in points.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        /// The key of the distance over the baseline, in points.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }

        /// The key of the meaning from Markdown.
        public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }

        /// The key of the blocks from Markdown.
        public enum PresentationIntentAttribute: CodableAttributedStringKey {
            public typealias Value = PresentationIntent
            public static let name = "NSPresentationIntent"
        }
    }

    /// The attributes that `Text` shows.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// Finds an attribute key of SwiftUI by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}
