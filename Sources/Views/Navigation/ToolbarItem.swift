/// A view at a place of a screen's bars.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// A view at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        self.placement = placement
        self.content = content()
    }

    /// A view at a place, with an identity for customization, which pages do not have.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) where ID == String {
        self.placement = placement
        self.content = content()
    }

    /// A view at a place, with an identity for customization, in the form of older apps. Pages always show it.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        self.init(id: id, placement: placement, content: content)
    }

    public var body: Never { preconditionFailure("A toolbar item has no body.") }

    public func _entries() -> [ToolbarEntry] { [ToolbarEntry(placement: placement, view: AnyView(content))] }
}

/// Views at a place of a screen's bars.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Views at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Views at a place. In a bar without room they would become a menu with the label; pages always show them.
    public init<L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
    ) {
        self.init(placement: placement, content: content)
    }

    public var body: Never { preconditionFailure("A toolbar item group has no body.") }

    public func _entries() -> [ToolbarEntry] { [ToolbarEntry(placement: placement, view: AnyView(content))] }
}
