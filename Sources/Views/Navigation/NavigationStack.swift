/// A root view and the screens that links push above it. The stack shows the topmost screen.
///
/// Covered screens keep their state.
public nonisolated struct NavigationStack<Data, Root: View>: View {
    private let root: Root
    private let path: PathBinding?

    /// A stack that stores its own path.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    /// A stack with a path that the app stores, with values of any types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = PathBinding(
            get: { path.wrappedValue.values.map(\.base) },
            set: { path.wrappedValue = NavigationPath(values: $0.map { PathValue($0) }) }, accepts: { _ in true },
            elementType: nil)
    }

    /// A stack with a path that the app stores, with values of one type. A link to a value of
    /// another type does nothing, with a warning.
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

/// Access to a stack's path that the app stores.
nonisolated struct PathBinding {
    let get: () -> [AnyHashable]
    let set: ([AnyHashable]) -> Void
    /// Whether the path can contain a value.
    let accepts: (AnyHashable) -> Bool
    /// The type of all values; nil for any type.
    let elementType: (any Hashable.Type)?
}

extension NavigationStack: PlaceContent {
    @MainActor static func mayShowPlaces(isOptional: Bool) -> Bool { isOptional }
}
