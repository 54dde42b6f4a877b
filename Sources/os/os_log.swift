import Foundation

/// Writes a message to the server's log.
///
/// - Parameters:
///   - message: The message.
///   - log: The log of a part of the app.
///   - type: The level of the message.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message, type)
}

/// Writes a message with values in the format of `printf` to the server's log, in the form of older apps.
///
/// The markers `{public}` and `{private}` have no effect on the values: they are written.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    guard log.isEnabled(type: type) else { return }
    var format = "\(message)"
    for marker in ["{public}", "{private}"] { format = format.replacingOccurrences(of: marker, with: "") }
    log.write(OSLogMessage(stringLiteral: args.isEmpty ? format : String(format: format, arguments: args)), type)
}
