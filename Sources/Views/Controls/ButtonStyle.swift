import LayoutEngine

/// A look for buttons; the button keeps its behaviour.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = ButtonStyleConfiguration
}

/// What a button style gets to make a button's look of.
public nonisolated struct ButtonStyleConfiguration {
    /// The label as the button's author wrote it.
    public nonisolated struct Label: View {
        let content: AnyView

        @MainActor public var body: some View { content }
    }

    public let role: ButtonRole?
    public let label: Label
    /// Whether the button is being pressed.
    public let isPressed: Bool
}

/// The style of buttons that the environment carries.
@MainActor
struct ButtonStyleBox {
    private let make: @MainActor (ButtonRole?, AnyView, Bool) -> AnyView

    init(_ make: @escaping @MainActor (ButtonRole?, AnyView, Bool) -> AnyView) {
        self.make = make
    }

    func makeBody(role: ButtonRole?, label: AnyView, isEnabled: Bool) -> AnyView {
        make(role, label, isEnabled)
    }

    /// The platform's: a label in the accent colour, red where it destroys.
    nonisolated static let automatic = MainActor.assumeIsolated {
        ButtonStyleBox { role, label, isEnabled in
            AnyView(
                label.foregroundStyle(
                    !isEnabled
                        ? AnyShapeStyle(.tertiary)
                        : role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())))
        }
    }
}

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: ButtonStyleBox { ButtonStyleBox.automatic }
}

extension EnvironmentValues {
    var buttonStyleBox: ButtonStyleBox {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// The look of the buttons inside.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        let style = UncheckedTransfer(style)
        return environment(
            \.buttonStyleBox,
            MainActor.assumeIsolated {
                ButtonStyleBox { role, label, _ in
                    AnyView(
                        style.value.makeBody(
                            configuration: ButtonStyleConfiguration(
                                role: role, label: .init(content: label), isPressed: false)))
                }
            })
    }
}

/// A button that shows its label as it is.
public nonisolated struct PlainButtonStyle: ButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.label
    }
}

/// A button whose label has the accent colour.
public nonisolated struct BorderlessButtonStyle: ButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(TintShapeStyle())
    }
}

/// The platform's look of a button: a label in the accent colour.
public nonisolated struct DefaultButtonStyle: ButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(TintShapeStyle())
    }
}

extension ButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
