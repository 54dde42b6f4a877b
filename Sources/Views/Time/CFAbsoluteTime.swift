import Foundation

/// Seconds since the beginning of 2001, in UTC.
public typealias CFAbsoluteTime = CFTimeInterval
/// A number of seconds.
public typealias CFTimeInterval = Double

/// The current time in seconds since the beginning of 2001, in UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// The time in seconds since the system was started, for measuring durations.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
