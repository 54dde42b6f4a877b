import SwiftUI

/// An app for wide windows: tabs that can become a sidebar, a split view, searches and a dialog.
struct WidePage: View {
    @State private var tab = "files"

    var body: some View {
        TabView(selection: $tab) {
            Tab("Files", systemImage: "folder", value: "files") { FilesTab() }
            Tab("Photos", systemImage: "photo", value: "photos") { PhotosTab() }
            TabSection("Projects") {
                Tab("Garden", systemImage: "leaf", value: "garden") { ProjectTab(name: "Garden") }
                Tab("House", systemImage: "house", value: "house") { ProjectTab(name: "House") }
            }
            Tab(value: "search", role: .search) { ContentUnavailableView.search(text: "figs") }
        }
        .tabViewStyle(.sidebarAdaptable)
    }
}

/// A split view with a selection and a search.
struct FilesTab: View {
    @State private var folder: String? = "Documents"
    @State private var text = ""
    @State private var asks = false

    private let places = ["Documents", "Downloads", "Desktop"]

    var body: some View {
        NavigationSplitView {
            List(selection: $folder) {
                Section("Places") {
                    ForEach(places, id: \.self) { Label($0, systemImage: "folder") }
                }
                Section("Tags") {
                    ForEach(["Red", "Blue"], id: \.self) { Label($0, systemImage: "tag") }
                }
            }
            .navigationTitle("Files")
        } detail: {
            List {
                ForEach(1..<6) { Text("\(folder ?? "None") file \($0)") }
                Button("Empty the Folder") { asks = true }
                    .confirmationDialog("Empty the folder?", isPresented: $asks, titleVisibility: .visible) {
                        Button("Empty", role: .destructive) {}
                        Button("Archive") {}
                    } message: {
                        Text("The files can't be restored.")
                    }
            }
            .navigationTitle(folder ?? "None")
            .searchable(text: $text)
            .toolbar { Button("New", systemImage: "plus") {} }
        }
    }
}

private struct PhotosTab: View {
    @State private var text = ""

    var body: some View {
        NavigationStack {
            List(0..<30) { number in NavigationLink("Photo \(number)") { Text("Picture \(number)") } }
                .navigationTitle("Photos")
                .searchable(text: $text)
        }
    }
}

private struct ProjectTab: View {
    let name: String
    @State private var asks = false

    var body: some View {
        NavigationStack {
            VStack(spacing: 16) {
                Text("Project \(name)")
                Button("Delete") { asks = true }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle(name)
            .confirmationDialog("Delete?", isPresented: $asks) {
                Button("Delete \(name)", role: .destructive) {}
            }
        }
    }
}

/// The commands of the page: one.
struct WideCommands: Commands {
    var body: some Commands {
        CommandMenu("Files") { Button("Refresh") {}.keyboardShortcut("r", modifiers: [.command, .option]) }
    }
}
