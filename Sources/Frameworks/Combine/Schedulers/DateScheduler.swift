import Foundation

/// A scheduler whose times are dates.
protocol DateScheduler: Scheduler where SchedulerTimeType: DateTime {}

extension DateScheduler {
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SecondsStride { 0 }
}

/// A point in time as a date.
protocol DateTime: Strideable where Stride == SecondsStride {
    var date: Date { get }

    init(_ date: Date)
}

extension DateTime {
    public func distance(to other: Self) -> SecondsStride { SecondsStride(other.date.timeIntervalSince(date)) }
    public func advanced(by stride: SecondsStride) -> Self { Self(date.addingTimeInterval(stride.magnitude)) }
}
