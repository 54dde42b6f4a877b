import Foundation

/// Messages to the app's author on standard error.
package enum Warning {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var seen: Set<String> = []

    /// Writes a line. What an app's texts bring into it cannot begin another: line ends and other control characters are
    /// written as `\n`, `\u{1b}` and so on.
    package static func log(_ message: String) {
        FileHandle.standardError.write(Data("espalier: \(oneLine(message))\n".utf8))
    }

    /// The text without what ends lines or steers terminals.
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

    /// Controls, and what orders or ends lines: a terminal shows a line with them as another one.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
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
