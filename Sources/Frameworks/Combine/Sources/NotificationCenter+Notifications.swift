public import Foundation

extension NotificationCenter {
    /// The notifications with a name, from now on.
    ///
    /// Notifications that arrive between two iterations are kept; a task that is canceled ends the iteration.
    ///
    /// - Parameter object: The sender; nil for any.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(self, name, object)
    }

    /// The notifications with a name, as an asynchronous sequence.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        // Unchecked because `NotificationCenter` is thread-safe and the name is constant.
        public typealias Element = Notification

        private let stream: AsyncStream<Transfer>

        /// A notification on its way to another task. Its values belong to the receiver.
        fileprivate struct Transfer: @unchecked Sendable {
            let notification: Notification
        }

        private final class Registration: @unchecked Sendable {
            private let center: NotificationCenter
            private let observer: any NSObjectProtocol

            init(_ center: NotificationCenter, _ observer: any NSObjectProtocol) {
                self.center = center
                self.observer = observer
            }

            func end() { center.removeObserver(observer) }
        }

        fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
            let (stream, continuation) = AsyncStream<Transfer>.makeStream()
            self.stream = stream
            let observer = center.addObserver(forName: name, object: object, queue: nil) {
                continuation.yield(Transfer(notification: $0))
            }
            let registration = Registration(center, observer)
            continuation.onTermination = { _ in registration.end() }
        }

        /// An iteration over the notifications.
        public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }

        /// An iteration over notifications.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var base: AsyncStream<Transfer>.Iterator

            /// The next notification; nil if the task is canceled.
            public mutating func next() async -> Notification? { await base.next()?.notification }

            /// The next notification; nil if the task is canceled.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await base.next(isolation: actor)?.notification
            }
        }
    }
}
