/// The names and values of a query or of a form, in order.
package struct Parameters: Sendable, Equatable {
    /// A name with its value.
    package struct Pair: Sendable, Equatable {
        package var name: String
        package var value: String
    }

    package var pairs: [Pair] = []

    package init() {}

    /// The first value of a name.
    package subscript(name: String) -> String? {
        pairs.first { $0.name == name }?.value
    }
}

extension Parameters {
    /// The pairs of an `application/x-www-form-urlencoded` text; nil if it is malformed, or has more than `maximum`.
    package init?(formEncoded bytes: [UInt8], maximum: Int = 4096) {
        self.init()
        for pair in bytes.split(separator: UInt8(ascii: "&")) {
            guard pairs.count < maximum else { return nil }
            let halves = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let name = halves[0].withUnsafeBytes { PercentEncoding.decode($0, plusIsSpace: true) }
            let value =
                halves.count > 1 ? halves[1].withUnsafeBytes { PercentEncoding.decode($0, plusIsSpace: true) } : ""
            guard let name, let value else { return nil }
            pairs.append(Pair(name: name, value: value))
        }
    }
}

extension Parameters {
    /// The pairs as the query of a URL; nil without pairs.
    var urlEncoded: String? {
        pairs.isEmpty
            ? nil
            : pairs.map { PercentEncoding.encode($0.name) + "=" + PercentEncoding.encode($0.value) }.joined(
                separator: "&")
    }
}
