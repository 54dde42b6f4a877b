import Combine

/// A node's subscription to the changes of an object.
@MainActor
final class ObjectSubscription {
    let object: AnyObject
    private var cancellable: AnyCancellable?
    private var changed = false
    /// Whether the object is state of the node rather than of another owner.
    var isOwned = false
    /// Whether the object has ever announced a change.
    private var hasChanged = false

    private init<ObjectType: ObservableObject>(_ object: ObjectType, _ node: ViewNode) {
        self.object = object
        let reference = NodeReference(node)
        let this = UncheckedTransfer(WeakSubscription(self))
        cancellable = object.objectWillChange.sink { _ in
            // The announcement precedes the change. The evaluation that follows reads the new value.
            MainThread.run {
                this.value.subscription?.noteChange()
                guard let node = reference.node else { return }
                node.graph.enqueue(node)
            }
        }
    }

    /// Subscribes to `object` once. Returns whether it announced a change since the last evaluation or replaced another
    /// object.
    static func connect<ObjectType: ObservableObject>(
        _ object: ObjectType, in slot: inout AnyObject?, of node: ViewNode
    ) -> Bool {
        if let known = slot as? ObjectSubscription {
            if known.object === object { return known.takeChanged() }
            known.cancel()
            slot = ObjectSubscription(object, node)
            return true
        }
        slot = ObjectSubscription(object, node)
        return false
    }

    private func noteChange() {
        changed = true
        hasChanged = true
    }

    func takeChanged() -> Bool {
        defer { changed = false }
        return changed
    }

    func cancel() {
        cancellable?.cancel()
        cancellable = nil
    }
}

extension ObjectSubscription: SnapshotSlot {
    func record(with encoder: inout StateEncoder) -> StateRecord? {
        guard isOwned else { return nil }
        if let data = encoder.encode(object: object) { return .value(data) }
        return obstacle.map { .unrestorable($0) } ?? .initial
    }

    var obstacle: String? {
        guard isOwned, hasChanged, !(object is any Decodable & Encodable) else { return nil }
        return "\(type(of: object)) is not Codable"
    }
}

private final class WeakSubscription {
    weak var subscription: ObjectSubscription?

    init(_ subscription: ObjectSubscription) {
        self.subscription = subscription
    }
}
