import EspalierLayoutEngine
import Foundation

/// A small bar below the label, filled up to the value.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// A style with a small filled bar.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label.font(.headline)
            LevelBar(fraction: configuration.value, height: 8).modifier(GaugeSemantics(configuration))
            configuration.currentValueLabel?.font(.footnote)
        }
    }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar below the label, filled up to the value.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
