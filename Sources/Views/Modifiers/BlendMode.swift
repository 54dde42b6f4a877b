import EspalierDisplayTree
import EspalierLayoutEngine

/// Functions that mix colors with the colors behind them.
public enum BlendMode: Hashable, Sendable {
    /// The modes that browsers have under the same names. `normal` covers the colors behind.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    /// More modes that browsers have under the same names.
    case exclusion, hue, saturation, color, luminosity
    /// These three draw as `normal`: browsers cannot cut out the content behind an element.
    case sourceAtop, destinationOver, destinationOut
    /// Draws as `multiply`, the nearest mode that browsers have.
    case plusDarker
    /// Adds the colors.
    case plusLighter

    var display: DisplayBlendMode {
        switch self {
        case .normal, .sourceAtop, .destinationOver, .destinationOut: .normal
        case .multiply, .plusDarker: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .plusLighter: .plusLighter
        }
    }
}

package nonisolated struct BlendEffect: AppearanceEffect {
    let mode: BlendMode
    package var stage: AppearanceStage { .order }
    package func change(_ parts: inout AppearanceParts, in context: ShapeStyleContext) {
        parts.blendMode = mode.display
    }
}

extension View {
    /// Sets the blend mode of the view with the views behind it, up to the next `compositingGroup()`.
    public nonisolated __consuming func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(EffectModifier(effect: BlendEffect(mode: blendMode)))
    }
}
