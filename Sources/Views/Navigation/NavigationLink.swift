import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A control that pushes a view onto the navigation stack around it.
///
/// In the page it is a link to the place of the new screen, as far as a URL can name it. In a list it fills its row.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
    enum Target {
        /// A value, whose destination the stack knows; nil for a link that is disabled.
        case value(AnyHashable?)
        case view(Destination, isActive: Binding<Bool>?)
    }

    private let target: Target
    private let label: Label

    /// A link to a view.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        target = .view(destination(), isActive: nil)
        self.label = label()
    }

    /// A link to a view, in the form of older apps.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        target = .view(destination, isActive: nil)
        self.label = label()
    }

    /// A link to a view that is shown while a value is true, in the form of older apps.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        target = .view(destination(), isActive: isActive)
        self.label = label()
    }

    /// A link to a view that is shown while a value is true, in the form of older apps.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        target = .view(destination, isActive: isActive)
        self.label = label()
    }

    /// A link to a view that is shown while a selection is the link's tag, in the form of older apps.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        target = .view(destination(), isActive: Self.isActive(tag, selection))
        self.label = label()
    }

    /// A link to a view that is shown while a selection is the link's tag, in the form of older apps.
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        target = .view(destination, isActive: Self.isActive(tag, selection))
        self.label = label()
    }

    private static func isActive<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
        Binding(
            get: { selection.wrappedValue == tag },
            set: { isActive in
                if isActive {
                    selection.wrappedValue = tag
                } else if selection.wrappedValue == tag {
                    selection.wrappedValue = nil
                }
            })
    }

    fileprivate init(target: Target, label: Label) {
        self.target = target
        self.label = label
    }

    @MainActor public var body: some View {
        switch target {
        case .value(let value):
            NavigationLinkBody(label: AnyView(label), value: value, view: nil, isActive: nil)
        case .view(let view, let isActive):
            NavigationLinkBody(label: AnyView(label), value: nil, view: AnyView(view), isActive: isActive)
        }
    }
}

extension NavigationLink where Destination == Never {
    /// A link to the destination of a value; nil disables the link.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: label())
    }

    /// A link to the destination of a value; nil disables the link.
    public init<P: Hashable & Decodable & Encodable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A link with a localized title to the destination of a value; nil disables the link.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// A link with a title to the destination of a value; nil disables the link.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink where Label == Text {
    /// A link with a localized title to a view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// A link with a localized title to a view, in the form of older apps.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a title to a view, in the form of older apps.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// A link with a localized title to a view that is shown while a value is true, in the form of older apps.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// A link with a title to a view that is shown while a selection is the link's tag, in the form of older apps.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }
}

extension NavigationLink {
    /// Has no effect: every link is also a link for the keyboard.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// The appearance of a link: a row with a chevron in a list, a button elsewhere.
private nonisolated struct NavigationLinkBody: View {
    let label: AnyView
    let value: AnyHashable?
    let view: AnyView?
    let isActive: Binding<Bool>?
    @Environment(\.isInForm) private var isInForm
    @Environment(\.rowInsets) private var insets
    @Environment(\.navigation) private var registry
    @Environment(\.isEnabled) private var isEnabled

    @MainActor private var isUsable: Bool { isEnabled && registry != nil && (value != nil || view != nil) }

    @MainActor @ViewBuilder var body: some View {
        if isInForm {
            HStack(spacing: 8) {
                label
                Spacer(minLength: 0)
                Image(systemName: "chevron.right")
                    .font(.system(size: 13, weight: .semibold)).foregroundStyle(.tertiary).accessibilityHidden(true)
            }
            .systemForegroundStyle(isUsable ? .primary : .tertiary)
            .padding(insets)
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            .modifier(link(isRow: true))
            .modifier(_TraitWritingModifier<FullRowTrait>(value: true))
        } else {
            label.actionLabel(isEnabled: isUsable).modifier(link(isRow: false))
        }
    }

    @MainActor
    private func link(isRow: Bool) -> NavigationLinkModifier {
        NavigationLinkModifier(value: value, view: view, isActive: isActive, isRow: isRow, isUsable: isUsable)
    }
}

nonisolated struct NavigationLinkModifier: NodeModifier {
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
    private var wasActive = false
    private lazy var path = StateSnapshot.structuralPath(of: self, property: "")

    init(_ modifier: NavigationLinkModifier, in context: __shared NodeContext) {
        self.modifier = modifier
        super.init(in: context)
        needsEvaluation = false
    }

    func update(to newModifier: NavigationLinkModifier) {
        modifier = newModifier
        evaluate()
        setNeedsDisplay()
        refreshCopies()
    }

    override func makeCopy(in context: NodeContext) -> WrapperNode { NavigationLinkNode(modifier, in: context) }
    override func refresh(_ copy: WrapperNode) { paired(copy, as: NavigationLinkNode.self).update(to: modifier) }

    override var typeName: String { "NavigationLink" }

    private var entry: NavigationEntries.Entry? {
        modifier.value.map { .value($0) } ?? (modifier.view == nil ? nil : .view(path))
    }

    override func evaluate() {
        needsEvaluation = false
        guard let view = modifier.view, sideEffects != nil, let registry = environment.navigation,
            !(parent is NavigationLinkNode)
        else { return }
        registry.setView(Self.pushed(view, modifier.isActive), at: path, owner: self)
        guard let isActive = modifier.isActive else { return }
        let isNowActive = track { isActive.wrappedValue }
        guard isNowActive != wasActive else { return }
        wasActive = isNowActive
        sideEffects?.enqueue(Self.change(registry, path, isNowActive))
    }

    private static func pushed(_ view: AnyView, _ isActive: Binding<Bool>?) -> NavigationRegistry.PushedView {
        .init(content: { view }, didPop: { isActive?.wrappedValue = false })
    }

    private static func change(
        _ registry: NavigationRegistry, _ path: String, _ isActive: Bool
    ) -> @MainActor () -> Void {
        { isActive ? registry.push(.view(path)) : registry.remove(path) }
    }

    override func willRemove() {
        super.willRemove()
        if modifier.view != nil { environment.navigation?.removeView(at: path) }
    }

    override func makeBox(_ frame: CGRect, _ children: DisplayChildren, _ animation: DisplayAnimation?) -> DisplayNode {
        graph.setTarget(displayNumber, self)
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
            semantics: modifier.isUsable && address != nil ? nil : semantics,
            events: modifier.isUsable ? .tap : [], children: children, animation: animation)
    }

    /// The path of the URL of the link's screen; nil if no URL can name it.
    private var address: String? {
        entry.flatMap { environment.navigation?.address(of: $0, above: environment.screenPosition) }
    }

    override func handle(_ event: DisplayEvent) throws(EventRefusal) {
        guard event.type == .tap, modifier.isUsable, let entry else {
            throw .notTaken(node: event.node, type: event.type)
        }
        environment.navigation?.place?.forgetPending()
        if let isActive = modifier.isActive {
            isActive.wrappedValue = true
        } else {
            environment.navigation?.push(entry, replaces: environment.replacesScreens)
        }
    }
}
