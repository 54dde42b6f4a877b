public import Foundation

extension NotificationCenter {
    /// A publisher of the notifications with a name.
    ///
    /// - Parameter object: The object that posts the notifications; nil for any. The publisher retains it.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Delivers notifications to subscribers with demand, on the thread that posts them. It never ends.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        /// The center to observe.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The object that posts the notifications; nil for any.
        public let object: AnyObject?

        /// Creates a publisher of the notifications with a name, from an object or from any.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let subscription = NotificationSubscription(subscriber)
            subscription.observe(self)
            subscriber.receive(subscription: subscription)
        }
    }
}

extension NotificationCenter.Publisher: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
}

/// One subscriber's registration at a center. Unchecked because the lock guards all mutable state, and the delivery lock
/// passes one notification at a time to the subscriber.
private final class NotificationSubscription: Subscription, @unchecked Sendable {
    private let lock = Lock()
    private let deliveryLock = DeliveryLock()
    private var downstream: (any Subscriber<Notification, Never>)?
    private var demand = Subscribers.Demand.none
    private var registration: (center: NotificationCenter, observer: any NSObjectProtocol, object: AnyObject?)?

    init(_ downstream: any Subscriber<Notification, Never>) {
        self.downstream = downstream
    }

    func observe(_ publisher: NotificationCenter.Publisher) {
        let observer = publisher.center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) {
            [weak self] in self?.deliver($0)
        }
        lock.withLock { registration = (publisher.center, observer, publisher.object) }
    }

    func request(_ more: Subscribers.Demand) {
        lock.withLock { demand += more }
    }

    func cancel() {
        let released = lock.withLock {
            defer { (downstream, registration) = (nil, nil) }
            return (downstream, registration)
        }
        if let (center, observer, _) = released.1 { center.removeObserver(observer) }
    }

    private func deliver(_ notification: Notification) {
        deliveryLock.withLock {
            let receiver = lock.withLock { () -> (any Subscriber<Notification, Never>)? in
                guard demand > 0 else { return nil }
                demand -= 1
                return downstream
            }
            guard let more = receiver?.receive(notification), more > 0 else { return }
            lock.withLock { demand += more }
        }
    }
}

extension NotificationSubscription: CustomStringConvertible {
    var description: String { "NotificationCenter Observer" }
}
