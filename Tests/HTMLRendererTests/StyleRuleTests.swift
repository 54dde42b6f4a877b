import Testing

@testable import EspalierHTMLRenderer

@Suite struct `The style rules of a page` {
    private let rules = StyleRules(
        "*{margin:0}.a{top:0}.a.b,main .c{left:0}.a:not(.b){right:0}.late .a{x:y}.late{z:0}[role=row] .b{w:0}@media (hover:hover){.a{k:0}.b{l:0}}@keyframes turn{from{top:0}}.b{m:0}",
        classes: ["a", "b", "c"])

    private func css(_ html: String) -> String {
        var html = html
        return String(decoding: html.withUTF8 { rules.rules(for: $0) }, as: UTF8.self)
    }

    private let always = "*{margin:0}"

    @Test func `of no class are those without classes, and those of classes that scripts add`() {
        #expect(css("<main></main>") == always + ".late{z:0}@keyframes turn{from{top:0}}")
        #expect(css("") == css("<main></main>"))
    }

    @Test func `are those of which a selector has classes of the page alone, in order`() {
        #expect(
            css("<main class=a>") == always
                + ".a{top:0}.a:not(.b){right:0}.late .a{x:y}.late{z:0}@media (hover:hover){.a{k:0}}@keyframes turn{from{top:0}}"
        )
        #expect(
            css(#"<p class="x c y">"#) == always
                + ".a.b,main .c{left:0}.late{z:0}@keyframes turn{from{top:0}}")
        #expect(
            css(#"<p class="b"><p class=a>"#)
                == "*{margin:0}.a{top:0}.a.b,main .c{left:0}.a:not(.b){right:0}.late .a{x:y}.late{z:0}[role=row] .b{w:0}@media (hover:hover){.a{k:0}.b{l:0}}@keyframes turn{from{top:0}}.b{m:0}"
        )
    }

    @Test func `are also those of names that are not in an attribute yet`() {
        var html = "<main a c><p>"
        let found = html.withUTF8 { rules.rules(for: $0, names: [6..<9]) }
        #expect(String(decoding: found, as: UTF8.self) == css(#"<p class="a c">"#))
    }

    @Test func `inside of two conditions stay inside of both`() {
        let sheet = "@media (a){@media (b){.a{top:0}}.b{top:0}}"
        var html = "<main class=b>"
        let found = html.withUTF8 { StyleRules(sheet, classes: ["a", "b"]).rules(for: $0) }
        #expect(String(decoding: found, as: UTF8.self) == sheet)
    }

    @Test func `are all of them in the whole sheet`() {
        #expect(String(decoding: rules.sheet, as: UTF8.self) == css(#"<p class="a b c">"#))
    }

    @Test(arguments: [
        ("class=", false), ("class=\"", false), ("clasclass=a>", true), ("<p id=a>", false), ("class='a'>", false),
        ("<p class=ab>", false), ("<p class=\"b  a\">", true),
    ])
    func `are found by whole names`(html: String, has: Bool) {
        #expect(css(html).contains(".a{top:0}") == has)
    }
}
