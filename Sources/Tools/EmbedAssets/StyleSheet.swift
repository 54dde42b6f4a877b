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

    /// Expands each rule for `:root:dark`, or for elements inside of it, to the two ways in which a page becomes dark: by the
    /// system, unless the app requests light colors, or by the app.
    private static func expandDark(_ sheet: String) throws -> String {
        var text = ""
        var rest = sheet[...]
        while let start = rest.range(of: ":root:dark") {
            guard let end = rest.range(of: "\n}", range: start.upperBound..<rest.endIndex) else {
                throw Failure("A rule for :root:dark has no end.")
            }
            let rule = rest[start.upperBound..<end.upperBound]
            text += rest[..<start.lowerBound]
            text += "@media (prefers-color-scheme: dark) { :root:not([wire-scheme=\"light\"])\(rule) }"
            // The colors themselves also apply to dark parts of any page.
            text += " :root[wire-scheme=\"dark\"]\(rule.hasPrefix(" {") ? ", .wire-darkPart" : "")\(rule)"
            rest = rest[end.upperBound...]
        }
        if text.isEmpty { throw Failure("The style sheet has no rule for :root:dark.") }
        return text + rest
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
