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
    func `have one node replaced and the others unchanged`(count: Int, place: Int) {
        let old = children(count)
        var new = old
        new.replace(at: place, with: node(1000))
        #expect(new.map(\.id) == (0..<count).map { $0 == place ? 1000 : $0 })
        #expect(old.map(\.id) == Array(0..<count))
        #expect(!new.isIdentical(to: old))
    }

    @Test func `share the blocks before and after a changed node`() {
        let old = children(200)
        var new = old
        new.replace(at: 70, with: node(1000))
        #expect(new.sharedEnds(with: old) == (front: 64, back: 72))
        #expect(old.sharedEnds(with: old) == (front: 200, back: 0))
        #expect(children(3).sharedEnds(with: children(3)) == (front: 0, back: 0))
    }

    @Test func `record whether a node at any depth accepts the pointer`() {
        let deep = DisplayNode(id: 1, type: "Box", frame: .zero, children: [node(2), node(3, .tap)])
        #expect(deep.reachesInput && !deep.isInteractive)
        #expect(DisplayChildren([node(4), deep]).isInteractive)
        #expect(!children(100).isInteractive)
    }

    @Test func `are identical only if they are the same objects, in storage of any size`() {
        for count in [0, 1, 2, 64, 65, 200] {
            let list = children(count)
            #expect(list.isIdentical(to: list))
            #expect(list.isIdentical(to: children(count)) == (count == 0))
            #expect(!list.isIdentical(to: children(count + 1)))
        }
    }

    @Test func `keep all changes when they are replaced one after the other`() {
        var list = children(130)
        for index in stride(from: 0, to: 130, by: 13) { list.replace(at: index, with: node(1000 + index)) }
        #expect(list.map(\.id) == (0..<130).map { $0 % 13 == 0 ? 1000 + $0 : $0 })
    }

    @Test func `update whether they accept the pointer after a replacement`() {
        var list = children(130)
        list.replace(at: 100, with: node(1000, .tap))
        #expect(list.isInteractive)
        list.replace(at: 100, with: node(1000))
        #expect(!list.isInteractive)
    }

    @Test func `share their ends with lists of other lengths`() {
        let nodes = ContiguousArray((0..<256).map { node($0) })
        let long = DisplayChildren(nodes)
        let short = DisplayChildren(ContiguousArray(nodes.prefix(128)))
        #expect(long.sharedEnds(with: short) == (front: 0, back: 0))
        var changed = long
        changed.replace(at: 0, with: node(1000))
        #expect(long.sharedEnds(with: changed) == (front: 0, back: 192))
        changed.replace(at: 255, with: node(1001))
        #expect(long.sharedEnds(with: changed) == (front: 0, back: 0))
        changed = long
        changed.replace(at: 64, with: node(1002))
        #expect(long.sharedEnds(with: changed) == (front: 64, back: 128))
        #expect(long.sharedEnds(with: .none) == (front: 0, back: 0))
    }

    @Test func `are read by index like any collection`() {
        let list = children(130)
        #expect(list.startIndex == 0 && list.endIndex == 130)
        #expect([0, 63, 64, 127, 128, 129].map { list[$0].id } == [0, 63, 64, 127, 128, 129])
        #expect(list.reversed().first?.id == 129 && list[100...].first?.id == 100)
    }

    @Test func `release their nodes`() {
        weak var first: DisplayNode?
        weak var last: DisplayNode?
        do {
            let list = children(200)
            (first, last) = (list[0], list[199])
            #expect(first != nil && last != nil)
        }
        #expect(first == nil && last == nil)
    }
}
