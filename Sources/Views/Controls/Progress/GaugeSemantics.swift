import EspalierDisplayTree

/// The accessibility role and value of a gauge.
package nonisolated struct GaugeSemantics: ViewModifier {
    let configuration: GaugeStyleConfiguration

    init(_ configuration: GaugeStyleConfiguration) {
        self.configuration = configuration
    }

    @MainActor package func body(content: Content) -> some View {
        content
            .modifier(AccessibilityModifier(change: .progress(.meter, configuration.value)))
            .modifier(
                AccessibilityLabelWithDefault(
                    text: AccessibilityLabel.text(in: configuration.label.content), substitute: "Gauge"))
    }
}
