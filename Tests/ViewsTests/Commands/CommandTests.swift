import EspalierDisplayTree
import Foundation
import TestKit
import Testing

@testable import EspalierViews

extension FocusedValues {
    fileprivate var draft: Binding<String>? {
        get { self[DraftKey.self] }
        set { self[DraftKey.self] = newValue }
    }
}

private struct DraftKey: FocusedValueKey { typealias Value = Binding<String> }

private struct DraftCommands: Commands {
    @FocusedBinding(\.draft) private var draft

    var body: some Commands {
        CommandMenu("Draft") {
            Button("Louder") { draft = draft?.uppercased() }.keyboardShortcut("u").disabled(draft == nil)
        }
    }
}

private struct DraftPage: View {
    @State private var text = "hello"

    var body: some View {
        TextField("Draft", text: $text).focusedValue(\.draft, $text)
        Text("text: \(text)")
    }
}

private struct Drafts: App {
    var body: some Scene {
        WindowGroup { DraftPage() }
            .commands {
                DraftCommands()
                CommandGroup(after: .newItem) { Button("Open") {} }
                CommandGroup(replacing: .newItem) { Button("New Draft") {} }
                CommandGroup(before: .newItem) { Button("Before") {} }
                CommandGroup(replacing: .saveItem) { Button("Save") {} }
            }
            .commands {
                CommandGroup(replacing: .help) { Button("Draft Help") {} }
            }
    }
}

private struct Folders: App {
    @State private var isRich = false

    var body: some Scene {
        WindowGroup {
            NavigationSplitView {
                Text("folders")
            } detail: {
                Button("enrich") { isRich = true }
            }
        }
        .commands {
            SidebarCommands()
            if isRich { CommandMenu("Rich") { Button("Bold") {} } }
        }
    }
}

@MainActor @Suite struct `The commands of a scene` {
    private func open<A: App>(
        _ type: A.Type, width: CGFloat = 1000, height: CGFloat = 800
    ) throws -> (page: TestPage, app: AppInstance) {
        let resources = AppResources(measurer: TenByTenFont())
        let app = AppInstance(type, values: ClientValues(), resources: resources)
        let host = HostEnvironment(size: CGSize(width: width, height: height))
        let graph = try #require(app.open("", WindowRequest(host: host, resources: resources)) as? ViewGraph)
        return (TestPage(graph), app)
    }

    @Test func `are menus in the system's order`() throws {
        let page = try open(Drafts.self).page
        #expect(
            page.texts == [
                "File", "Before", "New Draft", "Open", "Save", "Draft", "Louder", "⌘U", "Help", "Draft Help",
                "text: hello",
            ])
        let bar = try #require(page.nodes.first { $0.semantics?.role == .menubar })
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 1000, height: 28))
    }

    @Test func `use the values of the field with the focus`() throws {
        let page = try open(Drafts.self).page
        func louder() throws -> DisplayNode { try #require(page.target("Louder", for: .tap)) }
        #expect(page.target("Louder", for: .tap) == nil)
        try page.send(.focus, .none, to: "Draft")
        page.update()
        try page.tap("Louder")
        #expect(page.texts.contains("text: HELLO"))
    }

    @Test func `are hidden in a narrow or low window, and their shortcuts apply`() throws {
        for (width, height): (CGFloat, CGFloat) in [(390, 844), (844, 390), (932, 430)] {
            let page = try open(Drafts.self, width: width, height: height).page
            let bar = try #require(page.nodes.first { $0.semantics?.role == .menubar })
            #expect(bar.frame.height == 0)
            #expect(bar.isInvisible)
            let shortcuts = page.nodes.compactMap { node -> String? in
                guard case .control(let control) = node.content, let shortcut = control.shortcut else { return nil }
                #expect(page.tree.reaches(node.id) == true)
                return shortcut
            }
            #expect(shortcuts == ["8 u"])
            let save = try #require(page.target("Save", for: .tap))
            #expect(page.tree.reaches(save.id) == false)
        }
    }

    @Test func `show and hide the sidebar`() throws {
        let page = try open(Folders.self).page
        page.holdClock()
        #expect(page.texts.contains("folders"))
        try page.tap("Toggle Sidebar")
        #expect(!page.texts.contains("folders"))
        page.advance(by: 2)
        try page.tap("Toggle Sidebar")
        #expect(page.texts.contains("folders"))
    }

    @Test func `follow the state of the app`() throws {
        let (page, app) = try open(Folders.self)
        #expect(!page.texts.contains("Rich"))
        try page.tap("enrich")
        app.update()
        page.update()
        #expect(page.texts.contains("Rich"))
    }
}

@MainActor @Suite struct `A shortcut of the browser` {
    @Test func `is named in the log once`() {
        _ = TestPage { Button("New") {}.keyboardShortcut("n") }
        #expect(Warning.wrote("browsers keep ⌘N for themselves, so this keyboard shortcut may not reach the page"))
        _ = TestPage { Button("Save") {}.keyboardShortcut("s") }
        #expect(!Warning.wrote("browsers keep ⌘S for themselves, so this keyboard shortcut may not reach the page"))
    }

    @Test func `is written with the signs of a Mac`() {
        #expect(KeyboardShortcut("s", modifiers: [.control, .option, .shift, .command]).symbols == "⌃⌥⇧⌘S")
        #expect(KeyboardShortcut(.return, modifiers: []).symbols == "↩")
    }
}
