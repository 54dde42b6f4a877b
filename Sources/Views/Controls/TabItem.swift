/// `tabItem`: what a tab view's bar shows for a page.
nonisolated struct TabItemModifier<Label: View>: NodeModifier {
    let label: Label

    @MainActor func makeNode(in context: NodeContext) -> TabItemNode { TabItemNode(AnyView(label), in: context) }
    @MainActor func update(_ node: TabItemNode) { node.label = AnyView(label) }
}

/// Carries a page's label for the tab view.
final class TabItemNode: SingleChildNode {
    var label: AnyView

    init(_ label: AnyView, in context: __shared NodeContext) {
        self.label = label
        super.init(in: context)
    }

    override func trait(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(TabItemTrait.self) ? label : nil
    }
}

enum TabItemTrait: ItemTrait {
    typealias Value = AnyView
}

extension View {
    /// What a tab view's bar shows for the view: a picture and a text.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: label()))
    }
}
