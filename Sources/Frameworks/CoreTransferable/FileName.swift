import Foundation

/// Names of files from users and from the app.
package enum FileName {
    /// The limit of a name in bytes, which is that of most file systems.
    private static let limit = 255

    /// A name that is safe in any folder, on the server and on the user's device: without control characters, characters that change the
    /// direction of text, and dots in front. Slashes and colons become hyphens. An empty name becomes `Untitled`.
    /// Windows takes no dots and spaces at the end, and some names only with a low line in front.
    package static func safe(_ name: String) -> String {
        var safe = ""
        for scalar in name.unicodeScalars where isAllowed(scalar) {
            safe.unicodeScalars.append("/\\:".unicodeScalars.contains(scalar) ? "-" : scalar)
        }
        safe = safe.trimmingCharacters(in: .whitespaces)
        safe = String(safe.drop { $0 == "." })
        while let last = safe.last, last == "." || last == " " { safe.removeLast() }
        if safe.isEmpty { return "Untitled" }
        if devices.contains(safe.prefix { $0 != "." && $0 != " " }.uppercased()) { safe = "_" + safe }
        return shortened(safe)
    }

    /// The names of devices, which Windows reserves with any extension.
    private static let devices: Set<String> = Set(
        ["CON", "PRN", "AUX", "NUL"] + (0...9).flatMap { ["COM\($0)", "LPT\($0)"] })

    /// Whether a name may contain a character. Windows refuses some signs, and browsers replace them.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        // Emojis are joined by it.
        case .format: scalar == "\u{200D}"
        case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        default: !"<>\"|?*".unicodeScalars.contains(scalar)
        }
    }

    /// A name within the limit. It keeps its extension.
    private static func shortened(_ name: String) -> String {
        guard name.utf8.count > limit else { return name }
        let text = name as NSString
        let tail = text.pathExtension.utf8.count <= 16 && !text.pathExtension.isEmpty ? "." + text.pathExtension : ""
        var stem = tail.isEmpty ? name : text.deletingPathExtension
        while stem.utf8.count + tail.utf8.count > limit { stem.removeLast() }
        return stem + tail
    }
}
