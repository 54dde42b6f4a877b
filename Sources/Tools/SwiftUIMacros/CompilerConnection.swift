import FoundationEssentials
import Glibc

/// The connection to the compiler over standard input and output. A message is a length in bytes, as eight bytes in
/// little-endian order, followed by that many bytes of JSON.
struct CompilerConnection {
    /// Receives the next message. Nil after the compiler's final empty message, or if it closed the connection.
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

    /// Reads exactly `count` bytes; nil if the input ends before the first.
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
    /// The compiler disconnected in the middle of a message.
    case cutShort
}
