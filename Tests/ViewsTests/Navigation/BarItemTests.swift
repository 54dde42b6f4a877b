import EspalierDisplayTree
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor
@Suite struct `A group of items` {
    @Test func `is in a bar like the items themselves`() {
        let page = TestPage(width: 390, height: 800) {
            NavigationStack {
                Text("content").toolbar {
                    Group {
                        ToolbarItem(placement: .topBarLeading) { Text("left") }
                        ToolbarItem(placement: .topBarTrailing) { Text("right") }
                    }
                }
            }
        }
        #expect(page.frame(of: "left")?.minX == 16)
        #expect(page.frame(of: "right")?.maxX == 374)
    }
}

@MainActor
@Suite struct `Items that a bar has by itself` {
    private struct Titled: View {
        let removed: ToolbarDefaultItemKind?

        var body: some View {
            NavigationStack {
                Text("content").navigationTitle("Title").toolbar(removing: removed)
            }
        }
    }

    @Test func `are the title, which can be removed`() {
        #expect(TestPage(width: 390, height: 800) { Titled(removed: nil) }.texts.contains("Title"))
        #expect(TestPage(width: 390, height: 800) { Titled(removed: .title) }.texts == ["content"])
    }

    @Test func `are the button of the sidebar, which can be removed`() {
        func buttons(removed: ToolbarDefaultItemKind?) -> Int {
            TestPage(width: 1000, height: 600) {
                NavigationSplitView {
                    Text("sidebar").toolbar(removing: removed)
                } detail: {
                    Text("detail")
                }
            }.nodes.filter { $0.semantics?.label == "Sidebar" }.count
        }
        #expect(buttons(removed: nil) == 1)
        #expect(buttons(removed: .sidebarToggle) == 0)
    }
}

@MainActor
@Suite struct `A tag for optional selections` {
    private struct Choice: View {
        @State private var size: Int?
        let includesOptional: Bool

        var body: some View {
            Picker("Size", selection: $size) {
                Text("S").tag(1, includeOptional: includesOptional)
                Text("M").tag(2, includeOptional: includesOptional)
            }
            .pickerStyle(.inline)
            Text(size.map { "chosen \($0)" } ?? "none")
        }
    }

    @Test func `selects the value`() throws {
        let page = TestPage(height: 600) { Choice(includesOptional: true) }
        #expect(page.texts.contains("none"))
        try page.tap("M")
        #expect(page.texts.contains("chosen 2"))
    }
}

@MainActor
@Suite struct `A button with a role only` {
    @Test func `has the title of its role in the page's language`() {
        let page = TestPage(width: 390, height: 400) {
            VStack {
                Button(role: .cancel) {}
                Button(role: .close) {}
                Button(role: .confirm) {}
                Button(role: .destructive) {}
            }
            .environment(\.locale, Locale(identifier: "de"))
        }
        #expect(page.texts == ["Abbrechen", "Schließen", "Fertig", "Löschen"])
    }
}

@MainActor
@Suite struct `A menu of the title as content of the bar` {
    @Test func `is the menu of the small title`() {
        func texts<M: View>(@ViewBuilder _ menu: () -> M) -> [String] {
            let content = menu()
            return TestPage(width: 390, height: 400) {
                NavigationStack {
                    Text("screen").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                        .toolbar {
                            ToolbarTitleMenu { content }
                            ToolbarItem { Text("item") }.sharedBackgroundVisibility(.hidden)
                        }
                }
            }.texts
        }
        #expect(texts { Button("Rename it") {} } == ["Title", "Rename it", "item", "screen"])
    }

    @Test func `is the system's if it is empty`() {
        struct Editor: View {
            @State private var name = "Title"

            var body: some View {
                NavigationStack {
                    Text("screen").navigationTitle($name).navigationBarTitleDisplayMode(.inline)
                        .toolbar { ToolbarTitleMenu() }
                }
            }
        }
        #expect(TestPage(width: 390, height: 400) { Editor() }.texts == ["Title", "Rename", "screen"])
    }
}
