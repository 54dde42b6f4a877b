/// A property that announces its changes: through the object's `objectWillChange` before each change, and through
/// `$property` with the new value.
@propertyWrapper
public struct Published<Value> {
    // A single reference and nothing else; see PublishedProperty.
    @usableFromInline let storage: PublishedStorage<Value>

    /// Creates a published property with its first value. `@Published var name = value` calls it.
    public init(wrappedValue: Value) {
        storage = PublishedStorage(wrappedValue)
    }

    /// Creates a published property with its first value, for initializers that assign the wrapper itself: `_name =
    /// Published(initialValue: value)`.
    public init(initialValue: Value) {
        storage = PublishedStorage(initialValue)
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    /// Delivers the current value at once, then each new value just before it is set.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        // `assign(to: &$property)` writes back the value that it read, so there is nothing to replace.
        nonmutating set { _ = newValue }
    }

    @inlinable
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.value = newValue }
    }

    /// Publishes a property's values. It never ends. A subscription retains the value's storage, not the object.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.receive(subscriber: subscriber)
        }
    }
}

extension Publisher where Failure == Never {
    /// Sets a published property to each value, for as long as the property lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        subscribe(PublishedSubscriber(storage: published.storage))
    }
}

/// Writes into a published property without keeping it alive. The release of the property cancels it.
private final class PublishedSubscriber<Value>: Subscriber {
    typealias Input = Value
    typealias Failure = Never

    private weak var storage: PublishedStorage<Value>?
    private let upstream = SubscriptionSlot()

    init(storage: PublishedStorage<Value>) {
        self.storage = storage
        storage.keep(AnyCancellable(upstream))
    }

    func receive(subscription: any Subscription) {
        if upstream.accept(subscription) { subscription.request(.unlimited) }
    }

    func receive(_ value: Value) -> Subscribers.Demand {
        storage?.value = value
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {
        _ = upstream.end()
    }
}
