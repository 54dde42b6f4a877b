import EspalierDataStore
import Foundation

/// Translates the parts of a predicate.
///
/// A part that depends on no row is evaluated, whatever it consists of. The others say by `TranslatableExpression` what they are in SQL.
final class PredicateTranslation {
    /// The meaning of the variables in scope.
    private var bindings: [PredicateExpressions.VariableID: PredicateTerm] = [:]
    private var lastVariable = 0
    /// The tables and joins that the translated parts read.
    private(set) var tables: Set<String> = []

    /// Translates predicates of an entity. The variable of the predicate is the row that the fetch looks at.
    init(_ entity: ModelEntity) {
        tables = [entity.tableName]
    }

    func term(_ expression: some PredicateExpression) throws(Untranslatable) -> PredicateTerm {
        if let value = try? expression.evaluate(PredicateBindings()) { return .constant(value) }
        guard let translatable = expression as? any TranslatableExpression else {
            throw Untranslatable("\(Self.name(of: expression)) has no SQL")
        }
        return try translatable.term(in: self)
    }

    /// The truth of an expression.
    func condition(_ expression: some PredicateExpression) throws(Untranslatable) -> StoreExpression {
        try self.expression(term(expression))
    }

    /// The name of an expression's type without its parameters.
    private static func name(of expression: some PredicateExpression) -> String {
        String(String(describing: type(of: expression)).prefix { $0 != "<" })
    }

    // MARK: Variables

    func bind<Output>(_ variable: PredicateExpressions.Variable<Output>, to term: PredicateTerm) {
        bindings[variable.key] = term
    }

    func meaning<Output>(
        of variable: PredicateExpressions.Variable<Output>
    ) throws(Untranslatable) -> PredicateTerm {
        guard let term = bindings[variable.key] else { throw Untranslatable("a variable of another predicate") }
        return term
    }

    // MARK: Values

    /// The value of a term in SQL: of a model, its id.
    ///
    /// - Parameter partner: The other side of a comparison, whose stored form a constant takes.
    func expression(
        _ term: PredicateTerm, beside partner: PredicateTerm? = nil
    ) throws(Untranslatable) -> StoreExpression {
        switch term {
        case .constant(let value):
            guard let value = PredicateTerm.unwrapped(value) else { return .value(.null) }
            return .value(try stored(value, beside: partner))
        case .value(let scalar): return scalar.expression
        case .row(let row, _): return Self.identifier(of: row)
        case .rows: throw Untranslatable("a relationship to many is no value")
        case .range: throw Untranslatable("a range is no value")
        case .opaque(_, let name): throw Untranslatable("\(name) is kept as data")
        }
    }

    /// The stored form of a constant that is not nil.
    func stored(_ value: Any, beside partner: PredicateTerm?) throws(Untranslatable) -> StoredValue {
        switch partner {
        case .row(_, let entity)?:
            if let identifier = (value as? any PersistentModel)?.persistentModelID ?? value as? PersistentIdentifier {
                return .integer(Self.row(of: identifier, in: entity))
            }
        case .value(let scalar)?:
            if let stored = scalar.encode(value) { return stored }
        default:
            if let stored = PredicateScalar.plain(value) { return stored }
        }
        throw Untranslatable("a value of \(type(of: value)) has no stored form")
    }

    /// The row of an identifier. No row has the number 0, which unsaved models and those of other entities get.
    static func row(of identifier: PersistentIdentifier, in entity: ModelEntity) -> Int64 {
        entity.includes(identifier.entityName) ? identifier.row ?? 0 : 0
    }

    /// The id of a row; that of a referenced row stands in the referring one.
    static func identifier(of row: StoreRow) -> StoreExpression {
        switch row {
        case .variable: .column(row, "id")
        case .referenced(let owner, _, let column, _): .column(owner, column)
        }
    }

    func isNil(_ term: PredicateTerm) throws(Untranslatable) -> StoreExpression {
        switch term {
        case .constant(let value): return .value(.integer(PredicateTerm.unwrapped(value) == nil ? 1 : 0))
        case .opaque(let expression, _): return .isNull(expression)
        // A relationship to many is never nil in a store.
        case .rows, .range: return .value(.integer(0))
        case .value, .row: return .isNull(try expression(term))
        }
    }

    /// Equality as Swift has it: nil equals nil.
    func equality(_ left: PredicateTerm, _ right: PredicateTerm) throws(Untranslatable) -> StoreExpression {
        if case .constant(let value) = right, PredicateTerm.unwrapped(value) == nil { return try isNil(left) }
        if case .constant(let value) = left, PredicateTerm.unwrapped(value) == nil { return try isNil(right) }
        return .binary(.equal, try expression(left, beside: right), try expression(right, beside: left))
    }

    /// Whether an element is one of the values of a sequence that depends on no row.
    func membership(
        of element: PredicateTerm, in sequence: some Sequence
    ) throws(Untranslatable) -> StoreExpression {
        var values: [StoredValue] = []
        var hasNil = false
        for value in sequence {
            if let value = PredicateTerm.unwrapped(value) {
                values.append(try stored(value, beside: element))
            } else {
                hasNil = true
            }
        }
        let isOne: StoreExpression =
            values.isEmpty ? .value(.integer(0)) : .isOne(try expression(element), of: values)
        return hasNil ? .binary(.or, isOne, try isNil(element)) : isOne
    }

    // MARK: Relationships

    /// Whether an element of a relationship fulfills its conditions and one more.
    func exists(
        in rows: PredicateRows, where last: PredicateRows.Condition? = nil
    ) throws(Untranslatable) -> StoreExpression {
        let (variable, condition) = try condition(of: rows, and: last)
        return .exists(rows.collection, variable: variable, condition)
    }

    func count(of rows: PredicateRows) throws(Untranslatable) -> StoreExpression {
        let (variable, condition) = try condition(of: rows, and: nil)
        return .count(rows.collection, variable: variable, condition)
    }

    private func condition(
        of rows: PredicateRows, and last: PredicateRows.Condition?
    ) throws(Untranslatable) -> (Int, StoreExpression?) {
        lastVariable += 1
        let variable = lastVariable
        var all: StoreExpression?
        for condition in rows.conditions + (last.map { [$0] } ?? []) {
            let next = try condition(.variable(variable))
            all = all.map { .binary(.and, $0, next) } ?? next
        }
        return (variable, all)
    }

    /// A property of a row.
    func property(
        _ property: ModelProperty, of row: StoreRow, _ entity: ModelEntity
    ) throws(Untranslatable) -> PredicateTerm {
        switch property.kind {
        case .attribute(let column, let encode):
            return .value(PredicateScalar(expression: .column(row, column), encode: encode))
        case .codable(let column, _): return .opaque(.column(row, column), name: "\(entity.name).\(property.name)")
        case .identifier: return .row(row, entity)
        case .toOne(let column, let target):
            tables.insert(target.tableName)
            return .row(.referenced(from: row, table: entity.tableName, column: column, to: target.tableName), target)
        case .toMany(let kind, let target):
            tables.insert(target.tableName)
            switch kind {
            case .children: break
            case .join(let name), .inverseJoin(let name): tables.insert(name)
            }
            return .rows(
                PredicateRows(
                    collection: StoreCollection(owner: row, element: target.tableName, kind: kind), element: target))
        case .transient: throw Untranslatable("\(entity.name).\(property.name) is not stored")
        }
    }
}

/// An expression that has a meaning in SQL if its parts have one.
protocol TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm
}
