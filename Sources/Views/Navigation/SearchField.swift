/// A screen's field for searching.
package nonisolated struct SearchField {
    let text: Binding<String>
    /// Whether the field has the focus.
    let isActive: Binding<Bool>
    let prompt: Text?
    /// The tokens before the text.
    var tokens: [SearchToken] = []
    /// The tokens that the field suggests. Their action adds them.
    var suggestedTokens: [SearchToken] = []
    var scopes: AnyView?
    var scopeActivation = SearchScopeActivation.automatic
    var suggestions: AnyView?
    /// Binds the focus of the field to a state of the app.
    var focus: ((AnyView) -> AnyView)?
    /// Adds a token, if it is of the field's type; nil for a field without tokens.
    var addToken: ((Any) -> Void)?

    /// Whether the field is below the title also in a wide window.
    var isBelowTitle = false

    // Differences of the fields of UIKit's search controllers.
    /// Whether the field scrolls away while nothing is searched.
    var hidesWhenScrolling = true
    /// Whether there is a button that ends the search; nil for one while the search is active.
    var showsCancelButton: Bool?
    /// The action of the button that ends the search, in place of taking the focus from the field.
    var cancel: (@MainActor () -> Void)?
    /// The action of Return.
    var submit: (@MainActor () -> Void)?
    /// The focus as another object keeps it, which may refuse a change.
    var fieldFocus: FieldFocus?

    /// The field of a search controller.
    ///
    /// - Parameters:
    ///   - isActive: Whether the user searches, which may outlast the focus.
    ///   - cancel: Ends the search.
    package init(
        text: Binding<String>, isActive: Binding<Bool>, prompt: Text?, hidesWhenScrolling: Bool,
        showsCancelButton: Bool, fieldFocus: FieldFocus, cancel: @escaping @MainActor () -> Void,
        submit: @escaping @MainActor () -> Void
    ) {
        self.init(text: text, isActive: isActive, prompt: prompt)
        self.hidesWhenScrolling = hidesWhenScrolling
        self.showsCancelButton = showsCancelButton
        self.fieldFocus = fieldFocus
        self.cancel = cancel
        self.submit = submit
    }

    init(
        text: Binding<String>, isActive: Binding<Bool>, prompt: Text?, tokens: [SearchToken] = [],
        suggestedTokens: [SearchToken] = [], scopes: AnyView? = nil,
        scopeActivation: SearchScopeActivation = .automatic, suggestions: AnyView? = nil
    ) {
        self.text = text
        self.isActive = isActive
        self.prompt = prompt
        self.tokens = tokens
        self.suggestedTokens = suggestedTokens
        self.scopes = scopes
        self.scopeActivation = scopeActivation
        self.suggestions = suggestions
    }
}

extension SearchField {
    /// Whether nothing is searched.
    @MainActor var isEmpty: Bool { text.wrappedValue.isEmpty && tokens.isEmpty }

    @MainActor var showsScopes: Bool {
        !isEmpty || isActive.wrappedValue && scopeActivation != .onTextEntry
    }

    @MainActor var showsSuggestions: Bool {
        isActive.wrappedValue && (suggestions != nil || !suggestedTokens.isEmpty)
    }
}

extension View {
    /// Adds a search field to the bar of the screen, as `searchable` does; nil for none.
    package nonisolated func searchField(_ field: SearchField?) -> some View {
        navigationBarSetting { settings in
            guard settings.search == nil, let field else { return }
            settings.search = field
            // The scopes of a view inside.
            if let scopes = settings.searchScopes {
                settings.setSearchScopes(scopes, settings.searchScopeActivation)
            }
        }
    }
}

/// A token of a search field: a part of the search that is more than a text.
nonisolated struct SearchToken: Identifiable {
    let id: AnyHashable
    let view: AnyView
    /// Whether the user changes the token by controls in it.
    var isEditable = false
    /// Removes a token, or adds one that is suggested.
    let action: () -> Void
}
