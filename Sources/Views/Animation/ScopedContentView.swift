/// The view that a closure of modifiers receives, in place of the modified view.
public nonisolated struct ScopedContentView<Value: View>: View {
    private let content: Value
    private let scope: TransactionScope?

    package init(_ content: Value) {
        self.init(content, scope: nil)
    }

    /// - Parameter scope: Where the transaction outside of the modifiers is found; nil if they do not change it.
    init(_ content: Value, scope: TransactionScope?) {
        self.content = content
        self.scope = scope
    }

    @MainActor public var body: some View {
        content.modifier(OuterTransactionModifier(scope: scope))
    }
}
