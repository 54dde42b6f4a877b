/// The appearance of buttons. The button keeps its behavior.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// Makes the body of a button. It is evaluated for the pressed state in advance if it reads `isPressed`.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The parts and the state of a button.
    typealias Configuration = ButtonStyleConfiguration
}

/// The parts and the state of a button, for a button style.
public nonisolated struct ButtonStyleConfiguration {
    /// The button's label.
    public nonisolated struct Label: View {
        let content: AnyView

        @MainActor public var body: some View { content }
    }

    /// The purpose of the button; nil for none in particular.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label

    let isPressedValue: Bool
    let sensor: PressSensor?

    /// Whether the button is pressed.
    ///
    /// A style is evaluated for both states in advance, so that the page shows the pressed one without delay.
    /// Differences in appearance, position or size are shown by the browser alone. An `onChange(of:)` of this value
    /// runs on the server, and makes the page report each press.
    public var isPressed: Bool {
        sensor?.noteRead()
        return isPressedValue
    }
}

/// Detects whether a style reads the pressed state.
nonisolated final class PressSensor {
    private(set) var isRead = false
    /// The button to notify of the first read; nil while the button checks by itself.
    var reference: NodeReference?

    func noteRead() {
        guard !isRead else { return }
        isRead = true
        guard let reference else { return }
        MainThread.run {
            guard let node = reference.node else { return }
            node.graph.enqueue(node)
        }
    }
}

extension View {
    /// Sets the appearance of the buttons inside.
    public nonisolated __consuming func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        let shared = UncheckedTransfer(style)
        return modifier(
            EnvironmentModifier(value: style) { environment in
                environment.buttonStyles = ButtonStyleEntry(
                    next: environment.buttonStyles,
                    kind: .appearance { configuration in
                        AnyView(
                            StyleBody(style: shared.value, configuration: configuration) {
                                $0.makeBody(configuration: $1)
                            })
                    })
            })
    }

    /// Sets the appearance and behavior of the buttons inside.
    public nonisolated __consuming func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        let shared = UncheckedTransfer(style)
        return modifier(
            EnvironmentModifier(value: style) { environment in
                environment.buttonStyles = ButtonStyleEntry(
                    next: environment.buttonStyles,
                    kind: .behavior { configuration in
                        AnyView(
                            StyleBody(style: shared.value, configuration: configuration) {
                                $0.makeBody(configuration: $1)
                            })
                    })
            })
    }
}

/// The button styles of an environment: the innermost one, and the outer ones.
final class ButtonStyleEntry {
    enum Kind {
        case appearance(@MainActor (ButtonStyleConfiguration) -> AnyView)
        case behavior(@MainActor (PrimitiveButtonStyleConfiguration) -> AnyView)
    }

    let kind: Kind
    let next: ButtonStyleEntry?
    private var bare = DerivedEnvironment()

    init(next: ButtonStyleEntry?, kind: Kind) {
        self.kind = kind
        self.next = next
    }

    /// The environment without this style, shared by all buttons in the same environment.
    func takenOff(_ environment: EnvironmentValues) -> EnvironmentValues {
        bare.of(environment) { $0.buttonStyles = next }
    }
}

private enum ButtonStylesKey: EnvironmentKey { static var defaultValue: ButtonStyleEntry? { nil } }

extension EnvironmentValues {
    var buttonStyles: ButtonStyleEntry? {
        get { self[ButtonStylesKey.self] }
        set { self[ButtonStylesKey.self] = newValue }
    }
}
