import Combine
import EspalierDisplayTree
import EspalierViews
import Foundation
import TestKit
import Testing

@MainActor @Suite struct `A focused object` {
    private final class Note: ObservableObject {
        @Published var title: String

        init(_ title: String) { self.title = title }
    }

    private struct Reader: View {
        @FocusedObject private var note: Note?

        var body: some View {
            Text("note \(note?.title ?? "none")")
            Button("rename") { note?.title += "!" }
        }
    }

    private struct Desk: View {
        let inner: Note
        let scene: Note?

        var body: some View {
            VStack {
                Reader()
                TextField("field", text: .constant("")).focusedObject(inner)
                Text("scene").focusedSceneObject(scene)
            }
        }
    }

    @Test func `is that of the focused field, and announces its changes`() throws {
        let inner = Note("a")
        let page = TestPage(height: 600) { Desk(inner: inner, scene: nil) }
        #expect(page.texts.first == "note none")
        try page.send(.focus, .none, to: "field")
        #expect(page.texts.first == "note a")
        try page.tap("rename")
        #expect(page.texts.first == "note a!")
        inner.title = "b"
        page.update()
        #expect(page.texts.first == "note b")
        try page.send(.blur, .none, to: "field")
        #expect(page.texts.first == "note none")
    }

    @Test func `is the scene's while no field with an object is focused`() throws {
        let page = TestPage(height: 600) { Desk(inner: Note("a"), scene: Note("scene")) }
        #expect(page.texts.first == "note scene")
        try page.send(.focus, .none, to: "field")
        #expect(page.texts.first == "note a")
    }
}
