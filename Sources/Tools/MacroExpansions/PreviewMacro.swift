/// `#Preview`: declares a type by which a debug build finds the preview. Other builds get nothing.
package struct PreviewMacro {
    private let name: String
    private let arguments: String
    private let fileID: String
    private let line: Int
    private let body: PreviewMacroBody?

    /// - Parameters:
    ///   - source: The macro's use, with the spaces and comments in front of it.
    ///   - discriminator: The start of the compiler's names for what the macro declares.
    ///   - line: The line at which `source` begins.
    package init(source: String, discriminator: String, fileID: String, line: Int) throws(MacroError) {
        var scanner = SourceScanner(source)
        scanner.skipTrivia()
        self.line = line + scanner.text(0..<scanner.position, isTrimmed: false).count(where: \.isNewline)
        guard scanner.next == "#" else { throw MacroError(message: "'#Preview' is expected here") }
        scanner.advance()
        // A module may stand in front of the name.
        while scanner.identifier() != nil, scanner.next == "." { scanner.advance() }
        let start = scanner.position
        scanner.skipTrivia()
        if scanner.next == "(" {
            scanner.advance()
            scanner.skip(to: [")"])
            scanner.advance()
        }
        scanner.skipTrivia()
        if scanner.next == "{" {
            let head = scanner.text(start..<scanner.position)
            let closure = scanner.position
            scanner.advance()
            scanner.skip(to: ["}"])
            let inner = scanner.text(closure + 1..<scanner.position)
            scanner.advance()
            let body = try PreviewMacroBody(inner)
            self.body = body
            arguments = body.properties.isEmpty ? scanner.rest(from: start) : head
        } else {
            // The body is an argument, such as the name of a function.
            body = nil
            arguments = scanner.rest(from: start)
        }
        // A name of this form is one that the compiler made (`MacroDecl::isUniqueMacroName` in swiftlang/swift), so that the macro need
        // not announce it.
        name = "\(discriminator)15PreviewRegistryfMu_"
        self.fileID = fileID
    }

    /// The source of the declaration.
    package var expansion: String {
        """
        #if DEBUG
        nonisolated struct \(name): SwiftUI._PreviewRegistry {
            static var fileID: Swift.String { "\(fileID)" }
            static var line: Swift.Int { \(line) }
            @MainActor static func makePreview() -> SwiftUI.Preview {
                SwiftUI.Preview\(call)
            }
        }
        #endif
        """
    }

    private var call: String {
        guard let body, !body.properties.isEmpty else { return arguments }
        return """
            \(arguments) {
                        struct __Preview: SwiftUI.View {
                            \(body.properties.joined(separator: "\n                "))
                            var body: some SwiftUI.View {
                                \(body.rest)
                            }
                        }
                        return __Preview()
                    }
            """
    }
}

/// The body of a `#Preview`, without the properties that are marked with `@Previewable`.
struct PreviewMacroBody {
    /// The declarations of the properties, without the mark.
    private(set) var properties: [String] = []
    /// The other statements.
    private(set) var rest = ""

    init(_ source: String) throws(MacroError) {
        var scanner = SourceScanner(source)
        var start = 0
        while scanner.next != nil {
            scanner.skipTrivia()
            let statement = scanner.position
            if scanner.skipMark("Previewable") {
                rest += scanner.text(start..<statement, isTrimmed: false)
                let declaration = scanner.position
                scanner.skipStatement()
                properties.append(scanner.text(declaration..<scanner.position))
                start = scanner.position
            } else {
                scanner.skipStatement()
            }
        }
        rest += scanner.text(start..<scanner.position, isTrimmed: false)
        rest = String(rest.drop { $0.isWhitespace })
        guard properties.isEmpty || !beginsWithParameters else {
            throw MacroError(
                message:
                    "'@Previewable' cannot be used in a '#Preview' with arguments; make a view with the property, and preview that"
            )
        }
    }

    /// Whether the closure names its parameters, as in `{ number in … }`.
    private var beginsWithParameters: Bool {
        var scanner = SourceScanner(rest)
        scanner.skipTrivia()
        if scanner.next == "(" {
            scanner.advance()
            scanner.skip(to: [")"])
            scanner.advance()
        } else {
            guard scanner.identifier() != nil else { return false }
        }
        scanner.skipTrivia()
        return scanner.identifier() == "in"
    }
}

extension SourceScanner {
    /// Skips an attribute without arguments if it begins here, with or without its module.
    fileprivate mutating func skipMark(_ name: String) -> Bool {
        var ahead = self
        guard ahead.next == "@" else { return false }
        ahead.advance()
        var found = ahead.identifier()
        while ahead.next == "." {
            ahead.advance()
            found = ahead.identifier()
        }
        guard found == name else { return false }
        self = ahead
        return true
    }

    /// Skips to the end of the statement that begins here: a semicolon, or the end of a line that does not continue on the next one.
    fileprivate mutating func skipStatement() {
        while next != nil {
            skip(to: [";", "\n", "\r\n"])
            if next == ";" { return advance() }
            let isOpen = endsWithOperator
            var ahead = self
            ahead.skipTrivia()
            guard isOpen || ahead.continuesStatement else { return }
            self = ahead
        }
    }

    /// Whether a statement that ended before can go on here: with an attribute's declaration, a member, an operator or a block.
    private var continuesStatement: Bool {
        guard let next else { return false }
        if ".?:{=&|+*/<>-,".contains(next) {
            // A leading dot without a member is a range, and no operator precedes an operand directly.
            return next == "." || next == "{" || isFollowedBySpace || next == "?" || next == ":" || next == ","
        }
        return false
    }

    private var isFollowedBySpace: Bool {
        var ahead = self
        while let character = ahead.next, "=&|+*/<>-?".contains(character) { ahead.advance() }
        return ahead.next?.isWhitespace ?? true
    }

    /// Whether the text before this position ends with an operator, or with an attribute whose declaration follows.
    private var endsWithOperator: Bool {
        let line = (text(0..<position).split(whereSeparator: \.isNewline).last ?? "").drop { $0.isWhitespace }
        guard let last = line.last else { return false }
        if "=,+-*/&|<:".contains(last) { return true }
        let word = line.split(whereSeparator: \.isWhitespace).last ?? ""
        return word.hasPrefix("@") || line.hasPrefix("@") && !line.contains(" var ") && !line.contains(" let ")
    }
}
