/// A single view of a content that was taken apart.
public nonisolated struct Subview: View, Identifiable {
    public typealias ID = AnyHashable

    let element: _VariadicView.Children.Element

    /// The identity among the subviews, and from evaluation to evaluation.
    public var id: AnyHashable { element.id }

    /// What the view carries for what holds it, by `containerValue(_:_:)`.
    public var containerValues: ContainerValues { element.containerValues }

    @MainActor public var body: some View { element }
}

/// The single views of a content, in the order of the code. As a view it is all of them.
public nonisolated struct SubviewsCollection: RandomAccessCollection, View {
    public typealias SubSequence = SubviewsCollectionSlice

    let children: _VariadicView.Children

    public var startIndex: Int { 0 }
    public var endIndex: Int { children.count }
    public subscript(index: Int) -> Subview { Subview(element: children[index]) }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: self, bounds: bounds)
    }

    @MainActor public var body: some View {
        ForEach(self) { $0 }
    }
}

/// Some of the single views of a content.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, View {
    public typealias SubSequence = SubviewsCollectionSlice

    let base: SubviewsCollection
    let bounds: Range<Int>

    public var startIndex: Int { bounds.lowerBound }
    public var endIndex: Int { bounds.upperBound }
    public subscript(index: Int) -> Subview { base[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: base, bounds: bounds)
    }

    @MainActor public var body: some View {
        ForEach(self) { $0 }
    }
}

/// What `Group(subviews:transform:)` makes of a content.
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
    /// Makes a view of the single views of another one.
    public nonisolated init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(subviews: view, transform: transform)
    }
}

/// The data of a `ForEach` over the single views of a content: they are known when the view is shown.
public nonisolated struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    public typealias Element = Subview
    public typealias SubSequence = Slice<ForEachSubviewCollection<Content>>

    let content: Content

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Subview {
        preconditionFailure("The subviews of a content are known when it is shown.")
    }
}

extension ForEach {
    /// A view for each single view of a content.
    public nonisolated init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<V>, ID == Subview.ID, Content: View {
        self.init(
            data: ForEachSubviewCollection(content: view), isConstant: false, identify: { $0.id }, content: content)
    }
}

/// Data that is known when the view is shown only.
protocol SubviewSource {
    /// The tree that shows the content's views, each as `row` makes it.
    func tree<Row: View>(_ row: @escaping (Subview) -> Row) -> AnyView
}

extension ForEachSubviewCollection: SubviewSource {
    func tree<Row: View>(_ row: @escaping (Subview) -> Row) -> AnyView {
        AnyView(
            GroupElementsOfContent(subviews: content) { subviews in
                ForEach(subviews) { row($0) }
            })
    }
}
