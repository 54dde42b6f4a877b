import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

/// The events of a test, in order.
private final class Log {
    var lines: [String] = []
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
