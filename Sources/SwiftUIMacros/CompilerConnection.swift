import FoundationEssentials
import Glibc

/// The compiler at the other end of standard input and output. A message is its length in bytes, as eight bytes with the
/// lowest first, and then that much JSON.
struct CompilerConnection {
    /// The next message; nil when the compiler says by an empty one that it is done, or has closed the connection.
    func receive() throws -> HostMessage? {
        guard let header = try read(count: 8) else { return nil }
        let count = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
        if count == 0 { return nil }
        guard let size = Int(exactly: count), let body = try read(count: size) else { throw ConnectionError.cutShort }
        return try JSONDecoder().decode(HostMessage.self, from: Data(body))
    }

    func send(_ message: PluginMessage) throws {
        let body = try JSONEncoder().encode(message)
        let header = (0..<8).map { UInt8(truncatingIfNeeded: UInt64(body.count) >> (8 * $0)) }
        try write(header + body)
    }

    /// Exactly that many bytes; nil where the input ends before the first.
    private func read(count: Int) throws -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let step = bytes.withUnsafeMutableBytes { buffer in
                Glibc.read(STDIN_FILENO, buffer.baseAddress.map { $0 + filled }, count - filled)
            }
            if step < 0 && errno == EINTR { continue }
            if step == 0 && filled == 0 { return nil }
            guard step > 0 else { throw ConnectionError.cutShort }
            filled += step
        }
        return bytes
    }

    private func write(_ bytes: [UInt8]) throws {
        var written = 0
        while written < bytes.count {
            let step = bytes.withUnsafeBytes { buffer in
                Glibc.write(STDOUT_FILENO, buffer.baseAddress.map { $0 + written }, bytes.count - written)
            }
            if step < 0 && errno == EINTR { continue }
            guard step > 0 else { throw ConnectionError.cutShort }
            written += step
        }
    }
}

enum ConnectionError: Error {
    /// The compiler went away in the middle of a message.
    case cutShort
}
