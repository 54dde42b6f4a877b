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
    var index = 0
    var compactColumn: Binding<NavigationSplitViewColumn>?
    @State private var showsNext = false

    @MainActor var body: some View {
        if columns.count > 1 {
            columns[0]
                .modifier(
                    SplitColumnModifier(index: index, isNextShown: showsNext, showNext: { showsNext = $0 })
                )
                .modifier(
                    ViewDestinationModifier(
                        content: { showsNext ? next : nil }, didPop: { showsNext = false }, isColumn: true)
                )
                .onChange(of: compactColumn?.wrappedValue, initial: true) { _, column in
                    if let column { showsNext = column.position > index }
                }
                .onChange(of: showsNext) { _, isShown in
                    guard let compactColumn, isShown != (compactColumn.wrappedValue.position > index) else { return }
                    compactColumn.wrappedValue = isShown ? nextColumn : thisColumn
                }
        } else {
            columns[0]
        }
    }

    private var next: AnyView {
        AnyView(
            SplitScreen(columns: Array(columns.dropFirst()), index: index + 1, compactColumn: compactColumn))
    }

    private var thisColumn: NavigationSplitViewColumn { index == 0 ? .sidebar : .content }
    private var nextColumn: NavigationSplitViewColumn { columns.count > 2 ? .content : .detail }
}

extension NavigationSplitViewColumn {
    /// The number of columns before this one, at most.
    fileprivate nonisolated var position: Int { self == .sidebar ? 0 : self == .content ? 1 : 2 }
}
