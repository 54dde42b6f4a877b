/// The values of the headers that the server reads: the first of each, and all of `X-Forwarded-For`.
package struct RequestHeaders: Sendable, ExpressibleByDictionaryLiteral {
    private var values: [String?]

    package init() {
        values = []
    }

    package init(dictionaryLiteral elements: (RequestHeader, String)...) {
        values = []
        for (header, value) in elements { self[header] = value }
    }

    package subscript(header: RequestHeader) -> String? {
        get { values.isEmpty ? nil : values[header.index] }
        set {
            if values.isEmpty { values = Array(repeating: nil, count: RequestHeader.allCases.count) }
            values[header.index] = newValue
        }
    }

    /// Passes the headers that the request has.
    func forEach(_ body: (RequestHeader, String) -> Void) {
        for (index, value) in values.enumerated() {
            if let value { body(RequestHeader.allCases[index], value) }
        }
    }
}
