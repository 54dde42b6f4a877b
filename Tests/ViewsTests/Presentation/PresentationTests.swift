import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Observation
import TestKit
import Testing

@testable import EspalierViews

private struct Thing: Identifiable {
    let id: Int
}

/// The events of a test, in order.
private final class Log {
    var lines: [String] = []
}

private struct Presented: View {
    let name: String
    let log: Log
    @State private var taps = 0
    @State private var inner = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        VStack {
            Text("\(name) presented: \(isPresented)")
            Button("taps \(taps)") { taps += 1 }
            Button("present inner") { inner = true }
            Button("dismiss \(name)") { dismiss() }
        }
        .onAppear { log.lines.append("\(name) appears") }
        .onDisappear { log.lines.append("\(name) disappears") }
        .sheet(isPresented: $inner) { Text("inner") }
    }
}

/// The state of a page that presents, which a test changes behind a presentation.
@Observable private final class Model {
    var shown = false
    var other = false
    var thing: Thing?
    var count = 0
}

private struct Presenter: View {
    let log: Log
    var isLocked = false
    @Bindable var model: Model

    var body: some View {
        VStack {
            Button("present") { model.shown = true }
            Button("present both") {
                model.shown = true
                model.other = true
            }
        }
        .fullScreenCover(isPresented: $model.other) { Text("cover") }
        .sheet(isPresented: $model.shown, onDismiss: { log.lines.append("onDismiss") }) {
            Presented(name: "sheet \(model.count)", log: log).interactiveDismissDisabled(isLocked)
        }
        .sheet(item: $model.thing, onDismiss: { log.lines.append("onDismiss of a thing") }) { thing in
            Text("thing \(thing.id) is shown")
                .onAppear { log.lines.append("thing \(thing.id) appears") }
                .onDisappear { log.lines.append("thing \(thing.id) disappears") }
        }
    }
}

@MainActor @Suite struct `A presentation` {
    private let log = Log()
    private let model = Model()

    private func presenter(isLocked: Bool = false) -> TestPage {
        TestPage(width: 390, height: 800, holdsClock: true) { Presenter(log: log, isLocked: isLocked, model: model) }
    }

    /// Changes the state of the page.
    private func change<Value>(_ path: ReferenceWritableKeyPath<Model, Value>, to value: Value, on page: TestPage) {
        model[keyPath: path] = value
        page.update()
    }

    private func dialogs(_ page: TestPage) -> [DisplayNode] {
        page.nodes.filter { if case .dialog = $0.content { true } else { false } }
    }

    @Test func `covers the page with a modal dialog named after its first text`() throws {
        let page = presenter()
        try page.tap("present")
        let dialog = try #require(dialogs(page).first)
        #expect(dialogs(page).count == 1)
        #expect(dialog.frame == CGRect(x: 0, y: 0, width: 390, height: 800))
        #expect(dialog.semantics?.role == .dialog)
        #expect(dialog.semantics?.isModal == true)
        #expect(dialog.semantics?.label == "sheet 0 presented: true")
        #expect(dialog.events == .dismiss)
    }

    @Test func `arrives with its transition and leaves when the animation has ended`() throws {
        let page = presenter()
        try page.tap("present")
        #expect(page.steps.count == 2)
        #expect(page.texts.contains("sheet 0 presented: true"))
        try page.tap("dismiss sheet 0")
        #expect(!page.texts.contains("sheet 0 presented: true"))
        // The shade and the card are leaving, so the dialog is still there, but not modal.
        #expect(dialogs(page).map { $0.semantics?.isModal } == [false])
        #expect(log.lines == ["sheet 0 appears"])
        page.advance(by: 2)
        #expect(dialogs(page).isEmpty)
        #expect(log.lines == ["sheet 0 appears", "sheet 0 disappears", "onDismiss"])
    }

    @Test func `is evaluated again when a value that its content reads changes`() throws {
        let page = presenter()
        try page.tap("present")
        try page.tap("taps 0")
        change(\.count, to: 1, on: page)
        #expect(page.texts.contains("sheet 1 presented: true"))
        #expect(page.texts.contains("taps 1"))
    }

    @Test func `is dismissed when the browser asks for it`() throws {
        let page = presenter()
        try page.tap("present")
        try page.graph.send(DisplayEvent(node: dialogs(page)[0].id, type: .dismiss))
        page.update()
        page.advance(by: 2)
        #expect(dialogs(page).isEmpty)
        #expect(log.lines.last == "onDismiss")
    }

    @Test func `that only the app may dismiss refuses the browser's request`() throws {
        let page = presenter(isLocked: true)
        try page.tap("present")
        let dialog = dialogs(page)[0]
        #expect(dialog.events == [])
        #expect(throws: EventRefusal.self) {
            try page.graph.send(DisplayEvent(node: dialog.id, type: .dismiss))
        }
        page.advance(by: 2)
        #expect(dialogs(page).count == 1)
    }

    @Test func `waits until another presentation of the same view is dismissed`() throws {
        let page = presenter()
        try page.tap("present both")
        #expect(page.texts.contains("sheet 0 presented: true"))
        #expect(!page.texts.contains("cover"))
        try page.tap("dismiss sheet 0")
        #expect(page.texts.contains("cover"))
    }

    @Test func `follows another one that the same change dismisses, without a warning`() throws {
        let page = presenter()
        let waits = try StandardError.lines { try page.tap("present both") }
        #expect(waits.contains { $0.contains("only one presentation of a view is shown at a time") })
        try page.tap("dismiss sheet 0")
        let follows = try StandardError.lines {
            model.other = false
            model.shown = true
            page.update()
        }
        #expect(page.texts.contains("sheet 0 presented: true"))
        #expect(!follows.contains { $0.contains("only one presentation") })
    }

    @Test func `can present another one, which is dismissed with it`() throws {
        let page = presenter()
        try page.tap("present")
        try page.tap("present inner")
        #expect(dialogs(page).count == 2)
        #expect(page.texts.contains("inner"))
        change(\.shown, to: false, on: page)
        page.advance(by: 2)
        #expect(dialogs(page).isEmpty)
        // The page can present again.
        try page.tap("present")
        #expect(dialogs(page).count == 1)
    }

    @Test func `leaves together with the presentation that presents it`() throws {
        let page = presenter()
        try page.tap("present")
        try page.tap("present inner")
        page.advance(by: 2)
        change(\.shown, to: false, on: page)
        // Both are on their way out: no dialog is modal any more.
        #expect(dialogs(page).map { $0.semantics?.isModal } == [false, false])
        #expect(!page.texts.contains("inner"))
    }

    @Test func `shows changes of its background`() throws {
        struct Changing: View {
            @State private var isRed = true

            var body: some View {
                Text("page").sheet(isPresented: .constant(true)) {
                    Button("change") { isRed.toggle() }.presentationBackground(isRed ? Color.red : .blue)
                }
            }
        }
        let page = TestPage(width: 390, height: 800) { Changing() }
        func colors() -> [DisplayPaint] {
            page.nodes.compactMap { node in
                if case .shape(let shape) = node.content { shape.fill } else { node.appearance?.background }
            }
        }
        #expect(colors().contains(.color(.named(.red))))
        try page.tap("change")
        #expect(!colors().contains(.color(.named(.red))))
        #expect(colors().contains(.color(.named(.blue))))
    }

    @Test func `for an item with another identity is dismissed, and another one follows`() {
        let page = presenter()
        change(\.thing, to: Thing(id: 1), on: page)
        page.advance(by: 2)
        change(\.thing, to: Thing(id: 2), on: page)
        #expect(dialogs(page).map { $0.semantics?.isModal } == [false])
        #expect(page.texts.allSatisfy { !$0.hasPrefix("thing") })
        #expect(log.lines == ["thing 1 appears"])
        page.advance(by: 2)
        #expect(page.texts.contains("thing 2 is shown"))
        #expect(dialogs(page).map { $0.semantics?.isModal } == [true])
        #expect(
            log.lines == ["thing 1 appears", "thing 1 disappears", "onDismiss of a thing", "thing 2 appears"])
        change(\.thing, to: nil, on: page)
        page.advance(by: 2)
        #expect(dialogs(page).isEmpty)
        #expect(log.lines.suffix(2) == ["thing 2 disappears", "onDismiss of a thing"])
    }

    @Test func `of the last of several items follows the first one`() {
        let page = presenter()
        change(\.thing, to: Thing(id: 1), on: page)
        page.advance(by: 2)
        for id in 2...4 { change(\.thing, to: Thing(id: id), on: page) }
        page.advance(by: 2)
        #expect(page.texts.contains("thing 4 is shown"))
        #expect(log.lines == ["thing 1 appears", "thing 1 disappears", "onDismiss of a thing", "thing 4 appears"])
    }

    @Test func `does not follow if there is no item any more`() {
        let page = presenter()
        change(\.thing, to: Thing(id: 1), on: page)
        page.advance(by: 2)
        change(\.thing, to: Thing(id: 2), on: page)
        change(\.thing, to: nil, on: page)
        page.advance(by: 2)
        #expect(dialogs(page).isEmpty)
        #expect(log.lines == ["thing 1 appears", "thing 1 disappears", "onDismiss of a thing"])
    }

    @Test func `of another item follows one that is on its way out`() {
        let page = presenter()
        change(\.thing, to: Thing(id: 1), on: page)
        page.advance(by: 2)
        change(\.thing, to: nil, on: page)
        change(\.thing, to: Thing(id: 2), on: page)
        #expect(log.lines == ["thing 1 appears"])
        page.advance(by: 2)
        #expect(log.lines == ["thing 1 appears", "thing 1 disappears", "onDismiss of a thing", "thing 2 appears"])
    }

    @Test func `whose button sets another item presents that one`() throws {
        struct Chain: View {
            @State private var thing: Thing? = Thing(id: 1)

            var body: some View {
                Text("page").alert(item: $thing) { shown in
                    Alert(
                        title: Text("thing \(shown.id)"),
                        dismissButton: .default(Text("next")) { thing = shown.id < 3 ? Thing(id: shown.id + 1) : nil })
                }
            }
        }
        let page = TestPage(width: 390, height: 800, holdsClock: true) { Chain() }
        try page.tap("next")
        page.advance(by: 2)
        #expect(page.texts == ["page", "thing 2", "next"])
        try page.tap("next")
        page.advance(by: 2)
        try page.tap("next")
        page.advance(by: 2)
        #expect(page.texts == ["page"])
    }

    @Test func `that is presented again while it leaves has been dismissed once`() throws {
        let page = presenter()
        try page.tap("present")
        page.advance(by: 2)
        try page.tap("dismiss sheet 0")
        page.advance(by: 0.1)
        try page.tap("present")
        #expect(log.lines == ["sheet 0 appears", "onDismiss"])
        page.advance(by: 2)
        #expect(dialogs(page).count == 1)
        #expect(log.lines == ["sheet 0 appears", "onDismiss"])
    }

    @Test func `whose item becomes nil while it arrives leaves from its current position`() throws {
        let page = presenter()
        change(\.thing, to: Thing(id: 1), on: page)
        page.advance(by: 0.1)
        change(\.thing, to: nil, on: page)
        #expect(!page.texts.contains("thing 1 is shown"))
        #expect(dialogs(page).map { $0.semantics?.isModal } == [false])
        page.advance(by: 2)
        #expect(dialogs(page).isEmpty)
        change(\.thing, to: Thing(id: 2), on: page)
        #expect(page.texts.contains("thing 2 is shown"))
    }

    @Test func `whose item becomes nil in its onAppear is dismissed`() {
        struct Fleeting: View {
            @State private var thing: Thing? = Thing(id: 1)

            var body: some View {
                Text("page").sheet(item: $thing) { Text("thing \($0.id)").onAppear { thing = nil } }
            }
        }
        let page = TestPage(width: 390, height: 800, holdsClock: true) { Fleeting() }
        page.advance(by: 2)
        #expect(page.texts == ["page"])
    }

    @Test func `with a stack pushes screens inside itself, and the page's URL stays the same`() throws {
        let page = TestPage(width: 390, height: 800, holdsClock: true) {
            NavigationStack {
                Text("page").sheet(isPresented: .constant(true)) {
                    NavigationStack {
                        NavigationLink("go to 7", value: 7)
                            .navigationDestination(for: Int.self) { Text("screen \($0)") }
                    }
                }
            }
        }
        try page.tap("go to 7")
        page.advance(by: 2)
        #expect(page.texts.contains("screen 7"))
        #expect(dialogs(page).count == 1)
        #expect(page.tree.place?.path == "/")
        #expect(page.tree.place?.screens == 0)
    }

    @Test func `can contain links`() {
        let page = TestPage(width: 390, height: 800) {
            Text("page").sheet(isPresented: .constant(true)) {
                if let url = URL(string: "https://example.org/") { Link("elsewhere", destination: url) }
            }
        }
        let urls = page.nodes.compactMap { node in
            if case .link(let link) = node.content { link.url } else { nil }
        }
        #expect(urls == ["https://example.org/"])
    }

    @Test func `that is shown from the start is not animated`() {
        let page = TestPage(width: 390, height: 800) {
            Text("page").sheet(isPresented: .constant(true)) { Text("sheet") }
        }
        #expect(page.steps.count == 1)
        #expect(page.texts == ["page", "sheet"])
    }

    @Test func `keeps its state in a snapshot`() throws {
        let page = presenter()
        try page.tap("present")
        try page.tap("taps 0")
        let again = TestPage(width: 390, height: 800, snapshot: page.graph.snapshot()) {
            Presenter(log: log, model: model)
        }
        #expect(again.texts.contains("taps 1"))
    }

    @Test func `does not set preferences of the page`() {
        let page = TestPage {
            Text("page").sheet(isPresented: .constant(true)) { Text("sheet").preferredColorScheme(.dark) }
        }
        #expect(page.tree.colorScheme == nil)
    }
}
