public import EspalierLayoutEngine

/// A view onto content that may be larger: the browser scrolls it.
///
/// Along its axes it takes the room that it is offered and offers none to the content; across them it is as large as the
/// content. Several views stand in a column, or in a row where only the horizontal axis scrolls.
public nonisolated struct ScrollView<Content: View>: _PrimitiveView {
    public typealias Body = Never

    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

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
        let node = unsafeDowncast(node, to: ScrollNode.self)
        node.update(axes: view.axes, showsIndicators: view.showsIndicators)
        node.setContent(view.content)
    }
}

/// Whether a scroll view shows where it stands.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    let isShown: Bool

    /// As the system does: while it scrolls.
    public static let automatic = ScrollIndicatorVisibility(isShown: true)
    public static let visible = ScrollIndicatorVisibility(isShown: true)
    public static let hidden = ScrollIndicatorVisibility(isShown: false)
    public static let never = ScrollIndicatorVisibility(isShown: false)
}

private enum HidesScrollIndicatorsKey: EnvironmentKey { static var defaultValue: Axis.Set { [] } }
private enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    var hidesScrollIndicators: Axis.Set {
        get { self[HidesScrollIndicatorsKey.self] }
        set { self[HidesScrollIndicatorsKey.self] = newValue }
    }

    /// Whether the scroll views here scroll; see `scrollDisabled(_:)`.
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }
}

extension View {
    /// Whether the scroll views inside show indicators.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.hidesScrollIndicators) {
            if visibility.isShown { $0.subtract(axes) } else { $0.formUnion(axes) }
        }
    }

    /// Keeps the scroll views inside from scrolling.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
    }
}
