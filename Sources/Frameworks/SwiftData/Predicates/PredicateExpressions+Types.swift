import EspalierDataStore
import Foundation

extension PredicateExpressions.TypeCheck: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        if Input.Output.self == Desired.self { return .constant(true) }
        guard case .row(let row, let entity) = try translation.term(input),
            let desired = Desired.self as? any PersistentModel.Type
        else {
            throw Untranslatable("whether a value is \(Desired.self)")
        }
        return .value(PredicateScalar(expression: ModelEntity.of(desired).includes(row, of: entity)))
    }
}

extension PredicateExpressions.ConditionalCast: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        guard Input.Output.self == Desired.self else { throw Untranslatable("a value as \(Desired.self)") }
        return try translation.term(input)
    }
}

extension PredicateExpressions.ForceCast: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        let term = try translation.term(input)
        if case .row(let row, let entity) = term, let desired = Desired.self as? any PersistentModel.Type {
            return .row(row, ModelEntity.of(desired).inherits(from: entity) ? ModelEntity.of(desired) : entity)
        }
        guard Input.Output.self == Desired.self || Desired?.self == Input.Output.self else {
            throw Untranslatable("a value as \(Desired.self)")
        }
        return term
    }
}

extension PredicateExpressions.ExpressionEvaluate: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        guard let inner = try? expression.evaluate(PredicateBindings()) else {
            throw Untranslatable("an expression that depends on a row")
        }
        for (variable, input) in repeat (each inner.variable, each input) {
            translation.bind(variable, to: try translation.term(input))
        }
        return try translation.term(inner.expression)
    }
}

extension ModelEntity {
    /// Whether a row of an entity's table is one of this entity's models.
    fileprivate func includes(_ row: StoreRow, of entity: ModelEntity) -> StoreExpression {
        if entity.inherits(from: self) { return .value(.integer(1)) }
        guard inherits(from: entity) else { return .value(.integer(0)) }
        return .isOne(.column(row, SchemaLayout.classColumn), of: family.map { .text($0) })
    }
}
