/// The platform's default: a bar that is filled up to the value.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
    /// The platform's default style of gauges.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The platform's default: a bar that is filled up to the value.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
