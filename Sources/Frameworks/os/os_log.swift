import Foundation

/// Writes a message to the server's log.
///
/// - Parameters:
///   - type: The level of the message.
///   - log: The log to write to.
///   - message: The text, a literal with values.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message, type)
}

/// Writes a message in the format of `printf` to the server's log. This is the form that older apps use.
///
/// The options of values, such as `{public}` and `{private, mask.hash}`, are ignored, so private values are written, too.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    guard log.isEnabled(type: type) else { return }
    let format = withoutOptions("\(message)")
    log.write(OSLogMessage(stringLiteral: args.isEmpty ? format : String(format: format, arguments: args)), type)
}

/// The format without the options of its values: `%{public}@` becomes `%@`.
func withoutOptions(_ format: String) -> String {
    format.replacing(#/%\{[^}]*\}/#, with: "%")
}
