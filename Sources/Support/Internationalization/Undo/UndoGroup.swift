/// Operations that are undone together.
struct UndoGroup {
    /// An operation, which does not keep its target alive.
    struct Operation {
        let target: ObjectIdentifier
        let run: @MainActor () -> Void
    }

    /// The operations, the latest last.
    var operations: [Operation] = []
    /// The name of the change; nil for none.
    var name: String?
    /// Whether the change may be lost when the app ends.
    var isDiscardable = false

    /// Removes the operations of a target.
    mutating func remove(_ target: ObjectIdentifier) { operations.removeAll { $0.target == target } }
}

extension [UndoGroup] {
    /// Removes the operations of a target, and the groups that have no others.
    mutating func remove(_ target: ObjectIdentifier) {
        for index in indices { self[index].remove(target) }
        removeAll { $0.operations.isEmpty }
    }
}
