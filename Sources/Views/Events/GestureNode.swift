import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// Attaches a gesture to its content. If the gesture takes taps, the element takes the keyboard focus and has a
/// button's role.
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
        let displayChanges =
            newModifier.mask != modifier.mask || display(newNeeds, newModifier) != display(needs, modifier)
            || newNeeds.taps != needs.taps
        if modifier.mask.contains(.gesture), !newModifier.mask.contains(.gesture) {
            graph.feature(GestureArena.self).giveUp(self)
        }
        modifier = newModifier
        needs = newNeeds
        if displayChanges {
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
    override func refresh(_ copy: WrapperNode) { paired(copy, as: GestureNode.self).update(to: modifier) }

    override func environmentDidChange() {
        if !environment.isEnabled { graph.feature(GestureArena.self).giveUp(self) }
        setNeedsDisplay()
    }

    override func willRemove() {
        graph.feature(GestureArena.self).giveUp(self)
        super.willRemove()
    }

    /// Whether the gesture is enabled.
    var isActive: Bool { modifier.mask.contains(.gesture) && environment.isEnabled && !isRemoved }

    // MARK: Display

    /// The description of the gesture for the page; nil if a button suffices.
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
        // Together with controls inside, taps come from the pointer only.
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
        // The drawn content takes touches, not the frame, because the content may have been moved out of its frame.
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
        case .flow, .control, .link, .scroll, .popup, .dialog, .tapArea, .part: return false
        }
    }

    /// A view for taps or presses is a button for the keyboard, unless there are controls inside. Drags have no
    /// semantics.
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
        if semantics.label == nil, !nodes.contains(where: \.hasAccessibilityText) {
            semantics.label = item?.symbolAccessibilityLabel
        }
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

    /// Handles a tap without touch reports: by a key, or by a click on a plain button.
    private func tap(at point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite else { return }
        if needs.taps > 1 {
            // Taps form a row if each follows within the time of a double click on iOS and in browsers.
            let now = ContinuousClock.now
            row = lastTap.map { now - $0 < .milliseconds(500) } == true ? row + 1 : 1
            lastTap = now
        } else {
            row = 1
        }
        graph.feature(GestureArena.self).tap(self, at: point, count: Int(row))
        if row >= needs.taps { lastTap = nil }
    }

    /// Passes an input to the gesture and returns its new state.
    func step(_ memory: _GestureMemory, _ input: inout _GestureInput) -> _GestureStep<Void> {
        func run<G: Gesture>(_ gesture: G) -> _GestureStep<Void> {
            G._step(gesture, memory, &input).map { _ in () }
        }
        return run(modifier.gesture)
    }
}
