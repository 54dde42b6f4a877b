/// The parts of a URI such as `redis://user:password@host:6379/0?db=1`.
struct StoreURI: Equatable {
    /// In lowercase letters.
    var scheme = ""
    /// Nil without one. Percent escapes are decoded, here and in the other parts.
    var user: String?
    var password: String?
    /// Without the brackets of an IPv6 address; empty without a host.
    var host = ""
    var port: UInt16?
    /// With its slash; empty without a path.
    var path = ""
    var query: [String: String] = [:]

    /// Nil for a text that is no such URI.
    init?(_ text: String) {
        guard let range = text.firstRange(of: "://") else { return nil }
        scheme = text[..<range.lowerBound].lowercased()
        let end = StoreURI.authorityEnd(text, from: range.upperBound)
        guard readAuthority(text[range.upperBound..<end]) else { return nil }
        var rest = text[end...]
        if let mark = rest.firstIndex(of: "?") {
            for pair in rest[rest.index(after: mark)...].split(separator: "&") {
                let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard let name = StoreURI.decoded(parts[0]),
                    let value = StoreURI.decoded(parts.count > 1 ? parts[1] : "")
                else { return nil }
                query[name] = value
            }
            rest = rest[..<mark]
        }
        guard let path = StoreURI.decoded(rest) else { return nil }
        self.path = path
    }

    private mutating func readAuthority(_ text: Substring) -> Bool {
        var address = text
        if let at = text.lastIndex(of: "@") {
            let parts = text[..<at].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            user = parts[0].isEmpty ? nil : StoreURI.decoded(parts[0])
            password = parts.count > 1 ? StoreURI.decoded(parts[1]) : nil
            if user == nil && !parts[0].isEmpty || password == nil && parts.count > 1 { return false }
            address = text[text.index(after: at)...]
        }
        var port: Substring?
        if address.hasPrefix("[") {
            guard let bracket = address.firstIndex(of: "]") else { return false }
            host = String(address[address.index(after: address.startIndex)..<bracket])
            let rest = address[address.index(after: bracket)...]
            guard rest.isEmpty || rest.hasPrefix(":") else { return false }
            port = rest.isEmpty ? nil : rest.dropFirst()
        } else {
            let parts = address.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = StoreURI.decoded(parts.first ?? "") else { return false }
            host = name
            port = parts.count > 1 ? parts[1] : nil
        }
        if let port, !port.isEmpty {
            guard let number = UInt16(port), number > 0 else { return false }
            self.port = number
        }
        return true
    }

    /// The end of `user:password@host:port`. A password may contain a slash by mistake, so the last `@` counts.
    private static func authorityEnd(_ text: String, from start: String.Index) -> String.Index {
        let rest = text[start...]
        let query = rest.firstIndex(of: "?") ?? rest.endIndex
        let from = rest[..<query].lastIndex(of: "@") ?? start
        return rest[from...].firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
    }

    /// Nil for wrong percent escapes and for bytes that are not UTF-8.
    private static func decoded(_ text: Substring) -> String? {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
        var bytes: [UInt8] = []
        var rest = text.utf8.makeIterator()
        while let byte = rest.next() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.next(), let low = rest.next(),
                let value = UInt8(String(decoding: [high, low], as: UTF8.self), radix: 16), value != 0
            else { return nil }
            bytes.append(value)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    // MARK: Passwords

    /// A URI with `…` instead of its password.
    static func withoutPassword(_ text: String) -> String {
        passwords(in: text).reduce(text) { $0.replacing($1, with: "…") }
    }

    /// The passwords in a URI as they are written there: between the user and the host, and in the query.
    static func passwords(in text: String) -> [String] {
        guard let range = text.firstRange(of: "://") else { return [] }
        var result: [String] = []
        let end = authorityEnd(text, from: range.upperBound)
        if let at = text[range.upperBound..<end].lastIndex(of: "@"),
            let colon = text[range.upperBound..<at].firstIndex(of: ":")
        {
            result.append(String(text[text.index(after: colon)..<at]))
        }
        if let mark = text[end...].firstIndex(of: "?") {
            for pair in text[text.index(after: mark)...].split(separator: "&") where pair.hasPrefix("password=") {
                result.append(String(pair.dropFirst("password=".count)))
            }
        }
        return result.filter { !$0.isEmpty }
    }
}
