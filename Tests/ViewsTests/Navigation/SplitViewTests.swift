import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

private struct Mailbox: View {
    var hasContent = false
    @State private var visibility = NavigationSplitViewVisibility.automatic
    @State private var column = NavigationSplitViewColumn.sidebar

    @ViewBuilder private var sidebar: some View {
        NavigationLink("Inbox", value: "inbox").accessibilityLabel("link")
        Button("all") { visibility = .all }
        Button("two") { visibility = .doubleColumn }
        Button("detail") { column = .detail }
        Color.clear.accessibilityLabel("sidebar")
    }

    @ViewBuilder private var detail: some View {
        VStack {
            Text("nothing selected")
            Button("hide") { visibility = .detailOnly }
            Button("back") { column = .sidebar }
        }
        .navigationDestination(for: String.self) { box in
            VStack {
                Text("box \(box)")
                NavigationLink("deeper", value: "\(box)/1")
            }
            .navigationTitle(box)
        }
    }

    var body: some View {
        if hasContent {
            NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
                sidebar
            } content: {
                Color.clear.accessibilityLabel("content")
            } detail: {
                detail
            }
        } else {
            NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
                sidebar
            } detail: {
                detail
            }
        }
    }
}

@MainActor @Suite struct `A split view` {
    private func page(_ width: CGFloat, hasContent: Bool = false) -> TestPage {
        TestPage(width: width, height: 800, holdsClock: true) { Mailbox(hasContent: hasContent) }
    }

    @Test func `shows its columns side by side in a wide window`() throws {
        let two = page(1000)
        #expect(try #require(two.frame(of: "sidebar")).width == 320)
        #expect(try #require(two.frame(of: "nothing selected")).midX == 660.25)
        let three = page(1400, hasContent: true)
        #expect(try #require(three.frame(of: "content")).width == 320)
        #expect(try #require(three.frame(of: "content")).minX == 320.5)
    }

    @Test func `follows the visibility of its columns`() throws {
        let page = page(1400, hasContent: true)
        #expect(page.frame(of: "sidebar") != nil)
        try page.tap("two")
        page.advance(by: 2)
        // Of three columns, the content and the detail remain.
        #expect(page.frame(of: "sidebar") == nil && page.frame(of: "content") != nil)
        let other = self.page(1000)
        try other.tap("two")
        other.advance(by: 2)
        #expect(other.frame(of: "sidebar") != nil)
        try other.tap("hide")
        other.advance(by: 2)
        #expect(other.frame(of: "sidebar") == nil)
    }

    @Test func `hides and shows the sidebar by a button, which stays in the bar`() throws {
        let page = page(1000)
        try page.tap("Sidebar")
        page.advance(by: 2)
        #expect(page.frame(of: "sidebar") == nil)
        try page.tap("Sidebar")
        page.advance(by: 2)
        #expect(page.frame(of: "sidebar") != nil)
    }

    @Test func `replaces the screens of the detail when a link of the sidebar is tapped`() throws {
        let page = page(1000)
        try page.tap("Inbox")
        page.advance(by: 2)
        #expect(page.texts.contains("box inbox"))
        // Nothing is below the first screen, so it has no button that goes back.
        #expect(page.frame(of: "Back") == nil)
        try page.tap("deeper")
        page.advance(by: 2)
        #expect(page.tree.place == DisplayPlace(path: "/String/inbox/String/inbox%2F1", screens: 2))
        try page.tap("Inbox")
        page.advance(by: 2)
        #expect(page.tree.place == DisplayPlace(path: "/String/inbox", screens: 1))
    }

    @Test func `is a stack in a narrow window, which starts with the preferred column`() throws {
        let page = page(390)
        #expect(page.texts.contains("Inbox") && !page.texts.contains("nothing selected"))
        try page.tap("detail")
        page.advance(by: 2)
        #expect(page.texts.contains("nothing selected"))
        try page.tap("back")
        page.advance(by: 2)
        #expect(!page.texts.contains("nothing selected"))
    }

    @Test func `tells the app which column a narrow window shows`() throws {
        struct Columns: View {
            let hasContent: Bool
            @State private var box: Int?
            @State private var mail: Int?
            @State private var column = NavigationSplitViewColumn.sidebar

            private var name: String { column == .sidebar ? "sidebar" : column == .content ? "content" : "detail" }

            @ViewBuilder private var boxes: some View {
                List(1..<3, id: \.self, selection: $box) { Text("box \($0)") }
                Text("boxes in \(name)")
            }

            var body: some View {
                if hasContent {
                    NavigationSplitView(preferredCompactColumn: $column) {
                        boxes
                    } content: {
                        List(1..<3, id: \.self, selection: $mail) { Text("mail \($0)") }
                        Text("mails in \(name)").navigationTitle("Mails")
                    } detail: {
                        Text("detail in \(name)")
                    }
                } else {
                    NavigationSplitView(preferredCompactColumn: $column) {
                        boxes
                    } detail: {
                        Text("detail in \(name)")
                    }
                }
            }
        }
        func page(_ hasContent: Bool) -> TestPage {
            TestPage(width: 390, height: 800, holdsClock: true) { Columns(hasContent: hasContent) }
        }
        func tap(_ name: String, on page: TestPage) throws {
            try page.tap(name)
            page.advance(by: 2)
        }
        let two = page(false)
        #expect(two.texts.contains("boxes in sidebar"))
        try tap("box 2", on: two)
        #expect(two.texts.contains("detail in detail"))
        try tap("Back", on: two)
        #expect(two.texts.contains("boxes in sidebar"))
        let three = page(true)
        try tap("box 1", on: three)
        #expect(three.texts.contains("mails in content"))
        try tap("mail 1", on: three)
        #expect(three.texts.contains("detail in detail"))
        try tap("Mails", on: three)
        #expect(three.texts.contains("mails in content"))
    }

    @Test func `shows the next column in a narrow window when a row is selected`() throws {
        struct Rows: View {
            @State private var selection: Int?

            var body: some View {
                NavigationSplitView {
                    List(1..<4, id: \.self, selection: $selection) { Text("row \($0)") }
                } detail: {
                    Text("detail \(selection ?? 0)")
                }
            }
        }
        let page = TestPage(width: 390, height: 800, holdsClock: true) { Rows() }
        try page.tap("row 2")
        page.advance(by: 2)
        #expect(page.texts.contains("detail 2"))
    }
}

@MainActor @Suite struct `A navigation view` {
    private func page<S: NavigationViewStyle>(_ width: CGFloat, _ style: S) -> TestPage {
        TestPage(width: width, height: 600) {
            NavigationView {
                Text("first").navigationTitle("First")
                Text("second")
                Text("third")
            }
            .navigationViewStyle(style)
        }
    }

    @Test func `has a column for each view in a wide window`() throws {
        let page = page(1400, .columns)
        #expect(page.texts.contains("first") && page.texts.contains("second") && page.texts.contains("third"))
        #expect(try #require(page.frame(of: "first")).midX == 160)
        #expect(try #require(page.frame(of: "second")).midX == 480.5)
    }

    @Test func `shows its first view in a narrow window, and all views as a stack`() {
        #expect(page(390, .automatic).texts.filter { $0 != "First" } == ["first"])
        #expect(page(1400, .stack).texts.filter { $0 != "First" } == ["first", "second", "third"])
        #expect(page(1400, .stack).tree.title == "First")
    }
}
