import EspalierLayoutEngine
import Foundation

/// A bar below the label, filled up to the value.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
    /// A style with a filled bar.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                LevelBar(fraction: configuration.value, height: 4).modifier(GaugeSemantics(configuration))
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel?.font(.footnote)
        }
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar below the label, filled up to the value.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
