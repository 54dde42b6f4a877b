import EspalierLayoutEngine
import Foundation

/// A look and a behaviour for toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = ToggleStyleConfiguration
}

/// The parts of a toggle.
public nonisolated struct ToggleStyleConfiguration {
    public nonisolated struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    public let label: Label
    /// The toggle's value; a style sets it.
    @Binding public var isOn: Bool
    /// Whether the toggle stands for several values that differ.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

/// What the place of the toggle asks for: a switch, or an entry with a check mark in a menu.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AutomaticToggle(configuration: configuration)
    }
}

nonisolated struct AutomaticToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isInMenu) private var isInMenu

    @MainActor var body: some View {
        if isInMenu {
            MenuCheckRow(isOn: configuration.isOn, label: AnyView(configuration.label)) {
                configuration.isOn.toggle()
            }
        } else {
            SwitchToggleStyle().makeBody(configuration: configuration)
        }
    }
}

/// A switch at the trailing side of the label.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
    let tint: Color?

    public nonisolated init() {
        tint = nil
    }

    /// - Parameter tint: the colour of the switch that is on.
    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) {
            if let tint {
                SwitchView(isOn: configuration.$isOn, label: AccessibilityLabel.text(in: configuration.label.content))
                    .tint(
                        tint)
            } else {
                SwitchView(isOn: configuration.$isOn, label: AccessibilityLabel.text(in: configuration.label.content))
            }
        }
    }
}

/// A button that stays pressed while the toggle is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
                .foregroundStyle(TintShapeStyle())
                .padding(.horizontal, 12)
                .padding(.vertical, 7)
                .background(
                    TintShapeStyle().opacity(configuration.isOn ? 0.15 : 0), in: RoundedRectangle(cornerRadius: 8))
        }
        .buttonStyle(.plain)
        .modifier(AccessibilityModifier(change: .selected(configuration.isOn)))
    }
}

/// A box with a check mark in front of the label.
public nonisolated struct CheckboxToggleStyle: ToggleStyle {
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack(spacing: 8) {
                Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                    .foregroundStyle(configuration.isOn ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(.secondary))
                    .accessibilityHidden(true)
                configuration.label
            }
        }
        .buttonStyle(.plain)
        .modifier(AccessibilityModifier(change: .selected(configuration.isOn)))
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension View {
    /// The look of the toggles inside.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        controlStyle(style) { (style: S, configuration: ToggleStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
