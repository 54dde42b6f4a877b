/// The argument of `#selector`, as Swift that needs no Objective-C runtime.
struct SelectorExpression {
    /// The name of the method, without labels.
    let name: String
    /// The method as a function: `Editor.save(_:)`, or `Self.save(_:)` for a method of the type around.
    let method: String

    /// Reads an argument. Nil for accessors of properties (`getter: name`), which have no translation.
    init?(_ argument: String) {
        var argument = argument[...].trimmed
        while argument.hasPrefix("("), argument.hasSuffix(")"), Self.closesAtEnd(argument) {
            argument = argument.dropFirst().dropLast().trimmed
        }
        // A type behind `as` distinguishes methods of one name.
        var type: Substring = ""
        if let range = argument.firstRange(of: " as ") {
            type = argument[range.lowerBound...]
            argument = argument[..<range.lowerBound].trimmed
        }
        let labels = argument.firstIndex(of: "(").map { argument[$0...] } ?? ""
        let path = argument.dropLast(labels.count)
        let dot = path.lastIndex(of: ".")
        let base = dot.map { path[..<$0].trimmed } ?? ""
        let last = (dot.map { path[path.index(after: $0)...] } ?? path).trimmed
        guard !last.isEmpty, !argument.hasPrefix("getter:"), !argument.hasPrefix("setter:"),
            last.utf8.allSatisfy(\.isIdentifier)
        else { return nil }
        name = String(last)
        let owner =
            switch base {
            case "", "self", "Self": "Self"
            // A method of an object is taken from its class, so that the selector does not retain the object.
            case _ where Self.isValue(base): "type(of: \(base))"
            default: String(base)
            }
        method = owner + "." + last + labels + type
    }

    /// Whether an expression is an object rather than a type, by the convention for names.
    private static func isValue(_ base: Substring) -> Bool {
        let last = base.split(separator: ".").last ?? base
        guard let first = last.unicodeScalars.first(where: { $0 != "_" }) else { return true }
        return first.properties.isLowercase
    }

    /// Whether the parenthesis at the start is closed at the end.
    private static func closesAtEnd(_ text: Substring) -> Bool {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return text.index(after: index) == text.endIndex }
        }
        return false
    }
}

extension Substring {
    /// The text without white space at both ends.
    fileprivate var trimmed: Substring {
        let start = drop(while: \.isWhitespace)
        return start.prefix(upTo: start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)
    }
}
