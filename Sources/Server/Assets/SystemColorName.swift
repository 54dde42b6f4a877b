import EspalierDisplayTree
import EspalierViews

/// The names of the system's colors in asset catalogs.
enum SystemColorName {
    /// The color of a name such as `systemRedColor` or `secondaryLabelColor`; nil for an unknown one.
    static func color(_ name: String) -> Color? {
        let name = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        switch name {
        case "white": return .white
        case "black", "darkText": return .black
        case "lightText": return .white.opacity(0.6)
        case "clear": return .clear
        case "tint", "controlAccent": return .accentColor
        case "placeholderText": return Color(.named(.placeholder, opacity: 1))
        case "opaqueSeparator": return Color(.named(.gray4, opacity: 1))
        default: break
        }
        // The system's names differ from the library's by the word `system`: `systemTeal`, `secondarySystemFill`.
        var own = name.replacing("System", with: "")
        if own.hasPrefix("system") {
            let rest = own.dropFirst("system".count)
            own = rest.prefix(1).lowercased() + rest.dropFirst()
        }
        return NamedColor.allCases.first { "\($0)" == own }.map { Color(.named($0, opacity: 1)) }
    }
}
