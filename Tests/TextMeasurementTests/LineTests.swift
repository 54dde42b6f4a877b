import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierTextMeasurement

struct LineTests {
    @Test func `a single line has its width rounded up to a quarter and its font's height`() {
        let text = shaped("Hello, world")
        #expect(abs(text.natural.lines[0].width - 94.781) < 0.001)
        #expect(text.natural.size == CGSize(width: 95, height: 20.75))
        #expect(text.natural.firstBaseline == 15)
        #expect(text.natural.lastBaseline == 15)
        #expect(texts(text.natural) == ["Hello, world"])
    }

    @Test func `an empty text has no size`() {
        #expect(shaped("").natural.size == .zero)
        #expect(shaped("").natural.lines.isEmpty)
    }

    @Test func `a text of one space has a line's height and the space's width`() {
        #expect(shaped(" ").natural.size == CGSize(width: 5, height: 20.75))
    }

    @Test func `a text that fits is its natural layout, the same object`() {
        let text = shaped("Hello, world")
        #expect(text.layout(width: 95, height: nil, constraints: TextConstraints()) === text.natural)
        #expect(text.layout(width: nil, height: nil, constraints: TextConstraints()) === text.natural)
        #expect(text.layout(width: .infinity, height: 20.75, constraints: TextConstraints()) === text.natural)
        #expect(text.layout(width: 95, height: 5, constraints: TextConstraints()) === text.natural)
    }

    @Test func `a text is natural up to a 64th less than its width and height`() {
        let step = 1.0 / 64
        let line = shaped("Hello, world")
        let width = line.natural.lines[0].width
        func layout(_ text: any ShapedText, _ width: CGFloat?, _ height: CGFloat?) -> TextLayout {
            text.layout(width: width, height: height, constraints: TextConstraints())
        }
        #expect(layout(line, width - step, nil) === line.natural)
        #expect(layout(line, width - 2 * step, nil) !== line.natural)
        let lines = shaped("a\nb")
        let height = lines.natural.size.height
        #expect(layout(lines, nil, height - step) === lines.natural)
        #expect(layout(lines, nil, height - 2 * step) !== lines.natural)
    }

    @Test func `lines hold as many words as fit, and no white space between lines`() {
        let text = shaped("The quick brown fox jumps over the lazy dog")
        #expect(text.lines(width: 150) == ["The quick brown", "fox jumps over the", "lazy dog"])
        #expect(text.lines(width: 90) == ["The quick", "brown fox", "jumps over", "the lazy", "dog"])
        let layout = text.layout(width: 150, height: nil, constraints: TextConstraints())
        #expect(layout.size.height == 62.25)
        #expect(layout.lastBaseline == 56.5)
        #expect(layout.size.width <= 150)
    }

    @Test func `spaces at a break belong to no line, and those at the end stay`() {
        #expect(shaped("one     two ").lines(width: 40) == ["one", "two "])
        #expect(shaped("one two   ").lines(width: 35) == ["one", "two"])
    }

    @Test func `a layout for the text's own measured width has the same lines`() {
        for width in stride(from: 30.0, through: 300, by: 7.25) {
            let text = shaped("AVAST, Tom: “fi ffi fl” 10x10 -> Ta. Yo, WAVE to Te—and (A) the rest of Ångström")
            let layout = text.layout(width: width, height: nil, constraints: TextConstraints())
            let again = text.layout(width: layout.size.width, height: nil, constraints: TextConstraints())
            #expect(texts(again) == texts(layout), "\(width)")
            #expect(layout.size.width <= width || layout.lines.count > 8, "\(width)")
        }
    }

    @Test func `a line is as wide as its text alone`() {
        let text = shaped("Type AVATAR, Tom. Yes: To. We -> VA 10x10 fly. Te Ta To, (A) Wave. P, AT. LY")
        for width in stride(from: 40.0, through: 400, by: 3) {
            for line in text.layout(width: width, height: nil, constraints: TextConstraints()).lines {
                let alone = shaped(line.fragments.map(\.text).joined()).natural.lines[0].width
                #expect(abs(line.width - alone) < 0.001, "\(line)")
            }
        }
    }

    @Test func `a line that ends or begins in a ligature is as wide as its text alone`() throws {
        let font = FontFace(design: .serif, size: 40)
        let text = shaped("fffi office fflaffi fjord fi", font)
        for width in stride(from: 1.0, through: 200, by: 4) {
            for line in text.layout(width: width, height: nil, constraints: TextConstraints()).lines {
                let alone = try #require(shaped(line.fragments.map(\.text).joined(), font).natural.lines.first).width
                #expect(abs(line.width - alone) < 0.001, "\(line)")
            }
        }
    }

    @Test func `lines break by the rules of the measurer's language`() {
        func lines(_ locale: String) -> [String] {
            TextMeasurer(fonts: library, locale: locale).shape(MeasuredRun(text: "a ァァーァ", font: body))
                .lines(width: 60)
        }
        // Only in Japanese may a line begin with a small kana or a sign of length.
        #expect(lines("ja") == ["a ァァ", "ーァ"])
        #expect(lines("ja-JP") == ["a ァァ", "ーァ"])
        #expect(lines("en") == ["a", "ァァー", "ァ"])
    }

    @Test func `the text's own line breaks end lines in every encoding`() {
        let layout = shaped("one\ntwo\r\nthree\u{2028}four\rfive").natural
        #expect(texts(layout) == ["one", "two", "three", "four", "five"])
        #expect(layout.lines.map(\.end) == [.paragraph, .paragraph, .paragraph, .paragraph, .joined])
        #expect(layout.size.height == 103.75)
    }

    @Test func `an empty line has its font's height`() {
        let layout = shaped("one\n\nthree\n").natural
        #expect(texts(layout) == ["one", "", "three", ""])
        #expect(layout.size.height == 83)
    }

    @Test func `only the text's own line breaks are marked`() {
        let layout = shaped("one two\nthree").layout(width: 50, height: nil, constraints: TextConstraints())
        #expect(texts(layout) == ["one", "two", "three"])
        #expect(layout.lines.map(\.end) == [.space, .paragraph, .joined])
    }

    @Test func `a line says what separates it from the next one`() {
        let layout = shaped("aaa  bbb ccc").layout(width: 40, height: nil, constraints: TextConstraints())
        #expect(layout.lines.map(\.end) == [.space, .space, .joined])
        let joined = shaped("漢字仮名").layout(width: 40, height: nil, constraints: TextConstraints())
        #expect(joined.lines.map(\.end) == [.joined, .joined])
    }

    @Test func `a soft hyphen is visible where a line ends with it, and takes room there`() {
        let text = shaped("Donau\u{AD}dampf\u{AD}schiff")
        #expect(text.natural.lines.map(\.width) == shaped("Donaudampfschiff").natural.lines.map(\.width))
        let layout = text.layout(width: 112, height: nil, constraints: TextConstraints())
        #expect(texts(layout) == ["Donau\u{AD}dampf\u{AD}", "schiff"])
        #expect(layout.lines.map(\.end) == [.hyphen, .joined])
        #expect(abs(layout.lines[0].width - shaped("Donaudampf-").natural.lines[0].width) <= 1.0 / 64)
        #expect(text.lines(width: 99) == ["Donau\u{AD}", "dampf\u{AD}schiff"])
    }

    @Test func `a soft hyphen without room for its hyphen begins the next line`() {
        let layout = shaped("ab\u{AD}cd").layout(width: 22, height: nil, constraints: TextConstraints())
        #expect(texts(layout) == ["ab", "\u{AD}cd"])
        #expect(layout.lines.map(\.end) == [.joined, .joined])
        #expect(
            shaped("ab\u{AD} cd").layout(width: 25, height: nil, constraints: TextConstraints()).lines.map(\.end)
                == [.space, .joined])
    }

    @Test func `a word that is wider than the line breaks between its graphemes`() {
        #expect(shaped("Donaudampfschiff").lines(width: 60) == ["Donau", "dampfs", "chiff"])
        #expect(shaped("e\u{301}e\u{301}e\u{301}").lines(width: 15) == ["e\u{301}", "e\u{301}", "e\u{301}"])
    }

    @Test func `a width below one grapheme puts one on each line`() {
        #expect(shaped("abc").lines(width: 0) == ["a", "b", "c"])
        #expect(shaped("ab  cd ").lines(width: 0) == ["a", "b", "c", "d"])
        #expect(shaped("👨‍👩‍👧‍👦🇩🇪").lines(width: 1) == ["👨‍👩‍👧‍👦", "🇩🇪"])
    }

    @Test func `a ligature breaks if the line has no room for all its letters`() {
        let font = FontFace(design: .serif, size: 40)
        #expect(shaped("fffi", font).lines(width: 1) == ["f", "f", "f", "i"])
    }

    @Test(.timeLimit(.minutes(1)))
    func `a word of a hundred thousand letters is laid out in a moment`() {
        let word = String(repeating: "abcde", count: 20_000)
        #expect(shaped(word).lines(width: 100).joined() == word)
        let spaces = String(repeating: " ", count: 100_000)
        #expect(shaped("a" + spaces + "b").lines(width: 100) == ["a", "b"])
    }

    @Test func `lines break after hyphens and slashes, not at no-break spaces`() {
        #expect(shaped("self-made").lines(width: 50) == ["self-", "made"])
        #expect(shaped("10\u{A0}km away").lines(width: 60) == ["10\u{A0}km", "away"])
    }

    @Test func `Chinese breaks between ideographs and keeps punctuation off the start of a line`() {
        #expect(shaped("你好，世界。").lines(width: 51) == ["你好，", "世界。"])
        #expect(shaped("你好吗，世界").lines(width: 51) == ["你好", "吗，世", "界"])
    }

    @Test func `line spacing lies between lines, and reserved lines count for the height`() {
        var constraints = TextConstraints(lineSpacing: 4)
        let text = shaped("one two")
        #expect(text.layout(width: 40, height: nil, constraints: constraints).size.height == 45.5)
        #expect(text.layout(width: 40, height: nil, constraints: constraints).lastBaseline == 39.75)
        #expect(text.layout(width: 400, height: nil, constraints: constraints).size.height == 20.75)
        constraints.reservedLines = 3
        #expect(text.layout(width: 400, height: nil, constraints: constraints).size.height == 70.25)
        constraints.lineSpacing = 0
        #expect(shaped("").layout(width: nil, height: nil, constraints: constraints).size.height == 62.25)
    }

    @Test func `runs of several fonts share a baseline, and the line contains all of their extents`() {
        let small = MeasuredRun(text: "small ", font: FontFace(size: 10))
        let large = MeasuredRun(text: "large", font: FontFace(size: 34))
        let layout = measurer.shape([small, large]).natural
        #expect(layout.size.height == 41.25)
        #expect(layout.firstBaseline == 32)
        #expect(layout.lines[0].fragments.map(\.run) == [0, 1])

        let raised = MeasuredRun(text: "2", font: FontFace(size: 10), baselineOffset: 30)
        let superscript = measurer.shape([large, raised]).natural
        #expect(superscript.firstBaseline == 39)
        #expect(superscript.size.height == 48.25)
    }

    @Test func `runs of one font are shaped as one text, as browsers do`() {
        let split = measurer.shape([MeasuredRun(text: "A", font: body), MeasuredRun(text: "V", font: body)]).natural
        let whole = shaped("AV").natural
        #expect(abs(split.lines[0].width - whole.lines[0].width) < 2.0 / 64)
        #expect(split.lines[0].fragments.map(\.text) == ["A", "V"])
    }

    @Test func `runs of one font with different tracking are each as wide as alone`() {
        func run(_ tracking: CGFloat) -> MeasuredRun { MeasuredRun(text: "AV", font: body, tracking: tracking) }
        func width(_ runs: [MeasuredRun]) -> CGFloat { measurer.shape(runs).natural.lines[0].width }
        for (first, second) in [(0, 5), (5, 0), (3, 8)] as [(CGFloat, CGFloat)] {
            #expect(abs(width([run(first), run(second)]) - width([run(first)]) - width([run(second)])) < 0.001)
        }
    }

    @Test func `runs without letters are no pieces`() {
        let runs = ["", "a", "", "b", ""].map { MeasuredRun(text: $0, font: body) }
        let fragments = measurer.shape(runs).natural.lines.map(\.fragments)
        #expect(fragments == [[TextFragment(run: 1, text: "a"), TextFragment(run: 3, text: "b")]])
    }

    @Test func `control characters are removed and a tab is four spaces`() {
        #expect(texts(shaped("a\u{0}b\u{7}c\u{85}d\te").natural) == ["abc", "d    e"])
    }

    @Test func `tracking widens every letter and keeps ligatures apart`() {
        let plain = shaped("->", FontFace(size: 100))
        let spaced = shaped("->", FontFace(size: 100), tracking: 1)
        #expect(abs(plain.natural.lines[0].width - 95.469) < 0.001)
        #expect(abs(spaced.natural.lines[0].width - 113.938) < 0.001)
    }

    @Test func `tabular figures have equal widths`() {
        let font = FontFace(size: 17, monospacedDigits: true)
        #expect(shaped("1111", font).natural.size == shaped("0000", font).natural.size)
        #expect(shaped("1111").natural.size != shaped("0000").natural.size)
    }
}
