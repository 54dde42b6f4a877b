/// Keeps a value that no snapshot holds: a page that is made again has no gesture going on and no focus yet.
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
            known = unsafeDowncast(slot, to: TransientSlot<Value>.self)
        } else {
            known = TransientSlot(StateLocation(initial))
            slot = known
        }
        location = known.location
        defer { known.location.changedSinceEvaluation = false }
        return known.location.changedSinceEvaluation
    }
}
