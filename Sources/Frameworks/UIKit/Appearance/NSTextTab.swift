public import Foundation

/// A place at which the text after a tab begins. It has no effect: a tab is drawn as a space.
public final class NSTextTab: NSObject, Sendable {
    /// The alignment of the text at the place.
    public let alignment: NSTextAlignment
    /// The distance from the leading edge in points.
    public let location: CGFloat

    /// Options of a tab.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The characters that end the column.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// A place.
    ///
    /// - Parameter options: They have no effect.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
    }

    override public func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    override public var hash: Int { location.hashValue }
}
