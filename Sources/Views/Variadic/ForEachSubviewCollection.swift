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
