import EspalierLayoutEngine
import Foundation

/// Truncates a text so that it fills one line together with an ellipsis.
struct Truncation {
    let runs: [MeasuredRun]
    let shaper: TextShaper
    let builder: LineBuilder
    let width: Double

    /// The line for `units` of `source` from `start` on. The text has no line breaks.
    func line(_ source: TextSource, _ units: ParagraphUnits, from start: Int, cut: TruncationPlace) -> TextLine {
        var kept = widest(units, from: start, cut: cut)
        while true {
            let candidate = text(source, units, kept, from: start, cut: cut)
            shaper.shape(candidate, 0..<candidate.bytes.count)
            let total = shaper.context.clusters.reduce(0) { $0 + $1.width }
            if total <= width + LineBreaker.tolerance || (kept.prefix == start && kept.suffix == units.count) {
                return builder.line(
                    candidate, ArraySlice(shaper.context.clusters), end: candidate.bytes.count)
            }
            shrink(&kept, units, from: start)
        }
    }

    /// The kept text: the units before `prefix`, and those from `suffix` on.
    private struct Kept {
        var prefix: Int
        var suffix: Int
    }

    /// The longest text that fits by its positions alone, with a reserve for kerning.
    private func widest(_ units: ParagraphUnits, from start: Int, cut: TruncationPlace) -> Kept {
        let room = width + 0.3 * runs.reduce(0) { max($0, Double($1.font.size)) }
        var kept = Kept(prefix: start, suffix: units.count)
        func prefixWidth(_ end: Int) -> Double { units.positions[end] - units.positions[start] }
        func suffixWidth(_ start: Int) -> Double { units.positions[units.count] - units.positions[start] }
        while kept.prefix < kept.suffix {
            let takesPrefix: Bool
            switch cut {
            case .tail: takesPrefix = true
            case .head: takesPrefix = false
            case .middle: takesPrefix = prefixWidth(kept.prefix) <= suffixWidth(kept.suffix)
            }
            let prefix = kept.prefix + (takesPrefix ? 1 : 0)
            let suffix = kept.suffix - (takesPrefix ? 0 : 1)
            guard prefixWidth(prefix) + suffixWidth(suffix) <= room else { break }
            kept = Kept(prefix: prefix, suffix: suffix)
        }
        return kept
    }

    /// Removes one unit from the longer side.
    private func shrink(_ kept: inout Kept, _ units: ParagraphUnits, from start: Int) {
        let prefixWidth = units.positions[kept.prefix] - units.positions[start]
        let suffixWidth = units.positions[units.count] - units.positions[kept.suffix]
        if prefixWidth >= suffixWidth, kept.prefix > start {
            kept.prefix -= 1
        } else {
            kept.suffix += 1
        }
    }

    /// The kept text with the ellipsis, which joins the run before it, or the run after it at the text's start. White
    /// space beside the ellipsis is removed.
    private func text(
        _ source: TextSource, _ units: ParagraphUnits, _ kept: Kept, from start: Int, cut: TruncationPlace
    ) -> TextSource {
        let prefix = units.contentEnd(start, kept.prefix)
        var suffix = kept.suffix
        while suffix < units.count, units.marks[suffix].contains(.space) { suffix += 1 }
        let neighbor = prefix > start ? units.offset(prefix) - 1 : units.offset(cut == .tail ? start : suffix)
        var text = TextSource()
        text.append(source, units.offset(start)..<units.offset(prefix))
        text.append("…".utf8, run: source.run(at: neighbor))
        text.append(source, units.offset(suffix)..<units.range.upperBound)
        return text
    }
}
