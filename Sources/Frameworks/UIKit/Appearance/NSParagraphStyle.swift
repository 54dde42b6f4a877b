public import Foundation

/// The style of paragraphs.
///
/// Labels, and text views that cannot be edited, show the alignment, the distances between lines and paragraphs, and the indents. A label
/// with a limit of lines shows all paragraphs in the style of the first one. Drawn strings have the distance of lines only.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    /// The values of a style.
    fileprivate struct Values: Equatable {
        var alignment = NSTextAlignment.natural
        var lineSpacing: CGFloat = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var tabStops: [NSTextTab] = []
        var defaultTabInterval: CGFloat = 0
        var allowsDefaultTighteningForTruncation = false
        var lineBreakStrategy: LineBreakStrategy = []
    }

    private final let mark = AttributeMark()
    fileprivate final var values = Values()

    /// The standard style.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The alignment of lines.
    open var alignment: NSTextAlignment { values.alignment }
    /// The extra distance between lines, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The places of line breaks and of the ellipsis.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The distance to the next paragraph in points.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The distance from the previous paragraph in points, added to its own.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The distance from the leading edge to the first line in points. If it is less than `headIndent`, all lines begin there.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The distance from the leading edge to the other lines in points.
    open var headIndent: CGFloat { values.headIndent }
    /// The end of the lines in points: from the trailing edge if it is negative, else from the leading one; 0 for no limit. Only negative
    /// ones have an effect.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The factor of the height of lines; 0 for none.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The smallest height of lines in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of lines in points; 0 for none.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The direction of writing. It has no effect: the letters decide.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The width of a line at which words are hyphenated, from 0 to 1. It has no effect: texts are not hyphenated.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether words are hyphenated as the system does. It has no effect: texts are not hyphenated.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// The places of tabs. They have no effect.
    open var tabStops: [NSTextTab] { values.tabStops }
    /// The distance of tabs behind the last place. It has no effect.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// Whether letters move closer together before a text is truncated. It has no effect.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// The rules for line breaks. They have no effect.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    override open func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    override open var hash: Int { values.alignment.hashValue ^ values.lineSpacing.hashValue }

    /// Rules for line breaks.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// No word alone on the last line.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Korean words stay together.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// The rules of the system's labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}

/// A style of paragraphs that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// Takes all values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

    /// Adds a place of a tab. It has no effect.
    open func addTabStop(_ anObject: NSTextTab) { values.tabStops.append(anObject) }

    /// Removes a place of a tab.
    open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }

    override open var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    override open var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }

    override open var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    override open var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }

    override open var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }

    override open var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }

    override open var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }

    override open var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }

    override open var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }

    override open var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }

    override open var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }

    override open var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    override open var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }

    override open var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }

    override open var tabStops: [NSTextTab] {
        get { values.tabStops }
        set { values.tabStops = newValue }
    }

    override open var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }

    override open var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }

    override open var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
}
