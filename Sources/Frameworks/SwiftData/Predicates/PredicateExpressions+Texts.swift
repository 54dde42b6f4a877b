import EspalierDataStore
import EspalierInternationalization
import Foundation

extension PredicateTranslation {
    /// A test of two texts.
    fileprivate func test<Left, Right>(
        _ test: StoreExpression.TextTest, _ left: some PredicateExpression<Left>,
        _ right: some PredicateExpression<Right>
    ) throws(Untranslatable) -> PredicateTerm {
        guard Left.self is any StringProtocol.Type, Right.self is any StringProtocol.Type else {
            throw Untranslatable("the elements of \(Left.self)")
        }
        return .value(PredicateScalar(expression: .text(test, try condition(left), try condition(right))))
    }
}

extension PredicateExpressions.CollectionContainsCollection: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        try translation.test(.contains, base, other)
    }
}

extension PredicateExpressions.SequenceStartsWith: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        try translation.test(.starts, base, prefix)
    }
}

extension PredicateExpressions.StringLocalizedStandardContains: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        try translation.test(.localizedStandardContains, root, other)
    }
}

extension PredicateExpressions.StringLocalizedCompare: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        try translation.test(.localizedCompared, root, other)
    }
}

extension PredicateExpressions.StringCaseInsensitiveCompare: TranslatableExpression {
    func term(in translation: PredicateTranslation) throws(Untranslatable) -> PredicateTerm {
        try translation.test(.caseInsensitiveCompared, root, other)
    }
}
