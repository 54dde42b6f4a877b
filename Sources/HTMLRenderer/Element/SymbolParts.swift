package import EspalierDisplayTree
import Foundation

/// The parts of an icon: its separate outlines, with the outlines inside them that cut holes.
///
/// Most icons are one path of several outlines. An outline inside an even number of others is a part; one inside an odd
/// number is a hole of the part around it.
package struct SymbolParts {
    struct Part: Equatable {
        /// Path data. The first outline is the outer one; the others are holes.
        var outlines: [[UInt8]]
        var usesEvenOddRule: Bool
        var bounds: CGRect

        fileprivate var area: CGFloat { bounds.width * bounds.height }
    }

    /// The parts from the bottom left to the top right, which is the order of variable symbols: bars and waves.
    private(set) var parts: [Part] = []

    /// Returns nil for markup that contains anything but paths with closed outlines.
    package init?(_ markup: [UInt8]) {
        var rest = markup[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")),
            let end = rest[start...].firstIndex(of: UInt8(ascii: ">"))
        {
            let element = rest[start...end]
            rest = rest[(end + 1)...]
            guard element.starts(with: "<path ".utf8), let data = Self.data(of: element),
                let outlines = PathOutlines(data)
            else { return nil }
            add(outlines.outlines, usesEvenOddRule: Self.usesEvenOddRule(element))
        }
        guard !parts.isEmpty else { return nil }
        parts.sort { Self.distance($0.bounds) < Self.distance($1.bounds) }
    }

    private mutating func add(_ outlines: [PathOutlines.Outline], usesEvenOddRule: Bool) {
        let around = outlines.map { inner in
            outlines.indices.filter {
                outlines[$0].bounds != inner.bounds && outlines[$0].bounds.contains(inner.bounds)
            }
        }
        var places: [Int: Int] = [:]
        for (index, outline) in outlines.enumerated() where around[index].count.isMultiple(of: 2) {
            places[index] = parts.count
            parts.append(Part(outlines: [outline.data], usesEvenOddRule: usesEvenOddRule, bounds: outline.bounds))
        }
        for (index, outline) in outlines.enumerated() where !around[index].count.isMultiple(of: 2) {
            let nearest = around[index].max { around[$0].count < around[$1].count }
            if let place = nearest.flatMap({ places[$0] }) { parts[place].outlines.append(outline.data) }
        }
    }

    /// The level of each part: 0 for the main one. Parts around others, and smaller ones, have higher levels.
    var levels: [Int] {
        func isAround(_ part: Part) -> Bool {
            parts.contains { $0.bounds != part.bounds && part.bounds.contains($0.bounds) }
        }
        let order = parts.indices.sorted {
            let (left, right) = (isAround(parts[$0]), isAround(parts[$1]))
            return left == right ? parts[$0].area > parts[$1].area : right
        }
        var levels = Array(repeating: 0, count: parts.count)
        let hasInner = parts.contains { !isAround($0) } && parts.contains(where: isAround)
        for (rank, index) in order.enumerated() {
            levels[index] = hasInner ? (isAround(parts[index]) ? 1 : 0) : min(rank, 2)
        }
        return levels
    }

    /// The rank of each part by its area: 0 for the largest one.
    var ranks: [Int] {
        var ranks = Array(repeating: 0, count: parts.count)
        let order = parts.indices.sorted { (-parts[$0].area, $0) < (-parts[$1].area, $1) }
        for (rank, index) in order.enumerated() { ranks[index] = rank }
        return ranks
    }

    private static func distance(_ bounds: CGRect) -> CGFloat {
        hypot(bounds.midX, 16 - bounds.midY)
    }

    /// The value of the attribute `d`.
    private static func data(of element: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard let name = element.firstRange(of: Array(" d=\"".utf8)),
            let end = element[name.upperBound...].firstIndex(of: UInt8(ascii: "\""))
        else { return nil }
        return element[name.upperBound..<end]
    }

    private static func usesEvenOddRule(_ element: ArraySlice<UInt8>) -> Bool {
        element.firstRange(of: Array("evenodd".utf8)) != nil
    }
}

extension SymbolParts {
    /// A part of an icon as a drawing shows it.
    package struct DrawnPart {
        /// Path data.
        package var data: [UInt8]
        package var usesEvenOddRule: Bool
        /// The color; nil for the image's paint.
        package var color: DisplayColor?
        package var opacity: Double
    }

    /// The parts from back to front, each with the color and opacity that a drawing gives it.
    package func drawn(_ drawing: DisplaySymbolDrawing) -> [DrawnPart] {
        let levels = if case .multicolor = drawing.layers { ranks } else { self.levels }
        var drawn: [DrawnPart] = []
        for (index, part) in parts.enumerated() {
            if case .multicolor(let scheme) = drawing.layers, let color = scheme.holes, part.outlines.count > 1 {
                let holes = Array(part.outlines.dropFirst().joined())
                drawn.append(DrawnPart(data: holes, usesEvenOddRule: false, color: color, opacity: 1))
            }
            var shown = DrawnPart(
                data: Array(part.outlines.joined()), usesEvenOddRule: part.usesEvenOddRule, color: nil, opacity: 1)
            // The first part is active for any value above 0.
            if let value = drawing.value, parts.count > 1, Double(index) >= (value * Double(parts.count)).rounded(.up) {
                shown.opacity = Self.inactiveOpacity
            }
            switch drawing.layers {
            case .uniform: break
            case .hierarchical: shown.opacity *= levels[index] == 0 ? 1 : levels[index] == 1 ? 0.5 : 0.25
            case .palette(let colors): shown.color = colors[min(levels[index], colors.count - 1)]
            case .multicolor(let scheme): shown.color = scheme.parts[min(levels[index], scheme.parts.count - 1)]
            }
            drawn.append(shown)
        }
        return drawn
    }

    /// The opacity of the parts beyond a symbol's variable value.
    private static var inactiveOpacity: Double { 0.3 }
}
