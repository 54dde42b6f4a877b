import EspalierViews

/// Lines under or through letters.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A thin line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line. It is drawn as a thin one.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines. They are drawn as one.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// A dotted line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// A dashed line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)

    /// A thin line of a pattern.
    init(_ pattern: Text.LineStyle.Pattern) {
        self = .single
        if pattern == .dot { insert(.patternDot) }
        if pattern == .dash { insert(.patternDash) }
    }

    var pattern: Text.LineStyle.Pattern {
        if contains(.patternDash) { return .dash }
        return contains(.patternDot) ? .dot : .solid
    }
}
