/// The color space in which a canvas mixes colors. Browsers always mix in sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
    /// sRGB, sRGB with linear components, linear components beyond sRGB.
    case nonLinear, linear, extendedLinear
}
