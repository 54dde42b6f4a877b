@_exported public import Foundation

/// A time.
@available(
    *, unavailable,
    message:
        "Media of Core Media are not part of Espalier. Give times in seconds, and play sounds and films with a player of the browser."
)
public struct CMTime {
    /// No time.
    public init() {}
    /// A time.
    public init(seconds: Double, preferredTimescale: Int32) {}
    /// A time.
    public init(value: Int64, timescale: Int32) {}

    /// A member of the framework.
    @available(
        *, unavailable,
        message:
            "Media of Core Media are not part of Espalier. Give times in seconds, and play sounds and films with a player of the browser."
    )
    public var seconds: Double { 0 }
    /// A member of the framework.
    public static var zero: CMTime { CMTime() }
    /// A member of the framework.
    public static var invalid: CMTime { CMTime() }
    /// A member of the framework.
    public static var positiveInfinity: CMTime { CMTime() }
}

/// A duration.
@available(
    *, unavailable,
    message:
        "Media of Core Media are not part of Espalier. Give times in seconds, and play sounds and films with a player of the browser."
)
public struct CMTimeRange {
    /// A duration.
    public init(start: CMTime, duration: CMTime) {}
    /// A duration.
    public init(start: CMTime, end: CMTime) {}
}

/// A time.
@available(
    *, unavailable,
    message:
        "Media of Core Media are not part of Espalier. Give times in seconds, and play sounds and films with a player of the browser."
)
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime() }

/// A time.
@available(
    *, unavailable,
    message:
        "Media of Core Media are not part of Espalier. Give times in seconds, and play sounds and films with a player of the browser."
)
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime { CMTime() }

/// The seconds of a time.
@available(
    *, unavailable,
    message:
        "Media of Core Media are not part of Espalier. Give times in seconds, and play sounds and films with a player of the browser."
)
public func CMTimeGetSeconds(_ time: CMTime) -> Double { 0 }

/// A piece of a film or sound.
@available(
    *, unavailable,
    message:
        "Media of Core Media are not part of Espalier. Give times in seconds, and play sounds and films with a player of the browser."
)
public final class CMSampleBuffer {}

/// The form of a piece.
@available(
    *, unavailable,
    message:
        "Media of Core Media are not part of Espalier. Give times in seconds, and play sounds and films with a player of the browser."
)
public final class CMFormatDescription {}

/// The picture of a piece.
@available(
    *, unavailable,
    message:
        "Media of Core Media are not part of Espalier. Give times in seconds, and play sounds and films with a player of the browser."
)
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> Never? { nil }
