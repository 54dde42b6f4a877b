import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// Gives what is inside a gesture. Where taps are taken, the element takes keyboard focus and has a button's role.
final class GestureNode: WrapperNode {
    private(set) var modifier: GestureModifier
    private(set) var needs = _GestureNeeds()
    private var mergedFrom: DisplayNode?
    private var lastTap: ContinuousClock.Instant?
    private var row: Int32 = 0

    init(_ modifier: GestureModifier, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
        needs = Self.needs(of: modifier)
    }

    override var typeName: String { "Gesture" }

    func update(to newModifier: GestureModifier) {
        let newNeeds = Self.needs(of: newModifier)
        let looksOther =
            newModifier.mask != modifier.mask || display(newNeeds, newModifier) != display(needs, modifier)
            || newNeeds.taps != needs.taps
        if modifier.mask.contains(.gesture), !newModifier.mask.contains(.gesture) {
            graph.feature(GestureArena.self).giveUp(self)
        }
        modifier = newModifier
        needs = newNeeds
        if looksOther {
            mergedFrom = nil
            setNeedsDisplay()
        }
        refreshCopies()
    }

    private static func needs(of modifier: GestureModifier) -> _GestureNeeds {
        func collect<G: Gesture>(_ gesture: G) -> _GestureNeeds {
            var needs = _GestureNeeds()
            G._collectNeeds(gesture, into: &needs)
            return needs
        }
        return collect(modifier.gesture)
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { GestureNode(modifier, in: context) }
    override func refresh(_ copy: WrapperNode) { unsafeDowncast(copy, to: GestureNode.self).update(to: modifier) }

    override func environmentDidChange() {
        if !environment.isEnabled { graph.feature(GestureArena.self).giveUp(self) }
        setNeedsDisplay()
    }

    override func willRemove() {
        graph.feature(GestureArena.self).giveUp(self)
        super.willRemove()
    }

    /// Whether the gesture counts now.
    var isActive: Bool { modifier.mask.contains(.gesture) && environment.isEnabled && !isRemoved }

    // MARK: Display

    /// What the page has to know; nil where a button is all.
    private func display(_ needs: _GestureNeeds, _ modifier: GestureModifier) -> DisplayGesture? {
        let isNormal = modifier.priority == .normal
        if needs.takesPlainTapsOnly && isNormal { return nil }
        return DisplayGesture(
            distance: needs.distance, holds: needs.holds, reportsStart: needs.reportsStart,
            takesTaps: needs.taps > 0, waitsForTaps: needs.taps > 1, takesTwoFingers: needs.takesTwoFingers,
            keepsFromScrolling: needs.takesTwoFingers || needs.distance == 0
                || needs.distance != nil && modifier.priority == .high,
            overridesControls: modifier.priority == .high && (needs.taps > 0 || !needs.holds.isEmpty))
    }

    override func prepareElement() -> Bool { item != nil && modifier.mask.contains(.gesture) }

    override func makeElement(at frame: CGRect, in builder: DisplayBuilder) -> DisplayNode? {
        guard let item else { return nil }
        let nodes = builder.nodes(of: item, at: item.origin)
        let isEnabled = environment.isEnabled
        var gesture = isEnabled ? display(needs, modifier) : nil
        let hasControls = nodes.contains(where: \.reachesInput)
        // Beside or before controls inside, taps are the pointer's alone.
        let isButton = needs.taps > 0 && !(hasControls && modifier.priority != .normal)
        var events: EventTypes = isEnabled && isButton ? .tap : []
        if gesture != nil { events.insert(.gesture) }
        graph.setTarget(displayNumber, self)
        if nodes.count == 1, canTake(nodes[0], frame, gesture) {
            let only = nodes[0]
            if mergedFrom === only, let last = lastDisplay, last.frame == frame, last.events == events { return last }
            mergedFrom = only
            return only.replacing(
                id: displayNumber, frame: frame,
                semantics: .some(semantics(only.semantics, of: nodes, isButton, hasControls)), events: events,
                gesture: .some(gesture), animation: builder.animation)
        }
        // What is drawn takes fingers, and not the room that it was given: it may have been moved out of that.
        if !isButton { gesture?.letsPointerThrough = true }
        return DisplayNode(
            id: displayNumber, type: isButton ? "TapGesture" : "Gesture", frame: frame,
            semantics: semantics(nil, of: nodes, isButton, hasControls), events: events, gesture: gesture,
            children: DisplayChildren(nodes), animation: builder.animation)
    }

    /// Whether the node inside can be the element with the gesture.
    private func canTake(_ node: DisplayNode, _ frame: CGRect, _ gesture: DisplayGesture?) -> Bool {
        guard node.frame.origin == .zero, node.frame.size == frame.size, node.events.isEmpty, node.gesture == nil,
            gesture == nil || node.appearance?.transform == nil && node.appearance?.ignoresPointer != true
        else { return false }
        switch node.content {
        case .box, .text, .shape, .drawing, .image:
            return node.semantics?.role == nil || node.semantics?.role != .separator
        case .flow, .control, .link, .scroll, .popup, .tapArea, .part: return false
        }
    }

    /// A view that is tapped or pressed is a button to the keyboard, unless there are controls inside. One that is dragged
    /// says nothing of it.
    private func semantics(
        _ inner: Semantics?, of nodes: some Sequence<DisplayNode>, _ isButton: Bool, _ hasControls: Bool
    ) -> Semantics? {
        guard isButton || !needs.holds.isEmpty && !hasControls else { return inner }
        var semantics = inner ?? Semantics()
        if environment.isInTabBar {
            semantics.role = .tab
            semantics.isSelected = semantics.isSelected ?? false
        } else if semantics.role == nil {
            semantics.role = .button
        }
        if semantics.label == nil, !nodes.contains(where: \.hasWords) { semantics.label = item?.spokenSymbol }
        semantics.isFocusable = true
        semantics.isDisabled = !environment.isEnabled
        return semantics
    }

    // MARK: Events

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard isActive else { throw .notTaken(node: event.node, type: event.type) }
        switch (event.type, event.value) {
        case (.tap, .point(let point)): tap(at: point)
        case (.tap, _): tap(at: CGPoint(x: size.width / 2, y: size.height / 2))
        case (.touch, .touch(let report)): graph.feature(GestureArena.self).begin(report, on: self)
        case (.move, .touch(let report)), (.lift, .touch(let report)):
            guard graph.feature(GestureArena.self).follow(report, on: self, isLift: event.type == .lift) else {
                throw .notTaken(node: event.node, type: event.type)
            }
        case (.rest, _): graph.feature(GestureArena.self).rest()
        default: throw .wrongValue(node: event.node, type: event.type, expected: "a touch")
        }
    }

    /// A tap of which nothing else is known: by a key, or by a click on a plain button.
    private func tap(at point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite else { return }
        if needs.taps > 1 {
            // Taps in a row: each within the time that iOS and browsers give a double click.
            let now = ContinuousClock.now
            row = lastTap.map { now - $0 < .milliseconds(500) } == true ? row + 1 : 1
            lastTap = now
        } else {
            row = 1
        }
        graph.feature(GestureArena.self).tap(self, at: point, count: Int(row))
        if row >= needs.taps { lastTap = nil }
    }

    /// Hands the gesture what happened. Says whether it is recognised, waits for further taps, is over.
    func step(_ memory: _GestureMemory, _ input: inout _GestureInput) -> _GestureStep<Void> {
        func run<G: Gesture>(_ gesture: G) -> _GestureStep<Void> {
            G._step(gesture, memory, &input).map { _ in () }
        }
        return run(modifier.gesture)
    }
}
