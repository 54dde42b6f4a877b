package import EspalierDisplayTree

extension Color {
    /// The color to draw in a context. System colors stay names, so that the page's color scheme decides.
    package func resolved(in context: ShapeStyleContext) -> DisplayColor {
        switch content {
        case .rgb(let red, let green, let blue, let opacity):
            return .rgb(red, green, blue, opacity: opacity)
        case .named(let name, let opacity):
            return .named(name, opacity: opacity)
        case .tint(let opacity):
            return context.tintColor.multiplied(by: opacity)
        case .asset(let name, let bundle, let opacity):
            return ColorCatalog.color(named: name, bundle: bundle, in: context)?.multiplied(by: opacity) ?? .clear
        case .adaptive(let light, let dark, let opacity):
            return (context.isDark ? dark : light).resolved(in: context).multiplied(by: opacity)
        case .custom(let color, let opacity):
            return Color(color.style.resolveColor(in: context.environmentValues)).resolved(in: context)
                .multiplied(by: opacity)
        case .mix:
            let components = components(in: context)
            return .rgb(components.red, components.green, components.blue, opacity: components.opacity)
        }
    }

    /// The color's components in a context; for system colors, the values of the context's scheme.
    package func components(in context: ShapeStyleContext) -> ColorComponents {
        guard case .mix(let first, let second, let fraction, let space, let opacity) = content else {
            return ColorComponents(resolved(in: context), isDark: context.isDark)
        }
        var mixed = ColorComponents.mix(
            first.components(in: context), second.components(in: context), fraction: fraction, space: space)
        mixed.opacity *= opacity
        return mixed
    }
}

extension DisplayColor {
    package func multiplied(by factor: Float) -> DisplayColor {
        factor == 1 ? self : DisplayColor(base: base, opacity: opacity * factor)
    }
}
