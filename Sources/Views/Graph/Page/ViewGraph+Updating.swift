package import EspalierDisplayTree

extension ViewGraph {
    /// The limit of rounds in an update.
    package nonisolated static var roundLimit: Int { 24 }

    package func currentTree() -> DisplayTree { run { updatedRevision() } }

    private func updatedRevision() -> DisplayTree {
        if !hasEnded {
            update()
            // Steps without visible changes are skipped.
            while !updates.displayIsStale, beginNextStep() { update() }
        }
        if let tree, !updates.displayIsStale { return tree }
        let made = DisplayPass(graph: self).run(
            revision: revision + 1, samples: samples, endedMotions: motions.takeEnded(), openings: openings.takeAll())
        samples = []
        transitionTable?.forgetReturns()
        template = nil
        updates.displayIsStale = false
        revision += 1
        tree = made
        let hasFurtherSteps = beginNextStep()
        updates.hasNotified = false
        if !hasFurtherSteps, !actions.isEmpty || !evaluations.isEmpty { notifyInvalidation() }
        return made
    }

    package var hasFurtherSteps: Bool { updates.steps.hasBegun && !hasEnded }

    package var isAnimated: Bool { transaction.animation != nil || !updates.steps.isLast }

    /// Ends the current step of the update and begins the next one. Returns false after the last step.
    private func beginNextStep() -> Bool {
        guard !hasEnded, let next = updates.steps.advance() else {
            updates.rounds = 0
            return false
        }
        // The changes of the step were reported when they were made.
        updates.hasNotified = true
        next.begin(in: self)
        return true
    }

    /// Updates the page for the current step, except for its display tree.
    ///
    /// A round runs the passes in this order: evaluation, layout, preferences, geometry, actions. A pass that leaves
    /// work for an earlier one ends the round. Actions run after the last step only. An update stops after `roundLimit`
    /// rounds, with a warning that names the view that was evaluated last.
    package func update() {
        guard !updates.isUpdating else { return }
        run { runPasses() }
    }

    private func runPasses() {
        noteUse()
        updates.isUpdating = true
        updates.steps.open(Transaction())
        defer {
            updates.isUpdating = false
            updates.hasNotified = false
        }
        var last: ViewNode?
        while true {
            let hasSettled = settle(&last)
            // Without a settled page there are no stages, but the motions still end.
            sampleMotions()
            guard hasSettled, updates.steps.isLast, !actions.isEmpty else { return }
            updates.rounds += 1
            if updates.rounds > Self.roundLimit { return giveUp("actions keep causing changes", last) }
            runActions()
        }
    }

    /// Runs the passes before the actions until none leaves work for an earlier one. Returns false if the page fails or
    /// the rounds do not end.
    ///
    /// - Parameter last: Receives the node that was evaluated last.
    private func settle(_ last: inout ViewNode?) -> Bool {
        while true {
            app?.update()
            if failure != nil {
                dropPendingWork()
                return false
            }
            switch EvaluationPass(queue: evaluations, limit: Self.roundLimit).run() {
            case .finished(let node): last = node ?? last
            case .endless(let node): giveUp("bodies keep changing values that others read", node)
            }
            LayoutPass(queue: layouts, root: root).run()
            let hasPreferences = PreferencePass(queue: preferences).run()
            guard hasPreferences || GeometryPass(followers: geometry).run() || !evaluations.isEmpty || !layouts.isEmpty
            else { return true }
            updates.rounds += 1
            if updates.rounds > Self.roundLimit {
                giveUp("the update does not end", last)
                return false
            }
        }
    }

    /// Shows the motions that started in the step, stage by stage, and then their end.
    private func sampleMotions() {
        guard motions.hasPending else { return }
        let rounds = updates.rounds
        let pass = SamplingPass(
            motions: motions.takePending(), now: motions.clock(), timeLimit: motions.samplingLimit,
            settle: { [self] in
                updates.rounds = rounds
                var last: ViewNode?
                return settle(&last)
            },
            display: { [self] in DisplayPass(graph: self).makeRoot() })
        motions.isSampling = true
        samples = pass.run()
        motions.isSampling = false
    }

    /// Stops an update that would never end, with a warning.
    private func giveUp(_ reason: String, _ lastEvaluated: ViewNode?) {
        counters.restlessUpdates += 1
        let view = lastEvaluated?.typeName ?? ""
        Warning.log("\(reason) after \(Self.roundLimit) rounds; the last view to be evaluated was \(view)")
        dropPendingWork()
    }

    private func runActions() {
        if !updates.displayIsStale { updates.steps.reopen() }
        updates.isRunningActions = true
        ActionPass(queue: actions).run()
        EventEnd.reach()
        updates.isRunningActions = false
        updates.steps.open(Transaction())
    }

    func dropPendingWork() {
        for node in evaluations.takeAll() { node.needsEvaluation = false }
        _ = actions.takeAll()
        _ = preferences.takeAll()
    }
}
