/// A style of the app that resolves to components.
package struct CustomColor: Hashable, Sendable {
    let style: any CustomColorStyle

    package static func == (left: CustomColor, right: CustomColor) -> Bool {
        left.style.isEqual(to: right.style)
    }

    package func hash(into hasher: inout Hasher) {
        style.hash(into: &hasher)
    }
}

/// The style of a `CustomColor`, without its type.
protocol CustomColorStyle: Hashable, Sendable {
    func resolveColor(in environment: EnvironmentValues) -> Color.Resolved
}

private struct ErasedColorStyle<Style: ShapeStyle & Hashable>: CustomColorStyle where Style.Resolved == Color.Resolved {
    let style: Style

    func resolveColor(in environment: EnvironmentValues) -> Color.Resolved { style.resolve(in: environment) }
}

extension Color {
    /// A color by a style of the app, which resolves to components in the environment of each place.
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
        self.init(.custom(CustomColor(style: ErasedColorStyle(style: color)), opacity: 1))
    }
}
