public import Foundation

/// An element of a sequence that an endpoint answers with: bytes, a text, or a server-sent event.
public protocol ResponseChunk {
    /// The media type of the whole response.
    static var _mediaType: String { get }
    /// The bytes of the part.
    var _bytes: [UInt8] { get }
}

extension Array: ResponseChunk where Element == UInt8 {
    public static var _mediaType: String { "application/octet-stream" }
    public var _bytes: [UInt8] { self }
}

extension ArraySlice: ResponseChunk where Element == UInt8 {
    public static var _mediaType: String { "application/octet-stream" }
    public var _bytes: [UInt8] { Array(self) }
}

extension Data: ResponseChunk {
    public static var _mediaType: String { "application/octet-stream" }
    public var _bytes: [UInt8] { Array(self) }
}

extension String: ResponseChunk {
    public static var _mediaType: String { "text/plain; charset=utf-8" }
    public var _bytes: [UInt8] { Array(utf8) }
}

extension Substring: ResponseChunk {
    public static var _mediaType: String { "text/plain; charset=utf-8" }
    public var _bytes: [UInt8] { Array(utf8) }
}
