extension SourceScanner {
    /// The stored properties after `var` or `let`.
    mutating func bindings(isLet: Bool, attributes: [String: String]) -> [ModelPropertyDeclaration] {
        var properties: [ModelPropertyDeclaration] = []
        repeat {
            if next == "," { advance() }
            skipTrivia()
            guard let name = identifier() else {
                // A pattern such as `(a, b)`, which the compiler refuses.
                skipMember()
                return properties
            }
            skipToBindingPart()
            var type: String?
            var value: String?
            if next == ":" {
                advance()
                type = bindingType()
                skipToBindingPart()
            }
            if next == "=" {
                advance()
                value = initialValue()
                skipToBindingPart()
            }
            var observers: (willSet: ModelPropertyDeclaration.Observer?, didSet: ModelPropertyDeclaration.Observer?)
            var isComputed = false
            if next == "{" {
                let start = position
                skipBlock("{", "}")
                observers = Self.observers(text(start..<position))
                isComputed = observers.willSet == nil && observers.didSet == nil
            }
            if !isComputed {
                properties.append(
                    ModelPropertyDeclaration(
                        name: name.filter { $0 != "`" }, isLet: isLet, type: type, value: value,
                        attributes: attributes, willSet: observers.willSet, didSet: observers.didSet))
            }
            skipTriviaOnLine()
        } while next == ","
        return properties
    }

    /// Skips spaces, and a line break if a part of the binding follows it.
    private mutating func skipToBindingPart() {
        var ahead = self
        ahead.skipTrivia()
        if let next = ahead.next, ":={".contains(next) { self = ahead } else { skipTriviaOnLine() }
    }

    /// A type up to a value, accessors, a comma or the end of the line.
    private mutating func bindingType() -> String {
        skipTrivia()
        let start = position
        var depth = 0
        while let character = next {
            if depth == 0, "={,;}\n\r\n".contains(character) || character.isNewline || isAtComment { break }
            if character == "<" { depth += 1 }
            if character == ">", depth > 0, !isArrowHead { depth -= 1 }
            if character == "(" {
                skipBlock("(", ")")
            } else if character == "[" {
                skipBlock("[", "]")
            } else {
                advance()
            }
        }
        return text(start..<position)
    }

    private var isAtComment: Bool {
        var ahead = self
        ahead.skipTrivia()
        return ahead.position > position && next == "/"
    }

    /// An expression up to a comma, accessors, or the end of its last line.
    private mutating func initialValue() -> String {
        skipTrivia()
        let start = position
        var end = position
        while next != nil {
            let before = position
            skip(to: [",", ";", "\n", "\r\n", "}", "{", "/", "<"])
            if next == "<" {
                // Generic arguments have commas, which end no value.
                var ahead = self
                if ahead.skipGenericArguments() { self = ahead } else { advance() }
                continue
            }
            end = position
            if next == "/" {
                if isAtComment {
                    var ahead = self
                    ahead.skipTrivia()
                    let skipped = text(position..<ahead.position, isTrimmed: false)
                    if skipped.contains(where: \.isNewline), !ahead.continuesValue { break }
                    self = ahead
                } else {
                    advance()
                }
                continue
            }
            if next == "{" {
                // A closure, unless it begins with observers.
                var block = self
                block.skipBlock("{", "}")
                let observers = Self.observers(text(position..<block.position))
                guard observers.willSet == nil, observers.didSet == nil else { break }
                self = block
                end = position
                continue
            }
            guard let character = next, character.isNewline else { break }
            var ahead = self
            ahead.skipTrivia()
            guard ahead.continuesValue || text(start..<position).endsWithOperator else { break }
            self = ahead
            if position == before { advance() }
        }
        return text(start..<end)
    }

    /// Whether a value that ended with a line goes on here.
    private var continuesValue: Bool {
        guard let next else { return false }
        if next == "." || next == "?" || next == ":" { return true }
        var ahead = self
        while let character = ahead.next, "+-*/%&|<>=!".contains(character) { ahead.advance() }
        return ahead.position > position && ahead.next == " "
    }

    /// Skips `<…>` if it can be generic arguments: names, brackets, commas and points only.
    private mutating func skipGenericArguments() -> Bool {
        advance()
        var depth = 1
        while let character = next, depth > 0 {
            guard
                character.isLetter || character.isNumber || character.isWhitespace
                    || "_.,:?&[]()<>-".contains(character)
            else { return false }
            if character == "<" { depth += 1 }
            if character == ">", !isArrowHead { depth -= 1 }
            advance()
        }
        return depth == 0
    }

    /// The observers in an accessor block; none if the block computes the property.
    private static func observers(
        _ block: String
    ) -> (willSet: ModelPropertyDeclaration.Observer?, didSet: ModelPropertyDeclaration.Observer?) {
        var scanner = SourceScanner(block)
        var willSet: ModelPropertyDeclaration.Observer?
        var didSet: ModelPropertyDeclaration.Observer?
        scanner.advance()
        while true {
            scanner.skipTrivia()
            guard let word = scanner.identifier(), word == "willSet" || word == "didSet" else { break }
            scanner.skipTrivia()
            var parameter = word == "willSet" ? "newValue" : "oldValue"
            if scanner.next == "(" {
                let start = scanner.position + 1
                scanner.skipBlock("(", ")")
                parameter = scanner.text(start..<scanner.position - 1)
                scanner.skipTrivia()
            }
            guard scanner.next == "{" else { break }
            let start = scanner.position + 1
            scanner.skipBlock("{", "}")
            let observer = ModelPropertyDeclaration.Observer(
                parameter: parameter, body: scanner.text(start..<scanner.position - 1))
            if word == "willSet" { willSet = observer } else { didSet = observer }
        }
        return (willSet, didSet)
    }
}

extension String {
    fileprivate var endsWithOperator: Bool { last.map { "=+-*/%&|<?:,".contains($0) } ?? true }
}
