package import EspalierHTMLRenderer

extension BasePath {
    /// The reason for refusing a text, after "must be".
    package static let form =
        "a path such as /desk or /tools/desk, whose parts have letters, digits, hyphens, dots, underscores and tildes, "
        + "and others percent-encoded; no part may be \".\" or \"..\""

    /// The maximum length of a base path in bytes, percent-encoded. It is part of the names of cookies.
    private static let longest = 256

    /// Reads the path that an operator writes, plain or percent-encoded. A slash at its end does not matter; `/` alone is none. Returns
    /// nil for a text that is no such path (`form`).
    ///
    /// Characters that may mean something in a URL are refused even if they are encoded: programs on the way may decode them, and the
    /// encodings of browsers and of servers differ in them.
    package init?(_ path: String) {
        guard path.utf8.first == UInt8(ascii: "/") else { return nil }
        if path == "/" {
            self = .none
            return
        }
        let parts = (path.hasSuffix("/") ? path.dropLast() : path[...]).dropFirst()
            .split(separator: "/", omittingEmptySubsequences: false)
        var segments: [String] = []
        for part in parts {
            guard let segment = PercentEncoding.decode(String(part)), Self.isSegment(segment) else { return nil }
            segments.append(segment)
        }
        let name = segments.joined(separator: "/")
        let text = PercentEncoding.encode(path: name)
        guard text.utf8.count <= Self.longest else { return nil }
        self.init(text: text, name: name)
    }

    private static func isSegment(_ segment: String) -> Bool {
        guard !segment.isEmpty, segment != ".", segment != ".." else { return false }
        return segment.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "/", "\\", "?", "#", "[", "]", "@", "!", "$", "&", "'", "(", ")", "*", "+", ",", ";", ":", "=": false
            default: scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
            }
        }
    }

    /// The path of the app at a path of the server: with the slash with which it begins, or empty at the base path itself. Nil for
    /// a path that does not lie below the base path.
    ///
    /// The base path may be encoded otherwise than in `text`, as some proxies do. Nothing else is decoded, so that an encoded slash
    /// ends no part.
    package func inner(_ path: String) -> String? {
        if isNone { return path }
        let (bytes, own) = (path.utf8, text.utf8)
        if bytes.starts(with: own) {
            let rest = path[bytes.index(bytes.startIndex, offsetBy: own.count)...]
            if rest.isEmpty || rest.utf8.first == UInt8(ascii: "/") { return String(rest) }
        }
        guard bytes.first == UInt8(ascii: "/"), bytes.contains(where: { $0 == UInt8(ascii: "%") || $0 >= 0x80 }) else {
            return nil
        }
        let segments = name.split(separator: "/")
        let parts = path.dropFirst().split(
            separator: "/", maxSplits: segments.count, omittingEmptySubsequences: false)
        guard parts.count >= segments.count,
            zip(parts, segments).allSatisfy({ PercentEncoding.decode(String($0)) == String($1) })
        else { return nil }
        return parts.count > segments.count ? "/" + String(parts[segments.count]) : ""
    }

    /// A URL that a page reports, as the app knows it: without the base path, if it is in front of a path. The inverse of `address(of:)`.
    func path(of address: String) -> String {
        if isNone { return address }
        let end = address.firstIndex { $0 == "?" || $0 == "#" } ?? address.endIndex
        guard let path = inner(String(address[..<end])) else { return address }
        return (path.isEmpty ? "/" : path) + address[end...]
    }

    /// The path of a request before a proxy removed a part of it, as the proxy says with the header `X-Forwarded-Prefix`. Several proxies
    /// name their parts with commas between, the outermost first. The path as it came, if the header has another form.
    static func restored(_ path: String, forwardedPrefix header: String) -> String {
        var whole = ""
        for item in header.split(separator: ",") {
            var part = item.trimmed
            guard part.utf8.first == UInt8(ascii: "/") else { return path }
            while part.utf8.last == UInt8(ascii: "/") { part = part.dropLast() }
            whole += part
        }
        return whole + path
    }
}
