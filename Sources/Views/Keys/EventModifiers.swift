/// Modifier keys that are held during an event.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The keys, one bit each.
    public let rawValue: Int

    /// Keys by their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The Caps Lock key. Browsers do not report it here.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// The Shift key.
    public static let shift = EventModifiers(rawValue: 2)
    /// The Control key.
    public static let control = EventModifiers(rawValue: 4)
    /// The Option key, Alt on other keyboards.
    public static let option = EventModifiers(rawValue: 8)
    /// The Command key, Windows or Super on other keyboards.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the numeric pad. Browsers do not report it here.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All keys.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    /// Converts a number of the page: 1 shift, 2 control, 4 option, 8 command.
    init(keys: Int) {
        rawValue = (keys & 15) << 1
    }

    /// The keys as a number of the page.
    var keys: Int { rawValue >> 1 & 15 }
}
