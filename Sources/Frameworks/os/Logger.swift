/// Writes messages to the server's log, with a subsystem and a category.
///
/// Each message is a line on standard error in the format of the server's own lines (`--log-format`), with the id of the request whose
/// work the code does. It counts toward the same limit of lines per second.
public struct Logger: Sendable {
    private let destination: OSLog

    /// A logger without a subsystem.
    public init() {
        destination = .default
    }

    /// A logger for a part of the app.
    ///
    /// - Parameters:
    ///   - subsystem: The name of the app or of a large part of it, such as `com.example.app`.
    ///   - category: The name of a part of the subsystem.
    public init(subsystem: String, category: String) {
        destination = OSLog(subsystem: subsystem, category: category)
    }

    /// A logger that writes to a log.
    public init(_ logObj: OSLog) {
        destination = logObj
    }

    /// Writes a message at the default level.
    public func log(_ message: OSLogMessage) { destination.write(message, .default) }
    /// Writes a message at a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { destination.write(message, level) }
    /// Writes a message for debugging. Release builds need `--log-level debug` for it.
    public func trace(_ message: OSLogMessage) { destination.write(message, .debug) }
    /// Writes a message for debugging. Release builds need `--log-level debug` for it.
    public func debug(_ message: OSLogMessage) { destination.write(message, .debug) }
    /// Writes a message that is helpful, but not essential.
    public func info(_ message: OSLogMessage) { destination.write(message, .info) }
    /// Writes a message that is essential for finding faults.
    public func notice(_ message: OSLogMessage) { destination.write(message, .default) }
    /// Writes a message about an unexpected state.
    public func warning(_ message: OSLogMessage) { destination.write(message, .error) }
    /// Writes a message about an error.
    public func error(_ message: OSLogMessage) { destination.write(message, .error) }
    /// Writes a message about a failure.
    public func critical(_ message: OSLogMessage) { destination.write(message, .fault) }
    /// Writes a message about a bug in the program.
    public func fault(_ message: OSLogMessage) { destination.write(message, .fault) }
}
