import EspalierLayoutEngine
import Foundation

/// Lays out a text that does not fit on its natural lines: breaks lines, shrinks and truncates.
struct TextWrapping {
    let runs: [MeasuredRun]
    let source: TextSource
    let paragraphs: [ParagraphUnits]
    let shaper: TextShaper
    let builder: LineBuilder
    let constraints: TextConstraints

    init(runs: [MeasuredRun], constraints: TextConstraints, engine: ShapingEngine, context: ShapingContext) {
        self.runs = runs
        self.constraints = constraints
        let source = TextSource(runs)
        let shaper = TextShaper(fonts: engine.fonts, runs: runs, context: context)
        self.source = source
        self.shaper = shaper
        builder = LineBuilder(runs: runs, fonts: engine.fonts)
        // An empty text has no line. A text that is one line break has two empty lines.
        let ranges = source.bytes.isEmpty ? [] : source.paragraphs
        paragraphs = ranges.map { ParagraphUnits(source, $0, shaper: shaper) }
    }

    /// The layout for a width and a height; infinite for no limit.
    func layout(width: Double, height: Double) -> TextLayout {
        let whole = layout(width: width, height: height, scale: 1)
        let minimum = Double(constraints.minimumScale)
        guard whole.isTruncated, minimum < 1, minimum > 0 else { return whole }
        // Use the largest of 32 steps at which nothing is truncated.
        let steps = 32
        func attempt(_ step: Int) -> TextLayout {
            layout(width: width, height: height, scale: minimum + (1 - minimum) * Double(step) / Double(steps))
        }
        var best = attempt(0)
        var low = 0
        var high = steps
        if best.isTruncated { return best }
        while high - low > 1 {
            let middle = (low + high) / 2
            let candidate = attempt(middle)
            if candidate.isTruncated {
                high = middle
            } else {
                low = middle
                best = candidate
            }
        }
        return best
    }

    private func layout(width: Double, height: Double, scale: Double) -> TextLayout {
        let limit = min(max(1, constraints.maximumLines ?? .max), .max - 1)
        var lines: ContiguousArray<TextLine> = []
        var emptyRuns: [Int] = []
        var bottom = 0.0
        var last: (breaker: LineBreaker, paragraph: Int, start: Int)?
        for (index, units) in paragraphs.enumerated() {
            let breaker = LineBreaker(source: source, units: units, shaper: shaper, width: width / scale)
            let ranges = breaker.lines(limit: limit - lines.count + 1)
            for (position, range) in ranges.enumerated() {
                let lineEnd =
                    position < ranges.count - 1
                    ? breaker.end(of: range, before: ranges[position + 1])
                    : index < paragraphs.count - 1 ? .paragraph : .joined
                let line = breaker.build(range, with: builder, end: lineEnd)
                let emptyRun = source.run(at: units.offset(range.lowerBound))
                bottom += builder.measures(line.fragments, emptyRun: emptyRun, scale: scale).height
                if !lines.isEmpty { bottom += Double(constraints.lineSpacing) }
                if let last, lines.count == limit || bottom > height + LineBreaker.tolerance {
                    lines[lines.count - 1] = cut(last.breaker, last.paragraph, from: last.start)
                    return builder.layout(
                        lines, emptyRuns: emptyRuns, constraints: constraints, scale: scale, isTruncated: true)
                }
                lines.append(line)
                emptyRuns.append(emptyRun)
                last = (breaker, index, range.lowerBound)
            }
        }
        return builder.layout(lines, emptyRuns: emptyRuns, constraints: constraints, scale: scale)
    }

    /// The last line that fits, with an ellipsis for the text after it.
    private func cut(_ breaker: LineBreaker, _ paragraph: Int, from start: Int) -> TextLine {
        let truncation = Truncation(runs: runs, shaper: shaper, builder: builder, width: breaker.width)
        let units = paragraphs[paragraph]
        if constraints.truncation == .tail || paragraph == paragraphs.count - 1 {
            return truncation.line(source, units, from: start, cut: constraints.truncation)
        }
        // The text's end stays, so the paragraphs after this one join the line.
        var rest = TextSource()
        rest.append(source, units.offset(start)..<source.bytes.count)
        let restUnits = ParagraphUnits(rest, 0..<rest.bytes.count, shaper: shaper)
        return truncation.line(rest, restUnits, from: 0, cut: constraints.truncation)
    }
}
