/// A button that looks like a link: its label in the accent color.
public nonisolated struct LinkButtonStyle: PrimitiveButtonStyle {
    /// A style of links.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, style: .borderless)
    }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// The label in the accent color.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}
