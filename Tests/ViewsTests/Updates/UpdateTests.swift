import EspalierDisplayTree
import EspalierViews
import Foundation
import Testing
import TestKit

/// What holds for every view: a page is a function of its values, however it came to have them.
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

    @Test(arguments: Samples.all.map(\.name)) func `shows what a page that begins with the new value shows`(
        name: String
    ) throws {
        let sample = try #require(Samples.byName[name])
        let page = page(sample, 0)
        var shown: Set<String> = []
        for step in Array(0..<sample.count) + [0] {
            let expected = DisplayDescription.of(self.page(sample, step).tree)
            let lines = DisplayDescription.of(page.tree).split(separator: "\n")
            for (line, other) in zip(lines, expected.split(separator: "\n")) where line != other {
                Issue.record("step \(step): \(line), expected \(other)")
                break
            }
            #expect(lines.count == expected.split(separator: "\n").count)
            shown.insert(expected)
            try page.tap("next")
        }
        // The values differ in what they show: else the test would say nothing.
        #expect(shown.count == sample.count || name == "id")
    }

    @Test(arguments: Samples.all.map(\.name)) func `keeps the nodes of what did not change`(name: String) throws {
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
        #expect(DisplayDescription.of(page.tree) == DisplayDescription.of(before))
    }
}
