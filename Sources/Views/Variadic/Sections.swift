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

    fileprivate init(id: AnyHashable) {
        self.id = ID(value: id)
        let none = SubviewsCollection(children: _VariadicView.Children(elements: []))
        (header, content, footer) = (none, none, none)
    }
}

/// The sections of a content, in the order of the code. As a view it shows all of their views.
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

/// The result of `Group(sections:transform:)`.
public nonisolated struct GroupSectionsOfContent<Sections: View, Content: View>: View {
    let sections: Sections
    let transform: (SectionCollection) -> Content

    @MainActor public var body: some View {
        _VariadicView.Tree(SectionsRoot(transform: transform)) { sections }
    }
}

private nonisolated struct SectionsRoot<Content: View>: _VariadicView_MultiViewRoot {
    let transform: (SectionCollection) -> Content

    @MainActor func body(children: _VariadicView.Children) -> some View {
        transform(SectionCollection(children))
    }
}

extension Group {
    /// A view made from the sections of another view.
    public nonisolated init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        content = GroupSectionsOfContent(sections: view, transform: transform)
    }
}

/// The data of a `ForEach` over the sections of a content. The sections are known only when the view is shown, so the
/// collection itself is empty.
public nonisolated struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    public typealias Element = SectionConfiguration
    public typealias SubSequence = Slice<ForEachSectionCollection<Content>>

    let content: Content

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> SectionConfiguration {
        preconditionFailure("The sections of a content are known when it is shown.")
    }
}

extension ForEach {
    /// A view for each section of a content.
    public nonisolated init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<V>, ID == SectionConfiguration.ID, Content: View {
        self.init(
            data: ForEachSectionCollection(content: view), isConstant: false, identify: { $0.id }, content: content)
    }
}

/// Data that is known only when the view is shown.
protocol SectionSource {
    /// A view that shows the content's sections through `view`.
    func tree<Row: View>(_ view: @escaping (SectionConfiguration) -> Row) -> AnyView
}

extension ForEachSectionCollection: SectionSource {
    func tree<Row: View>(_ view: @escaping (SectionConfiguration) -> Row) -> AnyView {
        AnyView(
            GroupSectionsOfContent(sections: content) { sections in
                ForEach(sections) { view($0) }
            })
    }
}
