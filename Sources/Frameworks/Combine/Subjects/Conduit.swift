/// The connection of a subject to one subscriber. It tracks the demand, delivers one value at a time, and retains the subject
/// and the subscriber until the end.
final class Conduit<Output, Failure: Error>: Subscription {
    private let stateLock = Lock()
    private let deliveryLock = DeliveryLock()
    // Closures instead of the subscriber, because an optional of a generic type costs a metadata lookup for each value.
    private var receiveValue: ((Output) -> Subscribers.Demand)?
    private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    private var owner: (any ConduitOwner)?
    private var demand = Subscribers.Demand.none
    // The current value of a subject, waiting for demand.
    private var pending: Output?
    // Stored separately, because testing an optional of a generic type costs a metadata lookup.
    private var hasPending = false

    init<S: Subscriber>(_ subscriber: S, of owner: any ConduitOwner, pending: Output? = nil)
    where S.Input == Output, S.Failure == Failure {
        receiveValue = { subscriber.receive($0) }
        receiveCompletion = { subscriber.receive(completion: $0) }
        self.owner = owner
        self.pending = pending
        hasPending = pending != nil
    }

    /// Delivers the value if there is demand. Otherwise keeps it for the next demand, or drops it.
    func offer(_ value: Output, keepingForLater keeps: Bool = false) {
        deliveryLock.withLock {
            if let receive = receiver(for: value, keepingForLater: keeps) { deliver(value, to: receive) }
        }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        deliveryLock.withLock { release().receiveCompletion?(completion) }
    }

    func request(_ more: Subscribers.Demand) {
        guard more > 0 else { return }
        let (hasPending, owner) = stateLock.withLock {
            demand += more
            return (self.hasPending, self.owner)
        }
        owner?.conduitDidRequest()
        guard hasPending else { return }
        // Take the value inside the delivery lock, so that a newer value from another thread cannot overtake it.
        deliveryLock.withLock {
            if let (waiting, receive) = takePending() { deliver(waiting, to: receive) }
        }
    }

    func cancel() {
        release().owner?.remove(self)
    }

    private func deliver(_ value: Output, to receive: (Output) -> Subscribers.Demand) {
        let more = receive(value)
        guard more > 0 else { return }
        stateLock.withLock { demand += more }
        // The subscriber may have sent a value before it returned the demand for it.
        if let (waiting, receive) = takePending() { deliver(waiting, to: receive) }
    }

    private func receiver(for value: Output, keepingForLater keeps: Bool) -> ((Output) -> Subscribers.Demand)? {
        // A newer value replaces the waiting one. Release the old one outside the lock: its deinit may use the subject.
        var replaced: Output?
        defer { _ = replaced }
        return stateLock.withLock {
            if hasPending { (replaced, pending, hasPending) = (pending, nil, false) }
            if demand > 0 {
                demand -= 1
                return receiveValue
            }
            if keeps, receiveValue != nil { (pending, hasPending) = (value, true) }
            return nil
        }
    }

    /// Removes the value that waited for demand.
    private func takePending() -> (Output, (Output) -> Subscribers.Demand)? {
        stateLock.withLock {
            guard hasPending, demand > 0, let receiveValue, let value = pending else { return nil }
            (pending, hasPending) = (nil, false)
            demand -= 1
            return (value, receiveValue)
        }
    }

    private typealias Contents = (
        receiveValue: ((Output) -> Subscribers.Demand)?,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?,
        owner: (any ConduitOwner)?, pending: Output?
    )

    // Return the released contents to the caller, so that no deinit runs under the lock.
    private func release() -> Contents {
        stateLock.withLock {
            defer { (receiveValue, receiveCompletion, owner, pending, hasPending) = (nil, nil, nil, nil, false) }
            return (receiveValue, receiveCompletion, owner, pending)
        }
    }
}

/// A subject that delivers through conduits.
protocol ConduitOwner: AnyObject {
    func remove(_ conduit: AnyObject)
    /// Runs when a subscriber requests values.
    func conduitDidRequest()
    /// The name of the subject's type, which `print()` shows.
    var conduitName: String { get }
}

extension ConduitOwner {
    func conduitDidRequest() {}

    var conduitName: String { String("\(Self.self)".prefix { $0 != "<" }) }
}

extension Conduit: CustomStringConvertible {
    var description: String { stateLock.withLock { owner }?.conduitName ?? "Subject" }
}

/// A subject's subscribers, in order of subscription. The subject's lock guards them.
struct Conduits<Output, Failure: Error> {
    private(set) var list: [Conduit<Output, Failure>] = []
    // Stored separately, because reading the count of a generic array costs a metadata lookup.
    private(set) var isEmpty = true

    mutating func add(_ conduit: Conduit<Output, Failure>) {
        list.append(conduit)
        isEmpty = false
    }

    mutating func remove(_ conduit: AnyObject) {
        guard let index = list.firstIndex(where: { $0 === conduit }) else { return }
        list.remove(at: index)
        isEmpty = list.isEmpty
    }

    mutating func removeAll() -> [Conduit<Output, Failure>] {
        defer { (list, isEmpty) = ([], true) }
        return list
    }
}
