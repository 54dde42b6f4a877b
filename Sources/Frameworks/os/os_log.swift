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
/// The options of values are those of Apple's: `%{public}@` is written, and release builds write `<private>` for `%{private}d` and for
/// texts and objects without options.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    guard log.isEnabled(type: type) else { return }
    log.write(OSLogMessage(stringLiteral: FormatText.text("\(message)", args)), type)
}
