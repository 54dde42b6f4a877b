import EspalierDataStore
import Foundation

extension PredicateTranslation {
    /// A number computed from two others of the same type.
    fileprivate func number<Output>(
        _ operation: StoreExpression.Operator, _ left: some PredicateExpression<Output>,
        _ right: some PredicateExpression<Output>
    ) throws(Untranslatable) -> PredicateTerm {
        guard Output.self is any BinaryInteger.Type || Output.self is any BinaryFloatingPoint.Type else {
            throw Untranslatable("a calculation with \(Output.self)")
        }
        let sides = (try term(left), try term(right))
        return .value(
            PredicateScalar(
                expression: .binary(
                    operation, try expression(sides.0, beside: sides.1), try expression(sides.1, beside: sides.0))))
    }
}

extension PredicateExpressions.Arithmetic: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        let operation: StoreExpression.Operator =
            switch op {
            case .add: .plus
            case .subtract: .minus
            case .multiply: .times
            @unknown default: throw Untranslatable("the operator \(op)")
            }
        return try translation.number(operation, lhs, rhs)
    }
}

extension PredicateExpressions.IntDivision: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        try translation.number(.dividedAsInteger, lhs, rhs)
    }
}

extension PredicateExpressions.FloatDivision: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        try translation.number(.dividedAsReal, lhs, rhs)
    }
}

extension PredicateExpressions.IntRemainder: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        try translation.number(.remainder, lhs, rhs)
    }
}

extension PredicateExpressions.UnaryMinus: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        guard Output.self is any BinaryInteger.Type || Output.self is any BinaryFloatingPoint.Type else {
            throw Untranslatable("a calculation with \(Output.self)")
        }
        return .value(PredicateScalar(expression: .negated(try translation.condition(wrapped))))
    }
}
