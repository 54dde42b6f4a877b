import Synchronization

/// The files on their way from and to browsers, which this process serves until they have arrived.
final class FileTransfers: Sendable {
    /// A file on its way, for as long as it is referred to.
    final class Transfer: Sendable {
        private let ended: @Sendable () -> Void

        fileprivate init(_ ended: @escaping @Sendable () -> Void) {
            self.ended = ended
        }

        deinit { ended() }
    }

    private let counts = Mutex<[String: Int]>([:])

    func begin(for browser: String) -> Transfer {
        counts.withLock { $0[browser, default: 0] += 1 }
        return Transfer { [weak self] in
            self?.counts.withLock { counts in
                let rest = counts[browser, default: 1] - 1
                counts[browser] = rest > 0 ? rest : nil
            }
        }
    }

    func areActive(for browser: String) -> Bool { counts.withLock { $0[browser] != nil } }
}
