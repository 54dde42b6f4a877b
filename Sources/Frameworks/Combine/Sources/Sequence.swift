extension Publishers {
    /// Delivers the elements of a sequence, and finishes.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        /// The elements to deliver.
        public let sequence: Elements

        /// Creates a publisher that delivers the elements of `sequence` to each subscriber.
        public init(sequence: Elements) {
            self.sequence = sequence
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = SequenceSubscription<Elements, Failure>(sequence, subscriber)
            if subscription.isEmpty {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
            } else {
                subscriber.receive(subscription: subscription)
            }
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
    /// A publisher of the elements of this sequence: `(1...3).publisher`.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Delivers the elements within the demand, and finishes after the last one.
private final class SequenceSubscription<Elements: Swift.Sequence, Failure: Error>: Subscription {
    private let lock = Lock()
    private let sequence: Elements
    private var downstream: (any Subscriber<Elements.Element, Failure>)?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false
    // Only the thread that delivers uses the iterator.
    private var iterator: Elements.Iterator
    private var next: Elements.Element?

    var isEmpty: Bool { next == nil }

    init(_ sequence: Elements, _ downstream: any Subscriber<Elements.Element, Failure>) {
        self.sequence = sequence
        self.downstream = downstream
        iterator = sequence.makeIterator()
        next = iterator.next()
    }

    func request(_ more: Subscribers.Demand) {
        let mustDeliver = lock.withLock {
            demand += more
            let mustDeliver = !isDelivering && demand > 0
            if mustDeliver { isDelivering = true }
            return mustDeliver
        }
        if mustDeliver { deliver() }
    }

    func cancel() { _ = release() }

    private func deliver() {
        while let receiver = nextReceiver(), let value = next {
            next = iterator.next()
            let more = receiver.receive(value)
            if next == nil {
                release()?.receive(completion: .finished)
                return
            }
            if more > 0 { lock.withLock { demand += more } }
        }
    }

    private func nextReceiver() -> (any Subscriber<Elements.Element, Failure>)? {
        lock.withLock {
            guard let downstream, demand > 0 else {
                isDelivering = false
                return nil
            }
            demand -= 1
            return downstream
        }
    }

    private func release() -> (any Subscriber<Elements.Element, Failure>)? {
        lock.withLock {
            defer { downstream = nil }
            return downstream
        }
    }
}

extension SequenceSubscription: CustomStringConvertible {
    var description: String { "\(sequence)" }
}
