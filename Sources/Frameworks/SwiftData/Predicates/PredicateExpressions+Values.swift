import EspalierDataStore
import Foundation

extension PredicateExpressions.Variable: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        try translation.meaning(of: self)
    }
}

extension PredicateExpressions.KeyPath: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        let owner = try translation.term(root)
        switch owner {
        case .row(let row, let entity):
            if entity.includesIdentifier(keyPath) { return owner }
            return try translation.member(keyPath, of: row, entity)
        case .rows(let rows):
            switch kind {
            case .collectionCount: return .value(PredicateScalar(expression: try translation.count(of: rows)))
            case .collectionIsEmpty:
                return .value(PredicateScalar(expression: .not(try translation.exists(in: rows))))
            default: throw Untranslatable("a member of a relationship to many")
            }
        case .value(let scalar): return .value(try member(of: scalar))
        case .opaque(_, let name): throw Untranslatable("\(name) is kept as data")
        case .constant, .range: throw Untranslatable("a member of \(Root.Output.self)")
        }
    }

    /// A member of a value of a column.
    private func member(of scalar: PredicateScalar) throws(Untranslatable) -> PredicateScalar {
        if kind == .collectionIsEmpty, Root.Output.self is any StringProtocol.Type {
            return PredicateScalar(expression: .binary(.equal, scalar.expression, .value(.text(""))))
        }
        if isWholeText(scalar) { return PredicateScalar(expression: scalar.expression) }
        return try memberOfCase(scalar)
    }

    /// Whether the member is the text that the store has for the value.
    private func isWholeText(_ scalar: PredicateScalar) -> Bool {
        switch keyPath as AnyKeyPath {
        case \URL.absoluteString:
            URL(string: "https://example.org/").flatMap { scalar.encode($0) } == .text("https://example.org/")
        case \UUID.uuidString:
            UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F").flatMap { scalar.encode($0) }
                == .text("E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
        default: false
        }
    }

    /// The largest number of cases of an enumeration of which a member is computed.
    private var caseLimit: Int { 64 }

    /// A member of an enumeration: the value for each of its cases.
    private func memberOfCase(_ scalar: PredicateScalar) throws(Untranslatable) -> PredicateScalar {
        var table: [(stored: StoredValue, member: StoredValue)] = []
        for value in EnumerationCases.all(of: Root.Output.self) ?? [] {
            guard let value = value as? Root.Output, let stored = scalar.encode(value),
                let member = PredicateScalar.plain(value[keyPath: keyPath])
            else {
                table = []
                break
            }
            table.append((stored, member))
        }
        guard !table.isEmpty, table.count <= caseLimit else {
            throw Untranslatable("a member of \(Root.Output.self)")
        }
        if table.allSatisfy({ $0.stored == $0.member }) { return PredicateScalar(expression: scalar.expression) }
        if Output.self == Bool.self {
            let values = table.filter { $0.member == .integer(1) }.map(\.stored)
            return PredicateScalar(
                expression: values.isEmpty ? .value(.integer(0)) : .isOne(scalar.expression, of: values))
        }
        var expression = StoreExpression.value(.null)
        for (stored, member) in table.reversed() {
            expression = .conditional(
                .binary(.equal, scalar.expression, .value(stored)), then: .value(member), otherwise: expression)
        }
        return PredicateScalar(expression: expression)
    }
}

/// The cases of enumerations whose types are known only while the program runs.
enum EnumerationCases {
    static func all<T>(of type: T.Type) -> [Any]? {
        guard let type = type as? any CaseIterable.Type else { return nil }
        return cases(of: type)
    }

    private static func cases<T: CaseIterable>(of type: T.Type) -> [Any] { Array(type.allCases) }
}

extension ModelEntity {
    /// Whether a key path leads to the model's identifier.
    func includesIdentifier(_ keyPath: AnyKeyPath) -> Bool {
        if case .identifier? = property(for: keyPath)?.kind { true } else { false }
    }
}

extension ModelEntity {
    /// Whether an identifier with the name of an entity may be one of this entity's models.
    func includes(_ name: String) -> Bool { name == self.name || family.contains(name) }
}
