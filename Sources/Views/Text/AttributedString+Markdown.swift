public import Foundation

extension AttributedString {
    /// Options for reading Markdown.
    public struct MarkdownParsingOptions: Sendable {
        /// The syntax to read.
        public enum InterpretedSyntax: Sendable {
            /// All syntax; only that inside lines; the latter with white space as written. Only the last one keeps line
            /// breaks.
            case full, inlineOnly, inlineOnlyPreservingWhitespace
        }

        /// The reaction to an error in Markdown. This parser accepts every text.
        public enum FailurePolicy: Sendable {
            /// Throw an error; return the part before it. Neither occurs.
            case throwError, returnPartiallyParsedIfPossible
        }

        /// Whether `^[text](name: value)` may be used. It has no effect: the marks of such attributes are removed with syntax
        /// inside lines, and stay with all syntax.
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

    /// Reads Markdown by the rules of CommonMark and GitHub. Never throws.
    ///
    /// The marks of headings, lists, tables and other blocks are removed, and the texts of blocks follow each other without
    /// line breaks. The attribute `presentationIntent` tells which blocks a text is in. `Text` does not show it.
    ///
    /// - Parameter baseURL: The URL to which links are relative.
    public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil)
        throws
    {
        if options.interpretedSyntax == .full {
            self = MarkdownBlocks.read(markdown, baseURL: baseURL)
            return
        }
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
