/// The values of the headers that the server reads; where one came more than once, the first, or of `X-Forwarded-For` all.
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
}
