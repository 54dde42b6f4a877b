/// Implements `tabItem`: the label of a page in a tab view's bar.
package nonisolated struct TabItemModifier<Label: View>: PrimitiveModifier {
    let label: Label

    @MainActor package static func _makeNode<V: View>(_ modifier: Self, content: V, in context: _NodeContext)
        -> _ViewNode
    {
        let label = AnyView(modifier.label)
        if TabPageNode<V>.isPage(in: context) { return TabPageNode(content, label: label, in: context) }
        let node = TabItemNode(label, in: context)
        node.child = V._makeNode(content, in: NodeContext(parent: node))
        return node
    }

    @MainActor package static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, content: V) {
        let label = AnyView(modifier.label)
        if node.isItem {
            paired(node, as: TabPageNode<V>.self).update(to: content, label: label)
        } else {
            let node = paired(node, as: TabItemNode.self)
            node.label = label
            if let child = node.child { V._updateNode(child, to: content) }
        }
    }
}

/// Holds a label if the view is not a page of a tab view.
final class TabItemNode: SingleChildNode {
    var label: AnyView

    init(_ label: AnyView, in context: __shared NodeContext) {
        self.label = label
        super.init(in: context)
    }

    override var setsTrait: Bool { true }
    override func trait(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(TabItemTrait.self) ? label : nil
    }
}

enum TabItemTrait: ItemTrait {
    typealias Value = AnyView
}

extension View {
    /// Sets the label of the view in a tab view's bar: an icon and a text. The view itself is made when it is first
    /// shown.
    public nonisolated __consuming func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: label()))
    }
}
