/// The subscription of an operator that queues values.
///
/// Delivers the queued values within the demand, and then the completion. It calls the subscriber outside locks and one call
/// at a time: a value that is sent during a delivery, by this or another thread, follows it.
class Outlet<Output, Failure: Error>: Subscription {
    private let lock = Lock()
    private let name: String
    private var downstream: (any Subscriber<Output, Failure>)?
    private var waiting = Waiting()
    private var isDelivering = false

    /// The undelivered values and completion, and the demand.
    struct Waiting {
        fileprivate var values = Queue<(value: Output, source: AnyObject?)>()
        fileprivate var completion: Subscribers.Completion<Failure>?
        fileprivate(set) var demand = Subscribers.Demand.none

        var count: Int { values.count }
        /// The demand that the queued values do not meet.
        var unmetDemand: Subscribers.Demand { demand - values.count }
        /// The number of values that wait for demand.
        var excess: Int { max(0, values.count - (demand.max ?? values.count)) }

        mutating func append(_ value: Output, from source: AnyObject? = nil) { values.append((value, source)) }
        mutating func removeFirst() -> Output? { values.popFirst()?.value }

        /// Ends the queue. Only the first completion counts.
        mutating func finish(_ completion: Subscribers.Completion<Failure>) {
            if self.completion == nil { self.completion = completion }
        }
    }

    private enum Delivery {
        case value(Output, source: AnyObject?, any Subscriber<Output, Failure>)
        case completion(Subscribers.Completion<Failure>, any Subscriber<Output, Failure>)
    }

    /// - Parameter name: The operator's name, which `print()` shows.
    init(_ downstream: any Subscriber<Output, Failure>, name: String) {
        self.downstream = downstream
        self.name = name
    }

    /// Runs after a request, so that the inputs get the demand.
    func didRequest(_ demand: Subscribers.Demand) {}
    /// Runs after a value has left the queue, so that its source can replace it.
    func didDeliver(from source: AnyObject?) {}
    /// Cancels the inputs when the subscriber cancels.
    func cancelInputs() {}

    /// Whether there is demand for a value after the queued ones.
    final var hasUnmetDemand: Bool { lock.withLock { waiting.unmetDemand > 0 } }

    /// Whether more values may be delivered.
    final var isOpen: Bool { lock.withLock { downstream != nil && waiting.completion == nil } }

    /// Passes this subscription to the subscriber. Values that arrive meanwhile follow it.
    ///
    /// - Parameter completion: The completion after the queued values; nil if more values may follow.
    final func start(finishing completion: Subscribers.Completion<Failure>? = nil) {
        let receiver = lock.withLock {
            isDelivering = true
            waiting.completion = completion
            return downstream
        }
        receiver?.receive(subscription: self)
        deliver()
    }

    final func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        enqueue { $0.demand += demand }
        didRequest(demand)
    }

    final func cancel() {
        let released = lock.withLock {
            defer { (downstream, waiting.values, waiting.completion) = (nil, Queue(), nil) }
            return (downstream, waiting)
        }
        _ = released
        cancelInputs()
    }

    final func send(_ value: Output, from source: AnyObject? = nil) {
        enqueue { if $0.completion == nil { $0.append(value, from: source) } }
    }

    /// Ends after the queued values.
    final func finish(_ completion: Subscribers.Completion<Failure>) {
        enqueue { $0.finish(completion) }
    }

    /// Fails at once, without the queued values.
    final func fail(_ failure: Failure) {
        let released = enqueue { waiting -> Queue<(value: Output, source: AnyObject?)>? in
            guard waiting.completion == nil else { return nil }
            waiting.finish(.failure(failure))
            defer { waiting.values = Queue() }
            return waiting.values
        }
        _ = released
    }

    /// Changes the queue and delivers from it. The closure runs under the lock: it calls no foreign code, and returns all
    /// values that it removes.
    @discardableResult
    final func enqueue<Result>(_ change: (inout Waiting) -> Result) -> Result {
        let (result, mustDeliver) = lock.withLock {
            let result = change(&waiting)
            let mustDeliver = !isDelivering && downstream != nil
            if mustDeliver { isDelivering = true }
            return (result, mustDeliver)
        }
        if mustDeliver { deliver() }
        return result
    }

    private func deliver() {
        while let delivery = nextDelivery() {
            switch delivery {
            case .value(let value, let source, let receiver):
                let more = receiver.receive(value)
                didDeliver(from: source)
                if more > 0 {
                    lock.withLock { waiting.demand += more }
                    didRequest(more)
                }
            case .completion(let completion, let receiver):
                receiver.receive(completion: completion)
            }
        }
    }

    private func nextDelivery() -> Delivery? {
        lock.withLock {
            if let receiver = downstream {
                if waiting.demand > 0, let next = waiting.values.popFirst() {
                    waiting.demand -= 1
                    return .value(next.value, source: next.source, receiver)
                }
                if waiting.values.isEmpty, let completion = waiting.completion {
                    downstream = nil
                    return .completion(completion, receiver)
                }
            }
            isDelivering = false
            return nil
        }
    }
}

extension Outlet: CustomStringConvertible {
    var description: String { name }
}
