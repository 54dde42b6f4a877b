/// The rows of a list: made one by one if its sections are known without making them, otherwise all together.
///
/// A row whose type is erased is taken for no section. If one is made that is a section, the list makes all rows.
nonisolated struct ListContent<Content: View>: NodeView {
    typealias Body = Never

    let content: Content
    let found: FoundParts
    let appearance: _ListAppearance
    let selection: ListSelection?
    /// Whether no section is known of that would have to be made first.
    let isLazy: Bool

    @MainActor func makeNode(in context: NodeContext) -> ListContentNode<Content> { ListContentNode(self, in: context) }
    @MainActor func update(_ node: ListContentNode<Content>) { node.update(to: self) }
}

/// The node of a list that makes its rows one by one, as long as none of them is a section.
@MainActor
protocol SectionFinding: ViewNode {
    /// Makes all rows, because one of them is a section.
    func didFindSection()
}

final class ListContentNode<Content: View>: SingleChildNode, SectionFinding {
    private typealias Whole = _VariadicView.Tree<ListRoot, Content>

    private var view: ListContent<Content>
    /// Whether a row that was made turned out to be a section.
    private var hasFoundSection = false
    /// Whether the child makes its rows one by one.
    private var isLazy = false
    private lazy var reference = NodeReference(self)

    init(_ view: ListContent<Content>, in context: __shared NodeContext) {
        self.view = view
        super.init(in: context)
        needsEvaluation = false
        if graph.keptState(for: self, property: Self.sectionsName, as: FoundSection.self) != nil { noteSection() }
        isLazy = makesRowsSingly
        child = makeChild()
    }

    func update(to newView: ListContent<Content>) {
        view = newView
        evaluate()
    }

    func didFindSection() {
        guard !hasFoundSection else { return }
        noteSection()
        graph.enqueue(self)
    }

    private func noteSection() {
        hasFoundSection = true
        noteState()
    }

    override func evaluate() {
        needsEvaluation = false
        if isLazy != makesRowsSingly {
            isLazy.toggle()
            replaceChild { makeChild() }
        } else if let child, isLazy {
            LazyListBody._updateNode(child, to: rows)
        } else if let child {
            Whole._updateNode(child, to: whole)
        }
    }

    private var makesRowsSingly: Bool { view.isLazy && !hasFoundSection }

    private var rows: LazyListBody {
        LazyListBody(
            content: view.found, appearance: view.appearance, selection: view.selection, owner: reference)
    }

    private var whole: Whole {
        Whole(root: ListRoot(appearance: view.appearance, selection: view.selection), content: view.content)
    }

    private func makeChild() -> ViewNode {
        let inner = NodeContext(parent: self)
        return isLazy ? LazyListBody._makeNode(rows, in: inner) : Whole._makeNode(whole, in: inner)
    }

    // MARK: Sleep

    /// The record that a row is a section, so that a list that is made again need not find it again.
    private final class FoundSection {}

    private static var sectionsName: String { "sections" }

    override func forEachKeptSlot(_ body: (String, AnyObject) -> Void) {
        if hasFoundSection { body(Self.sectionsName, FoundSection()) }
    }
}
