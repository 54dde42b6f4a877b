package import EspalierLayoutEngine
import Synchronization

/// Measures text with the fonts that pages load. A process has one, which any thread may use.
package final class TextMeasurer: TextMeasuring {
    /// The fonts for measurement.
    package let fonts: FontLibrary
    let engine: ShapingEngine
    private let cache: TextCache

    /// Creates a measurer.
    ///
    /// - Parameters:
    ///   - fonts: the fonts to measure with.
    ///   - locale: the ICU locale whose rules break lines.
    ///   - capacity: the approximate maximum number of cached texts.
    package init(fonts: FontLibrary, locale: String = "en", capacity: Int = 65_536) {
        self.fonts = fonts
        engine = ShapingEngine(fonts: fonts, locale: locale)
        cache = TextCache(capacity: capacity)
    }

    /// Shapes a text of one run. Recently shaped texts come from a cache.
    ///
    /// - Complexity: O(bytes).
    package func shape(_ text: String, as style: RunStyle) -> any ShapedText {
        var text = text
        let (hash, known) = text.withUTF8 { bytes in
            let hash = cache.hash(style, bytes)
            return (hash, cache.find(hash) { $0.isMade(of: style, bytes) })
        }
        return known ?? remember([style.run(text)], hash)
    }

    /// Shapes a text of several runs. Recently shaped texts come from a cache.
    package func shape(_ runs: [MeasuredRun]) -> any ShapedText {
        if runs.count == 1 { return shape(runs[0]) }
        let hash = cache.hash(runs)
        return cache.find(hash) { $0.isMade(of: runs) } ?? remember(runs, hash)
    }

    private func remember(_ runs: [MeasuredRun], _ hash: UInt64) -> any ShapedText {
        let failures = Typeface.passingFailures.load(ordering: .relaxed)
        let text = MeasuredText(runs, engine: engine)
        // Without its font a text has a wrong width, so it is not cached and the next call measures it again.
        guard Typeface.passingFailures.load(ordering: .relaxed) == failures else { return text }
        return cache.insert(text, hash)
    }

    /// The height of a line in a font, and the position of its baseline.
    package func metrics(of font: FontFace) -> FontMetrics {
        fonts.metrics(of: font)
    }

    package func dropCaches() { cache.removeAll() }

    /// The number of cached texts.
    var cachedTexts: Int { cache.count }
}
