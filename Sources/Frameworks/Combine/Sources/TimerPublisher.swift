public import Foundation

extension Timer {
    /// A publisher of the current date, repeatedly. It starts with `connect()`, or with its first subscriber after
    /// `autoconnect()`.
    ///
    /// - Parameters:
    ///   - interval: Seconds between two dates. As for `Timer`, an interval that is not positive counts as 0.0001.
    ///   - tolerance: Seconds by which a date may be late; nil for none.
    ///   - runLoop: The run loop on which the dates are delivered.
    ///   - mode: The mode in which the run loop delivers them.
    ///   - options: Options of the run loop, which has none.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// Delivers the current date repeatedly to all subscribers with demand, while it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// Seconds between two dates.
        public let interval: TimeInterval
        /// Seconds by which a date may be late; nil for none.
        public let tolerance: TimeInterval?
        /// The run loop on which the dates are delivered.
        public let runLoop: RunLoop
        /// The mode in which the run loop delivers them.
        public let mode: RunLoop.Mode
        /// Options of the run loop, which has none.
        public let options: RunLoop.SchedulerOptions?

        private let dates = TimerDates()

        /// Creates a publisher that waits for `connect()`.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            dates.receive(subscriber: subscriber)
        }

        /// Starts the timer. Each connection has its own; canceling the token stops it.
        public func connect() -> any Cancellable {
            let dates = dates
            let timer = Timer(timeInterval: interval > 0 ? interval : 0.000_1, repeats: true) { _ in
                dates.send(Date())
            }
            timer.tolerance = tolerance ?? 0
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}

/// The subscribers of a timer. Unchecked because the lock guards the subscribers, and each receives one date at a time.
private final class TimerDates: ConduitOwner, @unchecked Sendable {
    private let lock = Lock()
    private var conduits = Conduits<Date, Never>()

    func send(_ date: Date) {
        for conduit in lock.withLock({ conduits.list }) { conduit.offer(date) }
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
        let conduit = Conduit<Date, Never>(subscriber, of: self)
        lock.withLock { conduits.add(conduit) }
        subscriber.receive(subscription: conduit)
    }

    func remove(_ conduit: AnyObject) {
        lock.withLock { conduits.remove(conduit) }
    }

    var conduitName: String { "Timer" }
}
