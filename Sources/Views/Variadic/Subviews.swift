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

/// The single views of a content, in the order of the code. As a view it shows all of them.
public nonisolated struct SubviewsCollection: RandomAccessCollection, View {
    public typealias SubSequence = SubviewsCollectionSlice

    let children: _VariadicView.Children

    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of views.
    public var endIndex: Int { children.count }
    /// The view at a position.
    public subscript(index: Int) -> Subview { Subview(element: children[index]) }
    /// The views at a range of positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: self, bounds: bounds)
    }

    @MainActor public var body: some View {
        ForEach(self) { $0 }
    }
}

/// A range of the single views of a content. As a view it shows all of them.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, View {
    public typealias SubSequence = SubviewsCollectionSlice

    let base: SubviewsCollection
    let bounds: Range<Int>

    /// The position of the first view, as in the whole collection.
    public var startIndex: Int { bounds.lowerBound }
    /// The position after the last view.
    public var endIndex: Int { bounds.upperBound }
    /// The view at a position of the whole collection.
    public subscript(index: Int) -> Subview { base[index] }
    /// The views at a range of positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: base, bounds: bounds)
    }

    @MainActor public var body: some View {
        ForEach(self) { $0 }
    }
}

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

/// The data of a `ForEach` over the single views of a content. The views are known only when the content is shown, so
/// the collection itself is empty.
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

/// Data that is known only when the view is shown.
protocol SubviewSource {
    /// A view that shows the content's views through `row`.
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
