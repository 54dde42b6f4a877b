/// A view whose body is evaluated again only if it is not equal to the last one.
public nonisolated struct EquatableView<Content: View & Equatable>: View {
    /// The view that is compared.
    public var content: Content

    /// A view that compares `content` by `==`.
    @inlinable
    public init(content: Content) {
        self.content = content
    }

    @MainActor public var body: some View { content }
}

extension View where Self: Equatable {
    /// Evaluates the view's body again only if the view is not equal to the last one. Any `Equatable` view is compared so; the modifier
    /// says it.
    @inlinable
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
