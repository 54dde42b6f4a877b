import EspalierDisplayTree
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A context menu` {
    private func openers(_ page: TestPage) -> [DisplayNode] {
        page.nodes.filter { if case .part(.contextMenu) = $0.content { true } else { false } }
    }

    @Test func `is a list over the page that the view opens`() throws {
        struct Photo: View {
            @State private var last = "nothing"

            var body: some View {
                Text(last).contextMenu {
                    Button("Copy") { last = "copied" }
                    Button("Delete", role: .destructive) { last = "deleted" }
                }
            }
        }
        let page = TestPage(height: 400) { Photo() }
        let opener = try #require(openers(page).first)
        #expect(opener.frame == CGRect(x: 115, y: 195, width: 70, height: 10))
        let list = try #require(opener.children.first { $0.semantics?.role == .menu })
        #expect(list.frame.size == CGSize(width: 250, height: 87.5))
        #expect(opener.content.menu == list.id)
        #expect(page.texts == ["nothing", "Copy", "Delete"])
        try page.tap("Delete")
        #expect(page.texts.first == "deleted")
    }

    @Test func `does not open without controls`() {
        let page = TestPage { Text("a").contextMenu {} }
        #expect(openers(page).isEmpty)
        let none = TestPage { Text("a").contextMenu(nil as ContextMenu<Text>?) }
        #expect(openers(none).isEmpty)
    }

    @Test func `is present while its value is`() throws {
        struct Switching: View {
            @State private var hasMenu = false

            var body: some View {
                Toggle("menu", isOn: $hasMenu)
                Text("a").contextMenu(hasMenu ? ContextMenu { Button("b") {} } : nil)
            }
        }
        let page = TestPage { Switching() }
        #expect(openers(page).isEmpty)
        try page.send(.change, .bool(true), to: "menu")
        #expect(openers(page).count == 1)
        try page.send(.change, .bool(false), to: "menu")
        #expect(openers(page).isEmpty)
    }

    @Test func `shows its preview above the controls`() throws {
        let page = TestPage(height: 600) {
            Text("a").contextMenu {
                Button("b") {}
            } preview: {
                Color.red.frame(height: 100)
            }
        }
        let list = try #require(openers(page).first?.children.first { $0.semantics?.role == .menu })
        #expect(list.frame.size == CGSize(width: 250, height: 143.5))
    }

    @Test func `applies to each view of a group`() {
        let page = TestPage {
            VStack {
                Group {
                    Text("a")
                    Text("b")
                }
                .contextMenu { Button("c") {} }
            }
        }
        #expect(openers(page).count == 2)
        #expect(page.texts == ["a", "c", "b", "c"])
    }

    @Test(arguments: [false, true]) func `of a list's row belongs to the whole row`(isLazy: Bool) throws {
        struct Trees: View {
            let isLazy: Bool
            @State private var last = "nothing"

            var body: some View {
                VStack {
                    Text(last)
                    List {
                        if isLazy {
                            ForEach(["oak", "elm"], id: \.self) { row($0) }
                        } else {
                            row("oak")
                            row("elm")
                        }
                    }
                }
            }

            private func row(_ name: String) -> some View {
                Text(name).contextMenu { Button("fell \(name)") { last = "felled \(name)" } }
            }
        }
        let page = TestPage(height: 500) { Trees(isLazy: isLazy) }
        #expect(openers(page).map(\.frame.size) == [CGSize(width: 268, height: 44), CGSize(width: 268, height: 44)])
        try page.tap("fell elm")
        #expect(page.texts.first == "felled elm")
    }
}

extension DisplayContent {
    fileprivate var menu: Int? { if case .part(.contextMenu(let menu)) = self { menu } else { nil } }
}
