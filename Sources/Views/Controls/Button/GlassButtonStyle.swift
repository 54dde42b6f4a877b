/// A button on glass.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    /// A style with glass.
    public nonisolated init(_ glass: Glass = .regular) {
        self.glass = glass
    }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, style: .glass(glass))
    }
}

/// A button on glass in the accent color.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// A style with glass in the accent color.
    public nonisolated init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SystemButton(configuration: configuration, style: .prominent).buttonBorderShape(.capsule)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// Shows the label on glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// Shows the label on a kind of glass.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// Shows the label on glass in the accent color.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
