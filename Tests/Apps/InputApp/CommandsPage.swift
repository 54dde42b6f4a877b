import SwiftUI

extension FocusedValues {
    @Entry var draft: Binding<String>?
}

/// A page with a menu bar.
struct CommandsPage: View {
    @State private var text = "Hello"
    @State private var last = "nothing"

    var body: some View {
        NavigationSplitView {
            List { Text("Sidebar") }.navigationTitle("Folders").navigationSplitViewColumnWidth(min: 180, ideal: 240)
        } detail: {
            VStack(spacing: 16) {
                Text("last: \(last)")
                TextField("Draft", text: $text).textFieldStyle(.roundedBorder).frame(width: 240)
                    .focusedValue(\.draft, $text)
                Button("Refresh") { last = "refreshed" }.keyboardShortcut("r", modifiers: [.command, .option])
            }
            .navigationTitle("Draft")
        }
        .focusedSceneValue(\.report) { last = $0 }
    }
}

extension FocusedValues {
    @Entry var report: ((String) -> Void)?
}

/// The commands of the page.
struct DraftCommands: Commands {
    @FocusedBinding(\.draft) private var draft
    @FocusedValue(\.report) private var report

    var body: some Commands {
        CommandMenu("Draft") {
            Button("Make Uppercase") { draft = draft?.uppercased() }
                .keyboardShortcut("u", modifiers: [.command, .shift]).disabled(draft == nil)
            Divider()
            Menu("More") { Button("Count Letters") { report?("counted") } }
        }
        CommandGroup(replacing: .newItem) {
            Button("New Draft") { report?("new") }.keyboardShortcut("k")
        }
        CommandGroup(after: .saveItem) {
            Button("Export…") { report?("exported") }.keyboardShortcut("e", modifiers: [.command, .shift])
        }
        CommandGroup(replacing: .help) {
            Button("Draft Help") { report?("helped") }
        }
        SidebarCommands()
    }
}
