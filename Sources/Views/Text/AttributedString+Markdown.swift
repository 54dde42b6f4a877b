public import Foundation

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
