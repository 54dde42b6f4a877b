import SwiftUI

/// Bars: tokens in the search, titles that are renamed, roles, colors, the bar over the keyboard.
struct BarsPage: View {
    private struct Tag: Identifiable, Hashable { let id: String }

    @State private var title = "Notes"
    @State private var text = ""
    @State private var tags = [Tag(id: "Work")]
    @State private var known = ["Work", "Home", "Garden"].map { Tag(id: $0) }
    @State private var name = ""
    @State private var role = 0
    @State private var isDark = false
    @FocusState private var isFocused: Bool

    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Searching") { searching }
                NavigationLink("Renaming") { renaming }
                NavigationLink("Typing") { typing }
                NavigationLink("Editing") {
                    List { Toggle("Dark", isOn: $isDark) }
                        .navigationTitle("Document").navigationSubtitle("Edited today")
                        .navigationBarTitleDisplayMode(.inline)
                        .toolbarRole(.editor)
                        .toolbarColorScheme(isDark ? .dark : nil, for: .navigationBar)
                        .toolbarBackground(isDark ? .visible : .automatic, for: .navigationBar)
                        .toolbar { Button("Share", systemImage: "square.and.arrow.up") {} }
                }
            }
            .navigationTitle("Bars")
        }
    }

    private var searching: some View {
        List {
            Text("tags: \(tags.map(\.id).joined(separator: " "))")
            Text("text: \(text)")
        }
        .navigationTitle("Searching")
        .searchable(text: $text, tokens: $tags, suggestedTokens: $known, prompt: "Search notes") { tag in
            Label(tag.id, systemImage: "tag")
        }
    }

    private var renaming: some View {
        List {
            Text("title: \(title)")
        }
        .navigationTitle($title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbarTitleMenu {
            RenameButton()
            Button("Duplicate", systemImage: "plus.square.on.square") { title += " copy" }
        }
    }

    private var typing: some View {
        Form {
            TextField("Name", text: $name).focused($isFocused)
            Text(isFocused ? "typing" : "resting")
        }
        .navigationTitle("Typing")
        .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Done") { isFocused = false }
            }
        }
    }
}
