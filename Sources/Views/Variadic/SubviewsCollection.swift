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
