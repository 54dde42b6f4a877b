package import EspalierDisplayTree
import Synchronization

extension Color {
    /// The colour to draw in a context. System colours stay names, so that the page's colour scheme decides.
    package func resolved(in context: ShapeStyleContext) -> DisplayColor {
        switch content {
        case .rgb(let red, let green, let blue, let opacity):
            return .rgb(red, green, blue, opacity: opacity)
        case .named(let name, let opacity):
            return .named(name, opacity: opacity)
        case .tint(let opacity):
            return context.tintColor.multiplied(by: opacity)
        case .asset(let name, let opacity):
            guard let entry = ColorCatalogue.color(named: name) else { return .clear }
            return (context.isDark ? entry.dark : entry.light).resolved(in: context).multiplied(by: opacity)
        case .adaptive(let light, let dark, let opacity):
            return (context.isDark ? dark : light).resolved(in: context).multiplied(by: opacity)
        case .mix:
            let components = components(in: context)
            return .rgb(components.red, components.green, components.blue, opacity: components.opacity)
        }
    }

    /// The colour's components in a context; for system colours, the values of the context's scheme.
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

/// Colours that the app registered by name, one for each scheme.
package enum ColorCatalogue {
    package struct Entry: Hashable, Sendable {
        package var light: Color
        package var dark: Color
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var missing: Set<String> = []
    }

    private static let state = Mutex(State())

    package static func register(_ name: String, light: Color, dark: Color) {
        state.withLock { $0.entries[name] = Entry(light: light, dark: dark) }
    }

    /// Whether a colour of this name is registered.
    package static func contains(_ name: String) -> Bool {
        state.withLock { $0.entries[name] != nil }
    }

    /// The colour of a name; nil, with a warning on first use, if the name is not registered.
    static func color(named name: String) -> Entry? {
        let (entry, isFirstMiss) = state.withLock { state in
            let entry = state.entries[name]
            return (entry, entry == nil && state.missing.insert(name).inserted)
        }
        if isFirstMiss { Warning.log("No color named '\(name)' is in the catalogue; nothing is drawn.") }
        return entry
    }
}
