import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The platform's default: a bar that is filled up to the value.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
    /// The platform's default style.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

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

/// A ring, filled up to the value, around the label of the value.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// A style with a filled ring.
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

/// The content of a ring: the label of the value, otherwise the gauge's.
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

/// The accessibility role and value of a gauge.
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
    /// The platform's default: a bar that is filled up to the value.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar below the label, filled up to the value.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A small bar with a mark at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar below the label, filled up to the value.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a mark at the value, and the labels of the bounds at its opening.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring, filled up to the value, around the label of the value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
