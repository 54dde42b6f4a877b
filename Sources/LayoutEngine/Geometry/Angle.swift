/// A geometric angle; clockwise where it turns something on the page.
@frozen public struct Angle: Hashable, Comparable, Sendable, Animatable {
    public var radians: Double

    @inlinable
    public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    @inlinable
    public init() {
        radians = 0
    }

    @inlinable
    public init(radians: Double) {
        self.radians = radians
    }

    @inlinable
    public init(degrees: Double) {
        radians = degrees * (.pi / 180)
    }

    public static let zero = Angle()

    @inlinable
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    @inlinable
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
}

extension Angle {
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
    public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
    public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }
    public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }
    public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
    public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
}
