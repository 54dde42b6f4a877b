import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A switch with a label.
public nonisolated struct Toggle<Label: View>: View {
    let isOn: Binding<Bool>
    let isMixed: Bool
    let label: Label

    /// A toggle with a label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        isMixed = false
        self.label = label()
    }

    /// A toggle for several values: on if all are on, mixed if they differ. A change sets all of them.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        self.isOn = Binding(
            get: { bindings.allSatisfy(\.wrappedValue) },
            set: { value in for binding in bindings { binding.wrappedValue = value } })
        isMixed = bindings.contains(where: \.wrappedValue) && !bindings.allSatisfy(\.wrappedValue)
        self.label = label()
    }

    @MainActor public var body: some View {
        StyledControl(
            ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn, isMixed: isMixed)
        ) { DefaultToggleStyle().makeBody(configuration: $0) }
    }
}

extension Toggle where Label == Text {
    /// A toggle with a localized title.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A toggle with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// A toggle with a localized title for several values: on if all are on, mixed if they differ.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }
}

extension Toggle where Label == EspalierViews.Label<Text, Image> {
    /// A toggle with a localized title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { EspalierViews.Label(titleKey, systemImage: systemImage) }
    }

    /// A toggle with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { EspalierViews.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle of a style's configuration, in the next outer style or, without one, the system's.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

/// A label at the leading side and a control at the trailing side, in the proposed width.
nonisolated struct LabeledControl<Label: View, Control: View>: View {
    let label: Label
    let control: Control
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    init(label: Label, @ViewBuilder control: () -> Control) {
        self.label = label
        self.control = control()
    }

    @MainActor var body: some View {
        if labelsAreHidden {
            control
        } else {
            HStack {
                label
                Spacer(minLength: 0)
                control
            }
        }
    }
}

private enum LabelsAreHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var labelsAreHidden: Bool {
        get { self[LabelsAreHiddenKey.self] }
        set { self[LabelsAreHiddenKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of the controls inside, except for assistive technologies.
    public nonisolated func labelsHidden() -> some View {
        environment(\.labelsAreHidden, true)
    }
}

nonisolated struct SwitchView: _PrimitiveView {
    typealias Body = Never

    let isOn: Binding<Bool>
    let label: Text?

    @MainActor static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        SwitchNode(view, in: context)
    }

    @MainActor static func _updateNode(_ node: _ViewNode, to view: Self) {
        unsafeDowncast(node, to: SwitchNode.self).update(to: view)
    }
}

/// The node of a switch of iOS's size, 51 × 31 points.
final class SwitchNode: ControlLeafNode {
    private var view: SwitchView
    private var isOn = false

    init(_ view: SwitchView, in context: __shared NodeContext) {
        self.view = view
        super.init(in: context)
        evaluate()
    }

    func update(to newView: SwitchView) {
        if view.label != newView.label { setNeedsDisplay() }
        view = newView
        evaluate()
    }

    override func evaluate() {
        needsEvaluation = false
        let newValue = track { view.isOn.wrappedValue }
        if newValue != isOn { setNeedsDisplay() }
        isOn = newValue
    }

    override var elementName: StaticString { "Toggle" }
    override var kind: DisplayControl.Kind { .toggle(isOn: isOn) }
    override var events: EventTypes { .change }

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize { .always(CGSize(width: 51, height: 31)) }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        let text = view.label?.resolve(in: environment.textEnvironment(graph)).plainText ?? ""
        label = text.isEmpty ? nil : text
        return super.makeDisplay(at: frame, animation: animation)
    }

    override func take(_ event: DisplayEvent) throws(EventRefusal) {
        guard case .bool(let value) = event.value else {
            throw .wrongValue(node: event.node, type: event.type, expected: "true or false")
        }
        view.isOn.wrappedValue = value
    }
}
