/// The button that shows and hides the sidebar, as an item that `toolbar(removing:)` removes.
nonisolated struct SidebarToggleItem: ToolbarContent {
    let button: AnyView

    var body: Never { preconditionFailure("The sidebar's button has no body.") }

    func _entries() -> [ToolbarEntry] {
        [ToolbarEntry(placement: .topBarLeading, view: button, kind: .sidebarToggle)]
    }
}
