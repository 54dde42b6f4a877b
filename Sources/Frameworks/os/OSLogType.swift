/// The level of a message.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt8

    /// A level by its number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A level by its number.
    public init(_ rawValue: UInt8) {
        self.init(rawValue: rawValue)
    }

    /// Essential for finding faults.
    public static let `default` = OSLogType(0)
    /// Helpful, but not essential.
    public static let info = OSLogType(1)
    /// For debugging. Release builds leave these messages out, unless `--log-level debug` asks for them.
    public static let debug = OSLogType(2)
    /// An error.
    public static let error = OSLogType(16)
    /// A bug in the program.
    public static let fault = OSLogType(17)
}
