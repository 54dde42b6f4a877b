/// A message between the supervisor and a worker: a byte for its kind, and fields in the order of the case. Numbers are little-endian.
enum LinkMessage: Equatable {
    // From a worker.

    /// The worker serves from now on, under a name.
    case ready(name: String)
    /// The worker's main actor responds.
    case responds
    /// The worker ends by itself and wants no more connections.
    case ends
    /// A part of the worker's metrics. After the last part, it wants those of the others.
    case metricsAsked(request: UInt32, isLast: Bool, text: [UInt8])
    /// A part of the worker's metrics, which another one wants.
    case metrics(request: UInt32, isLast: Bool, text: [UInt8])

    // From the supervisor.

    /// A connection, which comes along, of a listening socket.
    case connection(socket: Int)
    /// The worker must end within a time in milliseconds.
    case drain(milliseconds: UInt32, othersServe: Bool)
    /// Another worker has ended, with a status as of `waitpid`.
    case ended(number: Int, status: Int32, name: String)
    case status(ServiceStatus)
    /// The supervisor wants the worker's metrics.
    case metricsWanted(request: UInt32)
    /// A part of the metrics of another process. Those with the same source are one text.
    case othersMetrics(request: UInt32, source: UInt32, isLast: Bool, text: [UInt8])
    /// The metrics of all others have been sent.
    case othersMetricsEnd(request: UInt32)

    /// The maximum length of a message.
    static let maximumLength = 16 << 10
    /// The maximum length of a part of a text.
    static let partLength = 15 << 10

    private enum Kind: UInt8 {
        case ready = 0x72, responds = 0x68, ends = 0x78, metricsAsked = 0x71, metrics = 0x6D
        case connection = 0x63, drain = 0x64, ended = 0x65, status = 0x73, metricsWanted = 0x77
        case othersMetrics = 0x4D, othersMetricsEnd = 0x45
    }

    var bytes: [UInt8] {
        switch self {
        case .ready(let name): return [Kind.ready.rawValue] + name.utf8
        case .responds: return [Kind.responds.rawValue]
        case .ends: return [Kind.ends.rawValue]
        case .metricsAsked(let request, let isLast, let text):
            return [Kind.metricsAsked.rawValue] + Self.bytes(of: request) + [isLast ? 1 : 0] + text
        case .metrics(let request, let isLast, let text):
            return [Kind.metrics.rawValue] + Self.bytes(of: request) + [isLast ? 1 : 0] + text
        case .connection(let socket): return [Kind.connection.rawValue, UInt8(socket)]
        case .drain(let milliseconds, let othersServe):
            return [Kind.drain.rawValue] + Self.bytes(of: milliseconds) + [othersServe ? 1 : 0]
        case .ended(let number, let status, let name):
            return [Kind.ended.rawValue] + Self.bytes(of: UInt32(number))
                + Self.bytes(of: UInt32(bitPattern: status)) + name.utf8
        case .status(let status):
            return [Kind.status.rawValue] + Self.bytes(of: UInt32(status.serving))
                + Self.bytes(of: UInt32(status.count)) + [status.isReplacing ? 1 : 0]
        case .metricsWanted(let request): return [Kind.metricsWanted.rawValue] + Self.bytes(of: request)
        case .othersMetrics(let request, let source, let isLast, let text):
            return [Kind.othersMetrics.rawValue] + Self.bytes(of: request) + Self.bytes(of: source)
                + [isLast ? 1 : 0] + text
        case .othersMetricsEnd(let request): return [Kind.othersMetricsEnd.rawValue] + Self.bytes(of: request)
        }
    }

    /// - Returns: Nil for bytes that are not exactly a message.
    init?(_ bytes: UnsafeRawBufferPointer) {
        var reader = Reader(bytes: bytes)
        guard let kind = reader.byte().flatMap({ Kind(rawValue: $0) }) else { return nil }
        switch kind {
        case .ready:
            guard let name = reader.name(), !name.isEmpty else { return nil }
            self = .ready(name: name)
        case .responds: self = .responds
        case .ends: self = .ends
        case .metricsAsked:
            guard let request = reader.number(), let isLast = reader.flag() else { return nil }
            self = .metricsAsked(request: request, isLast: isLast, text: reader.rest())
        case .metrics:
            guard let request = reader.number(), let isLast = reader.flag() else { return nil }
            self = .metrics(request: request, isLast: isLast, text: reader.rest())
        case .connection:
            guard let socket = reader.byte() else { return nil }
            self = .connection(socket: Int(socket))
        case .drain:
            guard let milliseconds = reader.number(), let othersServe = reader.flag() else { return nil }
            self = .drain(milliseconds: milliseconds, othersServe: othersServe)
        case .ended:
            guard let number = reader.number(), let status = reader.number(), let name = reader.name() else {
                return nil
            }
            self = .ended(number: Int(number), status: Int32(bitPattern: status), name: name)
        case .status:
            guard let serving = reader.number(), let count = reader.number(), let isReplacing = reader.flag() else {
                return nil
            }
            self = .status(ServiceStatus(serving: Int(serving), count: Int(count), isReplacing: isReplacing))
        case .metricsWanted:
            guard let request = reader.number() else { return nil }
            self = .metricsWanted(request: request)
        case .othersMetrics:
            guard let request = reader.number(), let source = reader.number(), let isLast = reader.flag() else {
                return nil
            }
            self = .othersMetrics(request: request, source: source, isLast: isLast, text: reader.rest())
        case .othersMetricsEnd:
            guard let request = reader.number() else { return nil }
            self = .othersMetricsEnd(request: request)
        }
        guard reader.isAtEnd else { return nil }
    }

    private static func bytes(of number: UInt32) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }

    private struct Reader {
        let bytes: UnsafeRawBufferPointer
        private var place = 0

        init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

        var isAtEnd: Bool { place == bytes.count }

        mutating func byte() -> UInt8? {
            guard place < bytes.count else { return nil }
            defer { place += 1 }
            return bytes[place]
        }

        mutating func flag() -> Bool? {
            guard let byte = byte(), byte < 2 else { return nil }
            return byte == 1
        }

        mutating func number() -> UInt32? {
            guard place + 4 <= bytes.count else { return nil }
            defer { place += 4 }
            return UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
        }

        mutating func rest() -> [UInt8] {
            defer { place = bytes.count }
            return Array(bytes[place...])
        }

        /// At most 64 visible characters of ASCII.
        mutating func name() -> String? {
            let bytes = rest()
            guard bytes.count <= 64, bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
            return String(decoding: bytes, as: UTF8.self)
        }
    }
}
