/// A token that cancels on `cancel()` or when it is released.
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = Lock()
    private var action: (() -> Void)?

    /// Creates a token that runs the closure once, on `cancel()` or when the token is released.
    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    /// Creates a token that cancels `canceller` once, on `cancel()` or when the token is released.
    public init<C: Cancellable>(_ canceller: C) {
        action = { canceller.cancel() }
    }

    deinit { action?() }

    public func cancel() {
        let taken = lock.withLock {
            defer { action = nil }
            return action
        }
        taken?()
    }

    /// Stores this token in a collection. Removing it from the collection cancels it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Stores this token in a set. Removing it from the set cancels it.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension Cancellable {
    /// Stores this token, type-erased, in a collection. Removing it from the collection cancels it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Stores this token, type-erased, in a set. Removing it from the set cancels it.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}
