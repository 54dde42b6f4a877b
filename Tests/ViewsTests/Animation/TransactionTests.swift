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
        #expect(!transaction.isCustomized)
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

    @Test func `takes each setting that a later one makes`() {
        var transaction = Transaction()
        var later = Transaction()
        later.isContinuous = true
        transaction.merge(later)
        #expect(transaction.isContinuous && transaction.animation == nil && !transaction.disablesAnimations)
        later = Transaction()
        later[NameKey.self] = "later"
        transaction.merge(later)
        #expect(transaction[NameKey.self] == "later" && transaction.isContinuous)
        transaction.merge(Transaction(animation: .linear(duration: 3)))
        #expect(transaction.animation == .linear(duration: 3) && transaction[NameKey.self] == "later")
    }

    @Test func `is shown together with another one of the same settings only`() {
        let changes: [(inout Transaction) -> Void] = [
            { $0.animation = .linear }, { $0.disablesAnimations = true }, { $0.isContinuous = true },
            { $0.tracksVelocity = true }, { $0[NameKey.self] = "a" },
        ]
        for change in changes {
            var changed = Transaction()
            change(&changed)
            #expect(changed.isCustomized && changed.isEquivalent(to: changed))
            #expect(!changed.isEquivalent(to: Transaction()) && !Transaction().isEquivalent(to: changed))
            var other = Transaction(animation: .linear(duration: 7))
            #expect(!changed.isEquivalent(to: other))
            change(&other)
            #expect(!changed.isEquivalent(to: other) || changed.animation == other.animation)
        }
        #expect(Transaction(animation: .linear).isEquivalent(to: Transaction(animation: .linear)))
    }

    @Test func `can lose its settings again`() {
        var transaction = Transaction(animation: .linear)
        transaction.animation = nil
        #expect(transaction.animation == nil && transaction.isEquivalent(to: Transaction()))
        transaction.disablesAnimations = true
        transaction.disablesAnimations = false
        transaction.isContinuous = true
        transaction.isContinuous = false
        transaction.tracksVelocity = true
        transaction.tracksVelocity = false
        #expect(!transaction.disablesAnimations && !transaction.isContinuous && !transaction.tracksVelocity)
        #expect(!transaction.isCustomized)
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
        #expect(completing.isCustomized)
        var merged = Transaction(animation: .linear)
        merged.merge(completing)
        merged.merge(completing)
        #expect(merged.completions.count == 1)
    }
}
