public import EspalierLayoutEngine

/// A view onto content that may be larger, which the browser scrolls.
///
/// Along its axes it takes the proposed space and proposes none to the content; across them it is as large as the
/// content. Several views form a column, or a row if only the horizontal axis scrolls.
public nonisolated struct ScrollView<Content: View>: _PrimitiveView {
    public typealias Body = Never

    /// The content.
    public var content: Content
    /// The axes along which the content scrolls.
    public var axes: Axis.Set
    /// Whether scroll indicators are shown.
    public var showsIndicators: Bool

    /// A view that scrolls its content along the given axes.
    public nonisolated init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        let node = ScrollNode(axes: view.axes, showsIndicators: view.showsIndicators, in: context)
        node.setContent(view.content)
        return node
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, to view: Self) {
        let node = paired(node, as: ScrollNode.self)
        node.update(axes: view.axes, showsIndicators: view.showsIndicators)
        node.setContent(view.content)
    }
}

private enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether scroll views can be scrolled; see `scrollDisabled(_:)`.
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }
}

extension View {
    /// Keeps users from scrolling the scroll views inside.
    public nonisolated __consuming func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
    }
}
