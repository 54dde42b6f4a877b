import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// The row of a bar with a search field, and what belongs to it.
nonisolated struct SearchBar: View {
    let search: SearchField
    @Environment(\.locale) private var locale
    @FocusState private var isFocused: Bool

    static let height: CGFloat = 52

    @MainActor var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 12) {
                field
                if search.isActive.wrappedValue {
                    Button {
                        search.text.wrappedValue = ""
                        isFocused = false
                    } label: {
                        SystemLabel(.cancel)
                    }
                }
            }
            .padding(EdgeInsets(top: 1, leading: 16, bottom: 15, trailing: 16))
            if search.isActive.wrappedValue || !search.text.wrappedValue.isEmpty, let scopes = search.scopes {
                scopes.padding(EdgeInsets(top: 0, leading: 16, bottom: 10, trailing: 16))
            }
            if search.isActive.wrappedValue, let suggestions = search.suggestions {
                SearchSuggestions(content: suggestions).environment(\.searchText, search.text)
            }
        }
        .onChange(of: isFocused) { _, isFocused in search.isActive.wrappedValue = isFocused }
        .onChange(of: search.isActive.wrappedValue) { _, isActive in
            if isActive != isFocused { isFocused = isActive }
        }
    }

    @MainActor private var field: some View {
        let prompt = search.prompt ?? Text(verbatim: SystemText.search.text(language: locale.languageTag))
        return HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
            TextField("", text: search.text, prompt: prompt)
                .textFieldStyle(.plain)
                .focused($isFocused)
                .submitLabel(.search)
                .autocorrectionDisabled()
                .accessibilityLabel(prompt)
                .accessibilityAddTraits(.isSearchField)
            if !search.text.wrappedValue.isEmpty {
                Button {
                    search.text.wrappedValue = ""
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
                }
                .accessibilityLabel("Clear text")
            }
        }
        .padding(.horizontal, 8)
        .frame(height: 36)
        .background { RoundedRectangle(cornerRadius: 10).fill(NamedStyle(name: .tertiaryFill)) }
        .modifier(AccessibilityModifier(change: .group(.search, nil)))
    }
}

/// The suggestions below a search field.
private nonisolated struct SearchSuggestions: View {
    let content: AnyView

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Group(subviews: content) { suggestions in
                ForEach(suggestions) { suggestion in
                    suggestion.frame(maxWidth: .infinity, minHeight: 44, alignment: .leading).padding(.horizontal, 16)
                    Rectangle().fill(.separator).frame(height: 0.5).padding(.leading, 16)
                }
            }
        }
        .background(BackgroundStyle())
    }
}
