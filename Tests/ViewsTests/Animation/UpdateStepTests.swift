import Testing

@testable import EspalierViews

@MainActor
@Suite struct `The steps of an update` {
    private func linear(_ duration: Double) -> Transaction { Transaction(animation: .linear(duration: duration)) }

    /// Takes the steps that wait, as their transactions' animations.
    private func animations(_ steps: inout UpdateSteps) -> [Animation?] {
        var found: [Animation?] = []
        while let step = steps.advance() { found.append(step.transaction.animation) }
        return found
    }

    @Test func `include changes of the same transaction in the current one`() {
        var steps = UpdateSteps()
        steps.open(linear(1))
        #expect(steps.step(for: linear(1)) == nil)
        #expect(steps.isLast)
    }

    @Test func `let changes before an update take effect at once`() {
        var steps = UpdateSteps()
        #expect(steps.step(for: linear(1)) == nil)
    }

    @Test func `of other transactions wait, in order`() {
        var steps = UpdateSteps()
        steps.open(Transaction())
        let first = steps.step(for: linear(1))
        #expect(steps.step(for: linear(1)) === first)
        #expect(steps.step(for: linear(2)) !== first)
        // The current one has ended for all later changes.
        #expect(steps.step(for: Transaction()) !== nil)
        #expect(!steps.isLast)
        #expect(animations(&steps) == [.linear(duration: 1), .linear(duration: 2), nil])
    }

    @Test func `are limited to sixteen waiting steps, the last of which takes all further changes`() {
        var steps = UpdateSteps()
        steps.open(Transaction())
        let made = (1...16).map { steps.step(for: linear(Double($0))) }
        #expect(steps.step(for: linear(17)) === made[15])
        #expect(steps.step(for: linear(18)) === made[15])
        #expect(animations(&steps).count == 16)
    }

    @Test func `have the transaction of the step in progress, and none after the last step`() {
        var steps = UpdateSteps()
        steps.open(linear(1))
        steps.open(linear(2))
        #expect(steps.transaction?.animation == .linear(duration: 1))
        _ = steps.step(for: linear(3))
        #expect(!steps.hasBegun)
        #expect(steps.advance() != nil)
        #expect(steps.hasBegun && steps.isLast && steps.transaction?.animation == .linear(duration: 3))
        #expect(steps.advance() == nil)
        #expect(!steps.hasBegun && steps.transaction == nil)
        #expect(steps.number == 2)
    }

    @Test func `insert an arrival before the waiting steps, and add further arrivals to it`() {
        var steps = UpdateSteps()
        steps.open(Transaction())
        _ = steps.step(for: linear(1))
        steps.insertNext(linear(2)) {}
        steps.insertNext(linear(3)) {}
        #expect(animations(&steps) == [.linear(duration: 2), .linear(duration: 1)])
    }

    @Test func `without a visible change take the transaction of the next change`() {
        var steps = UpdateSteps()
        steps.open(Transaction())
        steps.reopen()
        steps.open(linear(1))
        #expect(steps.transaction?.animation == .linear(duration: 1))
        _ = steps.step(for: linear(2))
        steps.reopen()
        #expect(steps.transaction?.animation == .linear(duration: 1))
    }
}
