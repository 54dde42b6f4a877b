package import EspalierLayoutEngine

extension TextMeasurer: GlyphOutlining {
    /// The letters of a run of one line.
    package func outlines(of run: MeasuredRun) -> GlyphOutlines {
        engine.withContext { context in
            var collector = GlyphCollector(run, fonts: fonts, context: context)
            return collector.collect()
        }
    }
}
