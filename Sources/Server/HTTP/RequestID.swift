import Synchronization

/// The identifier of a request, in its response and in its lines of the log.
package struct RequestID: Sendable, Equatable, CustomStringConvertible {
    private enum Value: Equatable {
        case made(UInt64)
        case given(String)
    }

    private let value: Value

    private static let count = Atomic<UInt64>(0)
    private static let start = UInt64.random(in: 0...UInt64.max)

    /// A new identifier. It is unique in the process, and says nothing about the number of requests. Its text is made only when it is needed.
    init() {
        // The steps of SplitMix64 map each number to another one.
        let step = RequestID.count.wrappingAdd(0x9E37_79B9_7F4A_7C15, ordering: .relaxed).newValue
        var bits = RequestID.start &+ step
        bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        value = .made(bits ^ bits >> 31)
    }

    /// The identifier that a trusted proxy reports; nil for a text that is not 1 to 128 visible characters of ASCII.
    init?(proxy text: String?) {
        guard let text, 1...128 ~= text.utf8.count, text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
        value = .given(text)
    }

    /// The proxy's text, or 13 digits and letters, which need no memory beside the string itself.
    package var description: String {
        switch value {
        case .given(let text): text
        case .made(let bits):
            String(unsafeUninitializedCapacity: 13) { buffer in
                let digits: StaticString = "0123456789abcdefghijklmnopqrstuv"
                for place in 0..<13 {
                    buffer[place] = digits.utf8Start[Int(bits >> UInt64(60 - 5 * place) & 31)]
                }
                return 13
            }
        }
    }
}

extension HTTPResponse.Header {
    /// The header of a response with the identifier of its request.
    static func requestID(_ id: RequestID) -> HTTPResponse.Header {
        HTTPResponse.Header("X-Request-ID", id.description)
    }
}
