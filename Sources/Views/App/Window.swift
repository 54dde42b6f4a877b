/// A page at the path of its id: `Window("Activity", id: "activity") { … }`.
///
/// On a Mac there is one window of the kind. Here each browser tab with the page has its own state, as with a `WindowGroup`.
public struct Window<Content: View>: Scene {
    private let group: WindowGroup<Content>

    /// The page at `/<id>` with a localized title.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        group = WindowGroup(titleKey, id: id, content: content)
    }

    /// The page at `/<id>` with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        group = WindowGroup(title, id: id, content: content)
    }

    public var body: some Scene { group }
}
