/// An element around the content that shows a value of its modifier, and nothing else.
class ValueBoxNode<Value: Equatable>: BoxNode {
    private(set) final var value: Value

    required init(_ value: Value, in context: __shared NodeContext) {
        self.value = value
        super.init(in: context)
    }

    final func update(to newValue: Value) {
        guard newValue != value else { return }
        value = newValue
        setNeedsDisplay()
        refreshCopies()
    }

    override final func makeCopy(in context: NodeContext) -> WrapperNode { Self(value, in: context) }
    override final func refresh(_ copy: WrapperNode) { paired(copy, as: ValueBoxNode<Value>.self).update(to: value) }
}
