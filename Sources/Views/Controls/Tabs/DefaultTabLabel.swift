/// The label of a tab that is made of a title and an image, or of a role.
public nonisolated struct DefaultTabLabel: View {
    let title: Text?
    let icon: Image?
    let role: TabRole?

    @MainActor public var body: some View {
        if title != nil || icon != nil {
            Label {
                title
            } icon: {
                icon
            }
        } else if role == .search {
            Label("Search", systemImage: "magnifyingglass")
        }
    }
}
