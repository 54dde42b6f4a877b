/// The label of a share link that is created without one: a title, such as “Share…”, and a symbol.
public nonisolated struct DefaultShareLinkLabel: View {
    let title: Text

    @MainActor public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}
