/// A response: status, headers and body.
package struct HTTPResponse: Sendable {
    /// A header field.
    package struct Header: Sendable, Equatable {
        package var name: String
        package var value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }

        /// The header of a response whose format depends on the header `Accept`.
        static let variesByAccept = Header("Vary", "Accept")
    }

    /// The content after the headers.
    package enum Body: Sendable {
        case empty
        case bytes([UInt8])
        /// Bytes that many responses share.
        case shared(SharedBytes)
        case file(OpenFile)
        /// A part of a file: the position of its first byte, and its length.
        case part(OpenFile, offset: Int, count: Int)
        case stream(EventStream)
        case produced(ProducedBody)
        /// No body, because the connection switches to another protocol.
        case upgrade(any ConnectionUpgrade)
        /// No body and no length, for `HEAD` of content that is only created on request.
        case unstated
    }

    package var status: HTTPStatus
    package var headers: [Header]
    package var body: Body

    package init(_ status: HTTPStatus, headers: [Header] = [], body: Body = .empty) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// A response with bytes of a media type.
    package init(_ status: HTTPStatus, type: String, bytes: [UInt8], headers: [Header] = []) {
        self.init(status, headers: [Header("Content-Type", type)] + headers, body: .bytes(bytes))
    }

    /// The first value of a header, by its name as added.
    package subscript(name: String) -> String? {
        headers.first { $0.name == name }?.value
    }

    /// The bytes of a body, unless it is a stream.
    package var bytes: [UInt8] {
        switch body {
        case .empty, .stream, .produced, .upgrade, .unstated: []
        case .bytes(let bytes): bytes
        case .file(let file): file.read()
        case .part(let file, let offset, let count): Array(file.read(atMost: offset + count).dropFirst(offset))
        case .shared(let shared): shared.bytes
        }
    }
}
