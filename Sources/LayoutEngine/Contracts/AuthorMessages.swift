import Foundation
import Synchronization

/// Messages to the app's author, for example about layouts that cannot work.
package enum AuthorMessages {
    /// Receives the messages.
    package struct Destination: Sendable {
        // A mutex would convert the function itself with each access, and keep all conversions.
        fileprivate let take: @Sendable (String) -> Void

        package init(_ take: @escaping @Sendable (String) -> Void) {
            self.take = take
        }
    }

    private static let destination = Mutex<Destination?>(nil)

    /// Sends the messages from now on to a destination, such as a server's log; nil for standard error.
    package static func send(to destination: Destination?) { self.destination.withLock { $0 = destination } }

    /// Writes a message. On standard error it is one line, whatever the text contains.
    package static func write(_ message: String) {
        if let destination = destination.withLock({ $0 }) { return destination.take(message) }
        FileHandle.standardError.write(Data("espalier: \(oneLine(message))\n".utf8))
    }

    /// The text with escapes in place of line ends and control characters: `\n`, `\u{1b}` and so on.
    package static func oneLine(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        var line = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": line += "\\n"
            case "\r": line += "\\r"
            case "\t": line += "\\t"
            case _ where isControl(scalar): line += "\\u{\(String(scalar.value, radix: 16))}"
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line
    }

    /// Whether a scalar controls a terminal, ends a line or changes the order of text. All of these have at most four digits.
    package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
