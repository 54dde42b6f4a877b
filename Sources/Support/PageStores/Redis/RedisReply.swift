internal import EspalierCHiredis

/// An answer of Redis.
enum RedisReply: Sendable {
    case text([UInt8])
    case number(Int64)
    case list([RedisReply])
    case null
    case error(String)

    /// Copies the library's object.
    init(_ handle: OpaquePointer) {
        var length = 0
        let text = espalier_redis_reply_text(handle, &length)
        let bytes = UnsafeRawBufferPointer(start: text, count: text == nil ? 0 : length)
        switch espalier_redis_reply_kind(handle) {
        case espalier_redis_number: self = .number(espalier_redis_reply_number(handle))
        case espalier_redis_list:
            self = .list(
                (0..<espalier_redis_reply_count(handle)).map { index in
                    espalier_redis_reply_element(handle, index).map(RedisReply.init) ?? .null
                })
        case espalier_redis_null: self = .null
        case espalier_redis_error: self = .error(String(decoding: bytes, as: UTF8.self))
        default: self = .text(Array(bytes))
        }
    }

    var bytes: [UInt8]? {
        if case .text(let bytes) = self { bytes } else { nil }
    }

    var string: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

    /// A number, also one that is a text.
    var integer: Int64 {
        switch self {
        case .number(let number): number
        case .text: string.flatMap { Int64($0) } ?? 0
        default: 0
        }
    }

    /// Empty for everything but a list.
    var elements: [RedisReply] {
        if case .list(let elements) = self { elements } else { [] }
    }
}
