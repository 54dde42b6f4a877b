import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierPictures
import Foundation

/// Texts: the letters of the measured lines.
extension Painter {
    func paint(_ text: DisplayText, in box: CGRect) {
        let appearance = text.appearance
        var top: CGFloat = 0
        var runs = text.runs[...]
        for (index, line) in text.layout.lines.enumerated() {
            let end = runs.firstIndex(where: \.endsLine).map { $0 + 1 } ?? runs.endIndex
            let pieces = Array(runs[runs.startIndex..<end])
            runs = runs[end...]
            let baseline = index == 0 ? text.layout.firstBaseline : top + ascent(of: pieces)
            let free = box.width - line.width
            let isMirrored = appearance.direction == .rightToLeft
            let x: CGFloat =
                switch appearance.alignment {
                case .leading: isMirrored ? free : 0
                case .center: free / 2
                case .trailing: isMirrored ? 0 : free
                }
            paintLine(pieces, at: CGPoint(x: x, y: baseline), area: box)
            top += (line.height > 0 ? line.height : pieces.first?.style.lineHeight ?? 0) + appearance.lineSpacing
        }
    }

    /// The distance of the baseline from the top of a line.
    private func ascent(of runs: [DisplayTextRun]) -> CGFloat {
        runs.map { run in
            let metrics = resources.metrics(of: run.style.font)
            return (run.style.lineHeight - metrics.ascent - metrics.descent) / 2 + metrics.ascent
        }.max() ?? 0
    }

    /// Draws pieces from the start of their baseline.
    ///
    /// - Parameter area: The area that the points of gradients refer to.
    func paintLine(_ runs: [DisplayTextRun], at origin: CGPoint, area: CGRect) {
        var origin = origin
        for run in runs { origin.x += paint(run, at: origin, area: area) }
    }

    /// Draws a piece, and returns its width.
    private func paint(_ run: DisplayTextRun, at start: CGPoint, area: CGRect) -> CGFloat {
        let style = run.style
        let origin = CGPoint(x: start.x, y: start.y - style.baselineOffset)
        if let name = run.symbol {
            let width = run.heldWidth ?? style.font.size
            // The place of an icon in the page's style sheet.
            let bottom = origin.y + style.font.size * 0.2365
            let frame = CGRect(
                x: origin.x, y: bottom - style.font.size * 1.2, width: width, height: style.font.size * 1.2)
            paintSymbol(name, nil, in: frame, with: style.paint)
            return width
        }
        guard !run.drawnText.isEmpty,
            let outlines = resources.outlines(
                of: MeasuredRun(text: run.drawnText, font: style.font, tracking: style.tracking))
        else { return run.heldWidth ?? 0 }
        let width = run.heldWidth ?? outlines.width
        let frame = CGRect(
            x: origin.x, y: origin.y - style.font.size, width: width, height: style.font.size * 1.25)
        if let background = style.background {
            let metrics = resources.metrics(of: style.font)
            canvas.setPattern(.color(components(background)))
            canvas.beginPath()
            canvas.rectangle(
                CGRect(
                    x: origin.x, y: origin.y - metrics.ascent, width: width, height: metrics.ascent + metrics.descent))
            canvas.fill(evenOdd: false)
        }
        paintFiltered(style.shadows.map { .shadow($0) }, reach: frame) { painter in
            painter.paint(outlines, of: run, at: origin, width: width, area: area)
        }
        return width
    }

    private func paint(
        _ outlines: GlyphOutlines, of run: DisplayTextRun, at origin: CGPoint, width: CGFloat, area: CGRect
    ) {
        guard let pattern = pattern(of: run.style.paint, in: area) else { return }
        canvas.setPattern(pattern)
        canvas.beginPath()
        add(outlines.verbs, outlines.points, at: origin)
        canvas.fill(evenOdd: false)
        if !outlines.missing.isEmpty {
            canvas.setLine(width: max(run.style.font.size / 20, 0.5), cap: 0, join: 0)
            canvas.beginPath()
            for frame in outlines.missing {
                let margin = run.style.font.size / 12
                canvas.rectangle(frame.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: margin, dy: margin))
            }
            canvas.stroke()
        }
        for (line, place) in [
            (run.style.underline, outlines.underline), (run.style.strikethrough, outlines.strikethrough),
        ] {
            guard let line else { continue }
            let thickness = max(place.thickness, 1)
            if let color = line.color { canvas.setPattern(.color(components(color))) }
            let dash: [CGFloat] =
                switch line.pattern {
                case .solid: []
                case .dot: [thickness, thickness]
                case .dash: [thickness * 3, thickness * 2]
                }
            canvas.setLine(width: thickness, cap: 0, join: 0, miterLimit: 10, dash: dash, phase: 0)
            canvas.beginPath()
            canvas.move(to: CGPoint(x: origin.x, y: origin.y + place.position))
            canvas.line(to: CGPoint(x: origin.x + width, y: origin.y + place.position))
            canvas.stroke()
            canvas.setPattern(pattern)
        }
    }
}
