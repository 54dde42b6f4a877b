import EspalierLayoutEngine

/// The values of a view's traits for its row. A row reads them once for each evaluation.
nonisolated struct RowTraits {
    private(set) var insets: EdgeInsets?
    private(set) var background: AnyView?
    private(set) var hidesSeparator = false
    private(set) var separatorTint: Color?
    /// Whether the view fills the row and applies the row's insets itself.
    private(set) var fillsRow = false
    private(set) var badge: Text?
    private(set) var drag: DragContent?
    private(set) var menu: ContextMenuContent?
    /// The buttons at the row's edges, those of the innermost modifier first.
    private(set) var swipes: [SwipeActions] = []
    /// The actions that delete, move and insert elements of the collection, those of the innermost modifier first.
    private(set) var changes: [ListDeletion] = []
    private(set) var selectionIsDisabled = false
    private(set) var deletionIsDisabled = false
    private(set) var movementIsDisabled = false

    @MainActor init(of element: _VariadicView.Children.Element) {
        // Most views have none.
        guard let traits = element.traits else { return }
        insets = traits[ListRowTrait.Insets.self]
        background = traits[ListRowTrait.Background.self]
        hidesSeparator = traits[ListRowTrait.HidesSeparator.self]
        separatorTint = traits[ListRowTrait.SeparatorTint.self]
        fillsRow = traits[FullRowTrait.self]
        badge = traits[RowBadgeTrait.self]
        drag = traits[DragTrait.self]
        menu = traits[ContextMenuTrait.self]
        swipes = traits.all(ListRowTrait.Swipes.self).compactMap { $0 }
        changes = traits.all(ListRowTrait.Deletion.self).compactMap { $0 }
        selectionIsDisabled = traits[ListRowTrait.SelectionIsDisabled.self]
        deletionIsDisabled = traits[ListRowTrait.DeletionIsDisabled.self]
        movementIsDisabled = traits[ListRowTrait.MovementIsDisabled.self]
    }
}
