public import EspalierViews

extension Color {
    /// The color as components; nil for a color that differs in the light and the dark scheme, such as `.primary`, `.red` and colors of a
    /// catalog.
    public var cgColor: CGColor? {
        var dark = ShapeStyleContext()
        dark.isDark = true
        let components = components(in: ShapeStyleContext())
        return components == self.components(in: dark) ? CGColor(Color.Resolved(components)) : nil
    }
}
