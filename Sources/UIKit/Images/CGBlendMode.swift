/// The ways in which a drawing covers what is below. All cover it.
public enum CGBlendMode: Int32, Sendable {
    /// The drawing covers what is below; other ways, which do the same.
    case normal, multiply, screen, overlay, darken, lighten
}
