/// The appearance of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// Makes the body of a menu.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The parts and the state of a menu.
    typealias Configuration = MenuStyleConfiguration
}

/// The parts of a menu.
public nonisolated struct MenuStyleConfiguration {
    /// The menu's label.
    public nonisolated struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The menu's controls.
    public nonisolated struct Content: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

/// The default of the menu's environment: a button, or an entry of the enclosing menu.
public nonisolated struct DefaultMenuStyle: MenuStyle {
    /// The default of the menu's environment.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SystemMenu(configuration: configuration, style: nil)
    }
}

/// A label that shows the list.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
    /// A style without a border.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SystemMenu(configuration: configuration, style: .borderless)
    }
}

/// A button in the environment's button style that shows the list.
public nonisolated struct ButtonMenuStyle: MenuStyle {
    /// A style with a button.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SystemMenu(configuration: configuration, style: nil)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default of the menu's environment: a button, or an entry of the enclosing menu.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A label that shows the list.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the environment's button style that shows the list.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension View {
    /// Sets the style of the menus inside.
    public nonisolated __consuming func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        controlStyle(style) { (style: S, configuration: MenuStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }
    }
}
