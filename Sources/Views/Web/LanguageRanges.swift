/// The languages of a header `Accept-Language` (RFC 9110, 12.5.4).
package enum LanguageRanges {
    /// The tags, the preferred one first. Those with quality 0, and texts that are no tags, are left out.
    package static func tags(_ header: String) -> [String] {
        var tags: [(tag: String, quality: Double)] = []
        for item in header.split(separator: ",").prefix(10) {
            let parts = item.split(separator: ";").map(trimmed)
            guard let tag = parts.first, tag.utf8.count <= 35, tag.first?.isLetter == true,
                tag.utf8.allSatisfy(isOfTag)
            else { continue }
            let parameter = parts.dropFirst().first { $0.hasPrefix("q=") || $0.hasPrefix("Q=") }
            let quality = parameter.flatMap { Double($0.dropFirst(2)) } ?? 1
            if quality > 0 { tags.append((String(tag), min(quality, 1))) }
        }
        // The sort is stable: equal tags keep the header's order.
        return tags.sorted { $0.quality > $1.quality }.map(\.tag)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0 == " " || $0 == "\t" }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }

    private static func isOfTag(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || Character(Unicode.Scalar(byte)).isLetter || (0x30...0x39).contains(byte)
    }
}
