public import Foundation

/// What Markdown means by a part of a line. (On Apple's systems Foundation has this type.)
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes {
    /// The attributes of parts of an `AttributedString` that `Text` shows.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }

        public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// What of Markdown counts. A text shows what is in lines alone: blocks are read as lines whichever is chosen.
        public enum InterpretedSyntax: Sendable {
            case full, inlineOnly, inlineOnlyPreservingWhitespace
        }

        /// What happens where Markdown has an error. No text is an error to this parser.
        public enum FailurePolicy: Sendable {
            case throwError, returnPartiallyParsedIfPossible
        }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

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

    /// A text with the meaning of its Markdown: emphasis, strong emphasis, struck text, code, links, by CommonMark and
    /// GitHub's rules.
    ///
    /// - Parameter baseURL: what links are relative to.
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
    /// A text whose parts have attributes of their own: fonts, colours, lines, links, the meaning of Markdown. What has none
    /// takes the style of the place.
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
