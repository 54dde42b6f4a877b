import EspalierLayoutEngine

/// A stack, or columns in a wide window, in the form of older apps.
///
/// The first view of the content is the root. In a wide window the style `columns` shows the second view beside it, until a link of
/// the root replaces it.
public nonisolated struct NavigationView<Content: View>: View {
    private let content: Content
    @Environment(\.navigationViewColumns) private var showsColumns
    @Environment(\.horizontalSizeClass) private var sizeClass

    /// A stack with a root, and further columns for wide windows.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View {
        Group(subviews: content) { subviews in
            if subviews.count > 1, showsColumns, sizeClass == .regular {
                NavigationColumns(
                    sidebar: AnyView(subviews[0]), content: subviews.count > 2 ? AnyView(subviews[1]) : nil,
                    detail: AnyView(subviews[subviews.count - 1]))
            } else {
                NavigationScreens(
                    root: AnyView(ForEach(subviews.prefix(showsColumns ? 1 : subviews.count)) { $0 }), path: nil
                )
                .modifier(NavigationScope())
            }
        }
    }
}

extension NavigationView: PlaceContent {
    @MainActor static func mayShowPlaces(isOptional: Bool) -> Bool { isOptional }
}
