import Foundation

/// Shows a value in a range.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
    let value: Double
    let label: Label
    let currentValueLabel: CurrentValueLabel?
    let minimumValueLabel: BoundsLabel?
    let maximumValueLabel: BoundsLabel?
    let markedValueLabels: MarkedValueLabels?

    init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?, _ minimum: BoundsLabel?,
        _ maximum: BoundsLabel?, _ marked: MarkedValueLabels?
    ) {
        let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        let fraction = (Double(value) - Double(bounds.lowerBound)) / length
        self.value = fraction.isNaN ? 0 : min(1, max(0, fraction))
        self.label = label
        currentValueLabel = current
        minimumValueLabel = minimum
        maximumValueLabel = maximum
        markedValueLabels = marked
    }

    @MainActor public var body: some View {
        StyledControl(
            GaugeStyleConfiguration(
                value: value, label: .init(content: AnyView(label)),
                currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) },
                minimumValueLabel: minimumValueLabel.map { .init(content: AnyView($0)) },
                maximumValueLabel: maximumValueLabel.map { .init(content: AnyView($0)) },
                markedValueLabels: markedValueLabels.map { .init(content: AnyView($0)) })
        ) { LinearCapacityGaugeStyle().makeBody(configuration: $0) }
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with a label.
    ///
    /// - Parameter value: The value. Values outside of the bounds count as the nearest bound; one that is not a number
    ///   counts as the lower bound.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label(), nil, nil, nil, nil)
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// A gauge with labels for itself and the current value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil, nil)
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// A gauge with labels for itself, the current value and the bounds.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), nil)
    }
}

extension Gauge {
    /// A gauge with labels for itself, the current value, the bounds and marked values.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), markedValueLabels())
    }
}

/// The appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// Makes the body of a gauge.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = GaugeStyleConfiguration
}

/// The parts of a gauge.
public nonisolated struct GaugeStyleConfiguration {
    /// The gauge's label.
    public nonisolated struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The label of the current value.
    public nonisolated struct CurrentValueLabel: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The label of the lower bound.
    public nonisolated struct MinimumValueLabel: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The label of the upper bound.
    public nonisolated struct MaximumValueLabel: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The labels of marked values.
    public nonisolated struct MarkedValueLabels: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The value, scaled to 0…1.
    public var value: Double
    /// The gauge's label.
    public var label: Label
    /// The label of the current value; nil if there is none.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the lower bound; nil if there is none.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the upper bound; nil if there is none.
    public var maximumValueLabel: MaximumValueLabel?
    /// The labels of marked values; nil if there are none. The styles of this module do not show them.
    public var markedValueLabels: MarkedValueLabels?
}

extension View {
    /// Sets the style of the gauges inside.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        controlStyle(style) { (style: S, configuration: GaugeStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
