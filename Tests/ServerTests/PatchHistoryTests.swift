import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Synchronization
import Testing

@testable import EspalierServer

@Suite struct `The history of a page` {
    private func tree(_ revision: Int) -> DisplayTree {
        DisplayTree(
            revision: revision, size: CGSize(width: 10, height: 10), title: "",
            root: DisplayNode(id: 1, type: "Window", frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    }

    private let report = DisplayEvent(node: 4, type: .input, value: .text("a"))

    private func step(_ base: Int, reported: Bool = false, hasOthers: Bool = false) -> PatchStep {
        PatchStep(from: tree(base), to: tree(base + 1), reported: reported ? [report] : [], hasOthers: hasOthers)
    }

    private func history(_ capacity: Int, _ steps: [PatchStep]) -> PatchHistory {
        var history = PatchHistory(capacity: capacity)
        for step in steps { history.append(step) }
        return history
    }

    private func bases(_ history: PatchHistory, from base: Int, to revision: Int, for reader: PatchReader = .other)
        -> [Int]?
    {
        history.steps(from: base, to: revision, for: reader)?.map(\.base)
    }

    @Test func `leads from each of its revisions to the current one`() {
        let history = history(10, [step(1), step(2), step(3)])
        #expect(bases(history, from: 1, to: 4) == [1, 2, 3])
        #expect(bases(history, from: 3, to: 4) == [3])
        #expect(bases(history, from: 4, to: 4) == [])
    }

    @Test func `has no steps from an unknown revision, or to one that is not current`() {
        let history = history(10, [step(2), step(3)])
        #expect(bases(history, from: 1, to: 4) == nil)
        #expect(bases(history, from: 9, to: 4) == nil)
        #expect(bases(history, from: 2, to: 3) == nil)
        #expect(bases(PatchHistory(capacity: 10), from: 1, to: 2) == nil)
        #expect(bases(PatchHistory(capacity: 10), from: 2, to: 2) == [])
    }

    @Test func `keeps the last steps, as many as it has room for`() {
        let history = history(2, [step(1), step(2), step(3)])
        #expect(bases(history, from: 1, to: 4) == nil)
        #expect(bases(history, from: 2, to: 4) == [2, 3])
    }

    @Test func `with a step for its reporter only has no steps for other readers`() {
        let alone = history(10, [step(1, reported: true), step(2)])
        #expect(bases(alone, from: 1, to: 3, for: .reporter) == [1, 2])
        #expect(bases(alone, from: 1, to: 3) == nil)
        #expect(bases(alone, from: 2, to: 3) == [2])
        let together = history(10, [step(1, reported: true, hasOthers: true), step(2)])
        #expect(bases(together, from: 1, to: 3) == [1, 2])
    }
}

@Suite struct `A step of a page` {
    private func tree(_ revision: Int) -> DisplayTree {
        DisplayTree(
            revision: revision, size: CGSize(width: 10, height: 10), title: "",
            root: DisplayNode(id: 1, type: "Window", frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    }

    private func text(_ step: PatchStep, _ reader: PatchReader, _ metrics: Metrics) -> String {
        String(decoding: step.bytes(for: reader, PlainRenderer(), metrics), as: UTF8.self)
    }

    @Test func `is encoded once if all readers need the same`() {
        let metrics = Metrics()
        let step = PatchStep(from: tree(1), to: tree(2), reported: [], hasOthers: true)
        #expect(text(step, .reporter, metrics) == "1→2 ")
        #expect(text(step, .other, metrics) == "1→2 ")
        #expect(metrics.patches.load(ordering: .relaxed) == 1)
        #expect(metrics.patchBytes.load(ordering: .relaxed) == 6)
    }

    @Test func `is encoded for its reporter and for others, once each`() {
        let metrics = Metrics()
        let event = DisplayEvent(node: 4, type: .input, value: .text("a"))
        let step = PatchStep(from: tree(1), to: tree(2), reported: [event], hasOthers: true)
        for _ in 0..<2 {
            #expect(text(step, .reporter, metrics) == "1→2  knows [4]")
            #expect(text(step, .other, metrics) == "1→2 ")
        }
        #expect(metrics.patches.load(ordering: .relaxed) == 2)
    }

    @Test(arguments: [(false, false, 1), (true, false, 1), (true, true, 2)])
    func `releases its trees when no reader needs them any more`(isReported: Bool, hasOthers: Bool, readers: Int) {
        weak var old: DisplayTree?
        weak var new: DisplayTree?
        let step: PatchStep
        do {
            let trees = (tree(1), tree(2))
            (old, new) = trees
            let event = DisplayEvent(node: 4, type: .input, value: .text("a"))
            step = PatchStep(from: trees.0, to: trees.1, reported: isReported ? [event] : [], hasOthers: hasOthers)
        }
        for reader in [PatchReader.reporter, .other].prefix(readers) {
            #expect(old != nil && new != nil)
            _ = text(step, reader, Metrics())
        }
        #expect(old == nil && new == nil)
    }
}
