/// Changes of one transaction that wait until the page has shown earlier changes.
///
/// A page shows changes of different transactions one after the other. An animated change thus starts from the result
/// of the earlier changes, and each change keeps its own curve.
@MainActor
final class UpdateStep {
    let transaction: Transaction
    /// Nodes to evaluate when the step begins.
    private var nodes: ContiguousArray<ViewNode> = []
    private var known: Set<ObjectIdentifier> = []
    /// Changes that the step makes.
    private var changes: ContiguousArray<@MainActor () -> Void> = []
    /// Whether the step leads inserted views to their identity.
    fileprivate(set) var isArrival = false
    /// States of which the page still shows the values before the step.
    private var states: ContiguousArray<any HeldState> = []

    init(_ transaction: Transaction) {
        self.transaction = transaction
    }

    func add(_ node: ViewNode) {
        // A page that nobody shows may not begin the step for hours, while the same nodes are added.
        if nodes.last !== node, known.insert(ObjectIdentifier(node)).inserted { nodes.append(node) }
    }

    /// Adds a state that keeps its value until the step begins. Called once for each state.
    func add(_ state: any HeldState) {
        states.append(state)
    }

    func add(_ change: @escaping @MainActor () -> Void) {
        changes.append(change)
    }

    /// Applies the changes of the step to `graph`.
    func begin(in graph: ViewGraph) {
        for state in states { state.release(self, in: graph) }
        for change in changes { change() }
        for node in nodes { graph.markForEvaluation(node) }
    }
}

/// A state that can show a page an older value than the latest one.
@MainActor
protocol HeldState: AnyObject {
    /// Makes the values of `step` visible to `graph`, and enqueues their readers in it.
    func release(_ step: UpdateStep, in graph: ViewGraph)
}

/// The steps of an update of a page, in the order of the changes.
@MainActor
struct UpdateSteps {
    /// The largest number of waiting steps. Further changes join the last one.
    static let limit = 16

    /// The transaction of the current step; nil outside of updates.
    private(set) var transaction: Transaction?
    /// Whether the step follows another one and no tree shows it yet.
    private(set) var hasBegun = false
    private var waiting: ContiguousArray<UpdateStep> = []
    /// Counts the steps of the page.
    private(set) var number = 0

    var isLast: Bool { waiting.isEmpty }

    /// Starts an update with changes of `transaction`, unless one is in progress.
    @inline(__always)
    mutating func open(_ transaction: @autoclosure () -> Transaction) {
        if self.transaction == nil { self.transaction = transaction() }
    }

    /// The step for which a change with `transaction` must wait; nil if the change takes effect at once, as part of the
    /// current step.
    mutating func step(for transaction: Transaction) -> UpdateStep? {
        if let last = waiting.last {
            if waiting.count == Self.limit || last.transaction.isEquivalent(to: transaction) { return last }
        } else if self.transaction?.isEquivalent(to: transaction) ?? true {
            return nil
        }
        let step = UpdateStep(transaction)
        waiting.append(step)
        return step
    }

    /// Makes a change with `transaction` right after the current step.
    mutating func insertNext(_ transaction: Transaction, _ change: @escaping @MainActor () -> Void) {
        if waiting.first?.isArrival != true {
            let step = UpdateStep(transaction)
            step.isArrival = true
            waiting.insert(step, at: 0)
        }
        waiting[0].add(change)
    }

    /// Ends the current step. Returns the next one, which becomes the current one; nil if there is none.
    mutating func advance() -> UpdateStep? {
        number += 1
        hasBegun = !waiting.isEmpty
        guard hasBegun else {
            transaction = nil
            return nil
        }
        let next = waiting.removeFirst()
        transaction = next.transaction
        return next
    }

    /// Discards the transaction of a step without visible changes, so that the next change sets the transaction of the
    /// update.
    mutating func reopen() {
        if waiting.isEmpty { transaction = nil }
    }
}
