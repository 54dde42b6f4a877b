/// The stored variables of a type's declaration.
struct TypeDeclaration {
    let name: String
    /// `public` or `package`, if the type is; nil for others.
    let access: String?
    private(set) var variables: [StoredVariable] = []

    init(_ source: String) throws(MacroError) {
        var scanner = SourceScanner(source)
        let words = scanner.skipModifiers(until: ["struct", "class", "enum", "actor"])
        scanner.skipTrivia()
        guard let keyword = words.last, ["struct", "class", "enum"].contains(keyword), let name = scanner.identifier()
        else {
            throw MacroError(message: "'@Animatable' can only be applied to a type")
        }
        self.name = name
        access = words.contains("public") || words.contains("open") ? "public" : words.first { $0 == "package" }
        scanner.skip(to: ["{"])
        scanner.advance()
        while let declaration = scanner.nextMember() { variables += declaration }
    }
}

/// A stored variable of a type's instances.
struct StoredVariable: Equatable {
    let name: String
    let type: String?
    let value: String?
    /// Whether the variable belongs to the type, has a wrapper, or is marked with `@AnimatableIgnored`.
    let isIgnored: Bool
}

extension SourceScanner {
    private static let modifiers: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final", "lazy", "weak",
        "unowned", "nonisolated", "override", "mutating", "nonmutating", "dynamic", "required", "convenience",
        "indirect",
        "borrowing", "consuming", "isolated",
    ]

    /// The variables that the next member of a type declares, most often none; nil at the end of the type.
    fileprivate mutating func nextMember() -> [StoredVariable]? {
        var isIgnored = false
        while true {
            skipTrivia()
            guard let character = next, character != "}" else { return nil }
            if character == "@" {
                advance()
                let attribute = identifier() ?? ""
                // Property wrappers and the like begin with a capital letter; attributes of the language do not.
                if attribute.first?.isUppercase ?? false, attribute != "MainActor" { isIgnored = true }
                while next == "." {
                    advance()
                    _ = identifier()
                }
                skipParentheses()
            } else if character == "{" {
                skipBraces()
                return []
            } else if let word = identifier() {
                if word == "var" { return variables(isIgnored: isIgnored) }
                guard Self.modifiers.contains(word) else {
                    skip(to: ["{", "}", "\n", ";"])
                    return []
                }
                if ["static", "class", "lazy", "weak", "unowned"].contains(word) { isIgnored = true }
                skipParentheses()
            } else {
                advance()
            }
        }
    }

    private mutating func skipParentheses() {
        guard next == "(" else { return }
        advance()
        skip(to: [")"])
        advance()
    }

    private mutating func skipBraces() {
        advance()
        skip(to: ["}"])
        advance()
    }

    /// The variables after `var` that are stored.
    private mutating func variables(isIgnored: Bool) -> [StoredVariable] {
        var variables: [StoredVariable] = []
        repeat {
            if next == "," { advance() }
            skipTrivia()
            guard let name = identifier() else { return variables }
            skipSpaces()
            var type: String?
            var value: String?
            if next == ":" {
                advance()
                type = typeName()
            }
            if next == "=" {
                advance()
                skipTrivia()
                let start = position
                skip(to: [",", "\n", ";", "}"])
                value = text(start..<position)
            }
            skipSpaces()
            if next == "{" {
                let isObserved = beginsWithObserver
                skipBraces()
                if !isObserved, value == nil { return variables }
            }
            variables.append(StoredVariable(name: name, type: type, value: value, isIgnored: isIgnored))
        } while next == ","
        return variables
    }

    /// Whether the braces that begin here contain observers rather than accessors.
    private var beginsWithObserver: Bool {
        var scanner = self
        scanner.advance()
        scanner.skipTrivia()
        return ["willSet", "didSet"].contains(scanner.identifier())
    }

    private mutating func skipSpaces() {
        while next == " " || next == "\t" { advance() }
    }

    /// A type up to its end, with commas between generic arguments.
    private mutating func typeName() -> String {
        let start = position
        var depth = 0
        while let character = next {
            if depth == 0, "={,;}\n".contains(character) { break }
            if character == "/", depth == 0 { break }
            if character == "<" { depth += 1 }
            if character == ">", depth > 0, !isArrowHead { depth -= 1 }
            if character == "(" || character == "[" {
                advance()
                skip(to: [character == "(" ? ")" : "]"])
            }
            advance()
        }
        return text(start..<position)
    }
}
