import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A label with two buttons that decrease and increase a value.
public nonisolated struct Stepper<Label: View>: View {
    let label: Label
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    let editingChanged: (Bool) -> Void

    /// A stepper with an action for each button.
    ///
    /// - Parameters:
    ///   - onIncrement: The action of the plus button; nil disables it.
    ///   - onDecrement: The action of the minus button; nil disables it.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        increment = onIncrement
        decrement = onDecrement
        editingChanged = onEditingChanged
    }

    /// A stepper that changes a value by `step`.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) },
            onEditingChanged: onEditingChanged)
    }

    /// A stepper that changes a value by `step`, within bounds.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let now = value.wrappedValue
        self.init(
            label: label,
            onIncrement: now >= bounds.upperBound
                ? nil : { value.wrappedValue = min(bounds.upperBound, value.wrappedValue.advanced(by: step)) },
            onDecrement: now <= bounds.lowerBound
                ? nil : { value.wrappedValue = max(bounds.lowerBound, value.wrappedValue.advanced(by: 0 - step)) },
            onEditingChanged: onEditingChanged)
    }

    /// A stepper with an action for each button, in the form of older apps.
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// A stepper that changes a value by `step`, in the form of older apps.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// A stepper that changes a value by `step`, within bounds, in the form of older apps.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    @MainActor public var body: some View {
        LabeledControl(label: label) {
            StepperView(
                label: AccessibilityLabel.text(in: label), increment: increment, decrement: decrement,
                editingChanged: editingChanged)
        }
    }
}

extension Stepper where Label == Text {
    /// A stepper with a localized title that changes a value by `step`.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title that changes a value by `step`.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper with a localized title that changes a value by `step`, within bounds.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title that changes a value by `step`, within bounds.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper with a localized title and an action for each button; nil disables the button.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// A stepper with a title and an action for each button; nil disables the button.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
}

nonisolated struct StepperView: NodeView {
    typealias Body = Never

    let label: Text?
    let increment: (() -> Void)?
    let decrement: (() -> Void)?
    let editingChanged: (Bool) -> Void

    @MainActor func makeNode(in context: NodeContext) -> StepperNode { StepperNode(self, in: context) }
    @MainActor func update(_ node: StepperNode) { node.update(to: self) }
}

/// The node of a stepper of iOS's size, 94 × 32 points.
final class StepperNode: ControlLeafNode {
    private var view: StepperView

    init(_ view: StepperView, in context: __shared NodeContext) {
        self.view = view
        super.init(in: context)
    }

    func update(to newView: StepperView) {
        let isDisplayedTheSame =
            (view.increment == nil) == (newView.increment == nil)
            && (view.decrement == nil) == (newView.decrement == nil) && view.label == newView.label
        view = newView
        if !isDisplayedTheSame { setNeedsDisplay() }
    }

    override var elementName: StaticString { "Stepper" }
    override var events: EventTypes { .change }
    override var kind: DisplayControl.Kind {
        .stepper(canDecrement: view.decrement != nil, canIncrement: view.increment != nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize { .always(CGSize(width: 94, height: 32)) }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        label = view.label?.resolve(in: environment.textEnvironment(graph)).plainText
        return super.makeDisplay(at: frame, animation: animation)
    }

    override func take(_ event: DisplayEvent) throws(EventRefusal) {
        guard case .number(let number) = event.value, number == 1 || number == -1 else {
            throw .wrongValue(node: event.node, type: event.type, expected: "1 or -1")
        }
        guard let action = number > 0 ? view.increment : view.decrement else {
            throw .notTaken(node: event.node, type: event.type)
        }
        view.editingChanged(true)
        action()
        view.editingChanged(false)
    }
}
