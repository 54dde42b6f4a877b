/// A screen's field for searching.
nonisolated struct SearchField {
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
