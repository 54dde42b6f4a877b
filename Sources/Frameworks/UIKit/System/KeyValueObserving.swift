public import Combine
import EspalierViews
public import Foundation

extension NSObjectProtocol where Self: UIView {
    /// Calls a closure when a property of the view changes.
    ///
    /// The properties are those that change the appearance, the size or the content of the view, such as `isHidden`, `frame`, the
    /// `contentOffset` of a scroll view, the `text` of a field and the values of controls. Their values must be `Equatable`: a change is
    /// a value that is not equal to the one before.
    ///
    /// - Parameter changeHandler: Gets the view and the change.
    /// - Returns: The observation, which ends when it is released.
    @MainActor @preconcurrency
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = NSKeyValueObservation()
        let observations = self.observations ?? PropertyObservations()
        self.observations = observations
        var last = self[keyPath: keyPath]
        observations.add(observation) { [weak self] in
            guard let self else { return }
            let (old, new) = (last, self[keyPath: keyPath])
            guard differ(old, new) else { return }
            last = new
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? new : nil,
                    oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
        }
        if options.contains(.initial) {
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? last : nil, oldValue: nil, indexes: nil,
                    isPrior: false))
        }
        return observation
    }

    /// Publishes the values of a property of the view: the current one first, and a new one after each change.
    ///
    /// The properties are those that `observe(_:options:changeHandler:)` observes. Subscribe on the main actor.
    ///
    /// - Parameter options: Without `initial`, the current value is left out.
    @MainActor @preconcurrency
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Only views of UIKit report changes of their properties.
    @available(
        *, unavailable,
        message:
            "Only views of UIKit report changes. Call a closure in the property's didSet, or publish it with @Published."
    )
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { NSKeyValueObservation() }

    /// Only views of UIKit report changes of their properties.
    @available(
        *, unavailable,
        message:
            "Only views of UIKit report changes. Publish the property with @Published; for UserDefaults, use @AppStorage or UserDefaults.didChangeNotification."
    )
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> Empty<Value, Never> { Empty() }
}

extension NSObject {
    /// The values of a property of a view.
    public struct KeyValueObservingPublisher<Subject: UIView, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        /// The view.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// The values that are published.
        public let options: NSKeyValueObservingOptions

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let values = UncheckedTransfer((object, keyPath, options)).onMain { object, keyPath, options in
                let subject = PassthroughSubject<Value, Never>()
                let observation = object.observe(keyPath, options: .new) { _, change in
                    if let value = change.newValue { subject.send(value) }
                }
                // The subscription keeps the observation.
                let changes = subject.handleEvents(receiveCancel: { observation.invalidate() })
                return options.contains(.initial)
                    ? changes.prepend(object[keyPath: keyPath]).eraseToAnyPublisher() : changes.eraseToAnyPublisher()
            }
            values.subscribe(subscriber)
        }
    }
}

/// Whether two values are not equal. Values without equality count as equal.
private func differ<Value>(_ first: Value, _ second: Value) -> Bool {
    func differ<E: Equatable>(_ type: E.Type) -> Bool {
        guard let first = first as? E, let second = second as? E else { return false }
        return first != second
    }
    guard let type = Value.self as? any Equatable.Type else { return false }
    return differ(type)
}
