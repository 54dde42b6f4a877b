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
