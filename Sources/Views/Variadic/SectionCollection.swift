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
        // The views of the last section, by their part.
        var header: [_VariadicView.Children.Element] = []
        var content = header
        var footer = header
        func endSection() {
            guard !sections.isEmpty else { return }
            let end = sections.count - 1
            sections[end].header = SubviewsCollection(children: _VariadicView.Children(elements: header))
            sections[end].content = SubviewsCollection(children: _VariadicView.Children(elements: content))
            sections[end].footer = SubviewsCollection(children: _VariadicView.Children(elements: footer))
            (header, content, footer) = ([], [], [])
        }
        for child in children {
            let part = child[SectionTrait.self]
            let section: Namespace.ID? = part?.section
            if sections.isEmpty || last != section {
                endSection()
                last = section
                sections.append(SectionConfiguration(id: part.map { AnyHashable($0.section) } ?? child.id))
            }
            switch part?.kind {
            case .header: header.append(child)
            case .footer: footer.append(child)
            case .row, nil: content.append(child)
            }
        }
        endSection()
    }

    @MainActor public var body: some View {
        ForEach(self) { section in
            section.header
            section.content
            section.footer
        }
    }
}
