/// A button of a bar that narrows down content, as a scope below a search field: small, and without a border.
public nonisolated struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
    /// A style of such buttons.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, style: .borderless).controlSize(.small).font(.subheadline)
    }
}

/// A button of such a bar that does something: small, with a border.
public nonisolated struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
    /// A style of such buttons.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, style: .bordered).controlSize(.small)
    }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    /// A button of a bar that narrows down content.
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// A button of a bar that narrows down content, which does something.
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
