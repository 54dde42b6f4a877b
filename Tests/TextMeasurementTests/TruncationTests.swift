import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierTextMeasurement

struct TruncationTests {
    private let fox = "The quick brown fox jumps over the lazy dog"

    private func cut(_ text: String, width: CGFloat, _ constraints: TextConstraints) -> TextLayout {
        shaped(text).layout(width: width, height: nil, constraints: constraints)
    }

    @Test func `a text with too many lines ends in an ellipsis on the last one`() {
        let layout = cut(fox, width: 100, TextConstraints(maximumLines: 2))
        #expect(texts(layout) == ["The quick", "brown fox…"])
        #expect(layout.isTruncated)
        #expect(layout.size.height == 41.5)
        #expect(layout.size.width <= 100)
    }

    @Test func `a text that needs all its lines is not cut`() {
        let layout = cut("The quick brown", width: 100, TextConstraints(maximumLines: 2))
        #expect(texts(layout) == ["The quick", "brown"])
        #expect(!layout.isTruncated)
    }

    @Test func `the text is truncated at its head or in its middle on request`() {
        let head = cut(fox, width: 120, TextConstraints(maximumLines: 1, truncation: .head))
        #expect(texts(head) == ["…the lazy dog"])
        let middle = cut(fox, width: 120, TextConstraints(maximumLines: 1, truncation: .middle))
        #expect(texts(middle) == ["The q…zy dog"])
        #expect(middle.size.width <= 120)
    }

    @Test func `a text truncated in the middle still shows its end, even beyond line breaks`() {
        let middle = cut(
            "one two three\nfour five six", width: 100, TextConstraints(maximumLines: 1, truncation: .middle))
        #expect(texts(middle) == ["one t…e six"])
        let tail = cut("one\ntwo", width: 100, TextConstraints(maximumLines: 1))
        #expect(texts(tail) == ["one…"])
    }

    @Test func `there is no white space before the ellipsis`() {
        let layout = cut("one two", width: shaped("one …").natural.size.width, TextConstraints(maximumLines: 1))
        #expect(texts(layout) == ["one…"])
    }

    @Test func `if no letter fits, the ellipsis stands alone`() {
        let layout = cut("wide", width: 3, TextConstraints(maximumLines: 1))
        #expect(texts(layout) == ["…"])
        #expect(layout.isTruncated)
    }

    @Test func `a height truncates like a number of lines, and at least one line stays`() {
        let text = shaped(fox)
        let two = text.layout(width: 100, height: 50, constraints: TextConstraints())
        #expect(texts(two) == ["The quick", "brown fox…"])
        let one = text.layout(width: 100, height: 3, constraints: TextConstraints())
        #expect(texts(one) == ["The quick…"])
    }

    @Test(.timeLimit(.minutes(1)), arguments: [TruncationPlace.tail, .head, .middle])
    func `a text of a hundred thousand letters is truncated in a moment`(place: TruncationPlace) {
        let layout = cut(
            String(repeating: "abcd ", count: 20_000), width: 60, TextConstraints(maximumLines: 1, truncation: place))
        #expect(layout.isTruncated && layout.size.width <= 60 && layout.size.width > 40)
    }

    @Test func `graphemes are never cut in two`() {
        let layout = cut("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", width: 60, TextConstraints(maximumLines: 1))
        #expect(texts(layout) == ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦…"])
        #expect(layout.lines[0].fragments.map(\.heldWidth) == [42.5, nil])
    }

    @Test func `the ellipsis has the font of the run that it ends`() {
        let runs = [MeasuredRun(text: "one ", font: body), MeasuredRun(text: "two three", font: FontFace(size: 20))]
        let layout = measurer.shape(runs).layout(width: 80, height: nil, constraints: TextConstraints(maximumLines: 1))
        #expect(layout.lines[0].fragments == [TextFragment(run: 0, text: "one "), TextFragment(run: 1, text: "tw…")])
    }

    @Test func `the ellipsis has the font of the text after it where it stands alone`() {
        let runs = [MeasuredRun(text: "ab\n", font: body), MeasuredRun(text: "wide", font: FontFace(size: 20))]
        let layout = measurer.shape(runs).layout(width: 3, height: nil, constraints: TextConstraints(maximumLines: 3))
        #expect(layout.lines.last?.fragments == [TextFragment(run: 1, text: "…")])
        let one = [MeasuredRun(text: "one", font: body), MeasuredRun(text: " two three", font: FontFace(size: 20))]
        let width = shaped("one…").natural.size.width + 1
        let cut = measurer.shape(one).layout(width: width, height: nil, constraints: TextConstraints(maximumLines: 1))
        #expect(cut.lines[0].fragments == [TextFragment(run: 0, text: "one…")])
    }

    @Test func `a text that may shrink to nothing keeps its size`() {
        let layout = cut("Hello, world", width: 60, TextConstraints(maximumLines: 1, minimumScale: 0))
        #expect(layout.scale == 1 && layout.isTruncated)
    }

    @Test func `a text is truncated for each height as if it were laid out for the first time`() {
        let text = shaped(fox)
        for height in stride(from: 110.0, through: 5, by: -7) {
            let layout = text.layout(width: 100, height: height, constraints: TextConstraints())
            let alone = TextMeasurer(fonts: library).shape(MeasuredRun(text: fox, font: body))
                .layout(width: 100, height: height, constraints: TextConstraints())
            #expect(texts(layout) == texts(alone), "in \(height)")
        }
    }

    @Test func `a font shrinks as far as allowed before the text is truncated`() {
        let text = shaped("Hello, world")
        let constraints = TextConstraints(maximumLines: 1, minimumScale: 0.5)
        let layout = text.layout(width: 80, height: nil, constraints: constraints)
        #expect(texts(layout) == ["Hello, world"])
        #expect(layout.scale == 0.84375)
        #expect(layout.size.width <= 80 && layout.size.width > 76)
        #expect(layout.size.height == 17.5)
        #expect(!layout.isTruncated)

        let cut = text.layout(width: 40, height: nil, constraints: constraints)
        #expect(cut.scale == 0.5)
        #expect(cut.isTruncated)
    }

    @Test func `a shrunk text is as wide as the same text in the smaller font`() {
        let layout = shaped("Hello, 世界 👍 world").layout(
            width: 120, height: nil, constraints: TextConstraints(maximumLines: 1, minimumScale: 0.5))
        let small = shaped("Hello, 世界 👍 world", FontFace(size: 17 * layout.scale)).natural
        #expect(layout.scale < 1)
        #expect(abs(layout.lines[0].width - small.lines[0].width) < 0.3)
        #expect(layout.size.height == small.size.height)
    }
}
