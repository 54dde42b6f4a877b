import EspalierLayoutEngine
import Foundation
import Synchronization

/// The fonts and the scratch memory for shaping that all texts of a measurer share.
final class ShapingEngine: Sendable {
    let fonts: FontLibrary
    private let locale: String
    /// The contexts that no thread is using.
    private let contexts = Mutex<ContiguousArray<ShapingContext>>([])

    init(fonts: FontLibrary, locale: String) {
        self.fonts = fonts
        self.locale = locale
    }

    /// Lends a context to `body` for exclusive use.
    func withContext<Result>(_ body: (ShapingContext) -> Result) -> Result {
        let context = contexts.withLock { $0.popLast() } ?? ShapingContext(locale: locale)
        defer { contexts.withLock { $0.append(context) } }
        return body(context)
    }

    /// The layout of runs with cleaned texts, without a width limit.
    func natural(_ runs: [MeasuredRun], hasLineBreak: Bool) -> TextLayout {
        withContext { context in
            let shaper = TextShaper(fonts: fonts, runs: runs, context: context)
            let builder = LineBuilder(runs: runs, fonts: fonts)
            if runs.count == 1, !hasLineBreak, let line = singleLine(runs[0], shaper) {
                return builder.layout([line], emptyRuns: [0])
            }
            let source = TextSource(runs)
            if source.bytes.isEmpty { return builder.layout([], emptyRuns: []) }
            let paragraphs = source.paragraphs
            var lines: ContiguousArray<TextLine> = []
            for (index, paragraph) in paragraphs.enumerated() {
                shaper.shape(source, paragraph)
                lines.append(
                    builder.line(
                        source, ArraySlice(context.clusters), end: paragraph.upperBound,
                        lineEnd: index < paragraphs.count - 1 ? .paragraph : .joined))
            }
            return builder.layout(lines, emptyRuns: paragraphs.map { source.run(at: $0.lowerBound) })
        }
    }

    /// The line of a single run if the font has all its glyphs; otherwise nil.
    private func singleLine(_ run: MeasuredRun, _ shaper: TextShaper) -> TextLine? {
        run.text.utf8.withContiguousStorageIfAvailable { bytes in
            guard !bytes.isEmpty else { return nil }
            shaper.context.clusters.removeAll(keepingCapacity: true)
            shaper.shape(bytes, 0..<bytes.count, run: run)
            var width = 0.0
            for cluster in shaper.context.clusters {
                if cluster.traits.contains(.held) { return nil }
                width += cluster.width
            }
            return TextLine(
                fragments: [TextFragment(run: 0, text: run.text)], width: GlyphScale.pieceWidth(width), height: 0)
        } ?? nil
    }
}
