import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor @Suite struct `The values of a tab` {
    private struct Later: View {
        @SceneStorage("later") private var later = 0
        var body: some View { Button("later \(later)") { later += 1 } }
    }

    private struct Page: View {
        @SceneStorage("count") private var count = 0
        @SceneStorage("name") private var name: String?
        @AppStorage("count") private var stored = 0
        @State private var own = 0
        @State private var isOpen = false

        var body: some View {
            Button("count \(count)") { count += 1 }
            Button("name \(name ?? "-")") { name = "Ada" }
            Button("stored \(stored)") { stored += 1 }
            Button("own \(own)") { own += 1 }
            Button("open") { isOpen.toggle() }
            if isOpen { Later() }
        }
    }

    private func next(after page: TestPage) -> TestPage {
        TestPage(height: 500, snapshot: page.graph.sceneValues) { Page() }
    }

    @Test func `start its next page, and no other state does`() throws {
        let page = TestPage(height: 500) { Page() }
        for name in ["count 0", "count 1", "name -", "stored 0", "own 0"] { try page.tap(name) }
        #expect(next(after: page).texts == ["count 2", "name Ada", "stored 0", "own 0", "open"])
        #expect(page.graph.keepsSceneValues)
    }

    @Test func `remain although the next page does not use all of them at once`() throws {
        let page = TestPage(height: 500) { Page() }
        for name in ["open", "later 0", "count 0"] { try page.tap(name) }
        let third = next(after: next(after: page))
        try third.tap("open")
        #expect(third.texts.contains("later 1") && third.texts.contains("count 1"))
    }

    @Test func `can be taken from the snapshot of a sleeping page`() throws {
        let page = TestPage(height: 500) { Page() }
        for name in ["count 0", "own 0"] { try page.tap(name) }
        let kept = try #require(StateSnapshot.sceneValues(in: page.graph.snapshot()))
        #expect(
            StateSnapshot(kept)?.values.keys.sorted() == [
                "/0.storage.scene.count|Int", "/0.storage.scene.name|Optional<String>",
            ])
        #expect(StateSnapshot.sceneValues(in: Data()) == nil)
        #expect(StateSnapshot.sceneValues(in: Data([1])) == nil)
    }
}
