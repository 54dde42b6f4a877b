import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A knob on a track, for a number in a range. A value outside of the range is shown as the nearest bound.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let label: Label
    let minimumLabel: ValueLabel
    let maximumLabel: ValueLabel
    let editingChanged: (Bool) -> Void

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: Double?, _ label: Label, _ minimum: ValueLabel,
        _ maximum: ValueLabel, _ editingChanged: @escaping (Bool) -> Void
    ) {
        self.value = Binding<Double>(
            location: MappedLocation(value.location, forward: { Double($0) }, backward: { V($0) }),
            transaction: value.transaction)
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step
        self.label = label
        minimumLabel = minimum
        maximumLabel = maximum
        self.editingChanged = editingChanged
    }

    @MainActor public var body: some View {
        let track = SliderView(
            value: value, bounds: bounds, step: step, label: AccessibilityLabel.text(in: label),
            editingChanged: editingChanged
        )
        if ValueLabel.self == EmptyView.self {
            track
        } else {
            HStack {
                minimumLabel
                track
                maximumLabel
            }
        }
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider for any value in a range. `onEditingChanged` is called with true and false at the start and end of a
    /// drag.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }

    /// A slider for values in steps from the lower bound.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, Double(step), EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider for any value in a range, with a label for assistive technologies.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
    }

    /// A slider for values in steps from the lower bound, with a label for assistive technologies.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, Double(step), label(), EmptyView(), EmptyView(), onEditingChanged)
    }
}

extension Slider {
    /// A slider for any value in a range, with views for both bounds. The label is for assistive technologies.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    /// A slider for values in steps from the lower bound, with views for both bounds. The label is for assistive
    /// technologies.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, Double(step), label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }
}

/// The forms of older apps.
extension Slider where ValueLabel == EmptyView {
    /// A slider for any value in a range, with a label for assistive technologies.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
    }

    /// A slider for values in steps from the lower bound, with a label for assistive technologies.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}

/// The forms of older apps.
extension Slider {
    /// A slider for any value in a range, with views for both bounds.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }

    /// A slider for values in steps from the lower bound, with views for both bounds.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, Double(step), label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }
}

nonisolated struct SliderView: NodeView {
    typealias Body = Never

    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let label: Text?
    let editingChanged: (Bool) -> Void

    @MainActor func makeNode(in context: NodeContext) -> SliderNode { SliderNode(self, in: context) }
    @MainActor func update(_ node: SliderNode) { node.update(to: self) }
}

/// The node of a slider: 31 points high as on iOS, as wide as proposed.
final class SliderNode: ControlLeafNode {
    private var view: SliderView
    private var value = 0.0
    private var isEditing = false

    init(_ view: SliderView, in context: __shared NodeContext) {
        self.view = view
        super.init(in: context)
        evaluate()
    }

    func update(to newView: SliderView) {
        if view.bounds != newView.bounds || view.step != newView.step || view.label != newView.label {
            setNeedsDisplay()
        }
        view = newView
        evaluate()
    }

    override func evaluate() {
        value = evaluated(value) { clamped(view.value.wrappedValue) }
    }

    private func clamped(_ value: Double) -> Double {
        guard !value.isNaN else { return view.bounds.lowerBound }
        return min(max(value, view.bounds.lowerBound), view.bounds.upperBound)
    }

    override var commonTint: Color? { interface.settings.sliderTint }
    override var elementName: StaticString { "Slider" }
    override var events: EventTypes { [.input, .change] }

    override var kind: DisplayControl.Kind {
        .slider(value: value, minimum: view.bounds.lowerBound, maximum: view.bounds.upperBound, step: view.step)
    }

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        MeasuredSize(
            size: CGSize(width: proposal.width.map { max(0, $0) } ?? 200, height: 31),
            from: CGSize(width: .infinity, height: -.infinity))
    }

    override func makeDisplay(at frame: CGRect, animation: DisplayAnimation?) -> DisplayNode? {
        label = view.label?.resolve(in: environment.textEnvironment(graph)).plainText
        return super.makeDisplay(at: frame, animation: animation)
    }

    /// A number outside of the range counts as the nearest bound; one between two steps as the nearest step.
    override func take(_ event: DisplayEvent) throws(EventRefusal) {
        guard case .number(let number) = event.value, number.isFinite else {
            throw .wrongValue(node: event.node, type: event.type, expected: "a finite number")
        }
        var new = clamped(number)
        if let step = view.step, step > 0 {
            let start = view.bounds.lowerBound
            new = clamped(start + ((new - start) / step).rounded() * step)
        }
        if event.type == .input, !isEditing {
            isEditing = true
            view.editingChanged(true)
        }
        view.value.wrappedValue = new
        if event.type == .change, isEditing {
            isEditing = false
            view.editingChanged(false)
        }
    }
}
