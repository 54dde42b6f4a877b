import Synchronization
import Testing

@testable import EspalierPictures

@Suite struct `The decoding of clients' pictures` {
    /// Pictures whose decoding lasts until the test ends it.
    private final class Pictures: Sendable {
        struct State {
            var begun: [String] = []
            var ended: Set<String> = []
        }
        let state = Mutex(State())

        func end(_ name: String) { state.withLock { _ = $0.ended.insert(name) } }

        func decode(_ name: String) {
            state.withLock { $0.begun.append(name) }
            while !state.withLock({ $0.ended.contains(name) }) {}
        }

        func wait(for count: Int) async -> [String] {
            while state.withLock({ $0.begun.count }) < count { await Task.yield() }
            return state.withLock { $0.begun }
        }
    }

    @Test func `lets one client decode one picture at a time, and others have their turn`() async {
        let turns = DecodingTurns()
        let pictures = Pictures()
        func start(_ name: String, _ client: Int) async -> Task<Void, Never> {
            let waiting = turns.waitingCount
            let begun = pictures.state.withLock { $0.begun.count }
            let task = Task { await turns.perform(for: client) { pictures.decode(name) } }
            while turns.waitingCount == waiting, pictures.state.withLock({ $0.begun.count }) == begun {
                await Task.yield()
            }
            return task
        }
        var tasks = [await start("a1", 1), await start("a2", 1), await start("a3", 1)]
        #expect(await pictures.wait(for: 1) == ["a1"])
        #expect(turns.waitingCount == 2)
        tasks.append(await start("b1", 2))
        #expect(await pictures.wait(for: 2) == ["a1", "b1"])
        tasks.append(await start("c1", 3))
        #expect(turns.waitingCount == 3)
        pictures.end("a1")
        // A client that had no turn yet comes before the second picture of another.
        #expect(await pictures.wait(for: 3) == ["a1", "b1", "c1"])
        pictures.end("b1")
        #expect(await pictures.wait(for: 4) == ["a1", "b1", "c1", "a2"])
        for name in ["c1", "a2", "a3"] { pictures.end(name) }
        for task in tasks { await task.value }
        #expect(turns.waitingCount == 0)
    }
}
