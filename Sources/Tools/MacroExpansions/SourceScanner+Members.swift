/// A member of a class, as far as `@Model` needs it.
enum ScannedMember {
    case properties([ModelPropertyDeclaration])
    case directive(String)
    case initializer
    case constraint(String, [String])
    case other
}

extension SourceScanner {
    private static let modifiers: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final", "lazy", "weak",
        "unowned", "nonisolated", "override", "mutating", "nonmutating", "dynamic", "required", "convenience",
        "indirect", "isolated", "optional",
    ]
    private static let types: Set<String> = ["class", "struct", "enum", "actor", "protocol", "extension"]

    /// The name before a comma or the body, after the colon that begins here.
    mutating func firstInherited() -> String? {
        advance()
        skipTrivia()
        var name = identifier()
        while next == "." {
            advance()
            name = (name ?? "") + "." + (identifier() ?? "")
        }
        return name
    }

    /// Reads the next member of a class; nil at the end of its body.
    mutating func nextModelMember() -> ScannedMember? {
        var attributes: [String: String] = [:]
        var belongsToInstances = true
        while true {
            skipTrivia()
            guard let character = next, character != "}" else { return nil }
            switch character {
            case "@":
                let (name, arguments) = attribute()
                attributes[name] = arguments
            case "#": return directiveOrMacro()
            case "{":
                skipBlock("{", "}")
                return .other
            default:
                guard let word = identifier() else {
                    advance()
                    continue
                }
                if word == "var" || word == "let" {
                    // `static`, `lazy` and `@Transient` properties belong to the class or to the author.
                    let properties = bindings(isLet: word == "let", attributes: attributes)
                    return belongsToInstances && attributes["Transient"] == nil
                        ? .properties(properties) : .other
                }
                if word == "init" {
                    skipMember()
                    return belongsToInstances ? .initializer : .other
                }
                guard Self.modifiers.contains(word), !(word == "class" && isBeforeTypeName) else {
                    skipMember()
                    return .other
                }
                if word == "static" || word == "class" { belongsToInstances = false }
                if word == "convenience" { continue }
                skipTriviaOnLine()
                if next == "(" { skipBlock("(", ")") }
            }
        }
    }

    /// Whether a type's name follows the word `class`, which can also be a modifier.
    private var isBeforeTypeName: Bool {
        var ahead = self
        ahead.skipTrivia()
        let word = ahead.identifier() ?? ""
        return ![
            "var", "let", "func", "override", "final", "subscript", "private", "public", "internal", "nonisolated",
        ]
        .contains(word)
    }

    /// An attribute's last name and its arguments, without parentheses.
    private mutating func attribute() -> (name: String, arguments: String) {
        advance()
        var name = identifier() ?? ""
        while next == "." {
            advance()
            name = identifier() ?? ""
        }
        skipTriviaOnLine()
        guard next == "(" else { return (name, "") }
        let start = position + 1
        skipBlock("(", ")")
        return (name, text(start..<position - 1))
    }

    /// `#if` and its like up to the end of the line, or a macro such as `#Unique<Item>([\.name])`.
    private mutating func directiveOrMacro() -> ScannedMember {
        let start = position
        advance()
        let name = identifier() ?? ""
        guard !["if", "elseif", "else", "endif"].contains(name) else {
            while let character = next, !character.isNewline { advance() }
            var line = text(start..<position)
            if let comment = line.range(of: "//") { line = String(line[..<comment.lowerBound]) }
            return .directive(line.trimmed)
        }
        skip(to: ["(", "\n", "\r\n"])
        guard next == "(" else { return .other }
        advance()
        var arguments: [String] = []
        while next != nil, next != ")" {
            let start = position
            skip(to: [",", ")"])
            let argument = text(start..<position)
            if !argument.isEmpty { arguments.append(argument) }
            if next == "," { advance() }
        }
        advance()
        return .constraint(name, arguments)
    }

    /// Skips the rest of a function, type, initializer or other declaration.
    mutating func skipMember() {
        while next != nil {
            skip(to: ["{", "}", "\n", "\r\n", ";"])
            switch next {
            case "{":
                skipBlock("{", "}")
                return
            case "}", nil: return
            case ";":
                advance()
                return
            default:
                // A signature goes on if the next line begins with its rest.
                var ahead = self
                ahead.skipTrivia()
                let isOpen: Bool
                if ahead.next == "{" || ahead.next == "-" || ahead.next == ":" || ahead.next == "(" || ahead.next == "="
                {
                    isOpen = true
                } else {
                    let word = ahead.identifier() ?? ""
                    isOpen = ["where", "throws", "async", "rethrows"].contains(word) || endsOpen
                }
                guard isOpen else { return }
                advance()
            }
        }
    }

    /// Whether the line before this position ends with a sign after which a declaration goes on.
    private var endsOpen: Bool {
        let line = text(0..<position).split(whereSeparator: \.isNewline).last ?? ""
        return line.last.map { ",=:>&|+-".contains($0) } ?? false
    }

    mutating func skipBlock(_ opening: Character, _ closing: Character) {
        advance()
        skip(to: [closing])
        advance()
    }

    /// Skips spaces up to the end of the line.
    mutating func skipTriviaOnLine() {
        while let character = next, character == " " || character == "\t" { advance() }
    }
}

extension String {
    fileprivate var trimmed: String {
        var part = self[...]
        while part.last?.isWhitespace ?? false { part.removeLast() }
        return String(part)
    }

    /// The range of the first occurrence of a text.
    fileprivate func range(of part: String) -> Range<Index>? {
        indices.first { self[$0...].hasPrefix(part) }.map { $0..<index($0, offsetBy: part.count) }
    }
}
