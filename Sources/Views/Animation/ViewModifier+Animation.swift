extension ViewModifier {
    /// Animates changes of this modifier's values; the content keeps the transaction's animation.
    public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
        AnimatedModifier(base: self, animation: animation)
    }
}

private nonisolated struct AnimatedModifier<Base: ViewModifier>: ViewModifier {
    let base: Base
    let animation: Animation?

    @MainActor func body(content: Content) -> some View {
        content.animation(animation) { $0.modifier(base) }
    }
}
