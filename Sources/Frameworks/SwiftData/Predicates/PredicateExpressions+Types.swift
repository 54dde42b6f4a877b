import EspalierDataStore
import Foundation

extension PredicateExpressions.TypeCheck: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        guard Input.Output.self == Desired.self else {
            throw Untranslatable("whether a value is \(Desired.self)")
        }
        return .constant(true)
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
        guard Input.Output.self == Desired.self || Desired?.self == Input.Output.self else {
            throw Untranslatable("a value as \(Desired.self)")
        }
        return try translation.term(input)
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
