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
