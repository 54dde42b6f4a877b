import EspalierDataStore
import Foundation

extension PredicateExpressions.OptionalFlatMap: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        let optional = try translation.term(wrapped)
        if case .constant(let value) = optional {
            guard let value = PredicateTerm.unwrapped(value) else { return .constant(Result?.none as Any) }
            translation.bind(variable, to: .constant(value))
            return try translation.term(transform)
        }
        translation.bind(variable, to: optional)
        let result = try translation.term(transform)
        switch result {
        // Relationships of a missing model are empty, and its columns null.
        case .row, .rows, .range: return result
        case .opaque: return result
        case .constant, .value: break
        }
        let value = try translation.expression(result)
        if !translation.isNullWithoutRow(value, unless: optional) {
            var scalar = PredicateScalar(
                expression: .conditional(try translation.isNil(optional), then: .value(.null), otherwise: value))
            if case .value(let known) = result { scalar.encode = known.encode }
            return .value(scalar)
        }
        return result
    }
}

extension PredicateTranslation {
    /// Whether a value is null by itself if an optional is nil.
    fileprivate func isNullWithoutRow(_ value: StoreExpression, unless optional: PredicateTerm) -> Bool {
        switch optional {
        case .rows: return true
        case .value(let scalar): return scalar.expression == value
        case .row(let row, _):
            guard case .column(var owner, _) = value else { return false }
            while owner != row {
                guard case .referenced(let outer, _, _, _) = owner else { return false }
                owner = outer
            }
            return true
        case .constant, .range, .opaque: return false
        }
    }
}

extension PredicateExpressions.NilCoalesce: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        let sides = (try translation.term(lhs), try translation.term(rhs))
        switch sides {
        // A relationship to many is never nil in a store.
        case (.rows, _): return sides.0
        case (.value(let scalar), _):
            return .value(
                PredicateScalar(
                    expression: .coalesced(scalar.expression, try translation.expression(sides.1, beside: sides.0)),
                    encode: scalar.encode))
        case (.constant(let value), _):
            return PredicateTerm.unwrapped(value).map { .constant($0) } ?? sides.1
        default: throw Untranslatable("a choice between models")
        }
    }
}

extension PredicateExpressions.ForcedUnwrap: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        try translation.term(inner)
    }
}
