import Testing

@testable import EspalierViews

@Suite struct `A transaction` {
    private enum NameKey: TransactionKey { static let defaultValue = "none" }

    @Test func `is empty at first`() {
        let transaction = Transaction()
        #expect(transaction.animation == nil)
        #expect(!transaction.disablesAnimations)
        #expect(!transaction.isContinuous)
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
}
