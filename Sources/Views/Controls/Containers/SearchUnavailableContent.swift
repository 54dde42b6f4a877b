/// The parts of the message that a search found nothing.
public nonisolated struct SearchUnavailableContent {
    /// A magnifying glass, and a title with the text that was searched for.
    public nonisolated struct Label: View {
        let text: String

        @MainActor public var body: some View {
            EspalierViews.Label {
                text.isEmpty ? Text("No Results") : Text("No Results for “\(text)”")
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    /// Advice for another search.
    public nonisolated struct Description: View {
        @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
    }

    /// No actions.
    public nonisolated struct Actions: View {
        @MainActor public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// The message that a search found nothing.
    public static var search: Self { search(text: "") }

    /// The message that a search for a text found nothing. If the text is empty, the title does not contain it.
    public static func search(text: String) -> Self {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}
