extension SearchTokens {
    /// Tokens that a view shows.
    init<C, T: View>(_ tokens: Binding<C>, suggested: Binding<C>?, _ view: @escaping (C.Element) -> T)
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        let add: (Any) -> Void = { token in
            guard let token = token as? C.Element, !tokens.wrappedValue.contains(where: { $0.id == token.id }) else {
                return
            }
            tokens.wrappedValue.append(token)
        }
        self.init(
            current: {
                tokens.wrappedValue.map { token in
                    SearchToken(id: token.id, view: AnyView(view(token))) { Self.remove(token.id, from: tokens) }
                }
            },
            suggested: {
                let known = tokens.wrappedValue
                return (suggested?.wrappedValue.filter { token in !known.contains { $0.id == token.id } } ?? C()).map {
                    token in SearchToken(id: token.id, view: AnyView(view(token))) { add(token) }
                }
            }, add: add)
    }

    /// Tokens that a view shows and changes.
    init<C, T: View>(editable tokens: Binding<C>, _ view: @escaping (Binding<C.Element>) -> T)
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
    {
        self.init(
            current: {
                tokens.wrappedValue.map { token in
                    let binding = Binding<C.Element>(
                        get: { tokens.wrappedValue.first { $0.id == token.id } ?? token },
                        set: { new in
                            guard let index = tokens.wrappedValue.firstIndex(where: { $0.id == token.id }) else {
                                return
                            }
                            tokens.wrappedValue[index] = new
                        })
                    return SearchToken(id: token.id, view: AnyView(view(binding)), isEditable: true) {
                        Self.remove(token.id, from: tokens)
                    }
                }
            }, suggested: { [] },
            add: { token in if let token = token as? C.Element { tokens.wrappedValue.append(token) } })
    }

    private static func remove<C>(_ id: C.Element.ID, from tokens: Binding<C>)
    where C: RangeReplaceableCollection, C.Element: Identifiable {
        tokens.wrappedValue.removeAll { $0.id == id }
    }
}

/// Apple declares each of these once with `isPresented` and `suggestedTokens` and once without. Here they are optional.
extension View {
    /// Adds a search field with tokens.
    ///
    /// - Parameters:
    ///   - tokens: The tokens in front of the text.
    ///   - suggestedTokens: Tokens that the field suggests. Those that it already has are left out.
    ///   - isPresented: Whether the field has the focus.
    ///   - token: The view of a token.
    public nonisolated __consuming func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
        isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
    {
        modifier(
            SearchableModifier(
                text: text, isPresented: isPresented, prompt: prompt, placement: placement,
                tokens: SearchTokens(tokens, suggested: suggestedTokens, token)))
    }

    /// Adds a search field with tokens. It has a localized prompt.
    public nonisolated __consuming func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
        isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
    {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement,
            prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens. It has a prompt.
    @_disfavoredOverload
    public nonisolated __consuming func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
        isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
    {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement,
            prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens that the user changes by controls in them.
    public nonisolated __consuming func searchable<C, T: View>(
        text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
    {
        modifier(
            SearchableModifier(
                text: text, isPresented: isPresented, prompt: prompt, placement: placement,
                tokens: SearchTokens(editable: tokens, token)))
    }

    /// Adds a search field with tokens that the user changes by controls in them. It has a localized prompt.
    public nonisolated __consuming func searchable<C, T: View>(
        text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
    {
        searchable(
            text: text, editableTokens: tokens, isPresented: isPresented, placement: placement,
            prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens that the user changes by controls in them. It has a prompt.
    @_disfavoredOverload
    public nonisolated __consuming func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable
    {
        searchable(
            text: text, editableTokens: tokens, isPresented: isPresented, placement: placement,
            prompt: Text(prompt), token: token)
    }
}
