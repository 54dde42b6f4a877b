import EspalierDisplayTree
import EspalierLayoutEngine
public import Foundation

/// The shape of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic, capsule, circle
        case rectangle(radius: CGFloat?)
    }

    let kind: Kind

    /// The platform's default: a rounded rectangle, or a capsule for small controls.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// Half circles at the ends.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A rounded rectangle whose corners depend on the size of the control.
    public static let roundedRectangle = ButtonBorderShape(kind: .rectangle(radius: nil))
    /// A rounded rectangle with the given corners.
    ///
    /// - Parameter radius: The radius of the corners in points. A value that is negative or not a number counts as 0.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rectangle(radius: radius > 0 ? radius : 0))
    }
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)

    var isCircle: Bool { kind == .circle }
}

private enum ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    /// The shape of bordered buttons.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape of the bordered buttons inside.
    public nonisolated __consuming func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
