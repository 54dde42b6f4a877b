import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The platform's look: a bar that is filled up to the value.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar under the label, filled up to the value.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
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

/// A small bar, filled up to the value, between the labels of its ends.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label.font(.headline)
            LevelBar(fraction: configuration.value, height: 8).modifier(GaugeSemantics(configuration))
            configuration.currentValueLabel?.font(.footnote)
        }
    }
}

/// A small bar with a mark at the value.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
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

/// An open ring, filled up to the value, around the value's label.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().stroke(TintShapeStyle().opacity(0.3), lineWidth: 5)
            Arc(start: 0, end: configuration.value)
                .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 5, lineCap: .round))
            GaugeMiddle(configuration: configuration)
        }
        .padding(2.5)
        .frame(width: 58, height: 58)
        .modifier(GaugeSemantics(configuration))
    }
}

/// An open ring with a mark at the value, and the labels of its ends at its opening.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
    public nonisolated init() {}

    /// The ring is open by a quarter, at the bottom.
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
            GaugeMiddle(configuration: configuration)
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

/// What stands in a ring: the value's label, or the gauge's.
nonisolated struct GaugeMiddle: View {
    let configuration: GaugeStyleConfiguration

    @MainActor var body: some View {
        if let current = configuration.currentValueLabel {
            current.font(.system(size: 20, weight: .medium))
        } else {
            configuration.label.font(.footnote)
        }
    }
}

/// Tells assistive technology of a gauge.
nonisolated struct GaugeSemantics: ViewModifier {
    let configuration: GaugeStyleConfiguration

    init(_ configuration: GaugeStyleConfiguration) {
        self.configuration = configuration
    }

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(AccessibilityModifier(change: .progress(.meter, configuration.value)))
            .modifier(SpokenName(text: AccessibilityLabel.text(in: configuration.label.content), substitute: "Gauge"))
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
