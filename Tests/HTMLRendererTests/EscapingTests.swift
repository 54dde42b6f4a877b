import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

/// Everything that an author or a user writes remains text. Each test covers a place where text meets markup.
@Suite struct `Text that looks like markup` {
    private let wild = #"<b>"&'\"#
    private let escaped = #"&lt;b&gt;&quot;&amp;'\"#

    @Test func `stays text in an element`() {
        #expect(html(text(1, wild)).contains(">\(escaped)</div>"))
    }

    @Test func `stays text in a piece of a text`() {
        let style = DisplayTextStyle(font: FontFace(weight: 700), lineHeight: 20)
        let layout = TextLayout(
            size: CGSize(width: 10, height: 20), firstBaseline: 15, lastBaseline: 15,
            lines: [
                TextLine(
                    fragments: [
                        TextFragment(run: 0, text: "a", heldWidth: nil),
                        TextFragment(run: 1, text: wild, heldWidth: nil),
                    ], width: 10, height: 20)
            ])
        let pieces = DisplayText(layout, DisplayTextAppearance(styles: [plainStyle, style]))
        #expect(html(node(1, "Text", .text(pieces))).contains(";\">\(escaped)</span>"))
    }

    @Test func `stays a value in attributes`() {
        #expect(tag(node(1, semantics: Semantics(label: wild))).contains(#"aria-label="\#(escaped)""#))
        var entry = field(wild)
        entry.placeholder = wild
        let input = tag(control(.textField(entry)))
        #expect(input.contains(#"placeholder="\#(escaped)""#) && input.contains(#"value="\#(escaped)""#))
    }

    @Test func `stays a URL in a link`() {
        let link = html(node(1, "Link", .link(url: "https://a.b/?\"><script>&")))
        #expect(link.contains(#"href="https://a.b/?&quot;&gt;&lt;script&gt;&amp;""#))
    }

    @Test func `stays text in multiline fields and in options`() {
        #expect(html(control(.textArea(field("</textarea>")))).contains(">&lt;/textarea&gt;</textarea>"))
        #expect(
            html(control(.choice(options: ["</option>"], selected: 0)))
                .contains("<option value=0 selected>&lt;/option&gt;</option>"))
    }

    @Test func `keeps a line feed at the start of a multiline field, which the parser drops`() {
        #expect(html(control(.textArea(field("\na")))).contains(">\n\na</textarea>"))
    }

    @Test func `stays text in a title, and in the URL of a session`() {
        let size = CGSize(width: 100, height: 100)
        let page = HTMLPage.write(
            tree([], title: "</title><script>"),
            session: PageSession(id: "\"><script>", scene: "", window: PageWindow(size: size)), assets: PageAssets(),
            symbols: NoSymbols())
        let html = String(decoding: page, as: UTF8.self)
        #expect(html.contains("<title>&lt;/title&gt;&lt;script&gt;</title>"))
        #expect(html.contains(#"data-session="&quot;&gt;&lt;script&gt;""#))
        #expect(!html.contains("<script"))
    }

    @Test(arguments: [
        ("\"", #"\""#), ("\\", #"\\"#), ("\n", #"\n"#), ("\r", #"\r"#), ("\t", #"\t"#), ("\u{8}", #"\b"#),
        ("\u{c}", #"\f"#),
        ("\0", #"\u0000"#), ("\u{1f}", #"\u001f"#), ("\u{7f}", #"\u007f"#), ("é😀", "é😀"), ("/", "/"),
    ]) func `is escaped in JSON`(text: String, escape: String) {
        var writer = ByteWriter()
        writer.appendJSON("a" + text + "b")
        #expect(writer.string() == "\"a\(escape)b\"")
    }

    @Test func `is read from a patch unchanged`() throws {
        let all = String(String.UnicodeScalarView((0..<0x300).compactMap { Unicode.Scalar($0) }))
        let bytes = Patch(from: 1, to: 2, operations: [.text(3, all)]).encoded()
        let json = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        let operation = (json?["o"] as? [[Any]])?.first
        #expect(operation?[2] as? String == all)
    }
}

@Suite struct `The URL of a link or an image` {
    @Test(arguments: [
        "/a", "a/b", "#a", "?q=1", "", "https://a.b", "HTTP://a.b", "mailto:a@b.c", "tel:123", "sms:1", "ftp://a",
        "a/b:c", "?a:b",
    ]) func `may be relative, or of a scheme that runs nothing`(url: String) {
        #expect(URLPolicy.isAllowed(url))
    }

    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)", "java\tscript:a",
        "\u{1}javascript:a", "data:text/html,<script>", "vbscript:a", "blob:a", "file:///etc/passwd",
        "\u{a0}javascript:a",
    ]) func `may not have any other scheme`(url: String) {
        #expect(!URLPolicy.isAllowed(url))
    }

    @Test func `may be a data URL of an image`() {
        #expect(URLPolicy.isAllowedForImage("data:image/png;base64,AA") && URLPolicy.isAllowedForImage("blob:a"))
        #expect(!URLPolicy.isAllowedForImage("data:text/html,a") && !URLPolicy.isAllowedForImage("javascript:a"))
    }

    @Test func `is omitted from elements that do not allow it`() {
        #expect(!html(node(1, "Link", .link(url: "javascript:a"))).contains("javascript"))
        let image = DisplayImage(source: .url("javascript:a"))
        #expect(!html(node(1, "Image", .image(image))).contains("javascript"))
        let style = DisplayTextAppearance(styles: [plainStyle], attachments: [.link("javascript:a")])
        let layout = TextLayout(
            size: CGSize(width: 10, height: 20), firstBaseline: 15, lastBaseline: 15,
            lines: [TextLine(fragments: [TextFragment(run: 0, text: "a", heldWidth: nil)], width: 10, height: 20)])
        #expect(!html(node(1, "Text", .text(DisplayText(layout, style)))).contains("javascript"))
    }
}
