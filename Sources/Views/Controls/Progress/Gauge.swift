import Foundation

/// A value within a range.
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
    /// - Parameter value: what is beyond the bounds counts as the nearer one.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, label(), nil, nil, nil, nil)
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil, nil)
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), nil)
    }
}

extension Gauge {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), markedValueLabels())
    }
}

/// A look for gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = GaugeStyleConfiguration
}

/// The parts of a gauge.
public nonisolated struct GaugeStyleConfiguration {
    public nonisolated struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    public nonisolated struct CurrentValueLabel: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    public nonisolated struct MinimumValueLabel: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    public nonisolated struct MaximumValueLabel: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    public nonisolated struct MarkedValueLabels: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// From 0 to 1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
    public var markedValueLabels: MarkedValueLabels?
}

extension View {
    /// The look of the gauges inside.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        controlStyle(style) { (style: S, configuration: GaugeStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
