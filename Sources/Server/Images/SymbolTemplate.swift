import Foundation

/// The drawing of a symbol in a template that was exported from the app SF Symbols.
///
/// A template is an SVG with a drawing for each weight and scale, and lines for the margins, the baseline and the height
/// of capitals of a font of 100 points.
struct SymbolTemplate {
    /// The drawing of the regular weight, as a file of its own.
    let svg: String
    /// The size beside a font of one point. Like the system's symbols, it is 1.2 high.
    let size: CGSize

    /// Nil if the file has no drawing of the regular weight in medium scale, or no lines.
    init?(_ text: String) {
        let names = ["Regular-M", "Regular-S", "Regular-L"]
        guard let name = names.first(where: { Self.element($0, in: text) != nil }), let scale = name.last,
            let group = Self.group(name, in: text),
            let left = Self.number("x1", of: "left-margin-\(name)", in: text)
                ?? Self.number("x1", of: "left-margin", in: text),
            let right = Self.number("x1", of: "right-margin-\(name)", in: text)
                ?? Self.number("x1", of: "right-margin", in: text),
            let baseline = Self.number("y1", of: "Baseline-\(scale)", in: text),
            let capitals = Self.number("y1", of: "Capline-\(scale)", in: text),
            right > left, right - left < 10_000
        else { return nil }
        let middle = (baseline + capitals) / 2
        let width = right - left
        svg = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(left) \(middle - 60) \(width) 120">\(group)</svg>
            """
        size = CGSize(width: width / 100, height: 1.2)
    }

    /// The start tag of the element with an id.
    private static func element(_ id: String, in text: String) -> Range<String.Index>? {
        guard let attribute = text.range(of: "id=\"\(id)\"") ?? text.range(of: "id='\(id)'"),
            let start = text[..<attribute.lowerBound].lastIndex(of: "<"),
            let end = text[attribute.upperBound...].firstIndex(of: ">")
        else { return nil }
        return start..<text.index(after: end)
    }

    /// The markup of the group with an id.
    private static func group(_ id: String, in text: String) -> Substring? {
        guard let tag = element(id, in: text), text[tag].hasPrefix("<g"), !text[tag].hasSuffix("/>") else { return nil }
        var depth = 1
        var rest = text[tag.upperBound...]
        while depth > 0 {
            guard let next = rest.firstIndex(of: "<") else { return nil }
            rest = rest[next...]
            if rest.hasPrefix("</g>") {
                depth -= 1
            } else if rest.hasPrefix("<g"), let end = rest.firstIndex(of: ">"),
                let after = rest.dropFirst(2).first, after.isWhitespace || after == ">"
            {
                if rest[..<end].last != "/" { depth += 1 }
            }
            rest = depth == 0 ? rest.dropFirst(4) : rest.dropFirst()
        }
        return text[tag.lowerBound..<rest.startIndex]
    }

    private static func number(_ attribute: String, of id: String, in text: String) -> Double? {
        guard let tag = element(id, in: text), let start = text[tag].firstRange(of: attribute + "=") else { return nil }
        let value = text[start.upperBound..<tag.upperBound].dropFirst().prefix { $0 != "\"" && $0 != "'" }
        return Double(value).flatMap { $0.isFinite ? $0 : nil }
    }
}
