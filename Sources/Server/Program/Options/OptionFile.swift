import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// A file of options: lines `name = value`, with the names of the command line.
///
/// Empty lines and lines that begin with `#` are ignored, and so is the rest of a line from a `#` behind a space. A value that contains
/// such a character or begins with a quotation mark stands in quotation marks, single or double ones, which have no escapes.
struct OptionFile {
    /// The value that a line gives an option.
    struct Entry: Equatable {
        var name: String
        var value: String
        var line: Int
    }

    let path: String
    private(set) var entries: [Entry] = []

    /// The maximum length of a file, in bytes.
    private static let limit = 1 << 20

    /// Reads a file.
    ///
    /// - Parameter subject: The source of the path, for a sentence about a file that cannot be read.
    init(path: String, namedBy subject: String) throws(ServerOptions.Failure) {
        func failure(_ reason: String) -> ServerOptions.Failure {
            ServerOptions.Failure(message: "\(subject) names no file that can be read: \(path) (\(reason))")
        }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(String(cString: strerror(errno))) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &part, part.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw failure(String(cString: strerror(errno))) }
            if count == 0 { break }
            bytes += part.prefix(count)
            if bytes.count > Self.limit { throw failure("it is larger than 1 MiB") }
        }
        try self.init(path: path, bytes: bytes)
    }

    /// Reads the bytes of a file.
    init(path: String, bytes: [UInt8]) throws(ServerOptions.Failure) {
        self.path = path
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let content = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
        let lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, bytes) in lines.enumerated() {
            let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
            switch Self.entry(in: bytes) {
            case .nothing: break
            case .value(let name, let value):
                entries.append(Entry(name: name, value: value, line: index + 1))
            case .fault(let fault): throw ServerOptions.Failure(message: "\(path):\(index + 1): \(fault)")
            }
        }
    }

    private enum Line {
        case nothing
        case value(name: String, String)
        case fault(String)
    }

    private static func entry(in bytes: ArraySlice<UInt8>) -> Line {
        guard let text = String(validating: bytes, as: UTF8.self) else { return .fault("the line is not UTF-8") }
        guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") }) else {
            return .fault("the line contains a control character")
        }
        let line = text[...].trimmed
        guard let first = line.first, first != "#" else { return .nothing }
        guard let equals = line.firstIndex(of: "=") else {
            return .fault("a line must be of the form name = value, not \(line.prefix(60))")
        }
        let name = String(line[..<equals].trimmed)
        let rest = line[equals...].dropFirst().trimmed
        if let quote = rest.first, quote == "\"" || quote == "'" {
            let inner = rest.dropFirst()
            guard let end = inner.firstIndex(of: quote) else {
                return .fault("the quotation mark before the value of \(name) has no other behind it")
            }
            let behind = inner[end...].dropFirst().trimmed
            guard behind.isEmpty || behind.first == "#" else {
                return .fault("nothing but a comment may follow the quotation marks around the value of \(name)")
            }
            return value(name, inner[..<end])
        }
        return value(name, withoutComment(rest))
    }

    private static func value(_ name: String, _ value: Substring) -> Line {
        value.isEmpty ? .fault("\(name) needs a value") : .value(name: name, String(value))
    }

    /// The text before a `#` at its beginning or behind a space.
    private static func withoutComment(_ text: Substring) -> Substring {
        var isBehindSpace = true
        for index in text.indices {
            if text[index] == "#", isBehindSpace { return text[..<index].trimmed }
            isBehindSpace = text[index] == " " || text[index] == "\t"
        }
        return text
    }
}
