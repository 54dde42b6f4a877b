/// The sections of a view's content, in source order. As a view, it shows the views of all sections.
public nonisolated struct SectionCollection: RandomAccessCollection, View {
    private var sections: [SectionConfiguration] = []

    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of sections.
    public var endIndex: Int { sections.count }
    /// The section at a position.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    init(_ children: _VariadicView.Children) {
        var last: Namespace.ID?
        for child in children {
            let part = child[SectionTrait.self]
            let section: Namespace.ID? = part?.section
            if sections.isEmpty || last != section {
                last = section
                sections.append(SectionConfiguration(id: part.map { AnyHashable($0.section) } ?? child.id))
            }
            let path: WritableKeyPath<SectionConfiguration, SubviewsCollection> =
                switch part?.kind {
                case .header: \.header
                case .footer: \.footer
                case .row, nil: \.content
                }
            let known = sections[sections.count - 1][keyPath: path].children
            sections[sections.count - 1][keyPath: path] = SubviewsCollection(
                children: _VariadicView.Children(elements: known.elements + [child]))
        }
    }

    @MainActor public var body: some View {
        ForEach(self) { section in
            section.header
            section.content
            section.footer
        }
    }
}
