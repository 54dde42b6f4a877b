/// The media types of an `Accept` header (RFC 9110, 12.5.1).
struct MediaRanges: Sendable {
    private struct Range {
        var type: Substring
        var quality: Double
    }

    private var ranges: [Range] = []

    /// A header that is absent accepts everything.
    init(_ header: String?) {
        guard let header else { return }
        for item in header.split(separator: ",").prefix(32) {
            let parts = item.split(separator: ";")
            guard let type = parts.first?.trimmed, !type.isEmpty else { continue }
            ranges.append(Range(type: type, quality: qualityParameter(of: parts.dropFirst())))
        }
    }

    /// Whether the type is named itself, not only by a wildcard.
    func names(_ type: String) -> Bool {
        ranges.contains { $0.type == type && $0.quality > 0 }
    }

    /// The quality of a type, 0…1. The most specific range counts.
    func quality(of type: String) -> Double {
        if ranges.isEmpty { return 1 }
        let major = type.prefix { $0 != "/" }
        for pattern in [type[...], "\(major)/*", "*/*"] {
            if let range = ranges.first(where: { $0.type == pattern }) { return range.quality }
        }
        return 0
    }
}
