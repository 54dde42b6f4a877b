/// The curve of the corners of a rounded rectangle.
public enum RoundedCornerStyle: Equatable, Hashable, Sendable {
    /// Quarter circles.
    case circular
    /// Curves of continuous curvature, as on the icons of Apple's systems. They are drawn as quarter circles here.
    case continuous
}
