import Dispatch
internal import EspalierCEpoll
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// Listens for the signals that ask the process to end.
///
/// A dispatch source for signals is not used: its handler is installed by another thread some time after it is resumed, and
/// a signal that comes before is lost.
enum EndSignals {
    /// Counts the signals that came. A constant, so that the handler may read it at any moment.
    private static let wakeDescriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    private static let source = Mutex<Source?>(nil)

    private struct Source: @unchecked Sendable {
        // Dispatch's sources may be used from any thread.
        let source: any DispatchSourceRead
    }

    /// The queue is not the main actor's, which an app's code may hold for ever.
    private static let queue = DispatchQueue(label: "signals")

    /// Calls `heard` for signals from now on, on a queue of their own, in place of their earlier handlers.
    static func listen(for signals: [Int32], _ heard: @escaping @Sendable () -> Void) {
        precondition(wakeDescriptor >= 0, "no descriptor is left for the signals")
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in
            // Nothing but a write, and no trace of it.
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
