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
        let node = unsafeDowncast(node, to: ScrollNode.self)
        node.update(axes: view.axes, showsIndicators: view.showsIndicators)
        node.setContent(view.content)
    }
}

/// Whether a scroll view shows its position.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    let isShown: Bool

    /// As the platform does: while it scrolls.
    public static let automatic = ScrollIndicatorVisibility(isShown: true)
    /// Shown, as the browser decides.
    public static let visible = ScrollIndicatorVisibility(isShown: true)
    /// Not shown.
    public static let hidden = ScrollIndicatorVisibility(isShown: false)
    /// Not shown.
    public static let never = ScrollIndicatorVisibility(isShown: false)
}

private enum HidesScrollIndicatorsKey: EnvironmentKey { static var defaultValue: Axis.Set { [] } }
private enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    var hidesScrollIndicators: Axis.Set {
        get { self[HidesScrollIndicatorsKey.self] }
        set { self[HidesScrollIndicatorsKey.self] = newValue }
    }

    /// Whether scroll views can be scrolled; see `scrollDisabled(_:)`.
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the indicators of the scroll views inside, along the given axes.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.hidesScrollIndicators) {
            if visibility.isShown { $0.subtract(axes) } else { $0.formUnion(axes) }
        }
    }

    /// Keeps users from scrolling the scroll views inside.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
    }
}
