import Foundation

/// The content of a ring: the label of the value, otherwise the gauge's.
nonisolated struct CircularGaugeLabel: View {
    let configuration: GaugeStyleConfiguration

    @MainActor var body: some View {
        if let current = configuration.currentValueLabel {
            current.font(.system(size: 20, weight: .medium))
        } else {
            configuration.label.font(.footnote)
        }
    }
}
