/// Runs work on a queue or thread of its own, at once or at a given time.
public protocol Scheduler<SchedulerTimeType> {
    /// A point in time on this scheduler's clock.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// Options of scheduled actions; `Never` for a scheduler without any.
    associatedtype SchedulerOptions

    /// The current time.
    var now: SchedulerTimeType { get }

    /// The default tolerance of delayed work.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs the action as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Runs the action after `date`, at most `tolerance` late if the scheduler is idle.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)

    /// Runs the action repeatedly, starting at `date`, until the token is canceled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs the action as soon as possible, with the default options.
    public func schedule(_ action: @escaping () -> Void) {
        schedule(options: nil, action)
    }

    /// Runs the action after `date`, with the minimum tolerance and the default options.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs the action after `date`, with the default options.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs the action repeatedly, starting at `date`, until the token is canceled. A nil tolerance is the minimum one.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride? = nil, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(
            after: date, interval: interval, tolerance: tolerance ?? minimumTolerance, options: nil, action)
    }
}
