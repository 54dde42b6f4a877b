/// A root view and the screens that links push above it. The stack shows the last screen.
///
/// Covered screens keep their state.
public nonisolated struct NavigationStack<Data, Root: View>: View {
    private let root: Root
    private let path: PathBinding?

    /// A stack that keeps its path by itself.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    /// A stack whose path the app keeps, with values of any types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = PathBinding(
            get: { path.wrappedValue.values.map(\.base) },
            set: { path.wrappedValue = NavigationPath(values: $0.map { PathValue($0) }) }, accepts: { _ in true },
            elementType: nil)
    }

    /// A stack whose path the app keeps, with values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        self.root = root()
        self.path = PathBinding(
            get: { path.wrappedValue.map { AnyHashable($0) } },
            set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) },
            accepts: { $0.base is Data.Element }, elementType: Data.Element.self)
    }

    @MainActor public var body: some View {
        NavigationScreens(root: AnyView(root), path: path).modifier(NavigationScope())
    }
}

/// The path of a stack, kept by the app.
nonisolated struct PathBinding {
    let get: () -> [AnyHashable]
    let set: ([AnyHashable]) -> Void
    let accepts: (AnyHashable) -> Bool
    /// The type of all values; nil for any type.
    let elementType: (any Hashable.Type)?
}
