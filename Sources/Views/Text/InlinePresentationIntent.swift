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
