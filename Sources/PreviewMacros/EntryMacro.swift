/// `@Entry`: a property of the environment's values, or of containers' or transactions', with a key made of the property's
/// default.
struct EntryMacro {
    let name: String
    let type: String?
    let value: String

    /// Reads `var name: Type = value`, in which one of type and value may be missing; nil for what is no such declaration.
    init?(declaration: String) {
        var scanner = DeclarationScanner(declaration)
        guard scanner.skip(past: "var"), let name = scanner.identifier() else { return nil }
        self.name = name
        let (before, after) = scanner.splitAtEqualSign()
        let annotation = Self.trimmed(before)
        let type = annotation.hasPrefix(":") ? Self.trimmed(String(annotation.dropFirst())) : nil
        self.type = type
        if let after {
            value = after
        } else if let type, type.hasSuffix("?") || type.hasPrefix("Optional<") {
            value = "nil"
        } else {
            return nil
        }
    }

    /// The property's accessors.
    var accessors: String {
        """
        {
            get { self[\(keyName).self] }
            set { self[\(keyName).self] = newValue }
        }
        """
    }

    /// The key. One type serves all kinds of values: their protocols ask for the same.
    var key: String {
        let declaration =
            if let type {
                "static var defaultValue: \(type) { get {\n\(value)\n} }"
            } else {
                "static let defaultValue = \(value)\n"
            }
        return """
            private struct \(keyName): EnvironmentKey, ContainerValueKey, TransactionKey {
                \(declaration)
            }
            """
    }

    private var keyName: String { "__Key_" + name.filter { $0 != "`" } }

    private static func trimmed(_ text: String) -> String {
        var slice = text[...]
        while let first = slice.first, first.isWhitespace { slice.removeFirst() }
        while let last = slice.last, last.isWhitespace { slice.removeLast() }
        return String(slice)
    }
}

/// Walks over a declaration's source.
private struct DeclarationScanner {
    private let characters: [Character]
    private var index = 0

    init(_ source: String) {
        characters = Array(source)
    }

    /// Goes on behind the first occurrence of a word that stands in no brackets, no string and no comment.
    mutating func skip(past word: String) -> Bool {
        let letters = Array(word)
        var depth = 0
        while index < characters.count {
            if skipComment() { continue }
            let character = characters[index]
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if depth == 0, characters[index...].starts(with: letters), isBoundary(index - 1),
                isBoundary(index + letters.count)
            {
                index += letters.count
                return true
            }
            index += 1
        }
        return false
    }

    mutating func identifier() -> String? {
        while index < characters.count, characters[index].isWhitespace { index += 1 }
        let start = index
        while index < characters.count, !isBoundary(index) || characters[index] == "`" { index += 1 }
        return start == index ? nil : String(characters[start..<index])
    }

    /// What stands before the first equal sign outside of brackets, and what stands behind it.
    mutating func splitAtEqualSign() -> (String, String?) {
        let start = index
        var depth = 0
        while index < characters.count {
            if skipComment() { continue }
            let character = characters[index]
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if character == "=", depth == 0 {
                return (String(characters[start..<index]), String(characters[(index + 1)...]))
            }
            index += 1
        }
        return (String(characters[start...]), nil)
    }

    private mutating func skipComment() -> Bool {
        guard index + 1 < characters.count, characters[index] == "/" else { return false }
        if characters[index + 1] == "/" {
            while index < characters.count, !characters[index].isNewline { index += 1 }
            return true
        }
        guard characters[index + 1] == "*" else { return false }
        index += 2
        while index + 1 < characters.count, characters[index] != "*" || characters[index + 1] != "/" { index += 1 }
        index = min(index + 2, characters.count)
        return true
    }

    private func isBoundary(_ index: Int) -> Bool {
        guard characters.indices.contains(index) else { return true }
        let character = characters[index]
        return !(character.isLetter || character.isNumber || character == "_")
    }
}
