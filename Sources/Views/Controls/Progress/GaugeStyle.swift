/// The appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// Makes the body of a gauge.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The parts and the state of a gauge.
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
    public nonisolated __consuming func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        controlStyle(style) { (style: S, configuration: GaugeStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
