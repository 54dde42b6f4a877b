import Foundation

/// The natural size of an SVG file: that of its outermost element, or else of its `viewBox` (SVG 2, 8.2 and 8.6).
enum SVGHeader {
    static func size(in bytes: [UInt8]) -> CGSize? {
        let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
        guard let tag = firstTag(of: text) else { return nil }
        let box = attribute("viewBox", in: tag).flatMap(viewBox)
        let width = attribute("width", in: tag).flatMap(length)
        let height = attribute("height", in: tag).flatMap(length)
        switch (width, height, box) {
        case (let width?, let height?, _): return CGSize(width: width, height: height)
        case (let width?, nil, let box?): return CGSize(width: width, height: width * box.height / box.width)
        case (nil, let height?, let box?): return CGSize(width: height * box.width / box.height, height: height)
        case (nil, nil, let box?): return box
        default: return nil
        }
    }

    /// The attributes of the first `svg` tag, after declarations and comments.
    private static func firstTag(of text: String) -> Substring? {
        var rest = text[...]
        while let start = rest.firstIndex(of: "<") {
            rest = rest[start...]
            if rest.hasPrefix("<!--") {
                guard let end = rest.range(of: "-->") else { return nil }
                rest = rest[end.upperBound...]
            } else if rest.hasPrefix("<svg"), let next = rest.dropFirst(4).first, next.isWhitespace || next == ">" {
                guard let end = rest.firstIndex(of: ">") else { return nil }
                return rest[..<end].dropFirst(4)
            } else if rest.hasPrefix("<?") || rest.hasPrefix("<!") {
                rest = rest.dropFirst(2)
            } else {
                return nil
            }
        }
        return nil
    }

    private static func attribute(_ name: String, in tag: Substring) -> Substring? {
        var rest = tag
        while let found = rest.range(of: name) {
            let before = found.lowerBound > tag.startIndex ? tag[tag.index(before: found.lowerBound)] : " "
            let after = tag[found.upperBound...].drop(while: \.isWhitespace)
            rest = tag[found.upperBound...]
            guard before.isWhitespace, after.first == "=" else { continue }
            let value = after.dropFirst().drop(while: \.isWhitespace)
            guard let quote = value.first, quote == "\"" || quote == "'" else { continue }
            return value.dropFirst().prefix { $0 != quote }
        }
        return nil
    }

    private static func viewBox(_ text: Substring) -> CGSize? {
        let numbers = text.split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
        guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
        return CGSize(width: numbers[2], height: numbers[3])
    }

    /// CSS's absolute units in pixels.
    private static let units: [(String, Double)] = [
        ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
    ]

    /// A length in CSS pixels; nil for percentages and lengths that depend on a font.
    private static func length(_ text: Substring) -> Double? {
        let text = text.filter { !$0.isWhitespace }
        var value = Double(text)
        for (unit, pixels) in units where value == nil && text.hasSuffix(unit) {
            value = Double(text.dropLast(unit.count)).map { $0 * pixels }
        }
        guard let value, value > 0, value.isFinite else { return nil }
        return value
    }
}
