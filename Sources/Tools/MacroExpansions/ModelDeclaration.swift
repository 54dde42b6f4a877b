/// A class that is declared with `@Model`, read from its source.
struct ModelDeclaration {
    /// A part of the class's body, in the order of the source.
    enum Member {
        case property(ModelPropertyDeclaration)
        /// `#if`, `#else` and the like, with their conditions.
        case directive(String)
    }

    let name: String
    /// `public` or `package`, if the class is; nil for others.
    let access: String?
    let isFinal: Bool
    /// The first name after the colon: the superclass if the class has one.
    let firstInherited: String?
    private(set) var members: [Member] = []
    private(set) var hasInitializer = false
    /// The arguments of `#Unique` and `#Index`, each one array of key paths.
    private(set) var uniques: [String] = []
    private(set) var indexes: [String] = []

    init(_ source: String) throws(MacroError) {
        var scanner = SourceScanner(source)
        let words = scanner.skipModifiers(until: ["struct", "class", "enum", "actor", "protocol", "extension"])
        scanner.skipTrivia()
        let keyword = words.last ?? ""
        guard keyword == "class", let name = scanner.identifier() else {
            throw MacroError(
                message: "'@Model' can only be applied to a class, not to \(keyword == "enum" ? "an" : "a") \(keyword)")
        }
        self.name = name
        access = words.contains("public") || words.contains("open") ? "public" : words.first { $0 == "package" }
        isFinal = words.contains("final")
        scanner.skipTrivia()
        guard scanner.next != "<" else {
            throw MacroError(message: "'@Model' cannot be applied to the generic class '\(name)'")
        }
        firstInherited = scanner.next == ":" ? scanner.firstInherited() : nil
        scanner.skip(to: ["{"])
        scanner.advance()
        readMembers(&scanner)
    }

    /// The stored properties, each name once. The index of a property is the place of its value.
    var properties: [ModelPropertyDeclaration] {
        var names: Set<String> = []
        return members.compactMap {
            if case .property(let property) = $0, names.insert(property.name).inserted { property } else { nil }
        }
    }

    func property(_ name: String) -> (index: Int, property: ModelPropertyDeclaration)? {
        properties.enumerated().first { $1.name == name }.map { ($0, $1) }
    }

    private mutating func readMembers(_ scanner: inout SourceScanner) {
        while let member = scanner.nextModelMember() {
            switch member {
            case .properties(let properties): members += properties.map(Member.property)
            case .directive(let text): members.append(.directive(text))
            case .initializer: hasInitializer = true
            case .constraint(let name, let arguments):
                if name == "Unique" { uniques += arguments } else if name == "Index" { indexes += arguments }
            case .other: break
            }
        }
        removeEmptyDirectives()
    }

    /// Leaves out conditions around parts without properties.
    private mutating func removeEmptyDirectives() {
        var index = 0
        while index < members.count {
            guard case .directive(let text) = members[index], text.hasPrefix("#if") else {
                index += 1
                continue
            }
            let end = members[index...].firstIndex {
                if case .directive("#endif") = $0 { true } else { false }
            }
            guard let end, members[index...end].allSatisfy({ if case .directive = $0 { true } else { false } }) else {
                index += 1
                continue
            }
            members.removeSubrange(index...end)
            index = 0
        }
    }
}
