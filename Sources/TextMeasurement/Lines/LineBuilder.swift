import EspalierLayoutEngine
import Foundation

/// Builds lines from clusters, and a layout from lines.
struct LineBuilder {
    let runs: [MeasuredRun]
    let fonts: FontLibrary

    /// Builds the line from the first cluster's start to byte `end`. Adjacent clusters of one run become one fragment,
    /// unless only one of them is held.
    func line(
        _ source: TextSource, _ clusters: ArraySlice<Cluster>, end: Int,
        lineEnd: TextLineEnd = .joined
    ) -> TextLine {
        var fragments: ContiguousArray<TextFragment> = []
        var width = 0.0
        var index = clusters.startIndex
        var position = clusters.first?.start ?? end
        while position < end {
            let piece = source.pieces[source.pieceIndex(at: position)]
            // A ligature may extend into the next run. That run's piece then has no cluster of its own.
            let isHeld = index < clusters.endIndex && clusters[index].traits.contains(.held)
            var fragmentWidth = 0.0
            while index < clusters.endIndex, clusters[index].start < piece.end,
                clusters[index].traits.contains(.held) == isHeld
            {
                fragmentWidth += clusters[index].width
                index += 1
            }
            let next = min(index < clusters.endIndex ? clusters[index].start : end, piece.end, end)
            fragments.append(
                TextFragment(
                    run: piece.run, text: String(decoding: source.bytes[position..<next], as: UTF8.self),
                    heldWidth: isHeld ? fragmentWidth : nil))
            width += GlyphScale.pieceWidth(fragmentWidth)
            position = next
        }
        return TextLine(fragments: fragments, width: width, height: 0, end: lineEnd)
    }

    /// Builds the layout of lines. Each line comes with the run that determines its height if it is empty.
    func layout(
        _ lines: ContiguousArray<TextLine>, emptyRuns: [Int], constraints: TextConstraints = TextConstraints(),
        scale: Double = 1, isTruncated: Bool = false
    ) -> TextLayout {
        var lines = lines
        var width = 0.0
        var top = 0.0
        var firstBaseline = 0.0
        var lastBaseline = 0.0
        for index in lines.indices {
            let (ascent, height) = measures(lines[index].fragments, emptyRun: emptyRuns[index], scale: scale)
            if index > 0 { top += Double(constraints.lineSpacing) }
            lastBaseline = top + ascent
            if index == 0 { firstBaseline = lastBaseline }
            lines[index].height = height
            if scale != 1 { shrink(&lines[index], by: scale) }
            width = max(width, Double(lines[index].width))
            top += height
        }
        if constraints.reservedLines > lines.count, let font = runs.first?.font {
            let missing = Double(constraints.reservedLines - lines.count)
            let gaps = lines.isEmpty ? missing - 1 : missing
            top += missing * Double(metrics(font, scale).lineHeight) + gaps * Double(constraints.lineSpacing)
        }
        return TextLayout(
            size: CGSize(width: PixelGrid.ceil(width), height: PixelGrid.ceil(top)), firstBaseline: firstBaseline,
            lastBaseline: lastBaseline, lines: lines, scale: scale, isTruncated: isTruncated)
    }

    /// The position of the baseline in a line, and the line's height. Both come from the extents of the runs above and
    /// below the baseline.
    func measures(
        _ fragments: ContiguousArray<TextFragment>, emptyRun: Int, scale: Double
    ) -> (ascent: Double, height: Double) {
        if fragments.isEmpty || runs.count == 1 {
            let metrics = metrics(runs[runs.count == 1 ? 0 : emptyRun].font, scale)
            return (Double(metrics.ascent), Double(metrics.lineHeight))
        }
        var ascent = -Double.infinity
        var descent = -Double.infinity
        for fragment in fragments {
            let run = runs[fragment.run]
            let metrics = metrics(run.font, scale)
            let raise = Double(run.baselineOffset) * scale
            ascent = max(ascent, Double(metrics.ascent) + raise)
            descent = max(descent, Double(metrics.descent) - raise)
        }
        return (ascent, Double(PixelGrid.ceil(ascent + descent)))
    }

    private func metrics(_ font: FontFace, _ scale: Double) -> FontMetrics {
        var font = font
        font.size *= scale
        return fonts.metrics(of: font)
    }

    private func shrink(_ line: inout TextLine, by scale: Double) {
        var width = Double(line.width) * scale
        for index in line.fragments.indices {
            guard let held = line.fragments[index].heldWidth else { continue }
            let shrunk = PixelGrid.ceil(held * scale)
            width += Double(shrunk) - Double(held) * scale
            line.fragments[index].heldWidth = shrunk
        }
        line.width = width
    }
}
