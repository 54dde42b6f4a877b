import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

private struct Thing: Identifiable {
    let id: Int
}

/// What happened, in order.
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

private struct Presenter: View {
    let log: Log
    var isLocked = false
    @State private var shown = false
    @State private var other = false
    @State private var thing: Thing?
    @State private var count = 0

    var body: some View {
        VStack {
            Button("present") { shown = true }
            Button("present both") {
                shown = true
                other = true
            }
            Button("count") { count += 1 }
            Button("thing 1") { thing = Thing(id: 1) }
            Button("thing 2") { thing = Thing(id: 2) }
            Button("no thing") { thing = nil }
            Button("end") { shown = false }
        }
        .fullScreenCover(isPresented: $other) { Text("cover") }
        .sheet(isPresented: $shown, onDismiss: { log.lines.append("onDismiss") }) {
            Presented(name: "sheet \(count)", log: log).interactiveDismissDisabled(isLocked)
        }
        .sheet(item: $thing) { Text("thing \($0.id) is shown") }
    }
}

@MainActor @Suite struct `A presentation` {
    private let log = Log()

    private func opened(isLocked: Bool = false) -> TestPage {
        let page = TestPage(width: 390, height: 800, holdsClock: true) { Presenter(log: log, isLocked: isLocked) }
        return page
    }

    private func dialogs(_ page: TestPage) -> [DisplayNode] {
        page.nodes.filter { if case .dialog = $0.content { true } else { false } }
    }

    @Test func `covers the page with a modal dialog named after its first text`() throws {
        let page = opened()
        try page.tap("present")
        let dialog = try #require(dialogs(page).first)
        #expect(dialogs(page).count == 1)
        #expect(dialog.frame == CGRect(x: 0, y: 0, width: 390, height: 800))
        #expect(dialog.semantics?.role == .dialog)
        #expect(dialog.semantics?.isModal == true)
        #expect(dialog.semantics?.label == "sheet 0 presented: true")
        #expect(dialog.events == .dismiss)
    }

    @Test func `arrives by its transition and leaves when the animation has ended`() throws {
        let page = opened()
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

    @Test func `is evaluated again when a value changes that its content reads`() throws {
        let page = opened()
        try page.tap("present")
        try page.tap("taps 0")
        try page.tap("count")
        #expect(page.texts.contains("sheet 1 presented: true"))
        #expect(page.texts.contains("taps 1"))
    }

    @Test func `ends when the browser asks for it`() throws {
        let page = opened()
        try page.tap("present")
        try page.graph.send(DisplayEvent(node: dialogs(page)[0].id, type: .dismiss))
        page.update()
        page.advance(by: 2)
        #expect(dialogs(page).isEmpty)
        #expect(log.lines.last == "onDismiss")
    }

    @Test func `that only the app may end refuses to end`() throws {
        let page = opened(isLocked: true)
        try page.tap("present")
        let dialog = dialogs(page)[0]
        #expect(dialog.events == [])
        #expect(throws: EventRefusal.self) {
            try page.graph.send(DisplayEvent(node: dialog.id, type: .dismiss))
        }
        page.advance(by: 2)
        #expect(dialogs(page).count == 1)
    }

    @Test func `waits until another one of the same view has ended`() throws {
        let page = opened()
        try page.tap("present both")
        #expect(page.texts.contains("sheet 0 presented: true"))
        #expect(!page.texts.contains("cover"))
        try page.tap("dismiss sheet 0")
        #expect(page.texts.contains("cover"))
    }

    @Test func `can present another one, which ends with it`() throws {
        let page = opened()
        try page.tap("present")
        try page.tap("present inner")
        #expect(dialogs(page).count == 2)
        #expect(page.texts.contains("inner"))
        try page.tap("end")
        page.advance(by: 2)
        #expect(dialogs(page).isEmpty)
        // Another one can begin.
        try page.tap("present")
        #expect(dialogs(page).count == 1)
    }

    @Test func `leaves together with the one that presents it`() throws {
        let page = opened()
        try page.tap("present")
        try page.tap("present inner")
        page.advance(by: 2)
        try page.tap("end")
        // Both are on their way out: no dialog is modal any more.
        #expect(dialogs(page).map { $0.semantics?.isModal } == [false, false])
        #expect(!page.texts.contains("inner"))
    }

    @Test func `follows a background that changes`() throws {
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

    @Test func `for an item follows the item's identity`() throws {
        let page = opened()
        try page.tap("thing 1")
        #expect(page.texts.contains("thing 1 is shown"))
        try page.tap("thing 2")
        #expect(page.texts.contains("thing 2 is shown"))
        #expect(!page.texts.contains("thing 1 is shown"))
        try page.tap("no thing")
        page.advance(by: 2)
        #expect(dialogs(page).isEmpty)
    }

    @Test func `that comes back on its way out has been dismissed once`() throws {
        let page = opened()
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

    @Test func `whose item becomes nil while it opens leaves from where it is`() throws {
        let page = opened()
        try page.tap("thing 1")
        page.advance(by: 0.1)
        try page.tap("no thing")
        #expect(!page.texts.contains("thing 1 is shown"))
        #expect(dialogs(page).map { $0.semantics?.isModal } == [false])
        page.advance(by: 2)
        #expect(dialogs(page).isEmpty)
        try page.tap("thing 2")
        #expect(page.texts.contains("thing 2 is shown"))
    }

    @Test func `whose item becomes nil in its onAppear ends`() {
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

    @Test func `with a stack pushes its screens inside, and not into the page's URL`() throws {
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

    @Test func `has links`() {
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

    @Test func `that is shown from the start needs no animation`() {
        let page = TestPage(width: 390, height: 800) {
            Text("page").sheet(isPresented: .constant(true)) { Text("sheet") }
        }
        #expect(page.steps.count == 1)
        #expect(page.texts == ["page", "sheet"])
    }

    @Test func `keeps its state in a snapshot`() throws {
        let page = opened()
        try page.tap("present")
        try page.tap("taps 0")
        let again = TestPage(width: 390, height: 800, snapshot: page.graph.snapshot()) { Presenter(log: log) }
        #expect(again.texts.contains("taps 1"))
    }

    @Test func `does not set preferences of the page`() {
        let page = TestPage {
            Text("page").sheet(isPresented: .constant(true)) { Text("sheet").preferredColorScheme(.dark) }
        }
        #expect(page.tree.colorScheme == nil)
    }
}

@MainActor @Suite struct `A sheet` {
    private func card(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: @escaping () -> some View) -> CGRect?
    {
        TestPage(width: width, height: height) {
            Color.clear.sheet(isPresented: .constant(true)) {
                content().frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityLabel("card")
            }
        }
        .frame(of: "card")
    }

    @Test func `leaves 12 points at the top of a narrow window`() {
        #expect(card(390, 800) { Color.red } == CGRect(x: 0, y: 12, width: 390, height: 788))
    }

    @Test func `is as large as a form in a wide window`() {
        #expect(card(1000, 800) { Color.red } == CGRect(x: 230, y: 90, width: 540, height: 620))
        #expect(
            card(1000, 800) { Color.red.presentationSizing(.page) } == CGRect(x: 148, y: 24, width: 704, height: 752))
    }

    @Test func `first rests at its lowest detent`() {
        #expect(
            card(390, 800) { Color.red.presentationDetents([.large, .medium]) }
                == CGRect(x: 0, y: 406, width: 390, height: 394))
        #expect(
            card(390, 800) { Color.red.presentationDetents([.height(200), .fraction(0.5)]) }
                == CGRect(x: 0, y: 600, width: 390, height: 200))
    }

    @Test func `rests at the detent that the app selects`() {
        #expect(
            card(390, 800) {
                Color.red.presentationDetents([.medium, .height(200)], selection: .constant(.medium))
            } == CGRect(x: 0, y: 406, width: 390, height: 394))
    }
}

@MainActor @Suite struct `A sheet that is dragged` {
    private struct Resizable: View {
        var detents: Set<PresentationDetent> = [.height(200), .medium, .large]
        var interaction = PresentationBackgroundInteraction.automatic
        @State private var shown = true
        @State private var detent = PresentationDetent.medium

        var body: some View {
            Button("shrink") { detent = .height(200) }
                .sheet(isPresented: $shown) {
                    Text("content").frame(maxWidth: .infinity, maxHeight: .infinity)
                        .presentationDetents(detents, selection: $detent)
                        .presentationBackgroundInteraction(interaction)
                }
        }
    }

    private func card(_ page: TestPage) -> DisplayNode? { page.nodes.first { "\($0.type)" == "SheetCard" } }
    private func heights(_ page: TestPage) -> String? {
        if case .part(.sheet(let words))? = card(page)?.content { words } else { nil }
    }
    private func dialog(_ page: TestPage) -> DisplayNode? {
        page.nodes.first { if case .dialog = $0.content { true } else { false } }
    }

    @Test func `tells the page its heights`() {
        #expect(heights(TestPage(width: 390, height: 800) { Resizable() }) == "1 200 394 788")
        #expect(heights(TestPage(width: 390, height: 800) { Resizable(detents: [.large]) }) == "0 788")
        // In a wide window it is not dragged.
        #expect(heights(TestPage(width: 1000, height: 800) { Resizable() }) == "")
    }

    @Test func `rests where the page has moved it, without an animation`() throws {
        let page = TestPage(width: 390, height: 800, holdsClock: true) { Resizable() }
        let number = try #require(card(page)).id
        try page.graph.send(DisplayEvent(node: number, type: .detent, value: .number(2)))
        page.update()
        #expect(heights(page) == "2 200 394 788")
        #expect(card(page)?.frame == CGRect(x: 0, y: 12, width: 390, height: 788))
        #expect(card(page)?.animation == nil)
    }

    @Test func `moves with an animation when the app selects another height`() throws {
        let page = TestPage(width: 390, height: 800, holdsClock: true) { Resizable() }
        try page.tap("shrink")
        #expect(card(page)?.frame.minY == 600)
        #expect(card(page)?.animation != nil)
    }

    @Test func `goes to the next height when its handle is tapped`() throws {
        let page = TestPage(width: 390, height: 800, holdsClock: true) { Resizable() }
        try page.tap("Sheet Grabber")
        #expect(heights(page) == "2 200 394 788")
        try page.tap("Sheet Grabber")
        #expect(heights(page) == "0 200 394 788")
    }

    @Test func `refuses heights that it does not have`() throws {
        let page = TestPage(width: 390, height: 800) { Resizable() }
        let number = try #require(card(page)).id
        for value: EventValue in [.number(3), .number(-1), .number(0.5), .number(.nan), .text("0"), .none] {
            #expect(throws: EventRefusal.self) {
                try page.graph.send(DisplayEvent(node: number, type: .detent, value: value))
            }
        }
        #expect(heights(page) == "1 200 394 788")
    }

    @Test func `lets the page be used as long as it is low enough`() throws {
        let page = TestPage(width: 390, height: 800, holdsClock: true) {
            Resizable(interaction: .enabled(upThrough: .medium))
        }
        func isModal() -> Bool? { dialog(page)?.semantics?.isModal }
        func isModeless() -> Bool? {
            if case .dialog(_, let isModeless)? = dialog(page)?.content { isModeless } else { nil }
        }
        #expect(isModal() == false)
        #expect(isModeless() == true)
        let number = try #require(card(page)).id
        try page.graph.send(DisplayEvent(node: number, type: .detent, value: .number(2)))
        page.update()
        #expect(isModal() == true)
        #expect(isModeless() == false)
    }

    @Test func `keeps the page from being used unless the app allows it`() {
        func isModal(_ interaction: PresentationBackgroundInteraction) -> Bool? {
            dialog(TestPage(width: 390, height: 800) { Resizable(interaction: interaction) })?.semantics?.isModal
        }
        #expect(isModal(.automatic) == true)
        #expect(isModal(.disabled) == true)
        #expect(isModal(.enabled) == false)
        #expect(isModal(.enabled(upThrough: .height(200))) == true)
    }
}

@MainActor @Suite struct `A presentation that asks before it ends` {
    private struct Draft: View {
        let log: Log
        @State private var shown = true
        @State private var isChanged = false

        var body: some View {
            Text("page").sheet(isPresented: $shown, onDismiss: { log.lines.append("onDismiss") }) {
                Inside(isChanged: $isChanged, log: log)
            }
        }
    }

    private struct Inside: View {
        @Binding var isChanged: Bool
        let log: Log
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Button("change") { isChanged = true }
                Button("close") { dismiss() }
            }
            .dismissalConfirmationDialog("Keep the draft?", shouldPresent: isChanged) {
                Button("Save") { log.lines.append("saved") }
                Button("Stay", role: .cancel) { log.lines.append("stayed") }
            } message: {
                Text("It has changed.")
            }
        }
    }

    private let log = Log()

    private func opened() -> TestPage { TestPage(width: 390, height: 800, holdsClock: true) { Draft(log: log) } }

    private func dialogs(_ page: TestPage) -> [DisplayNode] {
        page.nodes.filter { if case .dialog = $0.content { true } else { false } }
    }

    @Test func `ends at once without a reason to ask`() throws {
        let page = opened()
        try page.tap("close")
        page.advance(by: 2)
        #expect(log.lines == ["onDismiss"])
    }

    @Test func `asks when the user or the app ends it, and stays if the answer is no`() throws {
        let page = opened()
        try page.tap("change")
        try page.graph.send(DisplayEvent(node: dialogs(page)[0].id, type: .dismiss))
        page.update()
        page.advance(by: 2)
        #expect(dialogs(page).count == 2)
        #expect(page.texts.suffix(4) == ["Keep the draft?", "It has changed.", "Save", "Stay"])
        try page.tap("Stay")
        page.advance(by: 2)
        #expect(dialogs(page).count == 1)
        try page.tap("close")
        page.advance(by: 2)
        #expect(dialogs(page).count == 2)
        #expect(log.lines == ["stayed"])
    }

    @Test func `ends after the action of a button`() throws {
        let page = opened()
        try page.tap("change")
        try page.tap("close")
        page.advance(by: 2)
        try page.tap("Save")
        page.advance(by: 2)
        #expect(dialogs(page).isEmpty)
        #expect(log.lines == ["saved", "onDismiss"])
    }
}

@MainActor @Suite struct `An alert` {
    private final class Answers { var taken: [String] = [] }

    private struct Question: View {
        let answers: Answers
        var width: CGFloat = 390
        @State private var asks = true
        @State private var name = ""

        var body: some View {
            Button("ask") { asks = true }
                .alert("Rename?", isPresented: $asks) {
                    TextField("Name", text: $name)
                    Button("No", role: .cancel) { answers.taken.append("no") }
                    Button("Yes") { answers.taken.append("yes \(name)") }
                } message: {
                    Text("It has no name.")
                }
        }
    }

    @Test func `shows title, message, fields, and the button that cancels first`() {
        let page = TestPage(width: 390, height: 800) { Question(answers: Answers()) }
        #expect(page.texts == ["ask", "Rename?", "It has no name.", "No", "Yes"])
        let dialog = page.nodes.first { "\($0.type)" == "Alert" }
        #expect(dialog?.semantics?.role == .alertdialog)
        #expect(dialog?.semantics?.label == "Rename?")
    }

    @Test func `ends after the action of a button`() throws {
        let answers = Answers()
        let page = TestPage(width: 390, height: 800, holdsClock: true) { Question(answers: answers) }
        try page.send(.input, .text("Ann"), to: "Name")
        page.update()
        try page.tap("Yes")
        page.advance(by: 1)
        #expect(answers.taken == ["yes Ann"])
        #expect(page.texts == ["ask"])
    }

    @Test func `without buttons has one in the page's language`() {
        let page = TestPage(width: 390, height: 800) {
            Text("page").alert("Done", isPresented: .constant(true)) {}.environment(\.locale, Locale(identifier: "es"))
        }
        #expect(page.texts == ["page", "Done", "Aceptar"])
    }

    @Test func `of the older form shows its buttons`() throws {
        let answers = Answers()
        let page = TestPage(width: 390, height: 800) {
            Text("page").alert(isPresented: .constant(true)) {
                Alert(
                    title: Text("Sure?"), message: Text("Think."),
                    primaryButton: .destructive(Text("Delete")) { answers.taken.append("deleted") },
                    secondaryButton: .cancel())
            }
        }
        #expect(page.texts == ["page", "Sure?", "Think.", "Cancel", "Delete"])
        try page.tap("Delete")
        #expect(answers.taken == ["deleted"])
    }

    @Test func `for data is presented only with data`() {
        func texts(_ data: Int?) -> [String] {
            TestPage(width: 390, height: 800) {
                Text("page").alert("Title", isPresented: .constant(true), presenting: data) { Button("Use \($0)") {} }
            }
            .texts
        }
        #expect(texts(nil) == ["page"])
        #expect(texts(3) == ["page", "Title", "Use 3"])
    }

    @Test func `for an error shows its description`() {
        struct Failure: LocalizedError { var errorDescription: String? { "It failed." } }
        let page = TestPage(width: 390, height: 800) {
            Text("page").alert(isPresented: .constant(true), error: Failure()) { Button("Again") {} }
        }
        #expect(page.texts == ["page", "It failed.", "Again"])
    }
}

@MainActor @Suite struct `A confirmation dialog` {
    private func page(_ width: CGFloat, title: Visibility = .automatic) -> TestPage {
        TestPage(width: width, height: 800) {
            Text("page").confirmationDialog("Options", isPresented: .constant(true), titleVisibility: title) {
                Button("Archive") {}
                Button("Delete", role: .destructive) {}
            }
        }
    }

    @Test func `has a button that cancels, and no title unless it is visible`() {
        #expect(page(390).texts == ["page", "Archive", "Delete", "Cancel"])
        #expect(page(390, title: .visible).texts == ["page", "Options", "Archive", "Delete", "Cancel"])
    }

    @Test func `stands at the lower edge of a narrow window and in the middle of a wide one`() throws {
        #expect(try #require(page(390).frame(of: "Cancel")).maxY > 760)
        #expect(try #require(page(1000).frame(of: "Cancel")).maxY < 500)
    }
}

@MainActor @Suite struct `A popover` {
    private let window = CGRect(x: 0, y: 0, width: 1000, height: 800)

    private func place(_ source: CGRect, _ edge: Edge? = nil, _ size: CGSize = CGSize(width: 200, height: 100))
        -> PopoverPlace
    {
        PopoverPlace(source: source, edge: edge, window: window) {
            CGSize(width: min(size.width, $0.width), height: min(size.height, $0.height))
        }
    }

    @Test func `stands below its source, with an arrow in the middle`() {
        let place = place(CGRect(x: 400, y: 300, width: 100, height: 40))
        #expect(place.bubble == CGRect(x: 350, y: 352, width: 200, height: 100))
        #expect(place.arrow == CGRect(x: 437, y: 340, width: 26, height: 12))
        #expect(place.arrowEdge == .top)
    }

    @Test func `stands above a source without room below`() {
        let place = place(CGRect(x: 400, y: 720, width: 100, height: 40))
        #expect(place.bubble == CGRect(x: 350, y: 608, width: 200, height: 100))
        #expect(place.arrowEdge == .bottom)
    }

    @Test func `stands at the edge that the app wants`() {
        let place = place(CGRect(x: 400, y: 300, width: 100, height: 40), .trailing)
        #expect(place.bubble == CGRect(x: 512, y: 270, width: 200, height: 100))
        #expect(place.arrow == CGRect(x: 500, y: 307, width: 12, height: 26))
    }

    @Test func `keeps 10 points to the window's edges, and its arrow points at the source`() {
        let place = place(CGRect(x: 0, y: 300, width: 60, height: 40))
        #expect(place.bubble.minX == 10)
        #expect(place.arrow.midX == 36)
    }

    private struct Source: View {
        @State private var isLow = false

        var body: some View {
            VStack(spacing: 0) {
                if isLow { Color.clear.frame(height: 100) }
                Text("source").popover(isPresented: .constant(true)) {
                    Button("move") { isLow.toggle() }
                }
                Spacer()
            }
        }
    }

    @Test func `follows its source`() throws {
        let page = TestPage(width: 1000, height: 800) { Source() }
        let first = try #require(page.frames(ofType: "Button").last)
        #expect(first.minY == 22)
        try page.tap("move")
        #expect(page.frames(ofType: "Button").last == first.offsetBy(dx: 0, dy: 100))
    }

    @Test func `stands at the same place of a page from right to left`() throws {
        func frame(_ direction: LayoutDirection) -> CGRect? {
            TestPage(width: 1000, height: 800) {
                HStack {
                    Text("source").popover(isPresented: .constant(true), arrowEdge: .trailing) { Text("bubble") }
                    Spacer()
                }
                .environment(\.layoutDirection, direction)
            }
            .frames(ofType: "Text").last
        }
        let leftToRight = try #require(frame(.leftToRight))
        #expect(leftToRight == CGRect(x: 72, y: 395, width: 60, height: 10))
        // The trailing edge is the left one.
        #expect(frame(.rightToLeft) == CGRect(x: 1000 - 72 - 60, y: 395, width: 60, height: 10))
    }

    @Test func `is a sheet in a narrow window unless it keeps its form`() {
        func frame(_ adaptation: PresentationAdaptation) -> CGRect? {
            TestPage(width: 390, height: 800) {
                Text("source").popover(isPresented: .constant(true)) {
                    Text("bubble").presentationCompactAdaptation(adaptation)
                }
            }
            .frames(ofType: "Text").last
        }
        #expect(frame(.automatic)?.midY == 406)
        #expect(frame(.popover) == CGRect(x: 165, y: 417, width: 60, height: 10))
    }
}
