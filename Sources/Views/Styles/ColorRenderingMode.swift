/// The colour space in which a canvas mixes colours. Browsers always mix in sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
    /// sRGB, sRGB with linear components, linear components beyond sRGB.
    case nonLinear, linear, extendedLinear
}
