public import EspalierViews

extension Color {
    /// The colour as components; nil for a colour that differs in the light and the dark scheme, such as `.primary`, `.red` and colours of a
    /// catalogue.
    public var cgColor: CGColor? {
        var dark = ShapeStyleContext()
        dark.isDark = true
        let components = components(in: ShapeStyleContext())
        return components == self.components(in: dark) ? CGColor(Color.Resolved(components)) : nil
    }
}
