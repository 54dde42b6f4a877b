public import Foundation

/// A length of time in seconds, for schedulers whose times are dates.
public struct SecondsStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Codable, Hashable, Sendable
{
    /// Seconds.
    public var magnitude: TimeInterval

    /// The interval in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates an interval from a number of seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    public init(floatLiteral value: TimeInterval) { magnitude = value }
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        magnitude = value
    }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
    public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
    public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    public static func seconds(_ seconds: Int) -> Self { Self(TimeInterval(seconds)) }
    public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
    public static func milliseconds(_ milliseconds: Int) -> Self { Self(TimeInterval(milliseconds) / 1e3) }
    public static func microseconds(_ microseconds: Int) -> Self { Self(TimeInterval(microseconds) / 1e6) }
    public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(TimeInterval(nanoseconds) / 1e9) }
}
