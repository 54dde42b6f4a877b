import Foundation

/// The location of a value, for reading and writing.
package class Location<Value>: DependencySource {
    package func get() -> Value { preconditionFailure("overridden") }
    package func set(_ value: Value, transaction: Transaction) { preconditionFailure("overridden") }

    /// Whether both refer to the same value, so that a view that receives the other location need not be evaluated.
    package func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// The storage of a state. Writes on other threads are passed to the main thread.
package final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
    // Unchecked: `value` is used on the main thread only. Before a page is shown, code with the only reference may also
    // read it.
    private var value: Value
    var changedSinceEvaluation = false
    /// Whether the value has ever changed.
    private(set) var wasSet = false
    /// Whether snapshots leave the value out.
    private(set) var isSecret = false
    /// Older values that pages still show, in the order of the steps that replace them; nil in most cases.
    private var held: ContiguousArray<Held>?

    /// The value before a step, for a page that has not begun the step.
    private struct Held {
        let step: ObjectIdentifier
        let graph: ObjectIdentifier
        let value: Value
    }

    init(_ value: Value) {
        self.value = value
    }

    override package func keepSecret() { isSecret = true }

    override package func get() -> Value {
        noteRead()
        return held == nil ? value : shownValue
    }

    /// The value for the reader: a view sees changes step by step, any other code sees the latest value.
    private var shownValue: Value {
        guard let held, let reader = DependencyTracking.reader else { return value }
        let graph = MainActor.assumeIsolated { ObjectIdentifier(reader.graph) }
        return held.first { $0.graph == graph }?.value ?? value
    }

    override package func set(_ newValue: Value, transaction: Transaction) {
        let change = UncheckedTransfer((newValue, transaction))
        MainThread.run { [self] in
            let (newValue, transaction) = change.value
            if ValueComparison.areEqual(value, newValue) { return }
            let old = value
            value = newValue
            wasSet = true
            changedSinceEvaluation = true
            guard hasReaders else { return }
            forEachReader { reader in
                let graph = reader.graph
                if let step = graph.step(for: transaction) {
                    hold(old, until: step, in: graph)
                } else {
                    graph.markForEvaluation(reader)
                }
            }
        }
    }

    /// The value, read without recording a dependency.
    var stored: Value { value }
}

extension StateLocation: HeldState {
    @MainActor
    private func hold(_ old: Value, until step: UpdateStep, in graph: ViewGraph) {
        let id = ObjectIdentifier(step)
        if let held, held.contains(where: { $0.step == id }) { return }
        held = (held ?? []) + [Held(step: id, graph: ObjectIdentifier(graph), value: old)]
        step.add(self)
    }

    func release(_ step: UpdateStep, in graph: ViewGraph) {
        let id = ObjectIdentifier(step)
        held?.removeAll { $0.step == id }
        if held?.isEmpty == true { held = nil }
        changedSinceEvaluation = true
        forEachReader { if $0.graph === graph { graph.markForEvaluation($0) } }
    }
}

/// A member of the value at another location.
final class MemberLocation<Base, Value>: Location<Value> {
    private let base: Location<Base>
    private let keyPath: WritableKeyPath<Base, Value>

    init(_ base: Location<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    override func get() -> Value { base.get()[keyPath: keyPath] }

    override func set(_ value: Value, transaction: Transaction) {
        var whole = base.get()
        whole[keyPath: keyPath] = value
        base.set(whole, transaction: transaction)
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? MemberLocation<Base, Value> else { return false }
        return base.isSame(as: other.base) && keyPath == other.keyPath
    }
}

/// A location that consists of two closures.
final class ClosureLocation<Value>: Location<Value> {
    private let read: () -> Value
    private let write: (Value, Transaction) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        read = get
        write = set
    }

    override func get() -> Value { read() }
    override func set(_ value: Value, transaction: Transaction) { write(value, transaction) }
}

/// A location whose value never changes.
final class ConstantLocation<Value>: Location<Value> {
    private let value: Value

    init(_ value: Value) {
        self.value = value
    }

    override func get() -> Value { value }
    override func set(_ value: Value, transaction: Transaction) {}

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return ValueComparison.areEqual(value, other.value)
    }
}

/// A location that converts the value of another one in both directions.
final class MappedLocation<Base, Value>: Location<Value> {
    private let base: Location<Base>
    private let forward: (Base) -> Value
    private let backward: (Value) -> Base?

    init(_ base: Location<Base>, forward: @escaping (Base) -> Value, backward: @escaping (Value) -> Base?) {
        self.base = base
        self.forward = forward
        self.backward = backward
    }

    override func get() -> Value { forward(base.get()) }

    override func set(_ value: Value, transaction: Transaction) {
        if let value = backward(value) { base.set(value, transaction: transaction) }
    }

    /// For each pair of types, a single initializer makes the closures.
    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? MappedLocation<Base, Value> else { return false }
        return base.isSame(as: other.base)
    }
}
