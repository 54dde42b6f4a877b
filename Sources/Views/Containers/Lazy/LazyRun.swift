import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation

/// Consecutive lines of a lazy layout: rows of a stack, or lines of a grid.
@MainActor
final class LazyRun {
    let role: LazyPart.Role
    let segments: [LazySegment]
    /// The number of views in a line.
    @exclusivity(unchecked) var columns = 1
    /// The lengths of lines at a breadth.
    struct Lengths {
        /// The estimated length of a line that was not made yet.
        var usual: CGFloat?
        /// Measured lengths that differ from the usual one, by line.
        var others: [Int: CGFloat] = [:]
    }

    @exclusivity(unchecked) var lengths = Lengths()
    var usualLength: CGFloat? {
        get { lengths.usual }
        set { lengths.usual = newValue }
    }

    init(_ role: LazyPart.Role, _ segments: [LazySegment]) {
        self.role = role
        self.segments = segments
    }

    /// Whether this run can replace another one and inherit its lengths.
    func matches(_ other: LazyRun) -> Bool {
        role == other.role && segments.count == other.segments.count
            && zip(segments, other.segments).allSatisfy { $0 === $1 }
    }

    /// The number of views.
    var count: Int { segments.count == 1 ? segments[0].count : segments.reduce(0) { $0 + $1.count } }
    /// The number of lines.
    var lines: Int { columns == 1 ? count : (count + columns - 1) / columns }

    /// The segment of a view, and the index of the view in it.
    func place(of index: Int) -> (segment: LazySegment, index: Int)? {
        var rest = index
        for segment in segments {
            let count = segment.count
            if rest < count { return (segment, rest) }
            rest -= count
        }
        return nil
    }

    /// The index in the run of the view with an id.
    func index(of id: AnyHashable) -> Int? {
        var base = 0
        for segment in segments {
            if let index = segment.index(of: id) { return base + index }
            base += segment.count
        }
        return nil
    }

    // MARK: Lengths

    /// The lengths at other breadths.
    private var otherLengths: [CGFloat?: Lengths] = [:]
    private static let breadthLimit = 8

    func length(at line: Int) -> CGFloat { lengths.others[line] ?? usualLength ?? 0 }

    /// Stores the length of a line; returns whether the estimate was different.
    func note(_ length: CGFloat, at line: Int) -> Bool {
        guard self.length(at: line) != length else { return false }
        lengths.others[line] = length == usualLength ? nil : length
        return true
    }

    func forgetLengths() {
        lengths = Lengths()
        otherLengths.removeAll()
    }

    /// Exchanges the lengths for those of another breadth. A parent measures its items at several breadths in each round,
    /// and the lengths of each one must hold until the round is over.
    func changeBreadth(from old: CGFloat?, to new: CGFloat?) {
        if otherLengths.count >= Self.breadthLimit { otherLengths.removeAll() }
        otherLengths[old] = lengths
        lengths = otherLengths[new] ?? Lengths()
    }

    /// The start of a line.
    ///
    /// - Complexity: O(*n*) in the number of lines with a length that is not the usual one.
    func start(of line: Int, gap: CGFloat) -> CGFloat {
        let usual = usualLength ?? 0
        var start = CGFloat(line) * (usual + gap)
        guard !lengths.others.isEmpty else { return start }
        for (other, length) in lengths.others where other < line { start += length - usual }
        return start
    }

    /// The distance from the start of the first of all lines to the end of the last one.
    func length(ofLines lines: Int, gap: CGFloat) -> CGFloat { start(of: lines, gap: gap) - gap }

    /// The line at a distance from the run's start.
    func line(at position: CGFloat, gap: CGFloat) -> Int {
        var low = 0
        var high = max(0, lines - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if start(of: middle, gap: gap) <= position { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

/// Runs that belong together: a header, rows and a footer, or rows outside of sections.
@MainActor
final class LazySection {
    /// The position of the section; nil outside of sections.
    let path: String?
    var runs: [LazyRun] = []
    /// The display numbers of the section's elements, if it has some: of itself, its header, its rows and its footer.
    private(set) var numbers: [Int] = []
    /// A part of the section's element.
    struct ShownPart {
        let number: Int
        let role: LazyPart.Role
        let frame: CGRect
        let appearance: Appearance?
    }

    /// The last element of the section, which stays while the last views of a removed section leave: its frame, the position of the
    /// layout, the start of the section in the layout, and the parts.
    var shown: (frame: CGRect, position: CGPoint, origin: CGPoint, parts: [ShownPart])?

    init(path: String?) {
        self.path = path
    }

    func takeNumbers(of graph: ViewGraph) -> [Int] {
        if numbers.isEmpty { numbers = (0..<4).map { _ in graph.takeDisplayNumber() } }
        return numbers
    }

    func renumber(_ number: (Int) -> Int) {
        numbers = numbers.map(number)
    }

    /// Groups parts, which are in use as `segments`, into sections. Sections and runs that are also in `old` keep their
    /// lengths and numbers.
    static func sections(
        _ parts: [LazyPart], _ segments: [LazySegment], mixesSegments: Bool, old: [LazySection]
    ) -> [LazySection] {
        var known: [String: LazySection] = [:]
        // Sections without a position are identified by their views.
        var loose: [ObjectIdentifier: LazySection] = [:]
        for section in old {
            if let path = section.path {
                known[path] = section
            } else {
                for segment in section.runs.lazy.flatMap(\.segments) { loose[ObjectIdentifier(segment)] = section }
            }
        }
        func former(_ part: LazyPart, _ segment: LazySegment) -> LazySection? {
            if let path = part.section { return known.removeValue(forKey: path) }
            guard let section = loose[ObjectIdentifier(segment)] else { return nil }
            loose = loose.filter { $0.value !== section }
            return section
        }
        var oldRuns: [ObjectIdentifier: LazyRun] = [:]
        for run in old.lazy.flatMap(\.runs) {
            if let first = run.segments.first { oldRuns[ObjectIdentifier(first)] = run }
        }
        var sections: [LazySection] = []
        func add(_ role: LazyPart.Role, _ segments: [LazySegment]) {
            let run = LazyRun(role, segments)
            if let old = oldRuns[ObjectIdentifier(segments[0])], old.matches(run) {
                sections[sections.count - 1].runs.append(old)
            } else {
                sections[sections.count - 1].runs.append(run)
            }
        }
        var open: [LazySegment] = []
        func close() {
            if !open.isEmpty { add(.rows, open) }
            open.removeAll()
        }
        for (part, segment) in zip(parts, segments) {
            if sections.isEmpty || sections[sections.count - 1].path != part.section {
                close()
                let section = former(part, segment) ?? LazySection(path: part.section)
                section.runs.removeAll()
                sections.append(section)
            }
            if part.role == .rows, mixesSegments {
                open.append(segment)
            } else {
                close()
                add(part.role, [segment])
            }
        }
        close()
        return sections
    }
}
