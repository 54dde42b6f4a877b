/// The request headers that the server reads, with their names in lower case.
package enum RequestHeader: String, CaseIterable, Sendable {
    case host
    case origin
    case accept
    case cookie
    case userAgent = "user-agent"
    case contentType = "content-type"
    case acceptEncoding = "accept-encoding"
    case acceptLanguage = "accept-language"
    case ifNoneMatch = "if-none-match"
    case lastEventID = "last-event-id"
    case fetchSite = "sec-fetch-site"
    case viewportWidth = "sec-ch-viewport-width"
    case viewportHeight = "sec-ch-viewport-height"
    case colorScheme = "sec-ch-prefers-color-scheme"
    case reducedMotion = "sec-ch-prefers-reduced-motion"
    case pixelRatio = "sec-ch-dpr"
    case connection
    case upgrade
    case webSocketKey = "sec-websocket-key"
    case webSocketVersion = "sec-websocket-version"
    case prefer
    case forwardedFor = "x-forwarded-for"
    case forwardedProtocol = "x-forwarded-proto"
    case requestID = "x-request-id"
    case uploadOffset = "upload-offset"
    case uploadLength = "upload-length"
    case uploadComplete = "upload-complete"

    /// The header with a name, regardless of case.
    init?(name: UnsafeRawBufferPointer) {
        for header in RequestHeader.allCases where header.matches(name) {
            self = header
            return
        }
        return nil
    }

    private func matches(_ name: UnsafeRawBufferPointer) -> Bool {
        let own = RequestHeader.names[index]
        guard own.utf8CodeUnitCount == name.count else { return false }
        // Of a token's characters, this bit changes only capital letters into those that names contain.
        return name.indices.allSatisfy { name[$0] | 0x20 == own.utf8Start[$0] }
    }

    /// The position in `allCases`.
    var index: Int {
        switch self {
        case .host: 0
        case .origin: 1
        case .accept: 2
        case .cookie: 3
        case .userAgent: 4
        case .contentType: 5
        case .acceptEncoding: 6
        case .acceptLanguage: 7
        case .ifNoneMatch: 8
        case .lastEventID: 9
        case .fetchSite: 10
        case .viewportWidth: 11
        case .viewportHeight: 12
        case .colorScheme: 13
        case .reducedMotion: 14
        case .pixelRatio: 15
        case .connection: 16
        case .upgrade: 17
        case .webSocketKey: 18
        case .webSocketVersion: 19
        case .prefer: 20
        case .forwardedFor: 21
        case .forwardedProtocol: 22
        case .requestID: 23
        case .uploadOffset: 24
        case .uploadLength: 25
        case .uploadComplete: 26
        }
    }

    private static let names: [StaticString] = [
        "host", "origin", "accept", "cookie", "user-agent", "content-type", "accept-encoding", "accept-language",
        "if-none-match", "last-event-id", "sec-fetch-site", "sec-ch-viewport-width", "sec-ch-viewport-height",
        "sec-ch-prefers-color-scheme", "sec-ch-prefers-reduced-motion", "sec-ch-dpr", "connection", "upgrade",
        "sec-websocket-key",
        "sec-websocket-version", "prefer", "x-forwarded-for",
        "x-forwarded-proto", "x-request-id", "upload-offset", "upload-length", "upload-complete",
    ]
}
