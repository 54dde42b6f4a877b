import EspalierLayoutEngine

/// An item that remembers what it answered, since finding that out takes questions to others.
package class CachingLayoutNode: LayoutNode {
    private final var answers = MeasureCache()

    override final func knownAnswer(to proposal: ProposedViewSize) -> MeasuredSize {
        if let known = answers[proposal] { return known }
        let answer = measure(proposal)
        answers.insert(answer, for: proposal)
        return answer
    }

    override final func forgetAnswers() {
        answers.removeAll()
    }

    override final func answersHold() -> Bool {
        let old = answers.takeAll()
        forgetMeasurements()
        return !old.isEmpty && old.allSatisfy { $0.agrees(with: answer(to: $0.proposal)) }
    }
}
