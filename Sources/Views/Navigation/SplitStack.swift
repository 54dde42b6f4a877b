/// The columns of a split view as screens of a stack.
nonisolated struct SplitStack: View {
    let sidebar: AnyView
    let content: AnyView?
    let detail: AnyView
    let compactColumn: Binding<NavigationSplitViewColumn>?

    @MainActor var body: some View {
        NavigationScreens(root: AnyView(SplitScreen(columns: columns, compactColumn: compactColumn)), path: nil)
            .modifier(NavigationScope())
    }

    private var columns: [AnyView] { [sidebar] + (content.map { [$0] } ?? []) + [detail] }
}

/// A column that pushes the next one when a row is selected.
private nonisolated struct SplitScreen: View {
    let columns: [AnyView]
    var compactColumn: Binding<NavigationSplitViewColumn>?
    @State private var showsNext = false

    @MainActor var body: some View {
        if columns.count > 1 {
            columns[0]
                .environment(\.didSelectRow, ListSelectionAction { showsNext = true })
                .navigationDestination(isPresented: $showsNext) {
                    SplitScreen(columns: Array(columns.dropFirst()))
                }
                .onChange(of: compactColumn?.wrappedValue, initial: true) { _, column in
                    if let column { showsNext = column != .sidebar }
                }
        } else {
            columns[0]
        }
    }
}
