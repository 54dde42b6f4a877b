import EspalierDisplayTree
import Foundation
import EspalierLayoutEngine
/// A screen's field for searching.
nonisolated struct SearchField {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
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

/// The row of a bar with a search field.
nonisolated struct SearchBar: View {
    let search: SearchField
    @Environment(\.locale) private var locale

    static let height: CGFloat = 52

    @MainActor var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
            TextField(
                "", text: search.text,
                prompt: search.prompt ?? Text(verbatim: SystemText.search.text(language: locale.languageTag))
            )
            .textFieldStyle(.plain)
            .submitLabel(.search)
            .autocorrectionDisabled()
            .accessibilityLabel(search.prompt ?? Text(verbatim: SystemText.search.text(language: locale.languageTag)))
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
        .padding(EdgeInsets(top: 1, leading: 16, bottom: 15, trailing: 16))
    }
}

extension View {
    /// Adds a search field below the title of the screen.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        navigationBarSetting {
            $0.search = $0.search ?? SearchField(text: text, isPresented: nil, prompt: prompt)
        }
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
}
