#if DEBUG
    import Foundation

    /// Splits the output of a build into lines. The compiler wraps its own in objects for programs (`-parseable-output`), each after a line
    /// with its length.
    struct BuildOutput: Sendable {
        private var bytes: [UInt8] = []
        /// The length of the object that comes next; nil before a line.
        private var length: Int?

        private static let limit = 16 << 20

        /// Takes a part of the output, and returns the lines that are complete.
        mutating func take(_ part: some Collection<UInt8>) -> [String] {
            bytes += part
            var lines: [String] = []
            while true {
                if let count = length {
                    guard bytes.count >= count else { break }
                    lines += Self.lines(in: Data(bytes.prefix(count)))
                    bytes.removeFirst(count)
                    length = nil
                    continue
                }
                guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { break }
                let line = String(decoding: bytes[..<end], as: UTF8.self)
                bytes.removeFirst(end + 1)
                if let count = Int(line), count > 1, count <= Self.limit { length = count } else { lines.append(line) }
            }
            return lines
        }

        /// The last line, which has no end.
        mutating func finish() -> [String] {
            defer { bytes = [] }
            return bytes.isEmpty ? [] : take("\n".utf8)
        }

        private struct Message: Decodable {
            var output: String?
        }

        private static func lines(in object: Data) -> [String] {
            guard let text = (try? JSONDecoder().decode(Message.self, from: object))?.output else { return [] }
            return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
    }
#endif
