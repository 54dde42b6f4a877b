/// The styles of an environment for one kind of control. Controls in the body of a style get the next outer style.
final class StyleEntry<Configuration> {
    let makeBody: @MainActor (Configuration) -> AnyView
    let next: StyleEntry?
    private var bare = DerivedEnvironment()

    init(next: StyleEntry?, makeBody: @escaping @MainActor (Configuration) -> AnyView) {
        self.makeBody = makeBody
        self.next = next
    }

    /// The environment without this style, shared by all controls in the same environment.
    func takenOff(_ environment: EnvironmentValues) -> EnvironmentValues {
        bare.of(environment) { $0.setStyle(next) }
    }
}

private enum StyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: StyleEntry<Configuration>? { nil }
}

extension EnvironmentValues {
    /// The innermost style for controls with this configuration; nil for the system's.
    func style<Configuration>(for configuration: Configuration.Type) -> StyleEntry<Configuration>? {
        self[StyleKey<Configuration>.self]
    }

    mutating func setStyle<Configuration>(_ entry: StyleEntry<Configuration>?) {
        self[StyleKey<Configuration>.self] = entry
    }
}

extension View {
    /// Styles the controls inside: `body` makes the body of a control from the style and the control's configuration.
    nonisolated func controlStyle<Style, Configuration, Content: View>(
        _ style: Style, _ body: @escaping @MainActor (Style, Configuration) -> Content
    ) -> some View {
        let shared = UncheckedTransfer((style: style, body: body))
        return modifier(
            EnvironmentModifier(value: style) { environment in
                environment.setStyle(
                    StyleEntry(next: environment.style(for: Configuration.self)) { configuration in
                        AnyView(
                            StyleBody(
                                style: shared.value.style, configuration: configuration, makeBody: shared.value.body))
                    })
            })
    }
}

/// A control in the style of its environment; `automatic` makes the system's style.
nonisolated struct StyledControl<Configuration>: NodeView {
    typealias Body = Never

    let configuration: Configuration
    let automatic: @MainActor (Configuration) -> AnyView

    init<Content: View>(_ configuration: Configuration, automatic: @escaping @MainActor (Configuration) -> Content) {
        self.configuration = configuration
        self.automatic = { AnyView(automatic($0)) }
    }

    @MainActor func makeNode(in context: NodeContext) -> StyledControlNode<Configuration> {
        StyledControlNode(self, in: context)
    }
    @MainActor func update(_ node: StyledControlNode<Configuration>) { node.update(to: self) }
}

final class StyledControlNode<Configuration>: SingleChildNode {
    private var view: StyledControl<Configuration>
    private var entry: StyleEntry<Configuration>?

    init(_ view: StyledControl<Configuration>, in context: __shared NodeContext) {
        self.view = view
        super.init(in: context)
        entry = environment.style(for: Configuration.self)
        evaluate()
    }

    func update(to newView: StyledControl<Configuration>) {
        view = newView
        evaluate()
    }

    override func evaluate() {
        needsEvaluation = false
        let body = track { entry?.makeBody(view.configuration) ?? view.automatic(view.configuration) }
        if let child {
            AnyView._updateNode(child, to: body)
        } else {
            child = AnyView._makeNode(body, in: NodeContext(parent: self))
        }
    }

    override func environmentForChildren(in outer: EnvironmentValues) -> EnvironmentValues {
        entry?.takenOff(outer) ?? outer
    }

    override func environmentDidChange() {
        let newEntry = environment.style(for: Configuration.self)
        if newEntry !== entry {
            entry = newEntry
            graph.enqueue(self)
        }
    }

    override var typeName: String { "\(Configuration.self)" }
}

/// The body that a style makes of a control. The style's own dynamic properties, such as `@Environment`, are connected.
nonisolated struct StyleBody<Style, Configuration, Content: View>: NodeView {
    typealias Body = Never

    let style: Style
    let configuration: Configuration
    let makeBody: @MainActor (Style, Configuration) -> Content

    @MainActor func makeNode(in context: NodeContext) -> StyleBodyNode<Style, Configuration, Content> {
        StyleBodyNode(self, in: context)
    }
    @MainActor func update(_ node: StyleBodyNode<Style, Configuration, Content>) { node.update(to: self) }
}

final class StyleBodyNode<Style, Configuration, Content: View>: SingleChildNode {
    private var view: StyleBody<Style, Configuration, Content>
    private var style: Style
    private let properties: DynamicPropertyStorage

    init(_ view: StyleBody<Style, Configuration, Content>, in context: __shared NodeContext) {
        self.view = view
        style = view.style
        properties = DynamicPropertyStorage.of(ValueLayout.of(Style.self))
        super.init(in: context)
        evaluate()
    }

    func update(to newView: StyleBody<Style, Configuration, Content>) {
        view = newView
        style = newView.style
        evaluate()
    }

    override func evaluate() {
        needsEvaluation = false
        guard properties.bind(&style, of: self) else { return }
        let body = track { view.makeBody(style, view.configuration) }
        if let child {
            Content._updateNode(child, to: body)
        } else {
            child = Content._makeNode(body, in: NodeContext(parent: self))
        }
    }

    override func environmentDidChange() {
        if properties.layout.readsEnvironment { graph.enqueue(self) }
    }

    override func forEachSnapshotSlot(_ body: (String, any SnapshotSlot) -> Void) {
        properties.forEachSnapshotSlot(body)
    }

    override func willRemove() {
        super.willRemove()
        properties.tearDown()
    }

    override var typeName: String { "\(Style.self)" }
}
