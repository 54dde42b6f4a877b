import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The row of a bar with a search field, and what belongs to it.
nonisolated struct SearchBar: View {
    let search: SearchField
    /// Whether the field is beside the title, where only the field has room.
    var isBesideTitle = false
    @Environment(\.locale) private var locale
    @FocusState private var isFocused: Bool
    /// The token that Backspace removes.
    @State private var selectedToken: AnyHashable?

    static let height: CGFloat = 52

    @MainActor var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 12) {
                field
                if search.showsCancelButton ?? (search.isActive.wrappedValue && !isBesideTitle) {
                    Button {
                        clear()
                        isFocused = false
                        search.cancel?()
                    } label: {
                        SystemLabel(.cancel)
                    }
                }
            }
            .padding(isBesideTitle ? EdgeInsets() : EdgeInsets(top: 1, leading: 16, bottom: 15, trailing: 16))
            if !isBesideTitle {
                SearchScopeRow(search: search)
                if search.showsSuggestions { SearchSuggestions(search: search) }
            }
        }
        .modifier(BarTint(color: InterfaceAppearance.read.searchField.tint))
        .onChange(of: isFocused) { _, isFocused in
            if let field = search.fieldFocus {
                field.setFocused(isFocused)
                guard field.isFocused() == isFocused else {
                    self.isFocused = field.isFocused()
                    return
                }
            }
            search.isActive.wrappedValue = isFocused
            if !isFocused { selectedToken = nil }
        }
        .onChange(of: search.isActive.wrappedValue) { _, isActive in
            if isActive != isFocused { isFocused = isActive }
        }
        .onChange(of: search.fieldFocus?.isFocused()) { _, hasFocus in
            if let hasFocus, hasFocus != isFocused { isFocused = hasFocus }
        }
    }

    @MainActor private func clear() {
        search.text.wrappedValue = ""
        for token in search.tokens { token.action() }
        selectedToken = nil
    }

    @MainActor private func focused(_ field: TextField<Text>) -> AnyView {
        let field = AnyView(field.focused($isFocused))
        return search.focus?(field) ?? field
    }

    @MainActor private var field: some View {
        let appearance = InterfaceAppearance.read.searchField
        let prompt = search.prompt ?? SystemText.search.label(in: locale)
        return HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
            ForEach(search.tokens) { token in
                SearchTokenView(token: token, isSelected: selectedToken == token.id) {
                    if selectedToken == token.id { remove(token) } else { selectedToken = token.id }
                }
            }
            focused(TextField("", text: search.text, prompt: search.tokens.isEmpty ? prompt : nil))
                .textFieldStyle(.plain)
                .submitLabel(.search)
                .autocorrectionDisabled()
                .accessibilityLabel(prompt)
                .accessibilityAddTraits(.isSearchField)
                .modifier(OptionalForeground(color: appearance.text))
                .modifier(KeyPressModifier(backspace))
                .onSubmit { search.submit?() }
                // The actions for Return in text fields around the screen are not those of a search.
                .submitScope()
            if !search.isEmpty {
                Button {
                    clear()
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(SystemText.clearText)
            }
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
        .frame(minHeight: 36)
        .background {
            RoundedRectangle(cornerRadius: 10).fill(ColorOrNamed(appearance.background, else: .tertiaryFill))
        }
        .modifier(AccessibilityModifier(change: .group(.search, nil)))
    }

    @MainActor private func remove(_ token: SearchToken) {
        selectedToken = nil
        token.action()
        isFocused = true
    }

    /// Removes the selected token, or the last one in front of an empty text. Otherwise the key edits the text.
    @MainActor private var backspace: KeyHandler? {
        let token =
            search.tokens.first { $0.id == selectedToken }
            ?? (search.text.wrappedValue.isEmpty ? search.tokens.last : nil)
        return token.map { token in
            KeyHandler(phases: .down, keys: [.delete], characters: nil) { _ in
                remove(token)
                return .handled
            }
        }
    }
}

/// A token in a search field. The first tap selects it, the second one removes it.
private nonisolated struct SearchTokenView: View {
    let token: SearchToken
    let isSelected: Bool
    let tap: @MainActor () -> Void

    @MainActor @ViewBuilder var body: some View {
        if token.isEditable {
            chip.modifier(AccessibilityModifier(change: .group(.group, nil)))
        } else {
            Button(action: tap) { chip }
                .buttonStyle(.plain)
                .modifier(AccessibilityModifier(change: .selected(isSelected)))
        }
    }

    @MainActor private var chip: some View {
        token.view
            .font(.subheadline)
            .labelStyle(.titleAndIcon)
            .lineLimit(1)
            .foregroundStyle(isSelected ? AnyShapeStyle(Color.white) : AnyShapeStyle(.primary))
            .padding(.horizontal, 7)
            .frame(minHeight: 24)
            .background {
                RoundedRectangle(cornerRadius: 6)
                    .fill(isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(NamedStyle(name: .fill)))
            }
            .fixedSize()
    }
}

/// The scopes of a search, while they are visible.
nonisolated struct SearchScopeRow: View {
    let search: SearchField

    @MainActor @ViewBuilder var body: some View {
        if search.showsScopes, let scopes = search.scopes {
            scopes.padding(EdgeInsets(top: 0, leading: 16, bottom: 10, trailing: 16))
        }
    }
}

/// The suggestions below a search field: first tokens, then those of the app.
nonisolated struct SearchSuggestions: View {
    let search: SearchField

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(search.suggestedTokens) { token in
                row(
                    Button {
                        token.action()
                        search.text.wrappedValue = ""
                    } label: {
                        token.view.labelStyle(.titleAndIcon)
                            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                            .contentShape(Rectangle())
                    }
                    .buttonStyle(.plain))
            }
            if let content = search.suggestions {
                Group(subviews: content) { suggestions in
                    ForEach(suggestions) { row($0) }
                }
            }
        }
        // It must not reach into the safe area, which is the bar.
        .background { Rectangle().fill(BackgroundStyle()) }
        .environment(\.searchText, search.text)
        .environment(\.addSearchToken, search.addToken.map { AddSearchToken(run: $0) })
    }

    @MainActor @ViewBuilder
    private func row(_ suggestion: some View) -> some View {
        suggestion.frame(maxWidth: .infinity, minHeight: 44, alignment: .leading).padding(.horizontal, 16)
        Hairline(.bottom).padding(.leading, 16)
    }
}
