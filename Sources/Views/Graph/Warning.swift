import Foundation

/// Messages to the app's author on standard error.
package enum Warning {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var seen: Set<String> = []

    /// Writes a line.
    package static func log(_ message: String) {
        FileHandle.standardError.write(Data("espalier: \(message)\n".utf8))
    }

    /// Writes a line unless it was written before.
    package static func once(_ message: @autoclosure () -> String) {
        let text = message()
        let isNew = lock.withLock { seen.count < 4096 && seen.insert(text).inserted }
        if isNew { log(text) }
    }

    /// Whether `once` wrote the line.
    package static func wrote(_ message: String) -> Bool {
        lock.withLock { seen.contains(message) }
    }
}
