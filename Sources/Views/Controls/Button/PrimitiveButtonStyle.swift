/// The appearance and behavior of buttons. The style decides when the button's action runs.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// Makes the body of a button, which has to call `trigger()` for the button's action.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The parts and the state of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The parts of a button, for a primitive button style.
public nonisolated struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public nonisolated struct Label: View {
        let content: AnyView

        @MainActor public var body: some View { content }
    }

    /// The purpose of the button; nil for none in particular.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: @MainActor () -> Void

    /// Runs the button's action.
    public func trigger() {
        let action = UncheckedTransfer(action)
        MainActor.assumeIsolated { action.value() }
    }
}

/// The platform's default: a label in the accent color, or red if destructive.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// The platform's default style of buttons.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, style: .automatic)
    }
}

/// A button that shows its label unchanged.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
    /// A style that shows the label unchanged.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, style: .plain)
    }
}

/// A button with a label in the accent color.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// A style without a border.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, style: .borderless)
    }
}

/// A button on a pale background.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// A style with a pale background.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, style: .bordered)
    }
}

/// A button on a background in the accent color.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// A style with a background in the accent color.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, style: .prominent)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The platform's default: a label in the accent color, or red if destructive.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// Shows the label unchanged.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// Shows the label in the accent color.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// Shows the label on a pale background.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// Shows the label on a background in the accent color.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
