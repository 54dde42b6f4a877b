/// The kinds of regions that a window keeps free.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Space that bars and the edges of the device take.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// Space that the keyboard on screen takes.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Space of every kind.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}
