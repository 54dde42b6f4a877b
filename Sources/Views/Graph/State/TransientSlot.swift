/// Stores a value that snapshots omit: a page that is made again has no gesture in progress and no focus.
final class TransientSlot<Value> {
    private let location: StateLocation<Value>

    private init(_ location: StateLocation<Value>) {
        self.location = location
    }

    /// Connects a property to its location, as `GraphProperty.bind` does.
    @MainActor
    static func bind(_ location: inout StateLocation<Value>?, to slot: inout AnyObject?, initial: Value) -> Bool {
        let known: TransientSlot<Value>
        if let slot {
            known = paired(slot, as: TransientSlot<Value>.self)
        } else {
            known = TransientSlot(StateLocation(initial))
            slot = known
        }
        location = known.location
        defer { known.location.changedSinceEvaluation = false }
        return known.location.changedSinceEvaluation
    }
}
