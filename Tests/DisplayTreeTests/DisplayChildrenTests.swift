import EspalierDisplayTree
import Foundation
import Testing

struct DisplayChildrenTests {
    private func node(_ id: Int, _ events: EventTypes = []) -> DisplayNode {
        DisplayNode(id: id, type: "Box", frame: .zero, events: events)
    }

    private func children(_ count: Int) -> DisplayChildren {
        DisplayChildren(ContiguousArray((0..<count).map { node($0) }))
    }

    @Test(arguments: [0, 1, 2, 63, 64, 65, 128, 200]) func `are the nodes that were given, in order`(count: Int) {
        let list = children(count)
        #expect(list.count == count)
        #expect(list.isEmpty == (count == 0))
        #expect(list.map(\.id) == Array(0..<count))
        var ids: [Int] = []
        list.forEachBlock { ids += $0.map(\.id) }
        #expect(ids == Array(0..<count))
    }

    @Test(arguments: [(1, 0), (5, 4), (64, 63), (65, 64), (200, 100)])
    func `have another node in one place, and the rest as it was`(count: Int, place: Int) {
        let old = children(count)
        var new = old
        new.replace(at: place, with: node(1000))
        #expect(new.map(\.id) == (0..<count).map { $0 == place ? 1000 : $0 })
        #expect(old.map(\.id) == Array(0..<count))
        #expect(!new.isIdentical(to: old))
    }

    @Test func `share the blocks in front of a change and behind it`() {
        let old = children(200)
        var new = old
        new.replace(at: 70, with: node(1000))
        #expect(new.sharedEnds(with: old) == (front: 64, back: 72))
        #expect(old.sharedEnds(with: old) == (front: 200, back: 0))
        #expect(children(3).sharedEnds(with: children(3)) == (front: 0, back: 0))
    }

    @Test func `know whether one of them takes the pointer, however deep`() {
        let deep = DisplayNode(id: 1, type: "Box", frame: .zero, children: [node(2), node(3, .tap)])
        #expect(deep.reachesInput && !deep.isInteractive)
        #expect(DisplayChildren([node(4), deep]).isInteractive)
        #expect(!children(100).isInteractive)
    }
}
