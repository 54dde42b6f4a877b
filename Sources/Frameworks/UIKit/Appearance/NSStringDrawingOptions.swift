/// Options for the measuring and drawing of strings.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The string is broken into lines, and the rectangle begins at their top. Otherwise it is one line, and the rectangle begins at its
    /// baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// The distance between lines counts. It has no effect: it always does.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The outlines of the letters count in place of the line's height. It has no effect.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last line that fits ends with an ellipsis if there are more.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
