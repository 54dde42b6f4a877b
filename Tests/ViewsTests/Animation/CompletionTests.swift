import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

/// A clock for completions that a test moves.
private final class FakeTimer: @unchecked Sendable {
    private var now = 0.0
    private var waiting: [(due: Double, action: @Sendable () -> Void)] = []

    func run<R>(_ body: () throws -> R) rethrows -> R {
        try CompletionTimer.$replacement.withValue({ self.waiting.append((self.now + $0, $1)) }) { try body() }
    }

    /// Runs the work that is due until a time, in order.
    func advance(to time: Double) {
        run {
            while let next = waiting.indices.filter({ waiting[$0].due <= time }).min(by: {
                waiting[$0].due < waiting[$1].due
            }) {
                let (due, action) = waiting.remove(at: next)
                now = due
                action()
            }
            now = time
        }
    }
}

@MainActor
@Suite struct `A completion of an animation` {
    private final class Log {
        var entries: [String] = []
    }

    private struct Board: View {
        @State private var x: CGFloat = 0
        let change: (Binding<CGFloat>) -> Void

        var body: some View {
            Text("x").offset(x: x)
            Button("go") { change($x) }
        }
    }

    private let timer = FakeTimer()
    private let log = Log()

    private func tap(_ change: @escaping (Binding<CGFloat>) -> Void) throws {
        try timer.run {
            let page = TestPage { Board(change: change) }
            try page.tap("go")
        }
    }

    @Test func `comes when a curve has ended`() throws {
        try tap { x in
            withAnimation(.linear(duration: 2).delay(1)) {
                x.wrappedValue = 1
            } completion: {
                log.entries.append("done")
            }
        }
        timer.advance(to: 2.9)
        #expect(log.entries == [])
        timer.advance(to: 3)
        #expect(log.entries == ["done"])
        timer.advance(to: 100)
        #expect(log.entries == ["done"])
    }

    @Test func `comes after a spring's response, or when nothing moves any more`() throws {
        try tap { x in
            withAnimation(.default) {
                x.wrappedValue = 1
            } completion: {
                log.entries.append("complete")
            }
            withAnimation(.default, completionCriteria: .removed) {
                x.wrappedValue = 2
            } completion: {
                log.entries.append("removed")
            }
        }
        timer.advance(to: 0.49)
        #expect(log.entries == [])
        timer.advance(to: 0.51)
        #expect(log.entries == ["complete"])
        timer.advance(to: 0.82)
        #expect(log.entries == ["complete"])
        timer.advance(to: 0.84)
        #expect(log.entries == ["complete", "removed"])
    }

    @Test func `comes later for a longer distance`() throws {
        try tap { x in
            var transaction = Transaction(animation: .default)
            transaction.addAnimationCompletion(criteria: .removed) { log.entries.append("removed") }
            withTransaction(transaction) { x.wrappedValue = 300 }
            transaction.note(distance: 300)
        }
        timer.advance(to: 1.37)
        #expect(log.entries == [])
        timer.advance(to: 1.39)
        #expect(log.entries == ["removed"])
    }

    @Test func `comes right after the update if nothing is animated or changed`() throws {
        try tap { x in
            withAnimation(nil) {
                x.wrappedValue = 1
            } completion: {
                log.entries.append("no animation")
            }
            withAnimation(.linear(duration: 2)) {
            } completion: {
                log.entries.append("no change")
            }
            log.entries.append("action")
        }
        #expect(log.entries == ["action"])
        timer.advance(to: 0)
        #expect(log.entries == ["action", "no animation", "no change"])
    }

    @Test func `never comes for an animation that repeats for ever`() throws {
        try tap { x in
            withAnimation(.linear.repeatForever()) {
                x.wrappedValue = 1
            } completion: {
                log.entries.append("done")
            }
        }
        timer.advance(to: 1e6)
        #expect(log.entries == [])
    }

    @Test func `of a transaction that is not used comes when it is released`() throws {
        timer.run {
            var transaction = Transaction(animation: .default)
            transaction.addAnimationCompletion { log.entries.append("unused") }
        }
        timer.advance(to: 0)
        #expect(log.entries == ["unused"])
    }

    @Test func `belongs to the transaction that it was added to, and not to a copy made before`() throws {
        try tap { x in
            let before = Transaction(animation: .linear(duration: 1))
            var transaction = before
            transaction.addAnimationCompletion { log.entries.append("first") }
            var other = transaction
            other.addAnimationCompletion { log.entries.append("second") }
            #expect(before.completions.isEmpty)
            #expect(transaction.completions.count == 1)
            withTransaction(other) { x.wrappedValue = 1 }
        }
        timer.advance(to: 0.9)
        #expect(log.entries == [])
        timer.advance(to: 1)
        #expect(log.entries == ["first", "second"])
    }

    @Test func `comes once with the first write of a binding`() throws {
        try tap { x in
            var transaction = Transaction(animation: .linear(duration: 1))
            transaction.addAnimationCompletion { log.entries.append("done") }
            let binding = x.transaction(transaction)
            binding.wrappedValue = 1
            binding.wrappedValue = 2
        }
        timer.advance(to: 1)
        #expect(log.entries == ["done"])
    }

    @Test func `waits for changes that another animation inside animates`() throws {
        try tap { x in
            withAnimation(.linear(duration: 2)) {
                withAnimation(.linear(duration: 1)) {
                    x.wrappedValue = 1
                } completion: {
                    log.entries.append("inner")
                }
            } completion: {
                log.entries.append("outer")
            }
        }
        timer.advance(to: 1)
        #expect(log.entries == ["inner"])
        timer.advance(to: 2)
        #expect(log.entries == ["inner", "outer"])
    }

    @Test func `comes at once if animations are disabled`() throws {
        try tap { x in
            var transaction = Transaction(animation: .linear(duration: 1))
            transaction.disablesAnimations = true
            transaction.addAnimationCompletion { log.entries.append("done") }
            withTransaction(transaction) { x.wrappedValue = 1 }
        }
        timer.advance(to: 0)
        #expect(log.entries == ["done"])
    }

    @Test func `that a modifier adds waits for the modifier's animation`() throws {
        struct Own: View {
            @State private var x: CGFloat = 0
            let log: Log
            var body: some View {
                Text("x").offset(x: x).transaction(value: x) {
                    $0.animation = .linear(duration: 2)
                    $0.addAnimationCompletion { log.entries.append("done") }
                }
                Button("go") { x = 10 }
            }
        }
        try timer.run {
            let page = TestPage { Own(log: log) }
            try page.tap("go")
        }
        timer.advance(to: 1.9)
        #expect(log.entries == [])
        timer.advance(to: 2)
        #expect(log.entries == ["done"])
    }
}
