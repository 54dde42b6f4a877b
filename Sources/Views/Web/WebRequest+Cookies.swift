extension WebRequest {
    /// The cookies of a request.
    public struct Cookies: Sendable {
        private let header: String

        /// The beginning of the names of the library's own cookies.
        private static let ownPrefixes = ["espalier-", "__Host-espalier-"]

        init(header: String?) {
            self.header = header ?? ""
        }

        /// The header `Cookie` without the library's own cookies; nil if it has no others.
        package static func ofApp(in header: String) -> String? {
            guard ownPrefixes.contains(where: { header.contains($0) }) else { return header }
            let cookies = header.split(separator: ";").filter { cookie in
                let name = cookie.drop { $0 == " " || $0 == "\t" }
                return !ownPrefixes.contains { name.hasPrefix($0) }
            }
            return cookies.isEmpty ? nil : cookies.joined(separator: ";")
        }

        /// The value of a cookie; nil without one. Of several with the same name, the first has the longest path (RFC 6265, 5.4).
        public subscript(name: String) -> String? {
            for cookie in header.split(separator: ";") {
                let halves = cookie.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                if halves.count == 2, Self.trimmed(halves[0]) == name { return String(Self.trimmed(halves[1])) }
            }
            return nil
        }

        /// The names of the cookies, in their order.
        public var names: [String] {
            header.split(separator: ";").compactMap { cookie in
                guard let end = cookie.firstIndex(of: "=") else { return nil }
                return String(Self.trimmed(cookie[..<end]))
            }
        }

        private static func trimmed(_ text: Substring) -> Substring {
            var text = text.drop { $0 == " " || $0 == "\t" }
            while text.last == " " || text.last == "\t" { text.removeLast() }
            return text
        }
    }
}

extension WebRequest.Cookies: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The names of the cookies, without their values, which may be secret.
    public var description: String { names.joined(separator: ", ") }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: names, displayStyle: .set) }
}
