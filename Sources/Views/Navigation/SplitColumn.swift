/// Makes a view a column of a split view.
package nonisolated struct SplitColumnModifier: NodeModifier {
    /// The position of the column, from 0 for the sidebar.
    let index: Int
    /// Whether the next column covers this one, in a narrow window; nil where columns are side by side.
    var isNextShown: Bool?
    /// Shows or hides the next column of a narrow window.
    var showNext: (@MainActor (Bool) -> Void)?

    @MainActor func makeNode(in context: NodeContext) -> SplitColumnNode { SplitColumnNode(self, in: context) }
    @MainActor func update(_ node: SplitColumnNode) { node.update(to: self) }
}

/// A column of a split view. In a narrow window the next column is shown while a row of this one is selected.
final class SplitColumnNode: ChangedEnvironmentNode, SelectionFollowing {
    private var modifier: SplitColumnModifier
    private let registry: NavigationRegistry?
    private weak var list: ListSelectionNode?
    private lazy var follower = SelectionFollower(self)

    init(_ modifier: SplitColumnModifier, in context: __shared NodeContext) {
        self.modifier = modifier
        registry = context.environment.evaluationPreview == nil ? context.environment.navigation : nil
        context.environment.evaluationPreview?.isIncomplete = true
        super.init(in: context)
        needsEvaluation = false
        registry?.setColumn(self, at: modifier.index)
    }

    override func change(_ environment: inout EnvironmentValues) { environment.selectionFollower = follower }

    func update(to newModifier: SplitColumnModifier) {
        let wasNextShown = modifier.isNextShown
        modifier = newModifier
        // The user has come back, so no row is selected any more.
        if wasNextShown == true, newModifier.isNextShown == false {
            sideEffects?.enqueue { [weak self] in self?.list?.clear() }
        }
    }

    override var staysAwake: Bool { true }

    override func willRemove() {
        super.willRemove()
        registry?.removeColumn(self, at: modifier.index)
    }

    /// Whether the page's place names the selection of the column's list.
    var isNamed: Bool { list?.segments.isEmpty == false }

    // MARK: The selection

    var isShown: Bool { registry?.holder?.isVisible == true }
    var showsScreens: Bool { modifier.isNextShown != nil }

    /// Selections are ordered by their columns, in front of the stack that all columns share.
    var placeDepth: Int { (registry?.placeDepth ?? 0) + modifier.index - NavigationRegistry.columnLimit }

    func follow(_ newList: ListSelectionNode) { list = newList }

    func selectionDidChange(from wasSelected: Bool, to isSelected: Bool) {
        registry?.placeDidChange()
        guard wasSelected != isSelected, modifier.isNextShown != nil else { return }
        sideEffects?.enqueue { [weak self] in self?.showNext(isSelected) }
    }

    func didSelectRow() { showNext(true) }

    private func showNext(_ isShown: Bool) {
        if modifier.isNextShown == !isShown { modifier.showNext?(isShown) }
    }
}
