import EspalierDisplayTree
import EspalierInternationalization
import Foundation
import Observation
import TestKit
import Testing

@testable import EspalierViews

private struct NotePage: View {
    @State private var note = Note()
    @State private var count = 0
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        Text("count: \(note.count)")
        Button("Add") { note.add(1, undoManager) }
        Button("Take back") { undoManager?.undo() }.disabled(undoManager?.canUndo != true)
        Text(undoManager?.undoMenuItemTitle ?? "none")
    }
}

@MainActor @Observable private final class Note {
    var count = 0

    func add(_ number: Int, _ manager: UndoManager?) {
        count += number
        manager?.registerUndo(withTarget: self) { [weak manager] note in note.add(-number, manager) }
        manager?.setActionName("Addition")
    }
}

@MainActor @Suite struct `The undo manager of a page` {
    private func key(_ shortcut: String, on page: TestPage) -> DisplayNode? {
        page.nodes.first {
            guard case .control(let control) = $0.content else { return false }
            return control.shortcut == shortcut
        }
    }

    @Test func `undoes a change of each event`() throws {
        let page = TestPage { NotePage() }
        #expect(page.texts.contains("count: 0") && page.texts.contains("Undo"))
        try page.tap("Add")
        try page.tap("Add")
        #expect(page.texts.contains("count: 2") && page.texts.contains("Undo Addition"))
        try page.tap("Take back")
        #expect(page.texts.contains("count: 1"))
        try page.tap("Take back")
        #expect(page.texts.contains("count: 0") && page.texts.contains("Undo"))
    }

    @Test func `has the keys of the platform, without a visible control`() throws {
        let page = TestPage { NotePage() }
        try page.tap("Add")
        let undo = try #require(key("8 z", on: page))
        let redo = try #require(key("9 z", on: page))
        #expect(undo.frame == .zero && undo.semantics?.isHidden == true)
        try page.graph.send(DisplayEvent(node: undo.id, type: .tap))
        page.update()
        #expect(page.texts.contains("count: 0"))
        try page.graph.send(DisplayEvent(node: redo.id, type: .tap))
        page.update()
        #expect(page.texts.contains("count: 1"))
    }

    @Test func `has keys of its own after the page has new numbers`() throws {
        let page = TestPage { NotePage() }
        try page.tap("Add")
        page.graph.renumber([:], from: 5000)
        page.update()
        let ids = page.nodes.map(\.id)
        #expect(Set(ids).count == ids.count && ids.dropFirst().allSatisfy { $0 >= 5000 })
        let undo = try #require(key("8 z", on: page))
        try page.graph.send(DisplayEvent(node: undo.id, type: .tap))
        page.update()
        #expect(page.texts.contains("count: 0"))
    }

    @Test func `exists only on pages that ask for it`() {
        let page = TestPage { Text("page") }
        #expect(key("8 z", on: page) == nil)
        #expect(EnvironmentValues().undoManager == nil)
    }
}
