/// `@Entry`: turns a variable in an extension of one of SwiftUI's value collections into an entry with a generated key.
/// The initial value is the default.
package struct EntryMacro {
    /// The collections that can have entries.
    private enum Collection: String {
        case EnvironmentValues, ContainerValues, Transaction, FocusedValues

        var keyProtocol: String {
            switch self {
            case .EnvironmentValues: "EnvironmentKey"
            case .ContainerValues: "ContainerValueKey"
            case .Transaction: "TransactionKey"
            case .FocusedValues: "FocusedValueKey"
            }
        }
    }

    private let collection: Collection
    private let variable: VariableDeclaration
    private let wrappedType: String?

    /// - Parameters:
    ///   - declaration: The variable's source.
    ///   - parent: The source of the enclosing declaration.
    package init(declaration: String, parent: String?) throws(MacroError) {
        guard let collection = parent.flatMap(extendedType).flatMap(Collection.init(rawValue:)) else {
            throw MacroError(
                message:
                    "'@Entry' macro can only attach to var declarations inside extensions of EnvironmentValues, Transaction, ContainerValues, or FocusedValues"
            )
        }
        self.collection = collection
        variable = try VariableDeclaration(declaration)
        guard variable.type != nil || variable.value != nil else {
            throw MacroError(message: "'@Entry' needs a type or a default value for '\(variable.name)'")
        }
        wrappedType = variable.type.flatMap(wrapped)
        guard collection != .FocusedValues || wrappedType != nil else {
            throw MacroError(message: "an '@Entry' of FocusedValues must be of an optional type")
        }
        guard variable.value != nil || wrappedType != nil else {
            throw MacroError(
                message: "'@Entry' needs a default value for '\(variable.name)', whose type is not optional")
        }
    }

    private var key: String { "__Key_" + variable.name.filter { $0 != "`" } }

    /// The source of the expansion for one of the macro's roles.
    package func expansion(for role: String) -> String {
        role == "accessor" ? accessors : keyDeclaration
    }

    private var accessors: String {
        """
        {
            get { self[\(key).self] }
            set { self[\(key).self] = newValue }
        }
        """
    }

    private var keyDeclaration: String {
        let header = "private struct \(key): SwiftUI.\(collection.keyProtocol)"
        if collection == .FocusedValues, let wrappedType {
            return "\(header) {\n    typealias Value = \(wrappedType)\n}"
        }
        guard let type = variable.type else {
            return "\(header) {\n    static let defaultValue = \(variable.value ?? "nil")\n}"
        }
        return """
            \(header) {
                typealias Value = \(type)
                static var defaultValue: Value {
                    get {
                        \(variable.value ?? "nil")
                    }
                }
            }
            """
    }
}

/// The parts of a stored variable's declaration.
struct VariableDeclaration {
    let name: String
    let type: String?
    let value: String?

    init(_ source: String) throws(MacroError) {
        var scanner = SourceScanner(source)
        let modifiers = scanner.skipModifiers(until: ["var", "let"])
        scanner.skipTrivia()
        guard modifiers.last == "var", !modifiers.contains("static"), !modifiers.contains("class"),
            let name = scanner.identifier()
        else {
            throw MacroError(message: "'@Entry' can only be applied to a 'var' of an instance")
        }
        self.name = name
        scanner.skipTrivia()
        if scanner.next == ":" {
            scanner.advance()
            let start = scanner.position
            scanner.skip(to: ["=", "{"])
            type = scanner.text(start..<scanner.position)
        } else {
            type = nil
        }
        if scanner.next == "=" {
            scanner.advance()
            let start = scanner.position
            scanner.skip(to: [])
            value = scanner.text(start..<scanner.position)
        } else {
            value = nil
        }
        guard scanner.next != "{" else {
            throw MacroError(message: "'@Entry' cannot be applied to '\(name)', which has accessors of its own")
        }
    }
}

extension SourceScanner {
    /// Skips attributes and modifiers until one of `keywords`; returns the words that were passed.
    mutating func skipModifiers(until keywords: Set<String>) -> [String] {
        var words: [String] = []
        while true {
            skipTrivia()
            if next == "@" {
                repeat { advance() } while identifier() != nil && next == "."
            } else if let word = identifier() {
                words.append(word)
                if keywords.contains(word) { return words }
            } else {
                return words
            }
            if next == "(" {
                advance()
                skip(to: [")"])
                advance()
            }
        }
    }
}

/// The last component of the extended type's name; nil if the declaration is not an extension.
private func extendedType(_ source: String) -> String? {
    var scanner = SourceScanner(source)
    guard scanner.skipModifiers(until: ["extension"]).last == "extension" else { return nil }
    var name: String?
    repeat {
        if name != nil { scanner.advance() }
        scanner.skipTrivia()
        name = scanner.identifier()
        scanner.skipTrivia()
    } while scanner.next == "."
    return name
}

/// The wrapped type of an optional type; nil for other types.
private func wrapped(_ type: String) -> String? {
    if type.hasSuffix("?") { return String(type.dropLast()) }
    if type.hasPrefix("Optional<"), type.hasSuffix(">") { return String(type.dropFirst(9).dropLast()) }
    return nil
}
