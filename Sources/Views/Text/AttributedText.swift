public import Foundation

/// The meaning that Markdown gives to a part of a line. (On Apple's systems Foundation has this type.)
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Emphasis, shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong emphasis, shown bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code, shown monospaced.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Struck text.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line break in the source that is no break in the text. Has no effect on a `Text`.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line break. Has no effect on a `Text`.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML inside a line. Has no effect on a `Text`.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// A block of HTML. Has no effect on a `Text`.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes {
    /// Attributes of an `AttributedString` that `Text` shows.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
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
        /// Foundation's attributes, such as links.
        public let foundation: FoundationAttributes

        /// The key of the font.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        /// The key of the colour of the letters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The key of the colour behind the letters.
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

extension AttributedString {
    /// Options for reading Markdown.
    public struct MarkdownParsingOptions: Sendable {
        /// The syntax to read. Only inline syntax has an effect: blocks are read as lines, whichever case is set.
        public enum InterpretedSyntax: Sendable {
            /// All syntax; inline syntax; inline syntax with white space as written. Only the last one keeps line
            /// breaks.
            case full, inlineOnly, inlineOnlyPreservingWhitespace
        }

        /// The reaction to an error in Markdown. This parser accepts every text.
        public enum FailurePolicy: Sendable {
            /// Throw an error; return the part before it. Neither occurs.
            case throwError, returnPartiallyParsedIfPossible
        }

        /// Whether `^[text](name: value)` may be used. Of such attributes `inflect` has an effect, and is always read.
        public var allowsExtendedAttributes: Bool
        /// The syntax to read.
        public var interpretedSyntax: InterpretedSyntax
        /// The reaction to an error.
        public var failurePolicy: FailurePolicy
        /// The language of the text. Has no effect.
        public var languageCode: String?

        /// Options for reading Markdown.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Reads inline Markdown: emphasis, strong emphasis, struck text, code and links, by CommonMark and GitHub's rules.
    /// Never throws.
    ///
    /// - Parameter baseURL: The URL to which links are relative.
    public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil)
        throws
    {
        var source = InlineMarkdown.Source()
        let keepsSpace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
        source.append(keepsSpace ? markdown : markdown.split(whereSeparator: \.isNewline).joined(separator: " "))
        self.init()
        for span in InlineMarkdown.parse(source) {
            for case .text(let text) in span.pieces {
                var piece = AttributedString(text)
                let intent = InlinePresentationIntent(span.intents)
                if !intent.isEmpty { piece.inlinePresentationIntent = intent }
                if let target = span.link?.string({ _ in "" }) { piece.link = URL(string: target, relativeTo: baseURL) }
                append(piece)
            }
        }
    }
}

extension InlinePresentationIntent {
    init(_ intents: InlineMarkdown.Intents) {
        self = []
        if intents.contains(.emphasis) { insert(.emphasized) }
        if intents.contains(.strong) { insert(.stronglyEmphasized) }
        if intents.contains(.code) { insert(.code) }
        if intents.contains(.struck) { insert(.strikethrough) }
    }

    var markdown: InlineMarkdown.Intents {
        var intents: InlineMarkdown.Intents = []
        if contains(.emphasized) { intents.insert(.emphasis) }
        if contains(.stronglyEmphasized) { intents.insert(.strong) }
        if contains(.code) { intents.insert(.code) }
        if contains(.strikethrough) { intents.insert(.struck) }
        return intents
    }
}

extension Text {
    /// A text whose parts have attributes of their own: fonts, colours, lines, links and the meaning from Markdown.
    /// Parts without attributes use the environment's style.
    // Disfavoured, so that a literal is a key.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(AttributedTextStorage(attributedContent))
    }
}

/// A text of parts with attributes.
final class AttributedTextStorage: AnyTextStorage, @unchecked Sendable {
    let content: AttributedString

    init(_ content: AttributedString) {
        self.content = content
    }

    override func append(to builder: inout TextRunBuilder, style: TextRunStyle) {
        let context = builder.environment.settings.style
        for run in content.runs {
            var runStyle = style
            if let intent = run.inlinePresentationIntent { runStyle.apply(intent.markdown) }
            if let link = run.link {
                runStyle.paint = context.tintPaint
                builder.link = link.absoluteString
            }
            runStyle.apply(modifiers(of: run), in: context)
            runStyle.background = run.backgroundColor?.resolved(in: context)
            builder.append(String(content[run.range].characters), style: runStyle)
            builder.link = nil
        }
    }

    private func modifiers(of run: AttributedString.Runs.Run) -> [Text.Modifier] {
        func checked(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        var modifiers: [Text.Modifier] = []
        if let font = run.font { modifiers.append(.font(font)) }
        if let color = run.foregroundColor { modifiers.append(.color(color)) }
        if let line = run.underlineStyle { modifiers.append(.underline(line)) }
        if let line = run.strikethroughStyle { modifiers.append(.strikethrough(line)) }
        if let length = run.kern { modifiers.append(.kerning(checked(length))) }
        if let length = run.tracking { modifiers.append(.tracking(checked(length))) }
        if let length = run.baselineOffset { modifiers.append(.baseline(checked(length))) }
        return modifiers
    }

    override func isEqual(to other: AnyTextStorage) -> Bool {
        (other as? AttributedTextStorage)?.content == content
    }
}
