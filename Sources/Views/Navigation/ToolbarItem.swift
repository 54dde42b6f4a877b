/// A view in one of a screen's bars.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// A view at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        self.placement = placement
        self.content = content()
    }

    /// A view at a place. `id` has no effect: it is for customization by the user, which pages do not have.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == String {
        self.placement = placement
        self.content = content()
    }

    /// A view at a place, in the form that older apps use. `id` and `showsByDefault` have no effect: pages always show
    /// it.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        self.init(id: id, placement: placement, content: content)
    }

    public var body: Never { preconditionFailure("A toolbar item has no body.") }

    public func _entries() -> [ToolbarEntry] { [ToolbarEntry(placement: placement, view: AnyView(content))] }
}

/// Views in one of a screen's bars.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Views at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Views at a place. `label` has no effect: it is for a menu that replaces the views in a bar without room, and
    /// pages always show them.
    public init<L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
    ) {
        self.init(placement: placement, content: content)
    }

    public var body: Never { preconditionFailure("A toolbar item group has no body.") }

    public func _entries() -> [ToolbarEntry] { [ToolbarEntry(placement: placement, view: AnyView(content))] }
}
