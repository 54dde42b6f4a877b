/// Errors of PostgreSQL as sentences for operators.
enum PostgresFailure {
    /// - Parameter code: The code of SQL's standard and of PostgreSQL's documentation.
    static func of(code: String, message: String) -> ConnectionFailure {
        let reason = "PostgreSQL: " + firstLine(message)
        switch code.prefix(2) {
        // The connection, the server's end, and a server that has become a replica: another one may answer the next connection.
        case "08": return .lost(.unavailable(reason))
        case "57" where code != "57014": return .lost(.unavailable(reason))
        case "25": return .lost(.unavailable(reason))
        // Missing rights, and tables that somebody has changed.
        case "42", "3F": return .refused(.unusable(reason))
        // A value that no table takes, such as an id with a NUL, is the fault of one record.
        case "22", "23": return .refused(.damaged(reason))
        case "XX" where code != "XX000": return .refused(.damaged(reason))
        // A full disk, too many connections, locks and timeouts.
        default: return .refused(.unavailable(reason))
        }
    }

    /// Whether the same statement may succeed at once: a deadlock or a conflict with another transaction.
    static func isConflict(_ code: String) -> Bool { code == "40P01" || code == "40001" }

    /// The reasons why a connection has failed, one for each host of the URI. A host may have several addresses.
    static func ofHosts(_ message: String) -> String {
        let lines = message.split(whereSeparator: \.isNewline).filter {
            $0.hasPrefix("connection to server ") || $0.hasPrefix("could not translate host name ")
        }
        return lines.isEmpty ? firstLine(message) : lines.joined(separator: "; ")
    }

    /// The first line of a message without its level.
    static func firstLine(_ message: String) -> String {
        var line = message.prefix { !$0.isNewline }
        for level in ["ERROR:", "FATAL:", "PANIC:"] where line.hasPrefix(level) {
            line = line.dropFirst(level.count).drop { $0 == " " }
        }
        return String(line)
    }
}
