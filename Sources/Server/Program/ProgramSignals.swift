import Dispatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// Listens for the signals that ask the process to stop or to reload.
///
/// Dispatch's signal sources are not used: another thread installs their handler some time after they are resumed, and
/// an earlier signal would be lost.
enum ProgramSignals {
    /// The ends of a pipe with a byte for each signal. A constant, so that the handler may read it at any time.
    private static let pipe: (read: Int32, write: Int32) = {
        var ends: [Int32] = [-1, -1]
        Glibc.pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        return (ends[0], ends[1])
    }()
    private static let source = Mutex<Source?>(nil)

    private struct Source: @unchecked Sendable {
        // Dispatch's sources may be used from any thread.
        let source: any DispatchSourceRead
    }

    /// Not the main actor's queue, which an app's code may block forever.
    private static let queue = DispatchQueue(label: "signals")

    /// From now on calls `heard` with each signal, on its own queue, instead of their earlier handlers.
    static func listen(for signals: [Int32], _ heard: @escaping @Sendable (Int32) -> Void) {
        precondition(pipe.read >= 0, "no descriptor is left for the signals")
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { signal in
            // Only a write, which leaves no trace.
            let before = errno
            var byte = UInt8(truncatingIfNeeded: signal)
            _ = Glibc.write(ProgramSignals.pipe.write, &byte, 1)
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

        let source = DispatchSource.makeReadSource(fileDescriptor: pipe.read, queue: queue)
        source.setEventHandler {
            var byte: UInt8 = 0
            while Glibc.read(ProgramSignals.pipe.read, &byte, 1) == 1 { heard(Int32(byte)) }
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
