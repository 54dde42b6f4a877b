import EspalierDataStore
import Foundation

extension PredicateExpressions.Conjunction: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        .value(
            PredicateScalar(
                expression: .binary(.and, try translation.condition(lhs), try translation.condition(rhs))))
    }
}

extension PredicateExpressions.Disjunction: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        .value(
            PredicateScalar(expression: .binary(.or, try translation.condition(lhs), try translation.condition(rhs))))
    }
}

extension PredicateExpressions.Negation: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        .value(PredicateScalar(expression: .not(try translation.condition(wrapped))))
    }
}

extension PredicateExpressions.Conditional: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        let branches = (try translation.term(trueBranch), try translation.term(falseBranch))
        var scalar = PredicateScalar(
            expression: .conditional(
                try translation.condition(test),
                then: try translation.expression(branches.0, beside: branches.1),
                otherwise: try translation.expression(branches.1, beside: branches.0)))
        if case .value(let value) = branches.0 { scalar.encode = value.encode }
        if case .value(let value) = branches.1 { scalar.encode = value.encode }
        return .value(scalar)
    }
}

extension PredicateExpressions.Equal: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        .value(PredicateScalar(expression: try translation.equality(translation.term(lhs), translation.term(rhs))))
    }
}

extension PredicateExpressions.NotEqual: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        let equality = try translation.equality(translation.term(lhs), translation.term(rhs))
        if case .binary(.equal, let left, let right) = equality {
            return .value(PredicateScalar(expression: .binary(.notEqual, left, right)))
        }
        return .value(PredicateScalar(expression: .not(equality)))
    }
}

extension PredicateExpressions.Comparison: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        let sides = (try translation.term(lhs), try translation.term(rhs))
        let order = try SortableValues(LHS.Output.self, sides.0, sides.1)
        let comparison: StoreExpression.Operator =
            switch op {
            case .lessThan: .less
            case .lessThanOrEqual: .lessOrEqual
            case .greaterThan: .greater
            case .greaterThanOrEqual: .greaterOrEqual
            @unknown default: throw Untranslatable("the operator \(op)")
            }
        return .value(
            PredicateScalar(
                expression: .binary(
                    comparison, order.key(try translation.expression(sides.0, beside: sides.1)),
                    order.key(try translation.expression(sides.1, beside: sides.0)))))
    }
}
