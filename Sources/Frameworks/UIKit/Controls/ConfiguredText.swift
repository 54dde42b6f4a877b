import EspalierViews
import Foundation

/// A text of a configuration, with the attributes of its runs and the change that the app makes to them.
struct ConfiguredText {
    private typealias Own = AttributeScopes.UIKitAttributes
    private typealias Shown = AttributeScopes.SwiftUIAttributes

    let string: AttributedString
    /// The font of runs without one.
    let font: UIFont
    /// The color of runs without one.
    let color: UIColor
    /// Whether runs keep their own colors.
    let keepsColors: Bool
    let transformer: UIConfigurationTextAttributesTransformer?

    var text: Text { Text(styled) }

    /// The string with all attributes of each run.
    var styled: AttributedString {
        var result = AttributedString()
        for run in string.runs {
            let part = AttributedString(String(string.characters[run.range]), attributes: attributes(run.attributes))
            result += part
        }
        return result
    }

    private func attributes(_ run: AttributeContainer) -> AttributeContainer {
        var given = run
        if !keepsColors {
            given[Own.ForegroundColorAttribute.self] = nil
            given[Shown.ForegroundColorAttribute.self] = nil
        }
        if given[Own.FontAttribute.self] == nil { given[Own.FontAttribute.self] = font }
        if given[Own.ForegroundColorAttribute.self] == nil { given[Own.ForegroundColorAttribute.self] = color }
        var changed = transformer?(given) ?? given
        // The app may set the font and the color by the types of UIKit or of SwiftUI. The one that it changes counts.
        if changed[Own.FontAttribute.self] != given[Own.FontAttribute.self] { changed[Shown.FontAttribute.self] = nil }
        if changed[Own.ForegroundColorAttribute.self] != given[Own.ForegroundColorAttribute.self] {
            changed[Shown.ForegroundColorAttribute.self] = nil
        }
        if changed[Shown.FontAttribute.self] == nil {
            changed[Shown.FontAttribute.self] = Font(changed[Own.FontAttribute.self] ?? font)
        }
        if changed[Shown.ForegroundColorAttribute.self] == nil {
            changed[Shown.ForegroundColorAttribute.self] = Color(changed[Own.ForegroundColorAttribute.self] ?? color)
        }
        return changed
    }
}
