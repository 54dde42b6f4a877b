/// A single view of decomposed content.
public nonisolated struct Subview: View, Identifiable {
    /// The type of the identity.
    public typealias ID = AnyHashable

    let element: _VariadicView.Children.Element

    /// The identity among the subviews, stable from one evaluation to the next.
    public var id: AnyHashable { element.id }

    /// The values that `containerValue(_:_:)` sets for the container.
    public var containerValues: ContainerValues { element.containerValues }

    @MainActor public var body: some View { element }
}
