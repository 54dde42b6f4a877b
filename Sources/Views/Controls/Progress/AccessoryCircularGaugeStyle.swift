import EspalierLayoutEngine
import Foundation

/// An open ring with a mark at the value, and the labels of the bounds at its opening.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// A style with a mark on an open ring.
    public nonisolated init() {}

    /// The part of the ring that is open, at the bottom.
    static let opening = 0.25

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        let length = 1 - Self.opening
        let origin = 0.5 + Self.opening / 2
        ZStack {
            Arc(start: 0, end: length, origin: origin)
                .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 5, lineCap: .round))
            Arc(start: length * configuration.value, end: length * configuration.value + 0.001, origin: origin)
                .stroke(.background, style: StrokeStyle(lineWidth: 12, lineCap: .round))
            Arc(start: length * configuration.value, end: length * configuration.value + 0.001, origin: origin)
                .stroke(.foreground, style: StrokeStyle(lineWidth: 7, lineCap: .round))
            CircularGaugeLabel(configuration: configuration)
        }
        .padding(2.5)
        .frame(width: 58, height: 58)
        .overlay(alignment: .bottom) {
            HStack(spacing: 4) {
                configuration.minimumValueLabel
                configuration.maximumValueLabel
                if configuration.minimumValueLabel == nil { configuration.label }
            }
            .font(.system(size: 10))
        }
        .modifier(GaugeSemantics(configuration))
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a mark at the value, and the labels of the bounds at its opening.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
