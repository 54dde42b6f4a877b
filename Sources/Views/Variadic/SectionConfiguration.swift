/// A section of decomposed content: the views of its header, its content and its footer.
///
/// Consecutive views outside of any `Section` form a section without header and footer.
public nonisolated struct SectionConfiguration: Identifiable {
    /// The identity among the sections of a content, stable from one evaluation to the next.
    public struct ID: Hashable {
        let value: AnyHashable
    }

    /// The section's identity.
    public let id: ID
    /// The views of the header; empty if there is no header.
    public internal(set) var header: SubviewsCollection
    /// The views between header and footer.
    public internal(set) var content: SubviewsCollection
    /// The views of the footer; empty if there is no footer.
    public internal(set) var footer: SubviewsCollection

    /// The values that `containerValue(_:_:)` around the `Section` sets for the container.
    public var containerValues: ContainerValues {
        (content.first ?? header.first ?? footer.first)?.containerValues ?? ContainerValues()
    }

    init(id: AnyHashable) {
        self.id = ID(value: id)
        let none = SubviewsCollection(children: _VariadicView.Children(elements: []))
        (header, content, footer) = (none, none, none)
    }
}
