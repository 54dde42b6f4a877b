import EspalierLayoutEngine
import Foundation

/// A paragraph as units between possible line breaks, with their positions on a single line.
struct ParagraphUnits {
    struct Marks: OptionSet {
        let rawValue: UInt8
        /// A line may end before the unit.
        static let breakBefore = Marks(rawValue: 1)
        /// White space, which is ignored at the end of a line that continues on the next one.
        static let space = Marks(rawValue: 2)
        /// A soft hyphen (U+00AD), which is visible only at the end of a line.
        static let softHyphen = Marks(rawValue: 4)
    }

    /// The paragraph's bytes in the source.
    let range: Range<Int>
    private(set) var clusters: ContiguousArray<Cluster> = []
    private(set) var marks: ContiguousArray<Marks> = []
    /// The start position of each unit in points, followed by the end of the last one.
    private(set) var positions: ContiguousArray<Double> = [0]

    var count: Int { clusters.count }

    init(_ source: TextSource, _ range: Range<Int>, shaper: TextShaper) {
        self.range = range
        guard !range.isEmpty else { return }
        shaper.shape(source, range)
        source.bytes.withUnsafeBufferPointer { bytes in
            let paragraph = UnsafeBufferPointer(rebasing: bytes[range])
            splitIntoGraphemes(shaper.context.clusters, paragraph, shaper.context)
            markSpaces(bytes)
            markBreaks(paragraph, shaper.context)
        }
        positions.reserveCapacity(clusters.count + 1)
        for cluster in clusters { positions.append(positions[positions.count - 1] + cluster.width) }
    }

    /// The offset of a unit's first byte; the end of the range for the count.
    func offset(_ unit: Int) -> Int {
        unit < clusters.count ? clusters[unit].start : range.upperBound
    }

    /// Whether a range of units has the same width alone as in the paragraph.
    func isExact(_ start: Int, _ end: Int) -> Bool {
        (start == 0 || !clusters[start].traits.contains(.unsafeToBreak))
            && (end == count || !clusters[end].traits.contains(.unsafeToBreak))
    }

    /// Moves `end` back over white space, but not before `start`.
    func contentEnd(_ start: Int, _ end: Int) -> Int {
        var end = end
        while end > start, marks[end - 1].contains(.space) { end -= 1 }
        return end
    }

    /// Splits a cluster of several graphemes (a ligature) into units, which must be shaped again if a line breaks
    /// between them. A cluster that begins inside a grapheme joins the previous unit.
    private mutating func splitIntoGraphemes(
        _ found: ContiguousArray<Cluster>, _ paragraph: UnsafeBufferPointer<UInt8>, _ context: ShapingContext
    ) {
        if found.count == range.count {
            clusters = found
            return
        }
        var boundaries: ContiguousArray<Int> = [range.lowerBound]
        context.graphemes().forEachBoundary(in: paragraph) { boundaries.append(range.lowerBound + $0) }
        clusters.reserveCapacity(boundaries.count)
        var next = 0
        for (index, cluster) in found.enumerated() {
            let end = index + 1 < found.count ? found[index + 1].start : range.upperBound
            let first = next
            while next < boundaries.count, boundaries[next] < end { next += 1 }
            guard next > first else {
                clusters[clusters.count - 1].width += cluster.width
                continue
            }
            for part in first..<next {
                var unit = cluster
                unit.start = boundaries[part]
                unit.width /= Double(next - first)
                if part > first { unit.traits.insert(.unsafeToBreak) }
                clusters.append(unit)
            }
        }
    }

    private mutating func markSpaces(_ bytes: UnsafeBufferPointer<UInt8>) {
        marks = ContiguousArray(repeating: [], count: clusters.count)
        for index in clusters.indices {
            let (scalar, _) = Characters.decode(bytes, at: clusters[index].start)
            if Characters.isBreakingSpace(scalar) {
                marks[index] = .space
            } else if scalar == Characters.softHyphen {
                marks[index] = .softHyphen
            }
        }
    }

    private mutating func markBreaks(_ paragraph: UnsafeBufferPointer<UInt8>, _ context: ShapingContext) {
        var unit = 0
        context.lines().forEachBoundary(in: paragraph) { offset in
            let place = range.lowerBound + offset
            while unit < clusters.count, clusters[unit].start < place { unit += 1 }
            if unit < clusters.count, clusters[unit].start == place { marks[unit].insert(.breakBefore) }
        }
    }
}
