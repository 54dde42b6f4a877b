import Testing

@testable import EspalierViews

@Suite struct `A transaction` {
    private enum NameKey: TransactionKey { static let defaultValue = "none" }

    @Test func `is empty at first`() {
        let transaction = Transaction()
        #expect(transaction.animation == nil)
        #expect(!transaction.disablesAnimations)
        #expect(!transaction.isContinuous)
        #expect(!transaction.tracksVelocity)
        #expect(transaction[NameKey.self] == "none")
        #expect(!transaction.isCustomised)
    }

    @Test func `is a value: a copy is independent`() {
        var first = Transaction(animation: .linear(duration: 2))
        first[NameKey.self] = "first"
        var second = first
        second.animation = nil
        second.isContinuous = true
        second[NameKey.self] = "second"
        #expect(first.animation == .linear(duration: 2))
        #expect(!first.isContinuous)
        #expect(first[NameKey.self] == "first")
        #expect(second.animation == nil)
        #expect(second.isContinuous)
        #expect(second[NameKey.self] == "second")
    }

    @Test func `takes the values of a later one`() {
        var transaction = Transaction(animation: .linear(duration: 2))
        var later = Transaction()
        transaction.merge(later)
        #expect(transaction.animation == .linear(duration: 2))
        later.disablesAnimations = true
        transaction.merge(later)
        #expect(transaction.animation == .linear(duration: 2))
        #expect(transaction.disablesAnimations)
    }

    @Test func `that tracks velocities differs from one that does not`() {
        var tracking = Transaction()
        tracking.tracksVelocity = true
        #expect(tracking.tracksVelocity)
        #expect(!tracking.isEquivalent(to: Transaction()))
        var transaction = Transaction(animation: .linear)
        #expect(!transaction.isEquivalent(to: tracking))
        transaction.merge(tracking)
        #expect(transaction.tracksVelocity)
    }

    @Test func `is shown together with one that differs in its completions only`() {
        var completing = Transaction(animation: .linear)
        completing.addAnimationCompletion {}
        #expect(completing.isEquivalent(to: Transaction(animation: .linear)))
        #expect(completing.isCustomised)
        var merged = Transaction(animation: .linear)
        merged.merge(completing)
        merged.merge(completing)
        #expect(merged.completions.count == 1)
    }
}
