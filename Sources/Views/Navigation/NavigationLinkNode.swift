import EspalierDisplayTree
import Foundation

/// The element of a link, and its view if it has one of its own.
package nonisolated struct NavigationLinkModifier: NodeModifier {
    let value: AnyHashable?
    let view: AnyView?
    let isActive: Binding<Bool>?
    let isRow: Bool
    let isUsable: Bool

    @MainActor func makeNode(in context: NodeContext) -> NavigationLinkNode { NavigationLinkNode(self, in: context) }
    @MainActor func didMakeContent(of node: NavigationLinkNode) { node.evaluate() }
    @MainActor func update(_ node: NavigationLinkNode) { node.update(to: self) }
}

/// The element of a link. A view of its own is known to the stack while the link exists, so that a place can name it.
final class NavigationLinkNode: BoxNode {
    private var modifier: NavigationLinkModifier
    private lazy var pusher = ViewPusher(of: self)

    init(_ modifier: NavigationLinkModifier, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
        needsEvaluation = false
    }

    func update(to newModifier: NavigationLinkModifier) {
        modifier = newModifier
        evaluate()
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { NavigationLinkNode(modifier, in: context) }
    override func refresh(_ copy: WrapperNode) { paired(copy, as: NavigationLinkNode.self).update(to: modifier) }

    override var typeName: String { "NavigationLink" }

    private var entry: NavigationEntries.Entry? {
        modifier.value.map { .value($0) } ?? (modifier.view == nil ? nil : pusher.entry)
    }

    override func evaluate() {
        needsEvaluation = false
        track { environment.navigation?.placeSource.noteRead() }
        setNeedsDisplay()
        guard let view = modifier.view, !(parent is NavigationLinkNode) else { return }
        let isActive = modifier.isActive
        pusher.setView({ view }, didPop: { isActive?.wrappedValue = false })
        if let isActive { pusher.setPushed(track { isActive.wrappedValue }) }
    }

    override var staysAwake: Bool { modifier.isActive != nil || modifier.view != nil && pusher.isShown }

    override func willRemove() {
        super.willRemove()
        if modifier.view != nil { pusher.removeView() }
    }

    override func makeBox(_ frame: CGRect, _ children: DisplayChildren, _ animation: DisplayAnimation?) -> DisplayNode {
        graph.setTarget(displayNumber, self)
        let address = modifier.isUsable ? address : nil
        let feedback = DisplayControl.PressFeedback(style: modifier.isRow ? .row : .fade)
        let content: DisplayContent =
            if !modifier.isUsable {
                .box
            } else if let address {
                .link(DisplayLink(url: address, feedback: feedback))
            } else {
                .control(DisplayControl(kind: .button(feedback)))
            }
        var semantics = Semantics(role: .link)
        semantics.isDisabled = !modifier.isUsable
        return DisplayNode(
            id: displayNumber, type: "NavigationLink", frame: frame, content: content,
            semantics: address == nil ? semantics : nil,
            events: events, children: children, animation: animation)
    }

    /// The path of the URL of the link's screen; nil if no URL can name it.
    private var address: String? {
        entry.flatMap { environment.navigation?.address(of: $0, above: environment.screenPosition) }
    }

    /// A link whose screen replaces others cannot prepare it above them.
    private var events: EventTypes {
        !modifier.isUsable ? [] : environment.replacesScreens ? .tap : [.tap, .prepare]
    }

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard events.contains(EventTypes(event.type)), let entry else {
            throw .notTaken(node: event.node, type: event.type)
        }
        if event.type == .prepare { return try prepare(entry, event) }
        if let isActive = modifier.isActive {
            isActive.wrappedValue = true
        } else {
            environment.navigation?.push(entry, replaces: environment.replacesScreens)
        }
    }

    private func prepare(_ entry: NavigationEntries.Entry, _ event: DisplayEvent) throws(EventRefusal) {
        guard case .bool(let isPressed) = event.value else {
            throw .wrongValue(node: event.node, type: event.type, expected: "true or false")
        }
        if isPressed {
            environment.navigation?.prepare(entry, above: environment.screenPosition)
        } else {
            environment.navigation?.forgetPrepared()
        }
    }
}
