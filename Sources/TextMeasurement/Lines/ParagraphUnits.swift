import EspalierLayoutEngine
import Foundation

/// A paragraph in units that no line break may cut, with their positions when all stand in one line.
struct ParagraphUnits {
    struct Marks: OptionSet {
        let rawValue: UInt8
        /// A line may end before the unit.
        static let breakBefore = Marks(rawValue: 1)
        /// White space, which counts for nothing at the end of a line that the text goes on from.
        static let space = Marks(rawValue: 2)
    }

    /// The bytes of the source that the paragraph has.
    let range: Range<Int>
    private(set) var clusters: ContiguousArray<Cluster> = []
    private(set) var marks: ContiguousArray<Marks> = []
    /// Where each unit begins, and after the last one where that ends, in points.
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

    /// The first byte of a unit, or the end for the count.
    func offset(_ unit: Int) -> Int {
        unit < clusters.count ? clusters[unit].start : range.upperBound
    }

    /// Whether the units between two places are as wide alone as they are in the paragraph.
    func isExact(_ start: Int, _ end: Int) -> Bool {
        (start == 0 || !clusters[start].traits.contains(.unsafeToBreak))
            && (end == count || !clusters[end].traits.contains(.unsafeToBreak))
    }

    /// `end` moved back over white space, not beyond `start`.
    func contentEnd(_ start: Int, _ end: Int) -> Int {
        var end = end
        while end > start, marks[end - 1].contains(.space) { end -= 1 }
        return end
    }

    /// A cluster of several graphemes (a ligature) becomes several units, which have to be shaped again when a line
    /// breaks between them; a cluster that begins within a grapheme joins the one before it.
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
        for index in clusters.indices
        where Characters.isBreakingSpace(Characters.decode(bytes, at: clusters[index].start).scalar) {
            marks[index] = .space
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
