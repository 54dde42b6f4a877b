/// Keys that are held while something else happens.
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// No page tells of this key.
    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    /// The Alt key of other keyboards.
    public static let option = EventModifiers(rawValue: 8)
    /// The Windows or Super key of other keyboards.
    public static let command = EventModifiers(rawValue: 16)
    /// No page tells of this key.
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    /// From the keys of a touch report: 1 shift, 2 control, 4 option, 8 command.
    init(keys: Int) {
        rawValue = (keys & 15) << 1
    }
}
