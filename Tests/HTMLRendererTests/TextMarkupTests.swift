import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

private let bold = DisplayTextStyle(font: FontFace(weight: 700), lineHeight: 20)
private let gradient = DisplayTextStyle(
    font: FontFace(),
    paint: .linearGradient(
        stops: [.init(color: .rgb(1, 0, 0), location: 0), .init(color: .rgb(0, 0, 1), location: 1)], start: .leading,
        end: .trailing), lineHeight: 20)

/// The lines of a text: the letters of each piece, and the index of its run.
private func lines(
    _ lines: [[(String, Int)]], heights: [CGFloat] = [20], held: CGFloat? = nil, end: TextLineEnd = .space
) -> TextLayout {
    let made = lines.enumerated().map { index, pieces in
        TextLine(
            fragments: ContiguousArray(pieces.map { TextFragment(run: $0.1, text: $0.0, heldWidth: held) }), width: 10,
            height: heights[index % heights.count], end: index < lines.count - 1 ? end : .joined)
    }
    return TextLayout(
        size: CGSize(width: 10, height: 10), firstBaseline: 8, lastBaseline: 8, lines: ContiguousArray(made))
}

private func text(_ layout: TextLayout, _ appearance: DisplayTextAppearance) -> DisplayNode {
    node(1, "Text", .text(DisplayText(layout, appearance)))
}

private func content(
    _ layout: TextLayout, _ styles: [DisplayTextStyle], _ attachments: [DisplayTextRun.Attachment?] = []
) -> String {
    let html = html(text(layout, DisplayTextAppearance(styles: styles, attachments: attachments)))
    return String(html[html.firstIndex(of: ">")!...].dropFirst().dropLast("</div>".count))
}

@Suite struct `The markup of a text` {
    @Test func `has the server's line breaks, with the author's text between the lines`() {
        func markup(_ end: TextLineEnd) -> String {
            content(lines([[("a", 0)], [("b", 0)]], end: end), [plainStyle])
        }
        #expect(markup(.paragraph) == "a<br>b")
        #expect(markup(.space) == "a<span class=wr> </span>b")
        #expect(markup(.joined) == "a<span class=jn></span>b")
        #expect(markup(.hyphen) == "a<span class=hy></span>b")
        #expect(content(lines([[("a", 0)], [], [("c", 0)]], end: .paragraph), [plainStyle]) == "a<br><br>c")
    }

    @Test func `puts a piece in another style into its own element`() {
        #expect(
            content(lines([[("a", 0), ("b", 1)]]), [plainStyle, bold])
                == #"a<span style="line-height:20px;font-weight:700;">b</span>"#)
    }

    @Test func `states all heights if its pieces differ in size, because a small piece would make lines higher`() {
        let small = DisplayTextStyle(font: FontFace(size: 9), lineHeight: 11)
        #expect(
            content(lines([[("a", 0), ("b", 1)], [("c", 1)]]), [small, plainStyle])
                == #"<span style="font-size:9px;line-height:11px;">a</span>"#
                + #"<span style="font-size:17px;line-height:20px;">b</span><span class=wr> </span>"#
                + #"<span style="font-size:17px;line-height:20px;">c</span>"#)
    }

    @Test func `has the style of its own line, not that of the line before it`() {
        func markup(_ lines: [DisplayNode]) -> [String] {
            html(node(9, "Box", .box, DisplayChildren(ContiguousArray(lines))))
                .matches(of: /line-height:[^"]*"/).map { String($0.0) }
        }
        func line(_ id: Int, _ style: DisplayTextStyle) -> DisplayNode {
            node(id, "Text", .text(DisplayText(line: "a", style: style)))
        }
        #expect(
            markup([line(1, plainStyle), line(2, bold), line(3, bold), line(4, plainStyle)]) == [
                "line-height:20px;\"", "line-height:20px;font-weight:700;\"", "line-height:20px;font-weight:700;\"",
                "line-height:20px;\"",
            ])
    }

    @Test func `joins pieces whose styles are equal`() {
        let same = DisplayTextStyle(font: FontFace(), lineHeight: 20)
        #expect(content(lines([[("a", 0), ("b", 1)]]), [plainStyle, same]) == "ab")
        #expect(
            content(lines([[("a", 0), ("b", 1), ("c", 2)]]), [plainStyle, bold, same])
                == #"a<span style="line-height:20px;font-weight:700;">b</span>c"#)
    }

    @Test func `resets the first piece's style in a piece without it`() {
        let first = DisplayTextStyle(
            font: FontFace(design: .serif, size: 30, weight: 700, italic: true, monospacedDigits: true),
            paint: .color(.named(.red)), tracking: 2, lineHeight: 20)
        #expect(
            content(lines([[("a", 0), ("b", 1)]]), [first, plainStyle])
                == #"a<span style="font-size:17px;font-weight:400;font-style:normal;font-family:var(--sans);font-variant-numeric:normal;letter-spacing:0;color:var(--label);line-height:20px;">b</span>"#
        )
    }

    @Test func `fixes the width of a piece that the browser draws in another font`() {
        #expect(
            content(lines([[("漢", 0)]], held: 12.5), [plainStyle]) == #"<span class=w style="width:12.5px;">漢</span>"#)
        #expect(
            content(lines([[("漢", 0)]], held: 12.5), [gradient])
                .hasPrefix(#"<span class="w g" style="width:12.5px;--b:linear-gradient("#))
    }

    @Test func `draws letters in a gradient as a background`() {
        #expect(
            content(lines([[("a", 0)]]), [gradient])
                == #"<span class=g style="--b:linear-gradient(90deg,#ff0000 0%,#0000ff 100%);">a</span>"#)
    }

    @Test func `draws an icon in place of its character`() {
        let icon = content(lines([[("\u{FFFC}", 0)]], held: 20), [plainStyle], [.symbol("star")])
        #expect(
            icon.hasPrefix(
                #"<span class="w y" style="width:20px;"><svg viewBox="0 0 16 16" fill=currentColor aria-hidden=true>"#))
        #expect(!icon.contains("\u{FFFC}"))
    }

    @Test func `links a piece, but not inside a link or a button`() {
        let appearance = DisplayTextAppearance(styles: [plainStyle], attachments: [.link("/a?b&c")])
        let link = text(lines([[("a", 0)]]), appearance)
        #expect(html(link).contains(#"><a href="/a?b&amp;c" rel=noopener>a</a></div>"#))
        #expect(!html(link, in: ElementContext(isInsideInteractive: true)).contains("<a"))
    }

    @Test func `has one link for neighboring pieces with one target, also on several lines`() {
        #expect(
            content(
                lines([[("a", 0), ("b", 1)], [("c", 1), ("d", 2), ("e", 0)]]), [plainStyle, plainStyle, bold],
                [nil, .link("/x"), .link("/x")])
                == ##"a<a href="/x" rel=noopener>b<span class=wr> </span>c"##
                + ##"<span style="line-height:20px;font-weight:700;">d</span></a>e"##)
        #expect(
            content(lines([[("a", 0)], [("b", 1)]]), [plainStyle, plainStyle], [.link("/x"), .link("/y")])
                == ##"<a href="/x" rel=noopener>a</a><span class=wr> </span><a href="/y" rel=noopener>b</a>"##)
    }

    @Test func `raises and lowers pieces, and colors their background`() {
        let raised = DisplayTextStyle(
            font: FontFace(), baselineOffset: 4, background: .named(.yellow), lineHeight: 20)
        #expect(
            content(lines([[("a", 0), ("b", 1)]]), [plainStyle, raised])
                == #"a<span style="line-height:20px;background:var(--yellow);top:-4px;">b</span>"#)
    }

    @Test func `colors the ground behind a text as a whole`() {
        let marked = DisplayTextStyle(font: FontFace(), background: .named(.yellow), lineHeight: 20)
        #expect(
            content(lines([[("a", 0)]]), [marked])
                == #"<span style="line-height:20px;background:var(--yellow);">a</span>"#)
    }

    @Test func `breaks lines of several styles, and lines without any letter`() {
        #expect(
            content(lines([[("a", 0)], [("b", 1)]]), [plainStyle, bold])
                == #"a<span class=wr> </span><span style="line-height:20px;font-weight:700;">b</span>"#)
        #expect(content(lines([[("", 0)], [("", 0)]], end: .paragraph), [plainStyle]) == "<br>")
        #expect(content(lines([]), [plainStyle]) == "")
    }

    @Test func `has a strut in each line before a distance, and in lines without letters among lines of other heights`()
    {
        let spaced = DisplayTextAppearance(styles: [plainStyle], lineSpacing: 5)
        #expect(
            html(text(lines([[("a", 0)], [], [("b", 0)]], end: .paragraph), spaced))
                .hasSuffix(
                    #">a<span class=st style="line-height:25px"></span><br>"#
                        + #"<span class=st style="line-height:25px"></span><br>b</div>"#))
        #expect(
            content(lines([[("a", 0)], [], [("b", 1)]], heights: [20, 30]), [plainStyle, bold])
                == #"<span style="line-height:20px;">a</span><span class=wr> </span>"#
                + #"<span class=st style="line-height:30px"></span><span class=wr> </span>"#
                + #"<span style="line-height:20px;font-weight:700;">b</span>"#)
    }

    @Test func `aligns several lines with CSS, and one line by its frame alone`() {
        func alignment(_ alignment: DisplayTextAlignment, _ direction: LayoutDirection, lines count: Int) -> String {
            let layout = lines(Array(repeating: [("a", 0)], count: count))
            let style = css(
                text(layout, DisplayTextAppearance(styles: [plainStyle], alignment: alignment, direction: direction)))
            return String(style.trimmingPrefix("line-height:20px;"))
        }
        #expect(alignment(.center, .leftToRight, lines: 1) == "")
        #expect(alignment(.leading, .leftToRight, lines: 2) == "")
        #expect(alignment(.center, .leftToRight, lines: 2) == "text-align:center;")
        #expect(alignment(.trailing, .leftToRight, lines: 2) == "text-align:right;")
        #expect(alignment(.leading, .rightToLeft, lines: 2) == "direction:rtl;text-align:right;")
        #expect(alignment(.trailing, .rightToLeft, lines: 2) == "direction:rtl;")
    }

    @Test func `states whether the user may select it`() {
        func selection(_ isSelectable: Bool?) -> String {
            String(
                css(text(lines([[("a", 0)]]), DisplayTextAppearance(styles: [plainStyle], isSelectable: isSelectable)))
                    .trimmingPrefix("line-height:20px;"))
        }
        #expect(selection(nil) == "")
        #expect(selection(true) == "user-select:text;-webkit-user-select:text;")
        #expect(selection(false) == "user-select:none;-webkit-user-select:none;")
    }
}

@Suite struct `The style of a text` {
    private func declarations(_ style: DisplayTextStyle) -> String {
        var writer = ByteWriter()
        writer.declareTextStyle(style, lineHeight: style.lineHeight)
        return writer.string()
    }

    @Test func `contains only differences from the page: 17 points, regular, in the label's color`() {
        #expect(declarations(plainStyle) == "line-height:20px;")
        let style = DisplayTextStyle(
            font: FontFace(design: .monospaced, size: 12.5, weight: 600, italic: true, monospacedDigits: true),
            paint: .color(.rgb(0, 0, 0)), tracking: -0.5, lineHeight: 16)
        #expect(
            declarations(style)
                == "font-size:12.5px;line-height:16px;font-weight:600;font-style:italic;font-family:var(--monospaced);font-variant-numeric:tabular-nums;letter-spacing:-0.5px;color:#000000;"
        )
    }

    @Test(arguments: [
        (FontFace.Design.standard, ""), (.serif, "font-family:var(--serif);"),
        (.rounded, "font-family:var(--rounded);"),
        (.monospaced, "font-family:var(--monospaced);"),
    ]) func `has the family of its design`(design: FontFace.Design, declaration: String) {
        let style = DisplayTextStyle(font: FontFace(design: design), lineHeight: 20)
        #expect(declarations(style) == "line-height:20px;" + declaration)
    }

    @Test(
        arguments: [
            (DisplayTextLine(), nil, "underline"), (nil, DisplayTextLine(), "line-through"),
            (
                DisplayTextLine(pattern: .dash, color: .named(.red)), DisplayTextLine(),
                "underline line-through dashed var(--red)"
            ),
            (nil, DisplayTextLine(pattern: .dot), "line-through dotted"),
        ] as [(DisplayTextLine?, DisplayTextLine?, String)])
    func `has lines under and through it, in one pattern`(
        underline: DisplayTextLine?, strikethrough: DisplayTextLine?, value: String
    ) {
        let style = DisplayTextStyle(
            font: FontFace(), underline: underline, strikethrough: strikethrough, lineHeight: 20)
        #expect(declarations(style) == "line-height:20px;text-decoration:\(value);")
    }

    @Test func `is written once for each style and line height, however often it is used`() {
        var cache = TextStyleCache()
        var out = ByteWriter()
        for _ in 0..<2 {
            cache.append(bold, lineHeight: 20, to: &out)
            cache.append(plainStyle, lineHeight: 20, to: &out)
            cache.append(bold, lineHeight: 30, to: &out)
        }
        let once = "line-height:20px;font-weight:700;line-height:20px;line-height:30px;font-weight:700;"
        #expect(out.string() == once + once)
        #expect(cache.fonts == [FontVariant(weight: 700), FontVariant()])
    }
}
