import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierTextMeasurement

struct CacheTests {
    @Test func `the same run gives the same object, and each different property gives another one`() {
        let run = MeasuredRun(text: "cache", font: body)
        #expect(measurer.shape(run) === measurer.shape(run))
        #expect(measurer.shape([run]) === measurer.shape(run))
        var others = Array(repeating: run, count: 7)
        others[0].text = "cachf"
        others[1].font.size = 18
        others[2].font.weight = 500
        others[3].font.italic = true
        others[4].font.monospacedDigits = true
        others[5].tracking = 0.5
        others[6].baselineOffset = 1
        for other in others { #expect(measurer.shape(other) !== measurer.shape(run)) }
    }

    @Test func `texts that are only canonically equivalent are different`() {
        #expect(shaped("e\u{301}") !== shaped("\u{E9}"))
        #expect(texts(shaped("e\u{301}").natural)[0].utf8.count == 3)
    }

    @Test func `runs that are split differently are a different text`() {
        func text(_ parts: String...) -> any ShapedText {
            measurer.shape(parts.map { MeasuredRun(text: $0, font: body) })
        }
        #expect(text("ab", "c") !== text("a", "bc"))
        #expect(text("ab", "c") === text("ab", "c"))
    }

    @Test func `a layout applies to every width with the same line breaks`() {
        // One text laid out for many widths agrees with a new text for each width.
        let words = "Lines are filled as far as they go, whatever was asked before"
        let together = shaped(words)
        var different = 0
        var last: TextLayout?
        for width in stride(from: 400.0, through: 0, by: -1) {
            let alone = TextMeasurer(fonts: library).shape(MeasuredRun(text: words, font: body))
            let layout = together.layout(width: width, height: nil, constraints: TextConstraints())
            #expect(texts(layout) == alone.lines(width: width))
            if layout !== last { different += 1 }
            last = layout
        }
        #expect(different < 120)
    }

    @Test func `a layout is remembered for its width`() {
        let text = shaped("a layout is remembered")
        let first = text.layout(width: 60, height: nil, constraints: TextConstraints())
        #expect(text.layout(width: 60, height: nil, constraints: TextConstraints()) === first)
        #expect(text.layout(width: 61, height: nil, constraints: TextConstraints()) !== first)
    }

    @Test func `a layout applies to lower heights that still hold it`() {
        let text = shaped("a layout of two lines")
        let first = text.layout(width: 80, height: 200, constraints: TextConstraints())
        let height = first.size.height
        #expect(height > 30)
        #expect(text.layout(width: 80, height: height, constraints: TextConstraints()) === first)
        #expect(text.layout(width: 80, height: 1000, constraints: TextConstraints()) === first)
        #expect(text.layout(width: 80, height: height - 1, constraints: TextConstraints()) !== first)
    }

    @Test func `a layout that another thread made first is returned for the same proposals`() {
        let text = shaped("a layout of two lines")
        let first = text.layout(width: 80, height: nil, constraints: TextConstraints())
        let other = TextMeasurer(fonts: library).shape(MeasuredRun(text: "a layout of two lines", font: body))
            .layout(width: 80, height: nil, constraints: TextConstraints())
        var recent = RecentLayouts()
        func entry(_ layout: TextLayout, width: CGFloat) -> RecentLayouts.Entry {
            RecentLayouts.Entry(layout, width: width, height: .infinity, constraints: TextConstraints())
        }
        #expect(recent.insert(entry(first, width: 80)) === first)
        #expect(recent.insert(entry(other, width: 80)) === first)
        // A wider range replaces the narrower one.
        #expect(recent.insert(entry(other, width: 81)) === other)
        #expect(recent.layout(width: 80, height: .infinity, constraints: TextConstraints()) === other)
    }

    @Test func `the cache keeps at most its capacity, and texts in use stay`() {
        let small = TextMeasurer(fonts: library, capacity: 320)
        let kept = small.shape(MeasuredRun(text: "kept", font: body))
        for index in 0..<5_000 {
            _ = small.shape(MeasuredRun(text: "text \(index)", font: body))
            if index % 20 == 0 { #expect(small.shape(MeasuredRun(text: "kept", font: body)) === kept) }
        }
        #expect(small.cachedTexts <= 320)
        #expect(small.cachedTexts > 100)
    }

    @Test func `dropped caches shape texts again, and texts in use stay`() {
        let measurer = TextMeasurer(fonts: library)
        let text = measurer.shape(MeasuredRun(text: "kept", font: body))
        measurer.dropCaches()
        #expect(measurer.cachedTexts == 0)
        #expect(measurer.shape(MeasuredRun(text: "kept", font: body)) !== text)
        #expect(text.natural.lines.count == 1)
    }

    @Test func `the cache of two texts drops the third last`() {
        let small = TextMeasurer(fonts: library, capacity: 2)
        let shapes = ["a", "b", "c"].map { small.shape(MeasuredRun(text: $0, font: body)) }
        #expect(small.cachedTexts == 2)
        #expect(small.shape(MeasuredRun(text: "c", font: body)) === shapes[2])
        #expect(small.shape(MeasuredRun(text: "b", font: body)) === shapes[1])
        #expect(small.shape(MeasuredRun(text: "a", font: body)) !== shapes[0])
    }

    @Test func `of the layouts of a text, the twelve newest are remembered`() {
        var recent = RecentLayouts()
        let line = TextLine(fragments: [], width: 10, height: 10)
        var layouts: [TextLayout] = []
        for index in 0..<14 {
            let layout = TextLayout(
                size: CGSize(width: 10, height: 10), firstBaseline: 8, lastBaseline: 8, lines: [line],
                isTruncated: true)
            layouts.append(layout)
            let entry = RecentLayouts.Entry(
                layout, width: CGFloat(index), height: 10, constraints: TextConstraints())
            #expect(recent.insert(entry) === layout)
        }
        for (index, layout) in layouts.enumerated() {
            let known = recent.layout(width: CGFloat(index), height: 10, constraints: TextConstraints())
            #expect(known === (index < 2 ? nil : layout), "\(index)")
        }
    }

    @Test func `long texts count as several`() {
        let small = TextMeasurer(fonts: library)
        let long = String(repeating: "a long text ", count: 2_000)
        for index in 0..<400 { _ = small.shape(MeasuredRun(text: "\(index)", font: body)) }
        for index in 0..<400 { _ = small.shape(MeasuredRun(text: "\(index) \(long)", font: body)) }
        #expect(small.cachedTexts < 700)
    }

    @Test func `many threads that shape the same and other texts get the widths of one thread`() async {
        let words = (0..<200).map { "Word \($0) fi → 世界 é" }
        let expected = words.map { shaped($0).natural.size }
        let fresh = TextMeasurer(fonts: library, capacity: 64)
        await withTaskGroup(of: [CGSize].self) { group in
            for _ in 0..<16 {
                group.addTask {
                    words.map { word in
                        let text = fresh.shape(MeasuredRun(text: word, font: body))
                        _ = text.layout(width: 50, height: nil, constraints: TextConstraints())
                        return text.natural.size
                    }
                }
            }
            for await sizes in group { #expect(sizes == expected) }
        }
    }
}
