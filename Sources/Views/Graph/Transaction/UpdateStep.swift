/// Changes of one transaction that wait until the page has shown those made before them.
///
/// A page shows changes of different transactions one after the other, so that an animated change starts from where the
/// changes before it left the page, and each keeps its own curve.
@MainActor
final class UpdateStep {
    let transaction: Transaction
    /// Nodes to evaluate when the step begins.
    private var nodes: ContiguousArray<ViewNode> = []
    /// States whose values of before the step the page still shows.
    private var states: ContiguousArray<any HeldState> = []

    init(_ transaction: Transaction) {
        self.transaction = transaction
    }

    func add(_ node: ViewNode) {
        if nodes.last !== node { nodes.append(node) }
    }

    /// Notes a state that keeps its value of before the step until the step begins; called once for each.
    func add(_ state: any HeldState) {
        states.append(state)
    }

    /// Lets the step's changes take effect in `graph`.
    func begin(in graph: ViewGraph) {
        for state in states { state.release(self, in: graph) }
        for node in nodes { graph.markForEvaluation(node) }
    }
}

/// A state that can show a page an older value than the one that was written last.
@MainActor
protocol HeldState: AnyObject {
    /// Shows `graph` the values that were written for `step`, and marks their readers there.
    func release(_ step: UpdateStep, in graph: ViewGraph)
}

/// The steps of an update of a page, in the order of the changes.
@MainActor
struct UpdateSteps {
    /// How many steps may wait. Further changes join the last one.
    static let limit = 16

    /// The transaction of the current step; nil outside of updates.
    private(set) var transaction: Transaction?
    /// Whether the step is one that followed another and that no tree shows yet.
    private(set) var hasBegun = false
    private var waiting: ContiguousArray<UpdateStep> = []

    var isLast: Bool { waiting.isEmpty }

    /// Starts an update with changes of `transaction`, unless one is under way.
    @inline(__always)
    mutating func open(_ transaction: @autoclosure () -> Transaction) {
        if self.transaction == nil { self.transaction = transaction() }
    }

    /// The step that a change with `transaction` waits for; nil where it takes effect at once, as part of the step that is
    /// current.
    mutating func step(for transaction: Transaction) -> UpdateStep? {
        if let last = waiting.last {
            if waiting.count == Self.limit || last.transaction.says(sameAs: transaction) { return last }
        } else if self.transaction?.says(sameAs: transaction) ?? true {
            return nil
        }
        let step = UpdateStep(transaction)
        waiting.append(step)
        return step
    }

    /// Ends the present step. Returns the one that follows, which becomes the present one; nil for none.
    mutating func advance() -> UpdateStep? {
        hasBegun = !waiting.isEmpty
        guard hasBegun else {
            transaction = nil
            return nil
        }
        let next = waiting.removeFirst()
        transaction = next.transaction
        return next
    }

    /// Takes back a present step that changed nothing to be seen: the next change says with which transaction the update
    /// goes.
    mutating func reopen() {
        if waiting.isEmpty { transaction = nil }
    }
}
