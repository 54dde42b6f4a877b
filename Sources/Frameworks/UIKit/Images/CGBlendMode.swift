import EspalierPainting
import EspalierPictures
import EspalierViews

/// How a drawing combines with what is below.
///
/// In the drawing of a view, ``sourceIn``, ``sourceOut``, ``sourceAtop``, ``destinationIn``, ``destinationAtop``, ``xor`` and
/// ``plusDarker`` are drawn as ``normal``, since browsers have no such modes.
public enum CGBlendMode: Int32, Sendable {
    /// The drawing covers what is below.
    case normal
    /// Multiplies the colors; multiplies their complements; one or the other by the color below.
    case multiply, screen, overlay
    /// Takes the darker components; the lighter ones.
    case darken, lighten
    /// Brightens the colors below; darkens them.
    case colorDodge, colorBurn
    /// Darkens or lightens softly; hard.
    case softLight, hardLight
    /// The difference of the components; the same with less contrast.
    case difference, exclusion
    /// Takes the hue; the saturation; the hue and the saturation; the luminosity of the drawing, and the rest from below.
    case hue, saturation, color, luminosity
    /// Removes what is below.
    case clear
    /// Replaces what is below, also where the drawing is translucent.
    case copy
    /// Keeps the drawing where something is below; where nothing is below.
    case sourceIn, sourceOut
    /// Draws over what is below, and nowhere else.
    case sourceAtop
    /// Draws under what is there.
    case destinationOver
    /// Keeps what is below where the drawing is opaque.
    case destinationIn
    /// Removes what is below where the drawing is opaque.
    case destinationOut
    /// Keeps what is below where the drawing is opaque, and draws under it.
    case destinationAtop
    /// Keeps both where they do not overlap.
    case xor
    /// Adds the darkness of both. It is drawn as ``multiply``.
    case plusDarker
    /// Adds the components.
    case plusLighter

    /// The mode of a canvas.
    var blending: BitmapCanvas.Blending {
        switch self {
        case .plusDarker: .multiply
        case .clear: .clear
        case .copy: .copy
        case .sourceIn: .sourceIn
        case .sourceOut: .sourceOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationIn: .destinationIn
        case .destinationOut: .erasing
        case .destinationAtop: .destinationAtop
        case .xor: .xor
        default: BitmapCanvas.Blending(recorded.mode)
        }
    }

    /// The mode in the drawing of a view.
    var recorded: GraphicsContext.BlendMode {
        switch self {
        case .multiply: .multiply
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
        default: .normal
        }
    }

    /// Whether the mode changes what is below even where the drawing is transparent, so that it must end at the edges of a shape.
    var needsShape: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
