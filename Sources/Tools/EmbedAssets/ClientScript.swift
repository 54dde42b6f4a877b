/// Minifies the scripts of `public`.
enum ClientScript {
    /// Replaces `wire.group.name` by the names of the wire, and removes comments, indentation, spaces and line ends.
    ///
    /// - Parameter shortensNames: Whether the names that the script declares become short, too.
    static func embedded(_ script: String, _ table: WireTable, shortensNames: Bool = false) throws -> String {
        let code = bare(try named(script, table))
        return tight(shortensNames ? ShortNames.applied(to: code) : code)
    }

    /// Removes spaces and line ends that separate nothing. Strings, templates and regular expressions stay as they are.
    private static func tight(_ script: String) -> String {
        var reader = ScriptReader(script)
        var code: [UInt8] = []
        while let next = reader.next() {
            if case .literal(let literal) = next {
                code += literal
                continue
            }
            guard case .space(let endsLine) = next, let last = code.last, let following = reader.peek else {
                if case .character(let character) = next { code.append(character) }
                continue
            }
            // Elsewhere a line end may end a statement.
            if endsLine {
                if !"{(,;[&|?:=>".utf8.contains(last) { code.append(UInt8(ascii: "\n")) }
            } else if ScriptReader.isOfWord(last) && ScriptReader.isOfWord(following)
                || last == following && "+-".utf8.contains(last)
            {
                code.append(UInt8(ascii: " "))
            }
        }
        return String(decoding: code + [UInt8(ascii: "\n")], as: UTF8.self)
    }

    /// Removes indentation and comments. A comment fills a line or follows a space at its end.
    private static func bare(_ script: String) -> String {
        var text = ""
        for line in script.split(separator: "\n") {
            var code = line.drop { $0 == " " }
            if code.hasPrefix("//") { continue }
            if let comment = code.firstRange(of: " // ") { code = code[..<comment.lowerBound] }
            if !code.isEmpty { text += code + "\n" }
        }
        return text
    }

    /// Replaces each name by the shortest form that its context allows:
    ///
    ///     patch[wire.patch.to]        patch.t
    ///     [wire.event.node]: node,    node,
    ///     `[${wire.attribute.menu}]`  `[data-menu]`
    ///     wire.type.tap               'tap'
    private static func named(_ script: String, _ table: WireTable) throws -> String {
        var text = ""
        var rest = script[...]
        let reference = /\bwire\.(\w+)\.(\w+)/
        while let match = rest.firstMatch(of: reference) {
            let value = try table.value(match.1, match.2)
            let before = rest[..<match.range.lowerBound]
            var after = rest[match.range.upperBound...]
            if before.hasSuffix("${"), after.first == "}" {
                text += before.dropLast(2) + value
                after.removeFirst()
            } else if before.hasSuffix("["), after.first == "]" {
                after.removeFirst()
                text += before.dropLast()
                appendBracketed(value, to: &text, &after)
            } else {
                text += before + "'\(value)'"
            }
            rest = after
        }
        return text + rest
    }

    /// Appends a name that the script writes in brackets: a member or an object's key.
    private static func appendBracketed(_ name: String, to text: inout String, _ after: inout Substring) {
        let isIdentifier = name.wholeMatch(of: /[A-Za-z_]\w*/) != nil
        if text.hasSuffix("?.") {
            text += isIdentifier ? name : "['\(name)']"
        } else if let last = text.last, last.isLetter || last.isNumber || "_$)]".contains(last) {
            text += isIdentifier ? "." + name : "['\(name)']"
        } else {
            text += isIdentifier ? name : "'\(name)'"
            // A variable with the same name needs no explicit key.
            if let same = after.prefixMatch(of: /: (\w+)(?=[ ,}\n])/), same.1 == name {
                after = after[same.range.upperBound...]
            }
        }
    }
}
