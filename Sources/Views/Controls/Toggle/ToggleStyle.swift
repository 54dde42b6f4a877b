/// The appearance and behavior of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// Makes the body of a toggle, which has to set `isOn`.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The parts and the state of a toggle.
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

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default of the toggle's environment: a switch, or an entry with a check mark in a menu.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension View {
    /// Sets the style of the toggles inside.
    public nonisolated __consuming func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        controlStyle(style) { (style: S, configuration: ToggleStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
