import EspalierDisplayTree
import Foundation
import TestKit
import Testing

@testable import EspalierViews

/// How a page covers or hides a button.
private enum Cover: CaseIterable {
    case hidden, transparent, disabled, sheet, fullScreenCover, alert, dialog, popover, screen, twoScreens, tab
}

private struct Covered: View {
    let cover: Cover
    let act: @MainActor @Sendable () -> Void
    @State private var isCovered = false

    @ViewBuilder var body: some View {
        switch cover {
        case .hidden: row { if isCovered { $0.hidden() } else { $0 } }
        case .transparent: row { $0.opacity(isCovered ? 0 : 1) }
        case .disabled: row { $0.disabled(isCovered) }
        case .sheet: row { $0.sheet(isPresented: $isCovered) { Text("on top") } }
        case .fullScreenCover: row { $0.fullScreenCover(isPresented: $isCovered) { Text("on top") } }
        case .alert: row { $0.alert("on top", isPresented: $isCovered) {} }
        case .dialog: row { $0.confirmationDialog("on top", isPresented: $isCovered) { Button("go") {} } }
        case .popover: row { $0.popover(isPresented: $isCovered) { Text("on top") } }
        case .screen:
            NavigationStack {
                row { $0.navigationDestination(isPresented: $isCovered) { Text("on top") } }
            }
        case .twoScreens:
            NavigationStack(path: Binding(get: { isCovered ? [1, 2] : [] }, set: { isCovered = !$0.isEmpty })) {
                row { $0.navigationDestination(for: Int.self) { Text("on top \($0)") } }
            }
        case .tab:
            TabView(selection: Binding(get: { isCovered ? 1 : 0 }, set: { isCovered = $0 == 1 })) {
                row { $0 }.tag(0)
                Text("on top").tag(1)
            }
        }
    }

    private func row(@ViewBuilder _ change: (Button<Text>) -> some View) -> some View {
        VStack {
            Button("cover") { isCovered = true }
            change(Button("act", action: act))
        }
    }
}

/// A model that counts.
@MainActor private final class Counter {
    var count = 0
}

@MainActor @Suite struct `An event for a view` {
    private let counter = Counter()

    private func refusal(of event: DisplayEvent, by page: TestPage) -> EventRefusal? {
        do throws(EventRefusal) {
            try page.graph.send(event)
            return nil
        } catch {
            return error
        }
    }

    private func tap(_ node: Int, on page: TestPage) -> EventRefusal? {
        refusal(of: DisplayEvent(node: node, type: .tap), by: page)
    }

    @Test(arguments: Cover.allCases)
    fileprivate func `that cannot be reached is refused`(cover: Cover) throws {
        let page = TestPage(width: 1000, height: 800, holdsClock: true) {
            Covered(cover: cover) { [counter] in counter.count += 1 }
        }
        let button = try #require(page.target("act", for: .tap)).id
        #expect(tap(button, on: page) == nil)
        #expect(counter.count == 1)
        let cover = try #require(page.target("cover", for: .tap)).id
        #expect(tap(cover, on: page) == nil)
        // At once, while the cover arrives, and when it has.
        #expect(tap(button, on: page) != nil)
        page.update()
        page.advance(by: 3)
        #expect(tap(button, on: page) != nil)
        #expect(counter.count == 1)
    }

    @Test func `for an invisible button with a keyboard shortcut is carried out, unless a dialog covers it`() throws {
        let page = TestPage(width: 390, height: 800) {
            Covered(cover: .sheet) {}
            Button("hidden") { [counter] in counter.count += 1 }.keyboardShortcut("h").hidden()
            Button("transparent") { [counter] in counter.count += 10 }.keyboardShortcut("t").opacity(0)
        }
        let buttons = try ["hidden", "transparent"].map { try #require(page.target($0, for: .tap)).id }
        for button in buttons { #expect(tap(button, on: page) == nil) }
        #expect(counter.count == 11)
        try page.tap("cover")
        for button in buttons { #expect(tap(button, on: page) == .notTaken(node: button, type: .tap)) }
        #expect(counter.count == 11)
    }

    @Test func `behind a sheet that lets the page be used is carried out`() throws {
        let page = TestPage(width: 390, height: 800) {
            Button("act") { [counter] in counter.count += 1 }
                .sheet(isPresented: .constant(true)) {
                    Text("on top").presentationDetents([.medium]).presentationBackgroundInteraction(.enabled)
                }
        }
        try page.tap("act")
        #expect(counter.count == 1)
    }

    @Test func `behind one of two sheets is refused, and in front of both carried out`() throws {
        let page = TestPage(width: 390, height: 800) {
            Text("page").sheet(isPresented: .constant(true)) {
                Button("first") { [counter] in counter.count += 1 }
                    .sheet(isPresented: .constant(true)) { Button("second") { [counter] in counter.count += 10 } }
            }
        }
        let first = try #require(page.target("first", for: .tap)).id
        #expect(tap(first, on: page) == .notTaken(node: first, type: .tap))
        try page.tap("second")
        #expect(counter.count == 10)
    }

    private struct Leaving: View {
        enum Kind: CaseIterable { case conditional, row, listRow, alert, sheet, screen }

        let kind: Kind
        let pay: @MainActor @Sendable () -> Void
        @State private var ids = [1, 2, 3]
        @State private var isShown = true

        @ViewBuilder var body: some View {
            switch kind {
            case .conditional: VStack { if isShown { button } }
            case .row: VStack { rows }
            case .listRow: List { rows }
            case .alert: Text("page").alert("Sure?", isPresented: $isShown) { Button("pay 1", action: pay) }
            case .sheet: Text("page").sheet(isPresented: $isShown) { VStack { button } }
            case .screen:
                NavigationStack(path: Binding(get: { isShown ? [1] : [] }, set: { isShown = !$0.isEmpty })) {
                    Text("page").navigationDestination(for: Int.self) { _ in VStack { button } }
                }
            }
        }

        private var button: some View {
            Button("pay 1") {
                pay()
                withAnimation { isShown = false }
            }
        }

        private var rows: some View {
            ForEach(ids, id: \.self) { id in
                Button("pay \(id)") {
                    pay()
                    withAnimation { ids.removeAll { $0 == id } }
                }
            }
        }
    }

    @Test(arguments: Leaving.Kind.allCases)
    private func `that leaves because of the first tap is not carried out again`(kind: Leaving.Kind) throws {
        let page = TestPage(width: 390, height: 800, holdsClock: true) {
            Leaving(kind: kind) { [counter] in counter.count += 1 }
        }
        page.advance(by: 3)
        let button = try #require(page.target("pay 1", for: .tap)).id
        #expect(tap(button, on: page) == nil)
        #expect(tap(button, on: page) == .notTaken(node: button, type: .tap))
        page.update()
        page.advance(by: 0.1)
        #expect(tap(button, on: page) == .notTaken(node: button, type: .tap))
        page.advance(by: 3)
        #expect(tap(button, on: page) == .unknownNode(button))
        #expect(counter.count == 1)
    }

    private struct Focused: View {
        @State private var isCovered = false
        @State private var text = ""
        @State private var log = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            TextField("name", text: $text).focused($isFocused)
            Button("cover") { isCovered = true }
                .sheet(isPresented: $isCovered) { Text("on top") }
            Text("\(text) \(isFocused)")
        }
    }

    @Test func `that is covered still reports that it loses the focus`() throws {
        let page = TestPage(width: 390, height: 800) { Focused() }
        let field = try #require(page.target("name", for: .input)).id
        try page.send(.focus, .none, to: "name")
        #expect(page.texts.contains(" true"))
        try page.tap("cover")
        #expect(
            refusal(of: DisplayEvent(node: field, type: .input, value: .text("a")), by: page)
                == .notTaken(node: field, type: .input))
        #expect(refusal(of: DisplayEvent(node: field, type: .blur), by: page) == nil)
        page.update()
        #expect(page.texts.contains(" false"))
    }
}
