import EspalierDisplayTree
import Foundation
import Testing

@testable import EspalierServer

@Suite struct `A tree as a revision of its session` {
    private let root = DisplayNode(id: 1, type: "Window", frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func `keeps its samples and its ended motions`() {
        var samples = DisplaySamples(axis: .time(2))
        samples.append(root, at: 0)
        let tree = DisplayTree(
            revision: 2, size: root.frame.size, title: "a", root: root, samples: [samples], endedMotions: [7])
        let numbered = tree.numbered(1002)
        #expect(numbered.revision == 1002 && numbered.title == "a" && numbered.root === root)
        #expect(numbered.samples.map(\.axis) == [.time(2)] && numbered.samples[0].stages == [0])
        #expect(numbered.endedMotions == [7])
        #expect(tree.numbered(2) === tree)
    }
}
