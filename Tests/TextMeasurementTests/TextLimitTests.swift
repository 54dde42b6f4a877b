import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierTextMeasurement

@Suite struct `A very long text` {
    @Test func `is whole up to the limit`() {
        let text = String(repeating: "ab ", count: 43_690) + "cd"
        #expect(text.utf8.count == 131_072)
        #expect(texts(shaped(text).natural) == [text])
    }

    @Test func `is cut at the limit, with an ellipsis, in all of its layouts`() {
        let text = shaped(String(repeating: "a", count: 900_000))
        let shown = String(repeating: "a", count: 131_072) + "…"
        #expect(texts(text.natural) == [shown])
        #expect(text.lines(width: 1_000_000).joined() == shown)
        #expect(text.lines(width: 100, TextConstraints(maximumLines: 1)) == ["aaaaaaaa…"])
    }

    @Test func `is cut behind a whole character`() {
        let flags = shaped(String(repeating: "🇩🇪", count: 20_000))
        #expect(texts(flags.natural) == [String(repeating: "🇩🇪", count: 16_384) + "…"])
        let shifted = shaped("a" + String(repeating: "🇩🇪", count: 20_000))
        #expect(texts(shifted.natural) == ["a" + String(repeating: "🇩🇪", count: 16_383) + "…"])
        let accents = shaped("a" + String(repeating: "\u{301}", count: 100_000))
        #expect(texts(accents.natural) == ["…"])
    }

    @Test func `is cut in the run with the limit`() {
        let runs = ["a", "b", "c"].map {
            MeasuredRun(text: String(repeating: $0, count: 100_000), font: body)
        }
        let layout = measurer.shape(runs).natural
        #expect(layout.lines.map { $0.fragments.map(\.run) } == [[0, 1]])
        #expect(texts(layout) == [String(repeating: "a", count: 100_000) + String(repeating: "b", count: 31_072) + "…"])
    }

    @Test func `ends with the run that has the limit at its end`() {
        let runs = [131_072, 1].map { MeasuredRun(text: String(repeating: "a", count: $0), font: body) }
        let layout = measurer.shape(runs).natural
        #expect(layout.lines.map { $0.fragments.map(\.run) } == [[0]])
        #expect(texts(layout) == [String(repeating: "a", count: 131_072) + "…"])
    }
}
