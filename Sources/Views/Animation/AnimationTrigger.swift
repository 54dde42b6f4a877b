/// A value whose change starts an animation.
struct AnimationTrigger {
    private let value: any Equatable

    init(_ value: some Equatable) {
        self.value = value
    }

    /// Whether the value differs from the value of `other`.
    func differs(from other: AnimationTrigger) -> Bool {
        func isEqual<Value: Equatable>(_ value: Value) -> Bool { other.value as? Value == value }
        return !isEqual(value)
    }
}
