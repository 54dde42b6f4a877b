import Foundation

/// One line on the standard error stream.
enum Log {
    static func write(_ message: String) {
        FileHandle.standardError.write(Data("espalier: \(message)\n".utf8))
    }
}
