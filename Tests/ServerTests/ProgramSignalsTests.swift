import Dispatch
import EspalierViews
import Testing

@testable import EspalierServer

#if canImport(Glibc)
    import Glibc
#endif

@Suite @MainActor struct ProgramSignalsTests {
    @Test(.timeLimit(.minutes(5)))
    func `a signal that arrives right after the program starts to listen is handled`() async {
        defer { signal(SIGUSR1, SIG_DFL) }
        // Like a program started by a parent that blocks signals.
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGUSR1)
        pthread_sigmask(SIG_BLOCK, &set, nil)
        for _ in 0..<20 {
            await withCheckedContinuation { continuation in
                ProgramSignals.listen(for: [SIGUSR1]) { _ in continuation.resume() }
                kill(getpid(), SIGUSR1)
            }
        }
    }

    @Test(.timeLimit(.minutes(5)))
    func `a program whose main actor never responds ends in its grace period`() async {
        await #expect(processExitsWith: .exitCode(1)) {
            await MainActor.run {
                let running = try! RunningServer(.empty, host: "127.0.0.1", port: 0)
                let end = ProgramEnd(running, grace: 0.5)
                ProgramSignals.listen(for: [SIGTERM]) { _ in end.begin() }
                kill(getpid(), SIGTERM)
                while true { pause() }
            }
        }
    }

    @Test(.timeLimit(.minutes(5)))
    func `a second signal ends a program at once`() async {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            await MainActor.run {
                let running = try! RunningServer(.empty, host: "127.0.0.1", port: 0)
                let end = ProgramEnd(running, grace: 3600)
                let heard = DispatchSemaphore(value: 0)
                ProgramSignals.listen(for: [SIGTERM]) { _ in
                    end.begin()
                    heard.signal()
                }
                kill(getpid(), SIGTERM)
                heard.wait()
                kill(getpid(), SIGTERM)
                while true { pause() }
            }
        }
        let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(errors.contains(#""event":"shutting down""#))
        #expect(!errors.contains("shutting down took too long"))
    }
}

extension Application {
    /// An app without scenes.
    @MainActor fileprivate static var empty: Application {
        Application(
            app: AppBlueprint([]), resources: AppResources(measurer: NoText()), renderer: PlainRenderer(),
            files: StaticFiles(folder: nil),
            store: MemorySnapshotStore())
    }
}
