import EspalierDisplayTree
import EspalierViews
import Foundation
import Testing
import TestKit

/// Properties of every view: a page depends only on its current values, not on the previous ones.
@MainActor
@Suite struct `A page after a change` {
    private struct Root: View {
        let sample: Sample
        @State var step: Int
        @State private var note = 0

        var body: some View {
            VStack(spacing: 2) {
                Text("above")
                sample.view(step)
                Text("below")
                Button("next") { step = (step + 1) % sample.count }
                Text("note \(note)")
                Button("write") { note = 5 - note }
            }
        }
    }

    private func page(_ sample: Sample, _ step: Int) -> TestPage {
        TestPage(height: 400) { Root(sample: sample, step: step) }
    }

    @Test(arguments: Samples.all.map(\.name)) func `equals a page that starts with the new value`(
        name: String
    ) throws {
        let sample = try #require(Samples.byName[name])
        let page = page(sample, 0)
        let fresh = (0..<sample.count).map { self.page(sample, $0).tree }
        for step in Array(0..<sample.count) + [0] {
            if let difference = DisplayDescription.difference(page.tree, fresh[step]) {
                Issue.record("step \(step): \(difference)")
            }
            try page.tap("next")
        }
        // The values must give different results; otherwise the test would prove nothing.
        for step in 1..<sample.count where name != "id" {
            #expect(DisplayDescription.difference(fresh[step], fresh[step - 1]) != nil)
        }
    }

    @Test(arguments: Samples.all.map(\.name)) func `keeps the nodes of unchanged parts`(name: String) throws {
        let sample = try #require(Samples.byName[name])
        let page = page(sample, 0)
        let before = page.tree
        try page.tap("write")
        try page.tap("write")
        let ids = { (tree: DisplayTree) in
            var found: [String] = []
            func visit(_ node: DisplayNode) {
                found.append("\(node.type) \(node.id)")
                node.children.forEach(visit)
            }
            visit(tree.root)
            return found
        }
        #expect(ids(page.tree) == ids(before))
        #expect(DisplayDescription.difference(page.tree, before) == nil)
    }

    /// Views that recreate their nodes although nothing has changed. Their patches are correct, only more expensive to
    /// find.
    private nonisolated static let redrawn: Set<String> = [
        "Canvas", "Canvas drawing", "controlSize", "buttonStyle bordered", "buttonStyle prominent", "Picker",
        "Picker choices", "Picker label", "scrollIndicators", "scrollDisabled", "scrollClipDisabled", "contentMargins",
        "List", "rows of a section", "editMode", "ScrollView of lazy rows", "lazy header", "scrollTransition",
        "scrollTransition of two", "visualEffect of two", "labelsVisibility", "labelsVisibility inside",
        "buttonBorderShape radius", "Canvas symbols", "clipShape erased",
    ]

    @Test(arguments: Samples.all.map(\.name).filter { !redrawn.contains($0) })
    func `redraws only changed nodes and their ancestors`(
        name: String
    ) throws {
        let sample = try #require(Samples.byName[name])
        let page = page(sample, 0)
        let before = page.tree
        let known = Set(page.nodes.map { ObjectIdentifier($0) })
        try page.tap("write")
        // Returns true if the node contains the changed text.
        @discardableResult func visit(_ node: DisplayNode) -> Bool {
            var holdsNote = false
            if case .text(let text) = node.content { holdsNote = text.plainText.hasPrefix("note") }
            for child in node.children where visit(child) { holdsNote = true }
            #expect(holdsNote || known.contains(ObjectIdentifier(node)), "\(node.type) \(node.frame)")
            return holdsNote
        }
        visit(page.tree.root)
        withExtendedLifetime(before) {}
    }
}
