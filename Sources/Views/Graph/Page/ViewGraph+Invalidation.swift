import EspalierDisplayTree

extension ViewGraph {
    /// Enqueues a node that read a changed value, in the step of the current transaction.
    package func enqueue(_ node: ViewNode) {
        guard !node.isRemoved, !hasEnded else { return }
        if let step = step(for: Transaction.current) {
            step.add(node)
        } else {
            markForEvaluation(node)
        }
    }

    /// The step for which a change with `transaction` must wait; nil for a change that takes effect at once.
    func step(for transaction: Transaction) -> UpdateStep? {
        transaction.noteChange()
        // Changes that passes make belong to the current step.
        if updates.isUpdating && !updates.isRunningActions || !updates.showsSteps { return nil }
        let isOpen = updates.displayIsStale || !layouts.isEmpty
        updates.steps.open(isOpen ? Transaction() : transaction)
        let step = updates.steps.step(for: transaction)
        if step != nil { notifyInvalidation() }
        return step
    }

    /// The transaction of the current step.
    package var transaction: Transaction { updates.steps.transaction ?? Transaction() }

    /// Shows changes of different transactions together, as the graph of an app needs.
    package func combineSteps() {
        updates.showsSteps = false
    }

    /// Evaluates `node` in the current step.
    func markForEvaluation(_ node: ViewNode) {
        guard !node.isRemoved, !hasEnded else { return }
        if !node.needsEvaluation {
            node.needsEvaluation = true
            evaluations.append(node)
        }
        notifyInvalidation()
    }

    func enqueueLayout(_ item: LayoutNode) {
        layouts.insert(item)
        notifyInvalidation()
    }

    func enqueuePreference(_ reader: any PreferenceReader) {
        preferences.append(reader)
    }

    /// Runs `action` in the next action pass.
    package func enqueueAction(_ action: @escaping @MainActor () -> Void) {
        actions.append(action)
        notifyInvalidation()
    }

    /// Runs the action of a removed view in the next action pass, after the actions of appearing views.
    func enqueueDeparture(_ action: @escaping @MainActor () -> Void) {
        actions.appendDeparture(action)
        notifyInvalidation()
    }

    func displayDidChange() {
        updates.displayIsStale = true
        notifyInvalidation()
    }

    func notifyInvalidation() {
        guard !updates.isUpdating, !updates.isSending, !updates.hasNotified, !hasEnded else { return }
        updates.hasNotified = true
        onInvalidation?()
    }

    package var needsUpdate: Bool {
        updates.displayIsStale || !evaluations.isEmpty || !layouts.isEmpty || !actions.isEmpty || !preferences.isEmpty
            || !updates.steps.isLast
    }
}
