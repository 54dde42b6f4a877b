/// A view with a search field in the bar of its screen, or of the first screen inside.
package nonisolated struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?
    let placement: SearchFieldPlacement
    var tokens: SearchTokens?
    @State private var ownIsActive = false
    @Environment(\.searchSubmitAction) private var submit

    @MainActor package func body(content: Content) -> some View {
        let isActive = isPresented ?? $ownIsActive
        let (current, suggested) = (tokens?.current() ?? [], tokens?.suggested() ?? [])
        content
            .environment(\.searching, isActive.wrappedValue || !text.wrappedValue.isEmpty || !current.isEmpty)
            .environment(
                \.searchDismissal,
                DismissSearchAction { [text] in
                    text.wrappedValue = ""
                    isActive.wrappedValue = false
                }
            )
            .searchSetting { settings in
                guard settings.search == nil else { return }
                settings.search = SearchField(
                    text: text, isActive: isActive, prompt: prompt, tokens: current, suggestedTokens: suggested,
                    scopes: settings.searchScopes, scopeActivation: settings.searchScopeActivation,
                    suggestions: settings.searchSuggestions)
                settings.search?.addToken = tokens?.add
                settings.search?.focus = settings.searchFocus
                if let submit {
                    let action = UncheckedTransfer(submit)
                    settings.search?.submit = { action.value() }
                }
                settings.search?.isBelowTitle = placement == .navigationBarDrawer
            }
    }
}

/// Access to the tokens of a search field, whose type only the app knows.
nonisolated struct SearchTokens {
    let current: () -> [SearchToken]
    let suggested: () -> [SearchToken]
    /// Adds a token, if it is of the field's type.
    let add: (Any) -> Void
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

/// A suggestion that adds a token.
private nonisolated struct TokenCompletion<Token>: ViewModifier {
    let token: Token
    @Environment(\.searchText) private var text
    @Environment(\.addSearchToken) private var add

    @MainActor func body(content: Content) -> some View {
        Button {
            add?.run(token)
            text?.wrappedValue = ""
        } label: {
            content.foregroundStyle(.primary)
        }
    }
}

/// Adds a token to the search field around a suggestion.
struct AddSearchToken {
    let run: (Any) -> Void
}

private enum AddSearchTokenKey: EnvironmentKey { static var defaultValue: AddSearchToken? { nil } }

extension EnvironmentValues {
    /// Adds a token to the search field, for suggestions.
    var addSearchToken: AddSearchToken? {
        get { self[AddSearchTokenKey.self] }
        set { self[AddSearchTokenKey.self] = newValue }
    }
}

extension View {
    /// Adds a search field below the title of the screen, or at the end of the bar in a wide window.
    ///
    /// The fields of columns and sheets are below the title, as in a narrow window.
    ///
    /// - Parameter isPresented: Whether the field has the focus. Apple declares a second function with it.
    public nonisolated __consuming func searchable(
        text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: prompt, placement: placement))
    }

    /// Adds a search field with a localized prompt to the bar of the screen.
    public nonisolated __consuming func searchable(
        text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field with a prompt to the bar of the screen.
    @_disfavoredOverload
    public nonisolated __consuming func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field with suggestions, in the form of older apps.
    public nonisolated __consuming func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchSuggestions(suggestions).searchable(text: text, placement: placement, prompt: prompt)
    }

    /// Adds a search field with a localized prompt and suggestions, in the form of older apps.
    public nonisolated __consuming func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }

    /// Adds a search field with a prompt and suggestions, in the form of older apps.
    @_disfavoredOverload
    public nonisolated __consuming func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }

    /// Binds the focus of the search field to a state: the field has the focus while it is true.
    public nonisolated __consuming func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        searchSetting { $0.setSearchFocus { AnyView($0.focused(binding)) } }
    }

    /// Binds the focus of the search field to a state: the field has the focus while the state has the value.
    public nonisolated __consuming func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        searchSetting { $0.setSearchFocus { AnyView($0.focused(binding, equals: value)) } }
    }

    /// Shows the scopes of the search below its field while the user searches.
    public nonisolated __consuming func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    /// Shows the scopes of the search below its field.
    ///
    /// - Parameter activation: When the scopes are visible. By default it is while the field has the focus or a text.
    public nonisolated __consuming func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let view = AnyView(Picker("", selection: scope) { scopes() }.pickerStyle(.segmented).labelsHidden())
        return searchSetting { $0.setSearchScopes(view, activation) }
    }

    /// Sets how the search field behaves in a toolbar. It has no effect: the field is always shown.
    public nonisolated __consuming func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

    /// Sets how a search changes the toolbar. It has no effect: a search hides nothing.
    public nonisolated __consuming func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { self }

    /// Shows suggestions below the search field while it has the focus.
    public nonisolated __consuming func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let view = AnyView(suggestions())
        return searchSetting { $0.setSearchSuggestions(view) }
    }

    /// Makes the view a suggestion: a tap adds a token to the search field, and clears its text.
    public nonisolated __consuming func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(TokenCompletion(token: token))
    }

    /// Makes the view a suggestion: a tap replaces the text of the search field.
    public nonisolated __consuming func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletion(completion: completion))
    }
}
