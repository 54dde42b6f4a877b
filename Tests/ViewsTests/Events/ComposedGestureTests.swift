import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

/// A gesture that goes through given states, one for each input; the last one remains.
@MainActor
private final class Script {
    var steps: [_GestureStep<Int>]
    /// The kinds of the inputs that it got.
    var kinds: [_GestureInput.Kind] = []

    init(_ steps: [_GestureStep<Int>]) { self.steps = steps }
}

private nonisolated struct Scripted: _PrimitiveGesture {
    typealias Value = Int

    let name: String
    let script: Script
    let diary: Diary

    @MainActor static func _step(
        _ gesture: Self, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Int> {
        gesture.script.kinds.append(input.kind)
        input.actions.append { gesture.diary.note(gesture.name) }
        return gesture.script.steps.count > 1 ? gesture.script.steps.removeFirst() : gesture.script.steps[0]
    }

    @MainActor static func _collectNeeds(_ gesture: Self, into needs: inout _GestureNeeds) {}
}

/// Keeps the input of a touch.
private nonisolated struct Keeping: _PrimitiveGesture {
    typealias Value = Void

    @MainActor final class Kept { var input: _GestureInput? }
    let kept: Kept

    @MainActor static func _step(
        _ gesture: Self, _ memory: _GestureMemory, _ input: inout _GestureInput
    ) -> _GestureStep<Void> {
        gesture.kept.input = input
        return _GestureStep(.possible)
    }

    @MainActor static func _collectNeeds(_ gesture: Self, into needs: inout _GestureNeeds) { needs.distance = 0 }
}

@MainActor
@Suite struct `A gesture made of two` {
    private typealias Step = _GestureStep<Int>

    private let first = Script([]), second = Script([])
    private let diary = Diary()
    private let memory = _GestureMemory()
    private let page: TestPage
    private let input: _GestureInput

    init() throws {
        let kept = Keeping.Kept()
        page = TestPage { Text("a").gesture(Keeping(kept: kept)) }
        try Finger(page, on: "a").down(1, 1)
        input = try #require(kept.input)
    }

    private var one: Scripted { Scripted(name: "one", script: first, diary: diary) }
    private var two: Scripted { Scripted(name: "two", script: second, diary: diary) }

    /// Steps a gesture, runs its actions, and says its state.
    private func step<G: Gesture>(
        _ gesture: G, _ kind: _GestureInput.Kind = .moved, _ words: (G.Value) -> String
    ) -> String {
        var input = input
        input.kind = kind
        input.actions = []
        let step = G._step(gesture, memory, &input)
        #expect(input.kind == kind)
        for action in input.actions { action() }
        var text =
            switch step.phase {
            case .possible: "possible"
            case .active(let value): "active " + words(value)
            case .ended(let value): "ended " + words(value)
            case .failed: "failed"
            }
        if step.isRecognized { text += " recognized" }
        if step.isWaiting { text += " waiting" }
        return text
    }

    private func prepare(_ first: [Step], _ second: [Step]) {
        self.first.steps = first
        self.second.steps = second
    }

    // MARK: Exclusive

    private func exclusive(_ kind: _GestureInput.Kind = .moved) -> String {
        step(one.exclusively(before: two), kind) {
            switch $0 {
            case .first(let value): "first \(value)"
            case .second(let value): "second \(value)"
            }
        }
    }

    @Test func `is the first gesture once it is recognized, and the second is canceled`() {
        prepare([Step(.possible), Step(.active(1), isRecognized: true), Step(.ended(2))], [Step(.possible)])
        #expect(exclusive() == "possible")
        #expect(exclusive() == "active first 1 recognized")
        #expect(second.kinds == [.moved, .cancelled])
        #expect(exclusive() == "ended first 2 recognized")
        #expect(second.kinds.count == 2)
        #expect(diary.lines == ["one", "two", "one", "two", "one"])
    }

    @Test func `is the second gesture if it is recognized earlier, and the first is canceled`() {
        prepare([Step(.possible)], [Step(.active(1), isRecognized: true), Step(.active(2), isRecognized: true)])
        #expect(exclusive() == "active second 1 recognized")
        #expect(first.kinds == [.moved, .cancelled])
        #expect(exclusive() == "active second 2 recognized")
        #expect(first.kinds.count == 2 && second.kinds == [.moved, .moved])
    }

    @Test func `holds back the second while the first waits, and drops it if the first is recognized`() {
        prepare([Step(.possible, isWaiting: true), Step(.ended(7))], [Step(.ended(1))])
        #expect(exclusive() == "possible waiting")
        #expect(diary.lines == ["one"])
        #expect(exclusive() == "ended first 7 recognized")
        #expect(diary.lines == ["one", "one", "two"])
        #expect(second.kinds == [.moved, .cancelled])
    }

    @Test func `runs the held actions of the second once the first has failed`() {
        prepare(
            [Step(.possible, isWaiting: true), Step(.possible, isWaiting: true), Step(.failed)],
            [Step(.ended(1)), Step(.possible), Step(.ended(3))])
        #expect(exclusive() == "possible waiting")
        #expect(exclusive() == "possible waiting")
        #expect(diary.lines == ["one", "one"])
        #expect(exclusive(.rested) == "ended second 3 recognized")
        #expect(diary.lines == ["one", "one", "one", "two", "two", "two"])
        #expect(first.kinds == [.moved, .moved, .rested])
        #expect(exclusive() == "ended second 3 recognized")
        #expect(first.kinds.count == 3)
    }

    @Test func `is the remaining one of the two, or nothing`() {
        prepare([Step(.failed)], [Step(.possible), Step(.active(4)), Step(.failed)])
        #expect(exclusive() == "possible")
        #expect(exclusive() == "active second 4")
        #expect(exclusive() == "failed")
    }

    @Test func `has the first one's value while neither is recognized, and waits if either waits`() {
        prepare(
            [Step(.active(1), isWaiting: true), Step(.possible), Step(.possible), Step(.possible, isWaiting: true)],
            [Step(.possible), Step(.failed), Step(.active(2), isWaiting: true), Step(.active(3))])
        #expect(exclusive() == "active first 1 waiting")
        #expect(exclusive() == "possible")
        #expect(exclusive() == "active second 2 waiting")
        #expect(exclusive() == "active second 3 waiting")
    }

    // MARK: Simultaneous

    private func simultaneous() -> String {
        step(one.simultaneously(with: two)) { "\($0.first.map { "\($0)" } ?? "-") \($0.second.map { "\($0)" } ?? "-")" }
    }

    @Test func `at the same time has the values of both, and is recognized if one is`() {
        prepare(
            [
                Step(.possible), Step(.active(1)), Step(.possible, isRecognized: true),
                Step(.active(2), isWaiting: true),
            ],
            [Step(.possible, isWaiting: true), Step(.possible, isRecognized: true), Step(.possible), Step(.active(3))])
        #expect(simultaneous() == "possible waiting")
        #expect(simultaneous() == "active 1 - recognized")
        #expect(simultaneous() == "possible recognized")
        #expect(simultaneous() == "active 2 3 waiting")
        #expect(diary.lines.prefix(2) == ["one", "two"])
    }

    @Test func `at the same time ends with the later one, and fails if both do`() {
        prepare(
            [Step(.failed), Step(.failed), Step(.ended(1)), Step(.ended(1)), Step(.failed)],
            [Step(.possible), Step(.active(5)), Step(.active(5)), Step(.ended(6)), Step(.failed)])
        #expect(simultaneous() == "possible")
        #expect(simultaneous() == "active - 5")
        #expect(simultaneous() == "active 1 5 recognized")
        #expect(simultaneous() == "ended 1 6 recognized")
        #expect(simultaneous() == "failed")
        prepare([Step(.ended(1))], [Step(.failed)])
        #expect(simultaneous() == "ended 1 - recognized")
        prepare([Step(.failed)], [Step(.ended(2))])
        #expect(simultaneous() == "ended - 2 recognized")
    }

    // MARK: In sequence

    private func sequence(_ kind: _GestureInput.Kind = .moved) -> String {
        step(one.sequenced(before: two), kind) {
            switch $0 {
            case .first(let value): "first \(value)"
            case .second(let value, let other): "second \(value) \(other.map { "\($0)" } ?? "-")"
            }
        }
    }

    @Test func `in sequence is the first gesture until it ends`() {
        prepare(
            [
                Step(.possible, isWaiting: true), Step(.possible, isRecognized: true), Step(.active(1)),
                Step(.active(2), isRecognized: true), Step(.active(3), isWaiting: true), Step(.failed),
            ], [Step(.possible)])
        #expect(sequence() == "possible waiting")
        #expect(sequence() == "possible recognized")
        #expect(sequence() == "active first 1")
        #expect(sequence() == "active first 2 recognized")
        #expect(sequence() == "active first 3 waiting")
        #expect(sequence() == "failed")
        #expect(second.kinds.isEmpty)
    }

    @Test func `in sequence goes on with the touch at which the first ended`() {
        prepare([Step(.ended(1))], [Step(.possible), Step(.active(2)), Step(.ended(3))])
        #expect(sequence(.moved) == "active second 1 - recognized")
        #expect(sequence(.moved) == "active second 1 2 recognized")
        #expect(sequence(.ended) == "ended second 1 3 recognized")
        #expect(first.kinds == [.moved] && second.kinds == [.began, .moved, .ended])
    }

    @Test func `in sequence waits for a touch if the first gesture ended with its touch`() {
        prepare([Step(.ended(1))], [Step(.possible, isWaiting: true), Step(.failed)])
        #expect(sequence(.ended) == "active second 1 - recognized waiting")
        #expect(second.kinds.isEmpty)
        #expect(sequence(.began) == "active second 1 - recognized waiting")
        #expect(sequence(.moved) == "failed")
    }

    @Test func `requires the touches that either requires`() {
        func needs<G: Gesture>(_ gesture: G) -> _GestureNeeds {
            var needs = _GestureNeeds()
            G._collectNeeds(gesture, into: &needs)
            return needs
        }
        let (tap, drag) = (TapGesture(count: 2), DragGesture(minimumDistance: 7))
        for needs in [
            needs(tap.exclusively(before: drag)), needs(tap.simultaneously(with: drag)),
            needs(tap.sequenced(before: drag)),
        ] { #expect(needs.taps == 2 && needs.distance == 7) }
        #expect(
            needs(tap.sequenced(before: drag)).tapsHavePlaces && !needs(tap.exclusively(before: drag)).tapsHavePlaces)
        #expect(!needs(drag.sequenced(before: drag)).tapsHavePlaces)
        #expect(needs(Optional<DragGesture>.none).distance == nil && needs(Optional(drag)).distance == 7)
    }
}
