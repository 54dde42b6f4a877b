import Foundation

/// The text of a format of `printf` with its values, as `os_log` and `NSLog` of Apple's take it.
///
/// Each value may have options in braces, such as `%{public}@`. Without them, numbers are public, and texts and objects are private.
struct FormatText {
    private var rest: Substring
    private var values: ArraySlice<any CVarArg>
    private var text = ""
    private let showsPrivate: Bool

    private init(_ format: String, _ values: [any CVarArg], showsPrivate: Bool) {
        rest = format[...]
        self.values = values[...]
        self.showsPrivate = showsPrivate
    }

    /// - Parameter showsPrivate: Whether private values are written. Sensitive ones never are.
    static func text(
        _ format: String, _ values: [any CVarArg], showsPrivate: Bool = OSLogPrivacy.isDebugBuild
    ) -> String {
        var reading = FormatText(format, values, showsPrivate: showsPrivate)
        while reading.readNext() {}
        return reading.text
    }

    /// Reads the literal text up to a conversion, and the conversion. Returns whether there was one.
    private mutating func readNext() -> Bool {
        guard let start = rest.firstIndex(of: "%") else {
            text += rest
            return false
        }
        text += rest[..<start]
        rest = rest[start...].dropFirst()
        if rest.first == "%" {
            text += "%"
            rest.removeFirst()
            return true
        }
        let options = readOptions()
        let notation = rest.prefix { "-+ #0'123456789.*hlqLztj".contains($0) }
        rest = rest[notation.endIndex...]
        guard let conversion = rest.popFirst() else { return false }
        append(conversion, notation: notation, options: options)
        return true
    }

    /// The words in braces, such as `public` and `mask.hash`.
    private mutating func readOptions() -> [String] {
        guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return [] }
        let options = rest[..<end].dropFirst().split(separator: ",")
        rest = rest[end...].dropFirst()
        return options.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private mutating func append(_ conversion: Character, notation: Substring, options: [String]) {
        if conversion == "m" {
            text += String(cString: strerror(errno))
            return
        }
        // A width or precision of its own is a value, too.
        let widths = notation.filter { $0 == "*" }.count
        let isText = conversion == "@" || conversion == "s" || conversion == "S" || conversion == "P"
        guard values.count > widths else {
            text += "<missing>"
            values = []
            return
        }
        let own = Array(values.prefix(widths + 1))
        values = values.dropFirst(widths + 1)
        guard isShown(options, isText: isText) else {
            text += "<private>"
            return
        }
        switch conversion {
        case "@": text += String(describing: own[widths])
        case "P": text += "<data>"
        default: text += String(format: "%" + notation + String(conversion), arguments: own)
        }
    }

    private func isShown(_ options: [String], isText: Bool) -> Bool {
        if options.contains("sensitive") { return false }
        if options.contains("public") { return true }
        return showsPrivate || !(isText || options.contains("private"))
    }
}
