/// The menu of a screen's small title, as content of its bars. `toolbarTitleMenu(content:)` does the same.
public nonisolated struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent {
    private let content: Content?

    /// The menu that the title has by itself: an entry that renames a title that the user may change.
    public init() where Content == EmptyView { content = nil }

    /// A menu of the app.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: Never { preconditionFailure("A toolbar title menu has no body.") }

    public func _entries() -> [ToolbarEntry] {
        content.map { [ToolbarEntry(placement: ToolbarItemPlacement(area: .titleMenu), view: AnyView($0))] } ?? []
    }
}

extension ToolbarContent {
    /// Shows or hides the background that items of a bar share. It has no effect: items of pages have none.
    public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
    /// Shows or hides the background that items of a bar share. It has no effect: items of pages have none.
    public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
        self
    }
}
