import EspalierLayoutEngine
import Foundation

/// Hosts a single view of decomposed content: measures and places its item, and gives it an environment.
final class VariadicHostNode: HostNode {
    @exclusivity(unchecked) private var child: VariadicChild

    init(_ child: VariadicChild, in context: __shared NodeContext) {
        self.child = child
        super.init(in: context)
        content = VariadicReferenceNode(self, in: context)
        take()
    }

    func update(to newChild: VariadicChild) {
        guard newChild !== child else { return }
        if newChild.item === child.item {
            child = newChild
            return
        }
        give()
        child = newChild
        take()
        itemsDidChange()
    }

    /// The item; nil if it was removed or another host took it.
    var hosted: LayoutNode? {
        child.item.isRemoved || graph.host(of: child.item) !== self ? nil : child.item
    }

    private func take() {
        let former = graph.host(of: child.item)
        graph.setHost(self, of: child.item)
        if let former, former !== self { former.itemsDidChange() }
        hostedEnvironmentDidChange()
        if child.contentIsPlain { return }
        let whole = child.whole
        if whole.hasVisibilityFollowers { noteVisibilityFollower() }
        if !whole.preferenceKeys.isEmpty { preferencesDidChange(whole.preferenceKeys) }
    }

    private func give() {
        if child.item.layoutParent === self { child.item.layoutParent = nil }
        if graph.host(of: child.item) === self { graph.setHost(nil, of: child.item) }
    }

    /// Gives the item the environment of this position, changed by the content's own modifiers.
    override func hostedEnvironmentDidChange() {
        child.item.takeEnvironment(child.environment(in: environment))
    }

    override func environmentDidChange() {
        hostedEnvironmentDidChange()
    }

    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        guard hosted != nil else { return }
        child.whole.collectPreference(key, into: &value)
    }

    override func willRemove() {
        give()
        super.willRemove()
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {}

    override func forEachChildInPlace(_ body: (ViewNode) -> Void) {
        if hosted != nil { body(child.whole) }
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { VariadicHostNode(child, in: context) }
}

/// Connects a host with its item.
private final class VariadicReferenceNode: ViewNode {
    private unowned(unsafe) let host: VariadicHostNode

    init(_ host: VariadicHostNode, in context: __shared NodeContext) {
        self.host = host
        super.init(in: context)
    }

    override func collectItems(into items: inout ItemList) {
        if let item = host.hosted { items.append(item) }
    }
}
