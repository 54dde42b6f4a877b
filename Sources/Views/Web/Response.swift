public import Foundation

/// The response to a request: its status, its header fields and its body.
///
///     Response(.created, headers: ["Location": "/items/7"])
///     Response(text: "id,name\n", type: "text/csv; charset=utf-8").attachment("items.csv")
///
/// A response without `Cache-Control` gets `no-store`, a file `no-cache`. A header field with a line break ends the request with the
/// status 500.
public struct Response: Sendable {
    /// The status.
    public var status: Status
    /// The header fields.
    public var headers: Headers
    package var body: Body

    /// The content of a response.
    package enum Body: Sendable {
        case empty
        case bytes([UInt8])
        case file(URL)
        case stream(@Sendable (@escaping Writer) async throws -> Void)
    }

    /// The bytes of the body; nil for a file or a sequence, which are read when they are sent.
    public var data: Data? {
        switch body {
        case .empty: Data()
        case .bytes(let bytes): Data(bytes)
        case .file, .stream: nil
        }
    }

    /// Sends bytes to the client, as soon as it takes them.
    package typealias Writer = @Sendable ([UInt8]) async throws -> Void

    package init(_ status: Status, headers: Headers, type: String?, body: Body) {
        self.status = status
        self.headers = headers
        self.body = body
        if let type, headers["Content-Type"] == nil { self.headers["Content-Type"] = type }
    }

    /// A response without a body.
    public init(_ status: Status = .ok, headers: Headers = [:]) {
        self.init(status, headers: headers, type: nil, body: .empty)
    }

    /// A response with a text.
    ///
    /// - Parameters:
    ///   - status: The status.
    ///   - headers: Header fields. A `Content-Type` takes the place of `type`.
    ///   - text: The text, which is sent as UTF-8.
    ///   - type: The media type.
    public init(
        _ status: Status = .ok, headers: Headers = [:], text: String, type: String = "text/plain; charset=utf-8"
    ) {
        self.init(status, headers: headers, type: type, body: .bytes(Array(text.utf8)))
    }

    /// A response with bytes of a media type.
    public init(
        _ status: Status = .ok, headers: Headers = [:], data: Data, type: String = "application/octet-stream"
    ) {
        self.init(status, headers: headers, type: type, body: .bytes(Array(data)))
    }

    /// A response with a value as JSON. Dates are texts of ISO 8601, and the names of an object are sorted, so that equal values
    /// are equal texts.
    ///
    /// - Throws: The error of the value's encoding.
    public init<Value: Encodable>(_ status: Status = .ok, headers: Headers = [:], json value: Value) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        let data = try encoder.encode(value)
        self.init(status, headers: headers, type: "application/json", body: .bytes(Array(data)))
    }

    /// A response with a file, of which a client may ask for a part (`Range`), or only for a changed one (`If-None-Match`).
    ///
    /// The file is opened when the response begins. If that fails, the status is 404.
    ///
    /// - Parameters:
    ///   - url: The URL of a regular file.
    ///   - headers: Header fields.
    ///   - type: The media type; nil for the type that belongs to the file's extension.
    public init(file url: URL, headers: Headers = [:], type: String? = nil) {
        self.init(.ok, headers: headers, type: type, body: .file(url))
    }

    /// A response that is sent as a sequence makes its parts: bytes, texts such as the lines of a table, or server-sent events.
    ///
    /// The next element is asked for only when the client has taken most of those before, so that a response of any length needs little
    /// memory. The task of the sequence is cancelled when the client goes. If the sequence throws an error, the connection ends
    /// without the end of the body.
    ///
    /// - Parameters:
    ///   - status: The status.
    ///   - headers: Header fields.
    ///   - stream: The sequence of parts of the body.
    ///   - type: The media type; nil for the one that belongs to the parts.
    public init<Stream: AsyncSequence & Sendable>(
        _ status: Status = .ok, headers: Headers = [:], stream: Stream, type: String? = nil
    ) where Stream.Element: ResponseChunk & SendableMetatype {
        let isOfEvents = Stream.Element.self == ServerSentEvent.self
        self.init(
            status, headers: headers, type: type ?? Stream.Element._mediaType,
            body: .stream { write in
                let parts: @Sendable () async throws -> Void = {
                    for try await part in stream { try await write(part._bytes) }
                }
                guard isOfEvents else { return try await parts() }
                try await Self.keepingAlive(write, parts)
            })
        // Asks proxies to forward each event at once.
        if isOfEvents, headers["X-Accel-Buffering"] == nil { self.headers["X-Accel-Buffering"] = "no" }
    }

    /// Writes a comment now and then while a stream of events is written.
    private static func keepingAlive(
        _ write: @escaping Writer, _ parts: @escaping @Sendable () async throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                while true {
                    try await Task.sleep(for: .seconds(15))
                    try await write(Array(":\n\n".utf8))
                }
            }
            group.addTask { try await parts() }
            // The comments never end, so this is the end of the events, or an error.
            try await group.next()
            group.cancelAll()
        }
    }

    /// The response as a file that browsers save under a name, instead of showing it.
    public func attachment(_ name: String) -> Response {
        var response = self
        response.headers["Content-Disposition"] = Self.attachment(named: name)
        return response
    }

    /// The header with a name (RFC 6266), and with a name in ASCII for programs that read no other.
    package static func attachment(named name: String) -> String {
        var plain = ""
        var encoded = ""
        for scalar in name.unicodeScalars {
            plain.unicodeScalars.append((" "..."~").contains(scalar) && scalar != "\"" && scalar != "\\" ? scalar : "_")
        }
        for byte in name.utf8 {
            let scalar = Unicode.Scalar(byte)
            if byte < 0x80,
                Character(scalar).isLetter || Character(scalar).isNumber || "-._~".unicodeScalars.contains(scalar)
            {
                encoded.unicodeScalars.append(scalar)
            } else {
                encoded += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(encoded)"
    }
}
