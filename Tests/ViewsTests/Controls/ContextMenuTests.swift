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
        let closed = try #require(openers(page).first)
        #expect(closed.frame == CGRect(x: 115, y: 195, width: 70, height: 10))
        #expect(closed.events == .menu && page.texts == ["nothing"])
        try page.openMenu(of: "nothing")
        let opener = try #require(openers(page).first)
        let list = try #require(opener.children.first { $0.semantics?.role == .menu })
        #expect(list.frame.size == CGSize(width: 250, height: 87.5))
        // The page knows the list's number before the list is made.
        #expect(opener.id == closed.id && closed.content.menu == list.id && opener.content.menu == list.id)
        #expect(page.texts == ["nothing", "Copy", "Delete"])
        try page.tap("Delete")
        #expect(page.texts.first == "deleted")
    }

    @Test func `does not open without controls`() throws {
        let page = TestPage { Text("a").contextMenu {} }
        try page.openMenu(of: "a")
        #expect(page.nodes.allSatisfy { $0.semantics?.role != .menu })
        let none = TestPage { Text("a").contextMenu(nil as ContextMenu<Text>?) }
        #expect(openers(none).isEmpty)
        #expect(throws: TestPage.NothingToUse.self) { try none.openMenu(of: "a") }
    }

    // MARK: Making

    /// A text that counts the evaluations of its body.
    private struct Counted: View {
        let name: String
        let probe: Probe

        var body: some View {
            probe.count += 1
            return Text(name)
        }
    }

    private struct Trees: View {
        let probe: Probe
        @State private var height = 1
        @State private var asks = false

        var body: some View {
            VStack {
                Button("grow") { height += 1 }
                Text("oak").contextMenu {
                    Counted(name: "height \(height)", probe: probe)
                    Button("fell") { asks = true }.alert("Sure?", isPresented: $asks) { Button("Yes") {} }
                }
                Text("elm").contextMenu {
                    Counted(name: "leaves", probe: probe)
                } preview: {
                    Counted(name: "picture", probe: probe)
                }
            }
        }
    }

    @Test func `is made when the user opens it, and no earlier`() throws {
        let probe = Probe()
        let page = TestPage(height: 600) { Trees(probe: probe) }
        try page.tap("grow")
        #expect(probe.count == 0 && page.texts == ["grow", "oak", "elm"])
        try page.openMenu(of: "elm")
        #expect(probe.count == 2 && page.texts == ["grow", "oak", "elm", "picture", "leaves"])
        // It is there when the user opens it again.
        try page.openMenu(of: "elm")
        #expect(probe.count == 2)
    }

    @Test func `follows the state while it is open`() throws {
        let page = TestPage(height: 600) { Trees(probe: Probe()) }
        try page.tap("grow")
        try page.openMenu(of: "oak")
        #expect(page.texts == ["grow", "oak", "height 2", "fell", "elm"])
        try page.tap("grow")
        #expect(page.texts == ["grow", "oak", "height 3", "fell", "elm"])
    }

    @Test func `is removed when the user opens another one`() throws {
        let probe = Probe()
        let page = TestPage(height: 600) { Trees(probe: probe) }
        try page.openMenu(of: "oak")
        try page.openMenu(of: "elm")
        #expect(page.texts == ["grow", "oak", "elm", "picture", "leaves"])
        // The text of the first menu would be another one.
        let count = probe.count
        try page.tap("grow")
        #expect(probe.count == count)
    }

    @Test func `is there again when the page is made from a snapshot`() throws {
        let page = TestPage(height: 600) { Trees(probe: Probe()) }
        try page.openMenu(of: "elm")
        let probe = Probe()
        let again = TestPage(height: 600, snapshot: page.graph.snapshot()) { Trees(probe: probe) }
        #expect(again.texts == ["grow", "oak", "elm", "picture", "leaves"] && probe.count == 2)
    }

    @Test func `that presents a view stays until the view has left`() throws {
        let page = TestPage(height: 600, holdsClock: true) { Trees(probe: Probe()) }
        try page.openMenu(of: "oak")
        try page.tap("fell")
        #expect(page.texts.contains("Sure?"))
        // Behind the alert no menu opens.
        #expect(throws: EventRefusal.self) { try page.openMenu(of: "elm") }
        try page.tap("Yes")
        #expect(!page.texts.contains("Sure?"))
        try page.openMenu(of: "elm")
        #expect(page.texts == ["grow", "oak", "height 1", "fell", "elm", "picture", "leaves"])
        page.advance(by: 5)
        try page.openMenu(of: "oak")
        try page.openMenu(of: "elm")
        #expect(page.texts == ["grow", "oak", "elm", "picture", "leaves"])
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
        try page.openMenu(of: "a")
        let list = try #require(openers(page).first?.children.first { $0.semantics?.role == .menu })
        #expect(list.frame.size == CGSize(width: 250, height: 143.5))
    }

    @Test func `applies to each view of a group`() throws {
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
        try page.openMenu(of: "b")
        #expect(page.texts == ["a", "b", "c"])
        try page.openMenu(of: "a")
        #expect(page.texts == ["a", "c", "b"])
    }

    @Test(arguments: [false, true]) func `of a list's row belongs to the whole row`(isLazy: Bool) throws {
        struct Rows: View {
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
        let page = TestPage(height: 500) { Rows(isLazy: isLazy) }
        #expect(openers(page).map(\.frame.size) == [CGSize(width: 268, height: 44), CGSize(width: 268, height: 44)])
        try page.openMenu(of: "elm")
        try page.tap("fell elm")
        #expect(page.texts.first == "felled elm")
    }
}

extension DisplayContent {
    fileprivate var menu: Int? { if case .part(.contextMenu(let menu)) = self { menu } else { nil } }
}
