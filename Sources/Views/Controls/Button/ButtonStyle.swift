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

    /// What the button is for; nil for nothing special.
    public let role: ButtonRole?
    public let label: Label

    let isPressedValue: Bool
    let sensor: PressSensor?

    /// Whether the button is being pressed.
    ///
    /// A style is evaluated for both states in advance, so that the page shows the pressed one at once. What differs in
    /// looks, place or size inside of the button is shown by the browser alone; an `onChange(of:)` this value runs on the
    /// server, which the page then tells of each press.
    public var isPressed: Bool {
        sensor?.noteRead()
        return isPressedValue
    }
}

/// Learns whether a style asks for the pressed state.
nonisolated final class PressSensor {
    private(set) var isRead = false
    /// The button to tell of the first question; nil while it listens itself.
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
    /// The look of the buttons inside.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        let shared = UncheckedTransfer(style)
        return modifier(
            EnvironmentModifier(value: style) { environment in
                environment.buttonStyles = ButtonStyleEntry(
                    next: environment.buttonStyles,
                    kind: .look { configuration in
                        AnyView(
                            StyleBody(style: shared.value, configuration: configuration) {
                                $0.makeBody(configuration: $1)
                            })
                    })
            })
    }

    /// The look and the behaviour of the buttons inside.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
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

/// The styles of buttons that the environment carries: the innermost, and those around it.
final class ButtonStyleEntry {
    enum Kind {
        case look(@MainActor (ButtonStyleConfiguration) -> AnyView)
        case behavior(@MainActor (PrimitiveButtonStyleConfiguration) -> AnyView)
    }

    let kind: Kind
    let next: ButtonStyleEntry?
    private var bare = DerivedEnvironment()

    init(next: ButtonStyleEntry?, kind: Kind) {
        self.kind = kind
        self.next = next
    }

    /// The environment without this style: one for all buttons of a place.
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
