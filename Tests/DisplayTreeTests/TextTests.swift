import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@Suite struct `A text` {
    private func text(
        _ lines: [[(String, Int)]], heights: [CGFloat] = [20], breaks: Set<Int> = [],
        styles: [DisplayTextStyle] = [style()], attachments: [DisplayTextRun.Attachment?] = []
    ) -> DisplayText {
        DisplayText(
            layout(lines, heights: heights, breaks: breaks),
            DisplayTextAppearance(styles: styles, attachments: attachments))
    }

    @Test func `is plain if it is one line of letters in one style`() {
        #expect(text([[("abc", 0)]]).plainLine == "abc")
        #expect(DisplayText(line: "abc", style: style()).plainLine == "abc")
        #expect(text([[("a", 0)], [("b", 0)]]).plainLine == nil)
        #expect(text([[("a", 0), ("b", 0)]]).plainLine == nil)
        #expect(text([[("a", 0)]], styles: [style(), style(20)]).plainLine == nil)
        #expect(text([[("a", 0)]], attachments: [.link("/")]).plainLine == nil)
        #expect(DisplayText(line: "漢", style: style(), heldWidth: 17).plainLine == nil)
    }

    @Test func `is not plain if its style needs an element of its own`() {
        func isPlain(_ style: DisplayTextStyle, lineSpacing: CGFloat = 0) -> Bool {
            DisplayTextAppearance(styles: [style], lineSpacing: lineSpacing).isPlain
        }
        let gradient = DisplayPaint.linearGradient(stops: stops, start: .top, end: .bottom)
        #expect(isPlain(style()))
        #expect(isPlain(DisplayTextStyle(font: FontFace(), paint: red, tracking: 2, lineHeight: 20)))
        #expect(!isPlain(DisplayTextStyle(font: FontFace(), paint: gradient, lineHeight: 20)))
        #expect(!isPlain(DisplayTextStyle(font: FontFace(), baselineOffset: 1, lineHeight: 20)))
        #expect(!isPlain(DisplayTextStyle(font: FontFace(), background: .clear, lineHeight: 20)))
        #expect(!isPlain(style(), lineSpacing: 1))
    }

    @Test func `has a line height if all its lines share it`() {
        #expect(text([[("a", 0)]], heights: [24]).lineHeight == 24)
        #expect(text([[("a", 0)], [("b", 0)]], heights: [24]).lineHeight == 24)
        #expect(text([[("a", 0)], [("b", 0)]], heights: [24, 30]).lineHeight == 0)
        #expect(text([]).lineHeight == 0)
    }

    @Test func `is empty without letters`() {
        #expect(text([]).isEmpty && text([[]]).isEmpty)
        #expect(!text([[], []]).isEmpty && !text([[(" ", 0)]]).isEmpty)
        #expect(text([]).firstStyle == nil)
    }

    @Test func `has the style of its first piece, which may not be its first run`() {
        let (small, large) = (style(10), style(30))
        #expect(text([[("a", 1)], [("b", 0)]], styles: [small, large]).firstStyle === large)
        #expect(text([[], [("b", 1)]], styles: [small, large]).firstStyle === small)
        #expect(text([[("a", 0)]], styles: [small]).firstStyle === small)
    }

    @Test func `has runs that mark line ends, and their causes`() {
        let (small, large) = (style(10), style(30))
        let text = text([[("a", 0), ("b", 1)], [], [("c", 1)]], breaks: [1], styles: [small, large])
        #expect(
            Array(text.runs) == [
                DisplayTextRun(text: "a", style: small), DisplayTextRun(text: "b", style: large, lineEnd: .space),
                DisplayTextRun(text: "", style: small, lineEnd: .paragraph),
                DisplayTextRun(text: "c", style: large),
            ])
    }

    @Test func `is read with spaces at soft breaks, and line feeds at the author's line breaks`() {
        #expect(text([[("a", 0)], [("b", 0)], [("c", 0)]], breaks: [0]).plainText == "a\nb c")
        #expect(text([[("a", 0), ("b", 0)]]).plainText == "ab")
        #expect(text([]).plainText == "")
    }

    @Test func `is read as one word where a line ends inside a word`() {
        func read(_ end: TextLineEnd) -> String {
            let lines = ["a", "b"].map {
                TextLine(fragments: [TextFragment(run: 0, text: $0)], width: 10, height: 20, end: end)
            }
            let layout = TextLayout(
                size: .zero, firstBaseline: 0, lastBaseline: 0, lines: ContiguousArray(lines))
            return DisplayText(layout, DisplayTextAppearance(styles: [style()])).plainText
        }
        #expect([.joined, .hyphen, .space, .paragraph].map(read) == ["ab", "ab", "a b", "a\nb"])
    }

    @Test func `is drawn with a hyphen at a soft hyphen, which is not in its letters`() {
        let run = DisplayTextRun(text: "a\u{AD}", style: style(), lineEnd: .hyphen)
        #expect(run.drawnText == "a\u{AD}-")
        #expect(DisplayTextRun(text: "a", style: style(), lineEnd: .space).drawnText == "a")
    }

    @Test func `is read without its icons`() {
        let text = text(
            [[("\u{FFFC}", 0), ("a", 1)]], styles: [style(), style()], attachments: [.symbol("star"), nil])
        #expect(text.plainText == "a")
        #expect(text.runs[0].symbol == "star" && text.runs[0].link == nil && text.runs[1].symbol == nil)
    }

    @Test func `has links if a visible piece has one`() {
        let styles = [style(), style()]
        #expect(text([[("a", 0), ("b", 1)]], styles: styles, attachments: [nil, .link("/")]).hasLinks)
        #expect(!text([[("a", 0)]], styles: styles, attachments: [nil, .link("/")]).hasLinks)
        #expect(!text([[("a", 0)]], styles: styles, attachments: [.symbol("a"), nil]).hasLinks)
        let linked = text([[("b", 1)]], styles: styles, attachments: [nil, .link("/b")])
        #expect(linked.runs[0].link == "/b" && linked.runs[0].symbol == nil)
    }

    @Test func `is identical to one of the same lines in the same appearance`() {
        let (lines, appearance) = (layout([[("a", 0)]]), DisplayTextAppearance(styles: [style()]))
        let text = DisplayText(lines, appearance)
        #expect(text.isIdentical(to: DisplayText(lines, appearance)))
        #expect(!text.isIdentical(to: DisplayText(layout([[("a", 0)]]), appearance)))
        #expect(!text.isIdentical(to: DisplayText(lines, DisplayTextAppearance(styles: [style()]))))
    }
}

@Suite struct `The appearance of a text` {
    private func make(
        _ styles: [DisplayTextStyle] = [style()], attachments: [DisplayTextRun.Attachment?] = [],
        alignment: DisplayTextAlignment = .leading, direction: LayoutDirection = .leftToRight,
        lineSpacing: CGFloat = 0, isSelectable: Bool? = nil
    ) -> DisplayTextAppearance {
        DisplayTextAppearance(
            styles: styles, attachments: attachments, alignment: alignment, direction: direction,
            lineSpacing: lineSpacing, isSelectable: isSelectable)
    }

    @Test func `is equal to another of equal styles and settings`() {
        #expect(make().isEqual(to: make()))
        #expect(make(attachments: [nil]).isEqual(to: make()))
        for other in [
            make([style(20)]), make([style(), style()]), make(attachments: [.link("/")]), make(alignment: .center),
            make(direction: .rightToLeft), make(lineSpacing: 1), make(isSelectable: true), make(isSelectable: false),
        ] {
            #expect(!make().isEqual(to: other) && !other.isEqual(to: make()))
            #expect(other.isEqual(to: other))
        }
    }

    @Test func `draws a line like another of the same style, whatever the alignment of several lines`() {
        let shared = style()
        #expect(make([shared]).drawsLineLike(make([shared], alignment: .center, lineSpacing: 4)))
        #expect(!make([shared]).drawsLineLike(make([style()])))
        #expect(!make([shared]).drawsLineLike(make([shared], direction: .rightToLeft)))
        #expect(!make([shared]).drawsLineLike(make([shared], isSelectable: true)))
        #expect(!make([shared]).drawsLineLike(make([shared, shared])))
        #expect(!make([shared, shared]).drawsLineLike(make([shared])))
    }

    @Test func `knows the attachment of each run`() {
        let appearance = make([style(), style(), style()], attachments: [nil, .link("/a"), .symbol("b")])
        #expect((0..<3).map { appearance.attachment(ofRun: $0) } == [nil, .link("/a"), .symbol("b")])
        #expect(make().attachment(ofRun: 0) == nil)
    }
}

@Suite struct `The style of a text` {
    private func make(
        font: FontFace = FontFace(), paint: DisplayPaint = red, tracking: CGFloat = 0, baselineOffset: CGFloat = 0,
        underline: DisplayTextLine? = nil, strikethrough: DisplayTextLine? = nil, background: DisplayColor? = nil,
        lineHeight: CGFloat = 20
    ) -> DisplayTextStyle {
        DisplayTextStyle(
            font: font, paint: paint, tracking: tracking, baselineOffset: baselineOffset, underline: underline,
            strikethrough: strikethrough, background: background, lineHeight: lineHeight)
    }

    @Test func `is equal to another of equal parts`() {
        #expect(make() == make() && make().hashValue == make().hashValue)
        for other in [
            make(font: FontFace(weight: 500)), make(paint: .color(.clear)), make(tracking: 1), make(baselineOffset: 1),
            make(underline: DisplayTextLine()), make(strikethrough: DisplayTextLine()),
            make(underline: DisplayTextLine(pattern: .dot)), make(background: .clear), make(lineHeight: 21),
        ] {
            #expect(make() != other)
            #expect(other == other)
        }
    }

    @Test func `is measured by its font, tracking and baseline alone`() {
        let colored = make(paint: .color(.clear), underline: DisplayTextLine(), background: .clear)
        #expect(make().runStyle == colored.runStyle)
        #expect(make().runStyle != make(tracking: 1).runStyle)
        #expect(make().runStyle != make(baselineOffset: 1).runStyle)
    }
}
