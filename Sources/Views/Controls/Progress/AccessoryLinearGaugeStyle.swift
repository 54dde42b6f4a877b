import EspalierLayoutEngine
import Foundation

/// A small bar with a mark at the value.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// A style with a mark on a small bar.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.minimumValueLabel
            Capsule().fill(TintShapeStyle()).frame(height: 8)
                .overlay {
                    GeometryReader { proxy in
                        Circle().fill(.background).frame(width: 14, height: 14)
                            .overlay(Circle().fill(.foreground).frame(width: 8, height: 8))
                            .offset(x: (proxy.size.width - 14) * configuration.value, y: -3)
                    }
                }
                .modifier(GaugeSemantics(configuration))
            configuration.maximumValueLabel
        }
        .font(.footnote)
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A small bar with a mark at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
