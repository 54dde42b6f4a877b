import CryptoKit
import Foundation

/// The request by which a connection becomes a WebSocket (RFC 6455, section 4).
enum WebSocketHandshake {
    /// The headers of the response that accepts the request.
    static func agree(to headers: RequestHeaders) throws(Problem) -> [HTTPResponse.Header] {
        guard names("websocket", headers[.upgrade]), names("upgrade", headers[.connection]) else {
            throw Problem(
                .upgradeRequired, "A channel is a WebSocket: send \"Upgrade: websocket\".",
                headers: [HTTPResponse.Header("Upgrade", "websocket")])
        }
        guard headers[.webSocketVersion]?[...].trimmed == "13" else {
            throw Problem(
                .upgradeRequired, "This server supports version 13 of the WebSocket protocol.",
                headers: [
                    HTTPResponse.Header("Upgrade", "websocket"), HTTPResponse.Header("Sec-WebSocket-Version", "13"),
                ])
        }
        guard let key = headers[.webSocketKey]?[...].trimmed, Data(base64Encoded: String(key))?.count == 16 else {
            throw Problem(.badRequest, "\"Sec-WebSocket-Key\" must be 16 bytes in base64.")
        }
        return [
            HTTPResponse.Header("Upgrade", "websocket"),
            HTTPResponse.Header("Sec-WebSocket-Accept", accept(String(key))),
        ]
    }

    /// Whether a header's list of words contains this one.
    private static func names(_ word: String, _ header: String?) -> Bool {
        header?.split(separator: ",").contains { $0.trimmed.lowercased() == word } == true
    }

    /// The proof that the server understood the request.
    static func accept(_ key: String) -> String {
        let text = key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
        return Data(Insecure.SHA1.hash(data: Data(text.utf8))).base64EncodedString()
    }
}
