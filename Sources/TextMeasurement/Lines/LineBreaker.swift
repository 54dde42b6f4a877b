import EspalierLayoutEngine
import Foundation

/// Breaks a paragraph into lines of at most a given width, filling each line greedily.
struct LineBreaker {
    let source: TextSource
    let units: ParagraphUnits
    let shaper: TextShaper
    let width: Double
    /// The maximum difference between a range's width in its paragraph and its width alone, due to kerning and ligatures.
    let slack: Double

    /// A width is the sum of its pieces' widths, each rounded up to a 64th. The tolerance ensures that a text fits in
    /// its own measured width.
    static let tolerance = 1.0 / 64

    init(source: TextSource, units: ParagraphUnits, shaper: TextShaper, width: Double) {
        self.source = source
        self.units = units
        self.shaper = shaper
        self.width = width
        slack = 0.3 * shaper.runs.reduce(0) { max($0, Double($1.font.size)) }
    }

    /// The units of each line, without white space between lines. Stops after `limit` lines.
    func lines(limit: Int) -> [Range<Int>] {
        if units.count == 0 { return [0..<0] }
        var lines: [Range<Int>] = []
        var start = 0
        repeat {
            let (content, next) = line(from: start)
            lines.append(start..<content)
            start = next
        } while start < units.count && lines.count < limit
        return lines
    }

    /// The end of the content of the line from `start`, and the start of the next line.
    private func line(from start: Int) -> (content: Int, next: Int) {
        var best: (content: Int, next: Int)?
        var place = start
        while place < units.count {
            place += 1
            guard place == units.count || units.marks[place].contains(.breakBefore) else {
                // In a very long word, stop at the first unit that does not fit.
                if !units.marks[place - 1].contains(.space), isTooWide(start, place) { break }
                continue
            }
            if place == units.count, fits(start, place) { return (place, place) }
            let content = units.contentEnd(start, place)
            if content < units.count, content == place, units.marks[content - 1].contains(.softHyphen) {
                // The next place may fit even if this one, with its hyphen, does not.
                if fitsWithHyphen(start, content) { best = (content, place) }
                if isTooWide(start, content) { break }
                continue
            }
            guard fits(start, content) else { break }
            best = (content, place)
        }
        return best ?? cutWord(from: start, before: place)
    }

    /// Cuts a word that is wider than the line: as many graphemes as fit, at least one. The white space after its last
    /// part begins no line.
    private func cutWord(from start: Int, before end: Int) -> (content: Int, next: Int) {
        var place = start + 1
        while place < end, fits(start, place + 1) { place += 1 }
        // There is no room for a hyphen, so a soft one begins the next line, where it is invisible.
        if place > start + 1, units.marks[place - 1].contains(.softHyphen) { place -= 1 }
        let next = units.marks[place...].firstIndex { !$0.contains(.space) } ?? units.count
        return (place, next)
    }

    private func fits(_ start: Int, _ end: Int) -> Bool {
        let estimate = units.positions[end] - units.positions[start]
        if start == end || units.isExact(start, end) { return estimate <= width + Self.tolerance }
        if estimate <= width - slack { return true }
        if isTooWide(start, end) { return false }
        shaper.shape(source, units.offset(start)..<units.offset(end))
        return shaper.context.clusters.reduce(0) { $0 + $1.width } <= width + Self.tolerance
    }

    /// Whether units that end with a soft hyphen fit on a line together with a visible hyphen.
    private func fitsWithHyphen(_ start: Int, _ end: Int) -> Bool {
        if isTooWide(start, end) { return false }
        let text = withHyphen(start..<end)
        shaper.shape(text, 0..<text.bytes.count)
        return shaper.context.clusters.reduce(0) { $0 + $1.width } <= width + Self.tolerance
    }

    /// The text of a line with a hyphen behind it.
    private func withHyphen(_ line: Range<Int>) -> TextSource {
        var text = TextSource()
        let end = units.offset(line.upperBound)
        text.append(source, units.offset(line.lowerBound)..<end)
        text.append("-".utf8, run: source.run(at: end - 1))
        return text
    }

    /// The text between two successive lines.
    func end(of line: Range<Int>, before next: Range<Int>) -> TextLineEnd {
        if next.lowerBound > line.upperBound { return .space }
        return !line.isEmpty && units.marks[line.upperBound - 1].contains(.softHyphen) ? .hyphen : .joined
    }

    /// Whether a stretch is certainly wider than the line.
    private func isTooWide(_ start: Int, _ end: Int) -> Bool {
        units.positions[end] - units.positions[start] > width + slack
    }

    /// Builds the line of some units.
    func build(_ line: Range<Int>, with builder: LineBuilder, end lineEnd: TextLineEnd) -> TextLine {
        if lineEnd == .hyphen { return hyphenated(line, with: builder) }
        let end = units.offset(line.upperBound)
        if line.isEmpty || units.isExact(line.lowerBound, line.upperBound) {
            return builder.line(source, ArraySlice(units.clusters[line]), end: end, lineEnd: lineEnd)
        }
        shaper.shape(source, units.offset(line.lowerBound)..<end)
        return builder.line(source, ArraySlice(shaper.context.clusters), end: end, lineEnd: lineEnd)
    }

    /// Builds a line that ends with a soft hyphen. No fragment has the visible hyphen, which is not in the text.
    private func hyphenated(_ line: Range<Int>, with builder: LineBuilder) -> TextLine {
        let text = withHyphen(line)
        shaper.shape(text, 0..<text.bytes.count)
        let clusters = shaper.context.clusters
        var made = builder.line(
            text, ArraySlice(clusters.dropLast()), end: text.bytes.count - 1, lineEnd: .hyphen)
        made.width += GlyphScale.pieceWidth(clusters.last?.width ?? 0)
        return made
    }
}
