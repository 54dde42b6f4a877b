import EspalierLayoutEngine
import Foundation

/// A ring, filled up to the value, around the label of the value.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// A style with a filled ring.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().stroke(TintShapeStyle().opacity(0.3), lineWidth: 5)
            Arc(start: 0, end: configuration.value)
                .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 5, lineCap: .round))
            CircularGaugeLabel(configuration: configuration)
        }
        .padding(2.5)
        .frame(width: 58, height: 58)
        .modifier(GaugeSemantics(configuration))
    }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring, filled up to the value, around the label of the value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
