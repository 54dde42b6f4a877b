import Testing

@testable import Server

#if canImport(Glibc)
    import Glibc
#endif

@Suite @MainActor struct EndSignalsTests {
    @Test(.timeLimit(.minutes(1)))
    func `a signal is heard that comes right after the program listens`() async {
        defer { signal(SIGUSR1, SIG_DFL) }
        // As a program that was started by one that keeps signals back.
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGUSR1)
        pthread_sigmask(SIG_BLOCK, &set, nil)
        for _ in 0..<20 {
            await withCheckedContinuation { continuation in
                EndSignals.listen(for: [SIGUSR1]) { continuation.resume() }
                kill(getpid(), SIGUSR1)
            }
        }
    }
}
