/// A view whose rows are made one at a time.
nonisolated protocol LazyRows {
    var lazyCount: Int { get }
    /// Whether the rows are known before they are shown.
    var isLazy: Bool { get }
    /// The likelihood that a row is a section.
    @MainActor var sectionLikelihood: SectionLikelihood { get }
    func lazyID(at index: Int) -> AnyHashable
    @MainActor func makeLazyRow(at index: Int, in context: NodeContext) -> ViewNode
    @MainActor func updateLazyRow(_ node: ViewNode, at index: Int)
}

extension ForEach: LazyRows where Content: View {
    var lazyCount: Int { data.count }
    var isLazy: Bool {
        !(Data.Element.self == Subview.self && data is any SubviewSource)
            && !(Data.Element.self == SectionConfiguration.self && data is any SectionSource)
    }

    @MainActor var sectionLikelihood: SectionLikelihood { SectionSearch.likelihood(in: Content.self) }

    func element(at index: Int) -> Data.Element {
        data[data.index(data.startIndex, offsetBy: index)]
    }

    func lazyID(at index: Int) -> AnyHashable { AnyHashable(identify(element(at: index))) }

    @MainActor func makeLazyRow(at index: Int, in context: NodeContext) -> ViewNode {
        Content._makeNode(content(element(at: index)), in: context)
    }

    @MainActor func updateLazyRow(_ node: ViewNode, at index: Int) {
        Content._updateNode(node, to: content(element(at: index)))
    }
}

/// Stores a row, and updates its view when something that its closure read changes.
final class LazyRowNode: SingleChildNode {
    private var rows: any LazyRows
    private var index: Int

    init(_ rows: any LazyRows, index: Int, in context: __shared NodeContext) {
        self.rows = rows
        self.index = index
        super.init(in: context)
        evaluate()
    }

    func update(to newRows: any LazyRows, index newIndex: Int) {
        rows = newRows
        index = newIndex
        evaluate()
    }

    override func evaluate() {
        needsEvaluation = false
        guard index < rows.lazyCount else { return }
        track {
            if let child {
                rows.updateLazyRow(child, at: index)
            } else {
                child = rows.makeLazyRow(at: index, in: NodeContext(parent: self))
            }
        }
    }
}
