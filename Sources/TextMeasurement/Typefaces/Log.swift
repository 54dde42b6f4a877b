import Foundation

/// Writes lines to standard error.
enum Log {
    static func write(_ message: String) {
        FileHandle.standardError.write(Data("espalier: \(message)\n".utf8))
    }
}
