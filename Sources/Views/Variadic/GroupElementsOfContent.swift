/// The result of `Group(subviews:transform:)`.
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    let subviews: Subviews
    let transform: (SubviewsCollection) -> Content

    @MainActor public var body: some View {
        _VariadicView.Tree(GroupRoot(transform: transform)) { subviews }
    }
}

private nonisolated struct GroupRoot<Content: View>: _VariadicView_MultiViewRoot {
    let transform: (SubviewsCollection) -> Content

    @MainActor func body(children: _VariadicView.Children) -> some View {
        transform(SubviewsCollection(children: children))
    }
}

extension Group {
    /// A view made from the single views of another view.
    public nonisolated init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(subviews: view, transform: transform)
    }
}
