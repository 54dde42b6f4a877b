/// Selects the active gestures: the gesture of a modifier, the gestures of the views inside, or both.
public struct GestureMask: OptionSet, Sendable {
    /// The selection as bits.
    public let rawValue: UInt32

    /// A selection by its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// No gestures.
    public static let none: GestureMask = []
    /// The added gesture, but not those of the views inside.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the views inside, but not the added one.
    public static let subviews = GestureMask(rawValue: 2)
    /// The added gesture and those of the views inside.
    public static let all: GestureMask = [.gesture, .subviews]
}
