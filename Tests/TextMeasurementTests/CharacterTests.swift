import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierTextMeasurement

private func withBytes<Result>(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = text
    return text.withUTF8(body)
}

@Suite struct `A character` {
    @Test(
        arguments: [
            0x00, 0x7F, 0x80, 0x7FF, 0x800, 0xFFFF, 0x1_0000, 0x10_FFFF, 0x41, 0xE9, 0x20AC, 0x1_F600,
        ] as [UInt32])
    func `is decoded from as many bytes as UTF-8 has for it`(scalar: UInt32) throws {
        let text = "a" + String(Character(try #require(Unicode.Scalar(scalar)))) + "b"
        let decoded = withBytes(text) { Characters.decode($0, at: 1) }
        #expect(decoded.scalar == scalar)
        #expect(decoded.length == text.utf8.count - 2)
    }

    @Test func `is white space that ends lines, except for no-break spaces`() {
        let spaces: [UInt32] = [0x20, 0x09, 0x0A, 0x0D, 0x2003, 0x3000, 0x1680]
        let others: [UInt32] = [0xA0, 0x2007, 0x202F, 0x41, 0x08, 0x0E, 0x7F, 0x200B, 0x4E00]
        #expect(spaces.allSatisfy { Characters.isBreakingSpace($0) })
        #expect(!others.contains { Characters.isBreakingSpace($0) })
    }

    @Test func `is right-to-left in Hebrew and Arabic`() {
        #expect(Characters.isRightToLeft(0x5D0))
        #expect(Characters.isRightToLeft(0x627))
        #expect(!Characters.isRightToLeft(0x41))
        #expect(!Characters.isRightToLeft(0x31))
    }

    @Test(arguments: [
        ("😀", true), ("🇩🇪", true), ("👨‍👩‍👧‍👦", true), ("1️⃣", true), ("#️⃣", true), ("*\u{20E3}", true), ("❤️", true),
        ("©️", true), ("⌚", true), ("❤", false), ("❤\u{FE0E}", false), ("⌚\u{FE0E}", false), ("©", false), ("1", false),
        ("#", false), ("a", false), ("!", false), ("世", false), ("a\u{FE0F}", false),
    ])
    func `is drawn as a color image as Unicode defines`(text: String, isEmoji: Bool) {
        #expect(withBytes(text) { Characters.isEmoji($0, 0..<$0.count) } == isEmoji)
    }

    @Test(arguments: [
        ("世", 1.0), ("😀", 1.25), ("\u{FFFC}", 1.2), ("ก", 0.6), ("❤️", 1.25), ("Ａ", 1), ("ｱ", 0.8), ("க", 1.05),
        ("กี่", 0.6), ("हि", 1.0), ("५", 0.6), ("\u{200D}", 0), ("⺀", 1),
    ])
    func `without a glyph is as wide as its kind is`(text: String, ems: Double) {
        #expect(withBytes(text) { Characters.heldEms($0, 0..<$0.count) } == ems)
    }
}

@Suite struct `An author's text` {
    @Test(arguments: [
        ("a\r\nb", "a\nb"), ("a\rb", "a\nb"), ("a\u{0B}b\u{0C}c", "a\nb\nc"),
        ("a\u{85}b\u{2028}c\u{2029}d", "a\nb\nc\nd"),
        ("a\tb", "a    b"), ("a\u{0}b\u{1F}c\u{7F}d\u{9F}e", "abcde"), ("a\u{A0}b", "a\u{A0}b"), ("a\n\nb", "a\n\nb"),
        ("a\r\r\nb", "a\n\nb"), ("é 世 😀", "é 世 😀"), ("", ""),
    ])
    func `has one line feed for each break, four spaces for a tabulator and no controls`(text: String, clean: String) {
        #expect(TextCleaning.clean(text) == clean)
    }

    @Test(
        arguments: [
            ("plain", []), ("a\nb", .lineBreak), ("a\tb", .unclean), ("a\u{7F}", .unclean),
            ("\u{1F}", .unclean), (" ~", []), ("é", .nonASCII), ("世", .nonASCII), ("a\u{85}", [.nonASCII, .unclean]),
            ("\u{9F}", [.nonASCII, .unclean]), ("\u{A0}", .nonASCII), ("\u{2028}", [.nonASCII, .unclean]),
            ("\u{2029}", [.nonASCII, .unclean]), ("\u{2027}", .nonASCII), ("\u{202A}", .nonASCII),
            ("\u{20A8}", .nonASCII),
            ("é\n", [.nonASCII, .lineBreak]),
        ] as [(String, TextCleaning.Findings)])
    func `is examined for characters to process`(text: String, findings: TextCleaning.Findings) {
        #expect(withBytes(text) { TextCleaning.examine($0) } == findings)
    }

    @Test(arguments: [
        ("Hello, world: 12345678", ["basic"]), ("Ünïcödé", ["latin"]), ("ÿ", ["latin"]), ("ø", ["nordic"]),
        ("ß", ["german"]), ("é", ["nordic"]),
        ("Łódź", ["spanish", "latin-ext"]),
        ("Ω", ["basic", "greek"]), ("Привет", ["basic", "cyrillic"]), ("a long text in ASCII ∀", ["basic", "symbols"]),
        ("①", ["basic", "symbols"]), ("🄰", ["basic", "symbols"]), ("世界", ["basic"]), ("😀", ["basic"]),
        ("ΩŁПabcdefgh", ["basic", "latin-ext", "greek", "cyrillic"]), ("“–”", ["basic"]), ("", ["basic"]),
        ("12345678Ł", ["basic", "latin-ext"]), ("1234567Ł", ["basic", "latin-ext"]),
    ])
    func `needs those parts of a font that have its letters`(text: String, parts: [String]) {
        #expect(withBytes(text) { TextCharacters.parts(of: $0) } == parts)
    }
}

@Suite struct `A part of a font` {
    @Test func `names its characters in CSS syntax, without those of the first part`() {
        #expect(FontPart.greek.unicodeRange == "U+370-3FF,U+1F00-1FFF")
        #expect(FontPart.cyrillic.unicodeRange == "U+400-52F,U+1C80-1C8F,U+2DE0-2DFF,U+A640-A69F")
        #expect(
            FontPart.latinExtended.unicodeRange
                == "U+100-130,U+132-151,U+154-2C5,U+2C7-2D9,U+2DB,U+2DD-36F,U+1AB0-1AFF,U+1D00-1EFF,U+2C60-2C7F,U+A700-A7FF,U+AB30-AB6F,U+FB00-FB06"
        )
        #expect(
            FontPart.latin.unicodeRange.hasPrefix("U+20-7E,U+A0-FF,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+2000-200D,"))
        #expect(
            FontPart.symbols.unicodeRange.hasPrefix("U+200E-200F,U+2016-2017,U+201F,U+2023-2025,U+2027-202E,U+2031,"))
    }

    @Test func `has the first and the last character of each of its ranges, and none beyond`() {
        #expect(FontPart.greek.contains(0x370))
        #expect(FontPart.greek.contains(0x3FF))
        #expect(!FontPart.greek.contains(0x36F))
        #expect(!FontPart.greek.contains(0x400))
        #expect(FontPart.latin.contains(0x41))
        #expect(!FontPart.latinExtended.contains(0x131))
    }
}

@Suite struct `A compressed font` {
    @Test func `is refused by the library if the bytes are not a font`() {
        let garbage = [UInt8](repeating: 7, count: 200)
        #expect(garbage.withUnsafeBytes { WOFF2.compress($0) } == nil)
        #expect(WOFF2.compress(UnsafeRawBufferPointer(start: nil, count: 0)) == nil)
    }

    @Test func `is complete if it begins as WOFF2 and has the stated length`() {
        var bytes: [UInt8] = [0x77, 0x4F, 0x46, 0x32, 0, 1, 0, 0, 0, 0, 1, 4] + [UInt8](repeating: 0, count: 248)
        #expect(bytes.count == 260)
        #expect(WOFF2.isWhole(bytes))
        #expect(!WOFF2.isWhole(bytes + [0]))
        #expect(!WOFF2.isWhole(Array(bytes.dropLast())))
        bytes[3] = 0x33
        #expect(!WOFF2.isWhole(bytes))
        #expect(
            !WOFF2.isWhole(Array([0x77, 0x4F, 0x46, 0x32, 0, 1, 0, 0, 0, 0, 0, 48] + [UInt8](repeating: 0, count: 36))))
        #expect(!WOFF2.isWhole([]))
    }
}

@Suite struct `A layout of lines` {
    @Test func `has the height of its lines and the distances between them`() {
        let text = shaped("one two three")
        let layout = text.layout(width: 45, height: nil, constraints: TextConstraints(lineSpacing: 3))
        #expect(texts(layout) == ["one", "two", "three"])
        #expect(layout.lines.map(\.height) == [20.75, 20.75, 20.75])
        #expect(layout.size.height == 68.25)
        #expect(layout.firstBaseline == 15)
        #expect(layout.lastBaseline == 62.5)
    }

    @Test func `keeps words on a line that has exactly their width`() {
        for words in ["Hello, world", "a bb ccc", "AV To Te", "你好 世界", "ab\u{A0}cd ef", "fi ffi ffl", "self-made man"] {
            let text = shaped(words)
            let width = text.natural.lines[0].width
            #expect(text.lines(width: width) == [words], "\(words)")
            #expect(text.lines(width: width - 0.05).count > 1, "\(words)")
        }
    }

    @Test func `reserves the height of lines that the text does not have`() {
        var constraints = TextConstraints(lineSpacing: 5)
        constraints.reservedLines = 2
        let text = shaped("one")
        #expect(text.layout(width: 100, height: nil, constraints: constraints).size.height == 46.5)
        constraints.reservedLines = 1
        #expect(text.layout(width: 100, height: nil, constraints: constraints).size.height == 20.75)
        let nothing = shaped("")
        constraints.reservedLines = 3
        #expect(nothing.layout(width: 100, height: nil, constraints: constraints).size.height == 72.25)
        constraints.reservedLines = 0
        #expect(nothing.layout(width: 100, height: nil, constraints: constraints).size.height == 0)
    }

    @Test func `of a word that is cut has as many graphemes on each line as fit, and at least one`() {
        let word = "abcdefghij"
        let text = shaped(word)
        for width in stride(from: 1.0, through: 80, by: 2.5) {
            let lines = text.lines(width: width)
            #expect(lines.joined() == word)
            for (index, line) in lines.enumerated() {
                let own = shaped(line).natural.lines[0].width
                #expect(own <= width + 1.0 / 64 || line.count == 1, "\(line) in \(width)")
                if index + 1 < lines.count, let next = lines[index + 1].first {
                    #expect(shaped(line + String(next)).natural.lines[0].width > width, "\(line) in \(width)")
                }
            }
        }
    }

    @Test func `of words has as many on each line as fit`() {
        let words = "The quick brown fox jumps over the lazy dog and 12 AV To".split(separator: " ").map(String.init)
        let text = shaped(words.joined(separator: " "))
        for width in stride(from: 60.0, through: 420, by: 4.75) {
            var rest = words[...]
            for line in text.lines(width: width) {
                let own = line.split(separator: " ").map(String.init)
                #expect(rest.prefix(own.count).elementsEqual(own))
                rest = rest.dropFirst(own.count)
                #expect(shaped(line).natural.lines[0].width <= width + 1.0 / 64, "\(line) in \(width)")
                if let next = rest.first {
                    #expect(shaped(line + " " + next).natural.lines[0].width > width, "\(line) in \(width)")
                }
            }
            #expect(rest.isEmpty)
        }
    }
}

@Suite struct `The typeface of a font` {
    @Test(arguments: [(0, "sans-100"), (100, "sans-100"), (900, "sans-900"), (1000, "sans-900")] as [(UInt16, String)])
    func `is the nearest available one`(weight: UInt16, name: String) {
        #expect(library.typefaceName(for: FontFace(size: 17, weight: weight)) == name)
    }

    @Test(
        arguments: [
            // The size, the baseline in Chromium's line, and the line's height.
            (.standard, 11, 10, 13.5), (.standard, 12, 11, 14.75), (.standard, 13, 11, 15.75),
            (.standard, 15, 14, 18.25),
            (.standard, 16, 15, 19.5), (.standard, 17, 15, 20.75), (.standard, 20, 19, 24.25),
            (.standard, 22, 20, 26.75),
            (.standard, 40, 38, 48.5), (.serif, 9, 8, 12.75), (.serif, 12, 10, 16.75), (.serif, 24, 22, 33.5),
            (.serif, 40, 37, 55.75), (.serif, 60, 56, 83.75),
        ] as [(FontFace.Design, CGFloat, CGFloat, CGFloat)])
    func `puts the baseline where browsers do`(design: FontFace.Design, size: CGFloat, ascent: CGFloat, height: CGFloat)
    {
        let metrics = library.metrics(of: FontFace(design: design, size: size))
        #expect(metrics.ascent == ascent && metrics.lineHeight == height && metrics.descent == height - ascent)
    }

    @Test func `gives each size a line height in whole quarters`() {
        for (size, height) in [(10.0, 12.25), (13, 15.75), (17, 20.75), (34, 41.25)] as [(CGFloat, CGFloat)] {
            let metrics = library.metrics(of: FontFace(size: size))
            #expect(metrics.lineHeight == height)
            #expect(metrics.ascent + metrics.descent == height)
        }
    }
}

@Suite struct `The cache of texts` {
    @Test func `reuses a truncated layout for its own width only`() {
        var constraints = TextConstraints()
        constraints.maximumLines = 1
        let words = "A text that is too long for its line"
        let together = shaped(words)
        for width in stride(from: 300.0, through: 20, by: -3) {
            let alone = TextMeasurer(fonts: library).shape(MeasuredRun(text: words, font: body))
            let layout = together.layout(width: width, height: nil, constraints: constraints)
            #expect(texts(layout) == alone.lines(width: width, constraints), "in \(width)")
        }
    }

    @Test func `drops a generation that exceeds its bytes, and starts counting again with the next one`() {
        // Each text counts for about 30 KB or more, so hundreds of generations would be full by now.
        let small = TextMeasurer(fonts: library)
        for index in 0..<60 {
            _ = small.shape(
                MeasuredRun(text: "\(index) " + String(repeating: "a long text ", count: 3_000), font: body))
        }
        let before = small.cachedTexts
        for index in 0..<40 { _ = small.shape(MeasuredRun(text: "short \(index)", font: body)) }
        #expect(small.cachedTexts >= min(before, 2) + 38)
    }

    @Test func `distinguishes runs by their number and by each of them`() {
        let one = MeasuredRun(text: "one", font: body)
        let other = MeasuredRun(text: "two", font: body)
        #expect(measurer.shape([one, other]) !== measurer.shape([one]))
        #expect(measurer.shape([one, other]) !== measurer.shape([other, one]))
        #expect(measurer.shape([one, other]) === measurer.shape([one, other]))
        var large = other
        large.font.size = 30
        #expect(measurer.shape([one, large]) !== measurer.shape([one, other]))
    }
}
