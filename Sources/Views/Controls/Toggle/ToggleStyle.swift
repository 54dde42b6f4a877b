import EspalierLayoutEngine
import Foundation

/// The appearance and behaviour of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// Makes the body of a toggle, which has to set `isOn`.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = ToggleStyleConfiguration
}

/// The parts of a toggle.
public nonisolated struct ToggleStyleConfiguration {
    /// The toggle's label.
    public nonisolated struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The toggle's label.
    public let label: Label
    /// The toggle's value. A style sets it.
    @Binding public var isOn: Bool
    /// Whether the toggle represents several values that differ.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

/// The default of the toggle's environment: a switch, or an entry with a check mark in a menu.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
    /// The default of the toggle's environment.
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

    /// A style with a switch in the environment's tint.
    public nonisolated init() {
        tint = nil
    }

    /// A style with a switch in a colour.
    ///
    /// - Parameter tint: The colour of the switch while it is on.
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

/// A button that is highlighted while the toggle is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
    /// A style with a button.
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

/// A box with a check mark before the label.
public nonisolated struct CheckboxToggleStyle: ToggleStyle {
    /// A style with a checkbox.
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
    /// The default of the toggle's environment: a switch, or an entry with a check mark in a menu.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch at the trailing side of the label.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that is highlighted while the toggle is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box with a check mark before the label.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension View {
    /// Sets the style of the toggles inside.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        controlStyle(style) { (style: S, configuration: ToggleStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
