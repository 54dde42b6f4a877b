#if DEBUG
    import Foundation
    import Synchronization

    #if canImport(Glibc)
        import Glibc
    #endif

    /// Lines between a supervisor and a program that it has started, over a pair of sockets.
    final class WatchConnection: Sendable {
        private let descriptor: Int32
        private let received = Mutex<[UInt8]>([])

        init(_ descriptor: Int32) {
            self.descriptor = descriptor
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        }

        deinit {
            close(descriptor)
        }

        /// Two connected descriptors; nil if the process has too many.
        static func pair() -> (Int32, Int32)? {
            var ends: [Int32] = [-1, -1]
            let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
            return socketpair(AF_UNIX, type, 0, &ends) == 0 ? (ends[0], ends[1]) : nil
        }

        /// Sends a line. It is lost if the other side has ended.
        func send(_ line: String) {
            var bytes = Array((line + "\n").utf8)[...]
            while !bytes.isEmpty {
                let count = bytes.withUnsafeBytes {
                    Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                bytes = bytes.dropFirst(count)
            }
        }

        /// Waits for the next line; nil at the end. For one thread at a time.
        func next() -> String? {
            received.withLock { received in
                var buffer = [UInt8](repeating: 0, count: 1 << 16)
                while true {
                    if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
                        defer { received.removeFirst(end + 1) }
                        return String(decoding: received[..<end], as: UTF8.self)
                    }
                    let count = read(descriptor, &buffer, buffer.count)
                    if count < 0, errno == EINTR { continue }
                    guard count > 0 else { return nil }
                    received += buffer.prefix(count)
                }
            }
        }
    }
#endif
