/// The tags of a header `If-None-Match`.
enum EntityTags {
    /// Whether a header names a tag (RFC 9110, 13.1.2).
    static func contain(_ tag: String, in header: String) -> Bool {
        header.split(separator: ",").prefix(32).contains { item in
            let item = item.trimmed
            return item == "*" || item == tag[...] || item == "W/\(tag)"[...]
        }
    }
}
