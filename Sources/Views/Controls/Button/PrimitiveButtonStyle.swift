/// A look and a behaviour for buttons: the style says what runs the button's action.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a primitive button style gets to make a button of.
public nonisolated struct PrimitiveButtonStyleConfiguration {
    /// The label as the button's author wrote it.
    public nonisolated struct Label: View {
        let content: AnyView

        @MainActor public var body: some View { content }
    }

    /// What the button is for; nil for nothing special.
    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    /// Runs the button's action.
    public func trigger() {
        let action = UncheckedTransfer(action)
        MainActor.assumeIsolated { action.value() }
    }
}

/// The platform's look of a button: a label in the accent colour, red where it destroys.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, look: .automatic)
    }
}

/// A button that shows its label as it is.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, look: .plain)
    }
}

/// A button whose label has the accent colour.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, look: .borderless)
    }
}

/// A button on a pale ground.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, look: .bordered)
    }
}

/// A button on a ground of the accent colour.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, look: .prominent)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
