import EspalierDataStore
import Foundation

extension PredicateTranslation {
    /// The rows of a sequence; nil if it is none of rows.
    fileprivate func rows(_ sequence: some PredicateExpression) throws(Untranslatable) -> PredicateRows? {
        if case .rows(let rows) = try term(sequence) { rows } else { nil }
    }

    /// The condition that a test is for a row of `rows`.
    fileprivate func condition<Element>(
        _ test: some PredicateExpression, on variable: PredicateExpressions.Variable<Element>, in rows: PredicateRows
    ) -> PredicateRows.Condition {
        { row throws(Untranslatable) in
            self.bind(variable, to: .row(row, rows.element))
            return try self.condition(test)
        }
    }

    /// A test of each element of a constant sequence.
    fileprivate func each<Element>(
        of sequence: some Sequence<Element>, _ test: some PredicateExpression,
        on variable: PredicateExpressions.Variable<Element>, joinedBy operation: StoreExpression.Operator
    ) throws(Untranslatable) -> StoreExpression {
        var all: StoreExpression?
        var count = 0
        for element in sequence {
            count += 1
            // Each element is a part of the SQL, whose depth has a limit.
            guard count <= 64 else { throw Untranslatable("a test of more than 64 elements") }
            bind(variable, to: .constant(element))
            let next = try condition(test)
            all = all.map { .binary(operation, $0, next) } ?? next
        }
        return all ?? .value(.integer(operation == .and ? 1 : 0))
    }
}

extension PredicateExpressions.SequenceContains: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        let element = try translation.term(element)
        let expression: StoreExpression
        switch try translation.term(sequence) {
        case .constant(let values):
            guard let values = values as? LHS.Output else { throw Untranslatable("the values of \(LHS.Output.self)") }
            expression = try translation.membership(of: element, in: values)
        case .rows(let rows):
            expression = try translation.exists(in: rows) { row throws(Untranslatable) in
                try translation.equality(.row(row, rows.element), element)
            }
        case .opaque(_, let name): throw Untranslatable("\(name) is kept as data")
        case .value, .row, .range: throw Untranslatable("the elements of \(LHS.Output.self)")
        }
        return .value(PredicateScalar(expression: expression))
    }
}

extension PredicateExpressions.SequenceContainsWhere: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        let expression: StoreExpression
        if let rows = try translation.rows(sequence) {
            expression = try translation.exists(in: rows, where: translation.condition(test, on: variable, in: rows))
        } else if case .constant(let values as LHS.Output) = try translation.term(sequence) {
            expression = try translation.each(of: values, test, on: variable, joinedBy: .or)
        } else {
            throw Untranslatable("the elements of \(LHS.Output.self)")
        }
        return .value(PredicateScalar(expression: expression))
    }
}

extension PredicateExpressions.SequenceAllSatisfy: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        let expression: StoreExpression
        if let rows = try translation.rows(sequence) {
            let condition = translation.condition(test, on: variable, in: rows)
            expression = .not(
                try translation.exists(in: rows) { row throws(Untranslatable) in .not(try condition(row)) })
        } else if case .constant(let values as LHS.Output) = try translation.term(sequence) {
            expression = try translation.each(of: values, test, on: variable, joinedBy: .and)
        } else {
            throw Untranslatable("the elements of \(LHS.Output.self)")
        }
        return .value(PredicateScalar(expression: expression))
    }
}

extension PredicateExpressions.Filter: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        guard var rows = try translation.rows(sequence) else {
            throw Untranslatable("the elements of \(LHS.Output.self)")
        }
        rows.conditions.append(translation.condition(filter, on: variable, in: rows))
        return .rows(rows)
    }
}

// MARK: Ranges

extension PredicateExpressions.Range: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        .range(lower: try translation.term(lower), upper: try translation.term(upper), includesUpper: false)
    }
}

extension PredicateExpressions.ClosedRange: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        .range(lower: try translation.term(lower), upper: try translation.term(upper), includesUpper: true)
    }
}

extension PredicateExpressions.RangeExpressionContains: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        var bounds = try translation.term(range)
        if case .constant(let value as any BoundedValues) = bounds { bounds = value.bounds }
        guard case .range(let lower, let upper, let includesUpper) = bounds else {
            throw Untranslatable("the values of \(RangeExpression.Output.self)")
        }
        let element = try translation.term(element)
        let order = try SortableValues(Element.Output.self, element)
        let value = order.key(try translation.expression(element))
        var all: StoreExpression?
        if let lower {
            all = .binary(.greaterOrEqual, value, order.key(try translation.expression(lower, beside: element)))
        }
        if let upper {
            let below = StoreExpression.binary(
                includesUpper ? .lessOrEqual : .less, value,
                order.key(try translation.expression(upper, beside: element)))
            all = all.map { .binary(.and, $0, below) } ?? below
        }
        return .value(PredicateScalar(expression: all ?? .value(.integer(1))))
    }
}

/// A range of any kind.
private protocol BoundedValues {
    var bounds: PredicateTerm { get }
}

extension Range: BoundedValues {
    fileprivate var bounds: PredicateTerm {
        .range(lower: .constant(lowerBound), upper: .constant(upperBound), includesUpper: false)
    }
}

extension ClosedRange: BoundedValues {
    fileprivate var bounds: PredicateTerm {
        .range(lower: .constant(lowerBound), upper: .constant(upperBound), includesUpper: true)
    }
}

extension PartialRangeFrom: BoundedValues {
    fileprivate var bounds: PredicateTerm { .range(lower: .constant(lowerBound), upper: nil, includesUpper: true) }
}

extension PartialRangeThrough: BoundedValues {
    fileprivate var bounds: PredicateTerm { .range(lower: nil, upper: .constant(upperBound), includesUpper: true) }
}

extension PartialRangeUpTo: BoundedValues {
    fileprivate var bounds: PredicateTerm { .range(lower: nil, upper: .constant(upperBound), includesUpper: false) }
}
