import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The touch on a page, and the gestures that compete for it. There is one touch at a time, of one or two fingers.
///
/// Gestures of high priority come first, from the outside in, then the others from the inside out. The first one that
/// is recognized wins the touch, and all others except simultaneous ones are canceled. A gesture that has seen one of
/// several taps holds back those after it.
@MainActor
final class GestureArena: PageFeature {
    @MainActor
    private final class Participant {
        let node: GestureNode
        let memory: _GestureMemory
        var held: ContiguousArray<@MainActor () -> Void> = []
        var isOut = false
        var isWaiting = false

        init(_ node: GestureNode) {
            self.node = node
            memory = _GestureMemory()
        }
    }

    private unowned let graph: ViewGraph
    private var participants: [Participant] = []
    private var winner: Participant?
    private var target: GestureNode?
    private var serial: Int?
    /// A touch that was canceled here while the page may still report it.
    private var abandoned: Int?
    private var isDown = false
    private var last: TouchReport?
    private var startTime = 0.0
    private var startDate = Date()

    init(_ graph: ViewGraph) {
        self.graph = graph
    }

    func cancelInteraction() {
        cancelAll()
    }

    // MARK: Touch reports

    func begin(_ report: TouchReport, on node: GestureNode) {
        let continues = target === node && !isDown && participants.contains { $0.isWaiting }
        if !continues {
            cancelAll()
            start(on: node, at: report.time)
        }
        serial = report.serial
        abandoned = nil
        isDown = true
        run(.began, report)
    }

    /// Returns whether the page may report this touch.
    func follow(_ report: TouchReport, on node: GestureNode, isLift: Bool) -> Bool {
        guard report.serial == serial, isDown, target === node else { return report.serial == abandoned }
        if report.isCancelled {
            cancelAll()
            return true
        }
        run(isLift ? .ended : .moved, report)
        if isLift {
            isDown = false
            if !participants.contains(where: { $0.isWaiting && !$0.isOut }) { finish() }
        }
        return true
    }

    func rest() {
        guard !isDown, let last else { return }
        run(.rested, last)
        finish()
    }

    /// Handles a tap that has no touch reports, with its position in a row of taps.
    func tap(_ node: GestureNode, at point: CGPoint, count: Int) {
        cancelAll()
        guard let report = TouchReport(serial: 0, time: 0, points: [point]) else { return }
        start(on: node, at: 0, isKey: true)
        for _ in 0..<min(max(count, 1), 100) {
            run(.began, report, isKey: true)
            run(.ended, report, isKey: true)
        }
        run(.rested, report, isKey: true)
        finish()
    }

    // MARK: Cancelling

    /// Cancels the gesture of a node that is removed or disabled. The tree is being evaluated, so actions run
    /// afterwards.
    func giveUp(_ node: GestureNode) {
        guard participants.contains(where: { $0.node === node }) else { return }
        let leaving = target === node ? participants : participants.filter { $0.node === node }
        var actions: ContiguousArray<@MainActor () -> Void> = []
        for participant in leaving { cancel(participant, &actions) }
        if target === node {
            abandoned = serial
            finish()
        } else {
            participants.removeAll { $0.node === node }
            if winner?.node === node { winner = nil }
        }
        graph.enqueueAction { for action in actions { action() } }
    }

    /// Cancels all gestures, because their page is gone or a new touch begins.
    func cancelAll() {
        guard !participants.isEmpty else { return }
        var actions: ContiguousArray<@MainActor () -> Void> = []
        for participant in participants { cancel(participant, &actions) }
        abandoned = isDown ? serial : nil
        finish()
        perform(actions)
    }

    // MARK: Running

    private func start(on node: GestureNode, at time: Double, isKey: Bool = false) {
        target = node
        let date = Date()
        // The distance in time of two touches is that of the page's clock, unless it stood still, as in a device that slept.
        let next = startDate + (time - startTime)
        startDate = isKey || abs(next.timeIntervalSince(date)) > 1 ? date : next
        startTime = time
        last = nil
        winner = nil
        var inner: [Participant] = []
        var beside: [Participant] = []
        var high: [Participant] = []
        var item: LayoutNode? = node
        while let current = item {
            if let other = current as? GestureNode {
                // A mask without `subviews` discards the gestures inside, and a key concerns one view only.
                if !other.modifier.mask.contains(.subviews) {
                    inner = []
                    beside = []
                    high = []
                }
                if other.isActive, !isKey || other === node {
                    let participant = Participant(other)
                    switch other.modifier.priority {
                    case .normal: inner.append(participant)
                    case .high: high.insert(participant, at: 0)
                    case .simultaneous: beside.append(participant)
                    }
                }
            }
            item = current.layoutParent
        }
        participants = high + inner + beside
    }

    private func run(_ kind: _GestureInput.Kind, _ report: TouchReport, isKey: Bool = false) {
        guard let target else { return }
        var report = report
        // Time never decreases.
        report.time = max(report.time, last?.time ?? startTime)
        last = report
        let position = target.positionInPage
        let pagePoints =
            report.pagePoints.isEmpty
            ? report.points.map { CGPoint(x: $0.x + position.x, y: $0.y + position.y) } : report.pagePoints
        var actions: ContiguousArray<@MainActor () -> Void> = []
        var isAnyWaiting = false
        for participant in participants where !participant.isOut {
            let node = participant.node
            var input = _GestureInput(kind: kind, item: node)
            input.time = report.time
            input.date = startDate + (report.time - startTime)
            input.points = pagePoints
            if node === target {
                input.localPoints = report.points
            } else {
                let base = node.positionInPage
                input.localPoints = pagePoints.map { CGPoint(x: $0.x - base.x, y: $0.y - base.y) }
            }
            input.velocity = report.velocity
            input.modifiers = EventModifiers(keys: report.keys)
            input.isOnControl = report.isOnControl && node.modifier.priority == .normal
            input.isKey = isKey
            let step = node.step(participant.memory, &input)
            participant.isWaiting = step.isWaiting
            if node.modifier.priority == .simultaneous {
                actions += input.actions
                continue
            }
            if isAnyWaiting, step.isRecognized || !participant.held.isEmpty {
                participant.held += input.actions
                participant.isWaiting = true
                continue
            }
            actions += participant.held
            participant.held = []
            actions += input.actions
            if step.isWaiting { isAnyWaiting = true }
            if step.isRecognized, winner == nil {
                winner = participant
                for other in participants
                where other !== participant && other.node.modifier.priority != .simultaneous {
                    cancel(other, &actions)
                }
            }
        }
        var transaction = Transaction()
        transaction.isContinuous = kind == .began || kind == .moved
        Transaction.perform(transaction) { perform(actions) }
    }

    private func perform(_ actions: ContiguousArray<@MainActor () -> Void>) {
        for action in actions { action() }
    }

    private func cancel(_ participant: Participant, _ actions: inout ContiguousArray<@MainActor () -> Void>) {
        guard !participant.isOut else { return }
        participant.isOut = true
        participant.isWaiting = false
        participant.held = []
        var input = _GestureInput(kind: .cancelled, item: participant.node)
        input.time = last?.time ?? startTime
        _ = participant.node.step(participant.memory, &input)
        actions += input.actions
    }

    /// Ends the touch. Gestures that have not ended are canceled.
    private func finish() {
        let left = participants
        participants = []
        winner = nil
        target = nil
        serial = nil
        isDown = false
        var actions: ContiguousArray<@MainActor () -> Void> = []
        for participant in left where !participant.isOut { cancel(participant, &actions) }
        last = nil
        perform(actions)
    }
}
