package import EspalierLayoutEngine
import Foundation
import Synchronization

/// A font in which every glyph is ten points wide and every line ten points high, so that text layout is arithmetic.
/// Lines break at spaces. A word wider than the width breaks inside.
package final class TenByTenFont: TextMeasuring {
    package init() {}

    package func metrics(of font: FontFace) -> FontMetrics {
        FontMetrics(ascent: 8, descent: 2, capHeight: 7, xHeight: 5, lineHeight: 10)
    }

    /// Returns the same object for the same runs, as the protocol requires.
    private let known = Mutex<[[MeasuredRun]: TenByTenText]>([:])

    package func shape(_ runs: [MeasuredRun]) -> any ShapedText {
        known.withLock { known in
            if let text = known[runs] { return text }
            let text = TenByTenText(runs)
            known[runs] = text
            return text
        }
    }

    package func shape(_ text: String, as style: RunStyle) -> any ShapedText { shape([style.run(text)]) }
}

extension TenByTenFont: GlyphOutlining {
    /// A letter is a square of eight points on the baseline, with a point on each side. A character beyond ASCII has no glyph.
    package func outlines(of run: MeasuredRun) -> GlyphOutlines {
        var outlines = GlyphOutlines()
        for character in run.text {
            let left = outlines.width + 1
            outlines.width += 10
            if character == " " { continue }
            guard character.isASCII else {
                outlines.missing.append(CGRect(x: left, y: -8, width: 8, height: 8))
                continue
            }
            outlines.verbs += [.move, .line, .line, .line, .close]
            outlines.points += [
                CGPoint(x: left, y: -8), CGPoint(x: left + 8, y: -8), CGPoint(x: left + 8, y: 0),
                CGPoint(x: left, y: 0),
            ]
        }
        outlines.underline = GlyphOutlines.Line(position: 1, thickness: 2)
        outlines.strikethrough = GlyphOutlines.Line(position: -4, thickness: 2)
        return outlines
    }
}

private final class TenByTenText: ShapedText {
    let text: String
    let natural: TextLayout

    init(_ runs: [MeasuredRun]) {
        text = runs.map(\.text).joined()
        natural = Self.layout(
            text.split(separator: "\n", omittingEmptySubsequences: false).map { (String($0), .paragraph) })
    }

    static func layout(_ lines: [(text: String, end: TextLineEnd)]) -> TextLayout {
        let widest = lines.map(\.text.count).max() ?? 0
        return TextLayout(
            size: CGSize(width: 10 * widest, height: 10 * lines.count), firstBaseline: 8,
            lastBaseline: CGFloat(10 * lines.count - 2),
            lines: ContiguousArray(
                lines.map { text, end in
                    TextLine(
                        fragments: text.isEmpty ? [] : [TextFragment(run: 0, text: text)],
                        width: CGFloat(10 * text.count), height: 10, end: end)
                }))
    }

    func layout(width: CGFloat?, height: CGFloat?, constraints: TextConstraints) -> TextLayout {
        let columns = max(1, Int((width ?? .infinity) > 100_000 ? 10_000 : (width ?? 0) / 10))
        var lines: [(text: String, end: TextLineEnd)] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in paragraph.split(separator: " ") {
                if !line.isEmpty, line.count + 1 + word.count > columns {
                    lines.append((line, .space))
                    line = ""
                }
                line += line.isEmpty ? String(word) : " " + word
                while line.count > columns {
                    lines.append((String(line.prefix(columns)), .joined))
                    line = String(line.dropFirst(columns))
                }
            }
            lines.append((line, .paragraph))
        }
        let most = min(constraints.maximumLines ?? .max, max(1, Int(min(height ?? 1e6, 1e6) / 10)))
        if lines.count > most { lines = Array(lines.prefix(most)) }
        while lines.count < constraints.reservedLines { lines.append(("", .paragraph)) }
        return Self.layout(lines)
    }
}
