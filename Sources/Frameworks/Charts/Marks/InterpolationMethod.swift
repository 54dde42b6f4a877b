public import Foundation

/// The form of lines and areas between their points.
public struct InterpolationMethod: Sendable, Equatable {
    enum Storage: Hashable, Sendable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case cardinal(CGFloat)
        case catmullRom(CGFloat)
    }

    let storage: Storage

    /// Straight lines.
    public static let linear = InterpolationMethod(storage: .linear)
    /// Smooth curves without extremes beyond those of the points.
    public static let monotone = InterpolationMethod(storage: .monotone)
    /// Cardinal splines without tension.
    public static let cardinal = InterpolationMethod(storage: .cardinal(0))
    /// Centripetal Catmull-Rom splines.
    public static let catmullRom = InterpolationMethod(storage: .catmullRom(0.5))
    /// Steps at the first of two points.
    public static let stepStart = InterpolationMethod(storage: .stepStart)
    /// Steps between two points.
    public static let stepCenter = InterpolationMethod(storage: .stepCenter)
    /// Steps at the second of two points.
    public static let stepEnd = InterpolationMethod(storage: .stepEnd)

    /// Cardinal splines.
    ///
    /// - Parameter tension: From 0 to 1, which gives straight lines.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(storage: .cardinal(tension))
    }

    /// Catmull-Rom splines.
    ///
    /// - Parameter alpha: 0 for uniform, 0.5 for centripetal, and 1 for chordal splines.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(storage: .catmullRom(alpha))
    }
}
