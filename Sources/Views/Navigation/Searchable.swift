import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// A screen's field for searching.
nonisolated struct SearchField {
    let text: Binding<String>
    /// Whether the field has the focus.
    let isActive: Binding<Bool>
    let prompt: Text?
    var scopes: AnyView?
    var suggestions: AnyView?
}

/// The place of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
    /// How a search field in a navigation bar is shown.
    public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
        private let isAlways: Bool

        /// As usual.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// Always.
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }

    private let name: String

    /// The usual place: below the title.
    public static let automatic = SearchFieldPlacement(name: "automatic")
    /// The sidebar.
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    /// The toolbar.
    public static let toolbar = SearchFieldPlacement(name: "toolbar")
    /// Below the title.
    public static let navigationBarDrawer = SearchFieldPlacement(name: "drawer")

    /// Below the title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        navigationBarDrawer
    }
}

/// Ends a search: `dismissSearch()`.
public struct DismissSearchAction {
    fileprivate let action: @MainActor () -> Void

    /// Clears the search field and takes its focus. Without a search it has no effect.
    @MainActor public func callAsFunction() { action() }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}
private enum SearchTextKey: EnvironmentKey { static var defaultValue: Binding<String>? { nil } }

extension EnvironmentValues {
    /// Whether the user searches: the field has the focus or a text.
    public var isSearching: Bool { self[IsSearchingKey.self] }

    /// Ends the search.
    public var dismissSearch: DismissSearchAction { self[DismissSearchKey.self] }

    fileprivate var searching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    fileprivate var searchDismissal: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }

    /// The text of the search field, for suggestions.
    fileprivate var searchText: Binding<String>? {
        get { self[SearchTextKey.self] }
        set { self[SearchTextKey.self] = newValue }
    }
}

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
