import Dispatch
internal import EspalierCEpoll
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// Listens for the signals that ask the process to stop.
///
/// Dispatch's signal sources are not used: another thread installs their handler some time after they are resumed, and
/// an earlier signal would be lost.
enum EndSignals {
    /// Counts the received signals. A constant, so that the handler may read it at any time.
    private static let wakeDescriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    private static let source = Mutex<Source?>(nil)

    private struct Source: @unchecked Sendable {
        // Dispatch's sources may be used from any thread.
        let source: any DispatchSourceRead
    }

    /// Not the main actor's queue, which an app's code may block forever.
    private static let queue = DispatchQueue(label: "signals")

    /// From now on calls `heard` for signals, on its own queue, instead of their earlier handlers.
    static func listen(for signals: [Int32], _ heard: @escaping @Sendable () -> Void) {
        precondition(wakeDescriptor >= 0, "no descriptor is left for the signals")
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in
            // Only a write, which leaves no trace.
            let before = errno
            var one: UInt64 = 1
            _ = Glibc.write(EndSignals.wakeDescriptor, &one, 8)
            errno = before
        }
        action.sa_flags = SA_RESTART
        var set = sigset_t()
        sigemptyset(&set)
        for signal in signals {
            sigaction(signal, &action, nil)
            sigaddset(&set, signal)
        }
        // The program inherits blocked signals from its parent.
        pthread_sigmask(SIG_UNBLOCK, &set, nil)

        let source = DispatchSource.makeReadSource(fileDescriptor: wakeDescriptor, queue: queue)
        source.setEventHandler {
            var count: UInt64 = 0
            guard Glibc.read(EndSignals.wakeDescriptor, &count, 8) == 8 else { return }
            heard()
        }
        source.resume()
        let new = Source(source: source)
        let earlier = self.source.withLock { current in
            defer { current = new }
            return current
        }
        earlier?.source.cancel()
    }
}
