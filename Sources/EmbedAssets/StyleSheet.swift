import Foundation

/// Minifies the style sheet of `public`.
enum StyleSheet {
    static func embedded(_ sheet: String, _ table: WireTable) throws -> String {
        bare(try named(expandDark(sheet), table))
    }

    /// Replaces the classes and attributes of the wire: `.wire-row`, `[wire-gesture~="wire-keepsScrolling"]`.
    private static func named(_ sheet: String, _ table: WireTable) throws -> String {
        var text = ""
        var rest = sheet[...]
        while let match = rest.firstMatch(of: /([.\["])wire-(\w+)/) {
            let group = match.1 == "." ? "class" : match.1 == "[" ? "attribute" : "gesture"
            text += try rest[..<match.range.lowerBound] + match.1 + table.value(group[...], match.2)
            rest = rest[match.range.upperBound...]
        }
        return text + rest
    }

    /// Expands each rule for `:root:dark` to the two ways in which a page becomes dark: by the system, unless the app
    /// requests light colors, or by the app.
    private static func expandDark(_ sheet: String) throws -> String {
        guard let start = sheet.range(of: ":root:dark {"),
            let end = sheet.range(of: "\n}", range: start.upperBound..<sheet.endIndex)
        else { throw Failure("The style sheet has no rule for :root:dark.") }
        let colors = sheet[start.upperBound..<end.lowerBound]
        let bySystem = "@media (prefers-color-scheme: dark) { :root:not([wire-scheme=\"light\"]) {\(colors)} }"
        return sheet[..<start.lowerBound] + bySystem + " :root[wire-scheme=\"dark\"] {\(colors)}"
            + sheet[end.upperBound...]
    }

    /// Removes comments and unnecessary spaces.
    private static func bare(_ sheet: String) -> String {
        var text = ""
        var rest = sheet[...]
        while let start = rest.range(of: "/*") {
            text += rest[..<start.lowerBound]
            rest = rest.range(of: "*/", range: start.upperBound..<rest.endIndex).map { rest[$0.upperBound...] } ?? ""
        }
        text += rest
        text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for (long, short) in [
            ("; ", ";"), (" {", "{"), ("{ ", "{"), (" }", "}"), ("} ", "}"), (";}", "}"), (": ", ":"), (", ", ","),
        ] {
            text = text.replacingOccurrences(of: long, with: short)
        }
        return text + "\n"
    }
}
