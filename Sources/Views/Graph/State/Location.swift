import Foundation

/// Where a binding reads and writes.
package class Location<Value>: DependencySource {
    package func get() -> Value { preconditionFailure("overridden") }
    package func set(_ value: Value, transaction: Transaction) { preconditionFailure("overridden") }

    /// Whether both lead to the same place, so that a view that got one instead of the other need not be evaluated.
    package func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// The storage of a state. Changes from other threads are made on the main one.
package final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
    // Unchecked: `value` is read and written on the main thread alone, but for reads before a page is shown by code that
    // has no other reference to it.
    private var value: Value
    var changedSinceEvaluation = false
    /// Whether the value was ever another one than at first.
    private(set) var wasSet = false
    /// Older values that pages still show, in the order of the steps that end that; nil nearly always.
    private var held: ContiguousArray<Held>?

    /// The value of before a step, for the page that has not begun it.
    private struct Held {
        let step: ObjectIdentifier
        let graph: ObjectIdentifier
        let value: Value
    }

    init(_ value: Value) {
        self.value = value
    }

    override package func get() -> Value {
        noteRead()
        return held == nil ? value : shownValue
    }

    /// The value for who asks: views see the changes step by step, all others the last one.
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

    /// The value without noting who reads it.
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

/// A location that two closures make.
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

/// A location that keeps its value whatever is written.
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

/// A value of one type seen as another one, both ways.
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

    /// The closures are those of one initialiser for each pair of types.
    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? MappedLocation<Base, Value> else { return false }
        return base.isSame(as: other.base)
    }
}
