import EspalierLayoutEngine
import Foundation

/// Messages to the app's author.
package enum Warning {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var seen: Set<String> = []

    /// Writes a message. Line ends and other control characters are escaped, so that a text of the app cannot start a line of its own.
    package static func log(_ message: String) { AuthorMessages.write(message) }

    /// The text with escapes in place of line ends and control characters.
    package static func oneLine(_ text: String) -> String { AuthorMessages.oneLine(text) }

    /// Writes a line unless it has been written before.
    package static func once(_ message: @autoclosure () -> String) {
        let text = message()
        let isNew = lock.withLock { seen.count < 4096 && seen.insert(text).inserted }
        if isNew { log(text) }
    }

    /// Whether `once` has written the line.
    package static func wrote(_ message: String) -> Bool {
        lock.withLock { seen.contains(message) }
    }
}
