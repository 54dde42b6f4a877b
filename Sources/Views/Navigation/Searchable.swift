/// A view with a search field in the bar of its screen.
private nonisolated struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?
    @State private var ownIsActive = false

    @MainActor func body(content: Content) -> some View {
        let isActive = isPresented ?? $ownIsActive
        content
            .environment(\.searching, isActive.wrappedValue || !text.wrappedValue.isEmpty)
            .environment(
                \.searchDismissal,
                DismissSearchAction { [text] in
                    text.wrappedValue = ""
                    isActive.wrappedValue = false
                }
            )
            .navigationBarSetting { settings in
                guard settings.search == nil else { return }
                settings.search = SearchField(
                    text: text, isActive: isActive, prompt: prompt, scopes: settings.searchScopes,
                    suggestions: settings.searchSuggestions)
            }
    }
}

/// A suggestion that completes the text.
private nonisolated struct SearchCompletion: ViewModifier {
    let completion: String
    @Environment(\.searchText) private var text

    @MainActor func body(content: Content) -> some View {
        Button {
            text?.wrappedValue = completion
        } label: {
            content.foregroundStyle(.primary)
        }
    }
}

extension View {
    /// Adds a search field below the title of the screen.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: nil, prompt: prompt))
    }

    /// Adds a search field with a localized prompt below the title of the screen.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field with a prompt below the title of the screen.
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field below the title of the screen.
    ///
    /// - Parameter isPresented: Whether the field has the focus.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: prompt))
    }

    /// Shows the scopes of the search below its field while the user searches.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        let view = AnyView(Picker("", selection: scope) { scopes() }.pickerStyle(.segmented).labelsHidden())
        return navigationBarSetting { $0.setSearchScopes(view) }
    }

    /// Shows suggestions below the search field while it has the focus.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let view = AnyView(suggestions())
        return navigationBarSetting { $0.setSearchSuggestions(view) }
    }

    /// Makes the view a suggestion: a tap replaces the text of the search field.
    public nonisolated func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletion(completion: completion))
    }
}
