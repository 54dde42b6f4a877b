package import EspalierLayoutEngine
import Synchronization

/// Text measurement with the fonts that the page loads. Made once for a process; any thread may use it.
package final class TextMeasurer: TextMeasuring {
    package let fonts: FontLibrary
    private let engine: ShapingEngine
    private let cache: TextCache

    /// - Parameters:
    ///   - locale: by whose rules lines are broken (an ICU locale name).
    ///   - capacity: about how many texts are remembered.
    package init(fonts: FontLibrary, locale: String = "en", capacity: Int = 65_536) {
        self.fonts = fonts
        engine = ShapingEngine(fonts: fonts, locale: locale)
        cache = TextCache(capacity: capacity)
    }

    package func shape(_ text: String, as look: RunStyle) -> any ShapedText {
        var text = text
        let (hash, known) = text.withUTF8 { bytes in
            let hash = cache.hash(look, bytes)
            return (hash, cache.find(hash) { $0.isMade(of: look, bytes) })
        }
        return known ?? remember([look.run(text)], hash)
    }

    package func shape(_ runs: [MeasuredRun]) -> any ShapedText {
        if runs.count == 1 { return shape(runs[0]) }
        let hash = cache.hash(runs)
        return cache.find(hash) { $0.isMade(of: runs) } ?? remember(runs, hash)
    }

    private func remember(_ runs: [MeasuredRun], _ hash: UInt64) -> any ShapedText {
        let failures = Typeface.passingFailures.load(ordering: .relaxed)
        let text = MeasuredText(runs, engine: engine)
        // Without its font a text has another width: the next one to ask has it measured again.
        guard Typeface.passingFailures.load(ordering: .relaxed) == failures else { return text }
        return cache.insert(text, hash)
    }

    package func metrics(of font: FontFace) -> FontMetrics {
        fonts.metrics(of: font)
    }

    /// How many texts are remembered now.
    var cachedTexts: Int { cache.count }
}
