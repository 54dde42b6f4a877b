/// A menu in the menu bar of a Mac.
@available(*, unavailable, message: "A page has no menu bar of the system. Use commands(content:) or a WindowGroup.")
public struct MenuBarExtra<Label: View, Content: View>: Scene {
    public typealias Body = Never

    public var body: Never { preconditionFailure("A menu bar extra is unavailable.") }

    /// A menu with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {}

    /// A menu with a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == EspalierViews.Label<Text, Image> {}

    /// A menu with an image.
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
    where Label == EspalierViews.Label<Text, Image> {}

    /// A menu with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
