import Testing

@testable import EspalierViews

struct InlineMarkdownTests {
    @Test(arguments: [
        ("a **b** c", ["a ", "b 600", " c"]),
        ("*a*", ["a italic"]),
        ("_a_ b_c_d", ["a italic", " b_c_d"]),
        ("***a***", ["a 600 italic"]),
        ("**a *b* c**", ["a  600", "b 600 italic", " c 600"]),
        ("*a **b***", ["a  italic", "b 600 italic"]),
        ("`a*b*`", ["a*b* mono"]),
        ("`` a`b ``", ["a`b mono"]),
        ("`a", ["`a"]),
        ("~~a~~ ~b~ ~~~c~~~", ["a struck", " ", "b struck", " ~~~c~~~"]),
        ("2 * 3 * 4", ["2 * 3 * 4"]),
        ("a * b*", ["a * b*"]),
        ("**a", ["**a"]),
        ("**a*", ["*", "a italic"]),
        ("\\*a\\* \\d", ["*a* \\d"]),
        ("[a](https://x.org)", ["a → https://x.org"]),
        ("[**a** b](x \"title\") c", ["a 600 → x", " b → x", " c"]),
        ("[a](<x y>)", ["a → x y"]),
        ("[a](f(1))", ["a → f(1)"]),
        ("[a] (x)", ["[a] (x)"]),
        ("[a][b]", ["[a][b]"]),
        ("**[a](x)**", ["a 600 → x"]),
        ("[a [b](x)](y)", ["[a ", "b → x", "](y)"]),
        ("<https://x.org/a_b_c>", ["https://x.org/a_b_c → https://x.org/a_b_c"]),
        ("<a@b.org>", ["a@b.org → mailto:a@b.org"]),
        ("a < b > c", ["a < b > c"]),
        ("See https://x.org/a.", ["See ", "https://x.org/a → https://x.org/a", "."]),
        ("https://", ["https://"]),
        ("a &amp; b &lt; &x;", ["a & b < &x;"]),
        ("a\nb  **c**", ["a\nb  ", "c 600"]),
        ("**你好**，世界", ["你好 600", "，世界"]),
        ("****", ["****"]),
        ("", [""]),
    ])
    func `inline Markdown becomes styles and links`(_ source: String, _ expected: [String]) {
        #expect(Text(LocalizedStringKey(source)).marked() == expected)
    }

    /// The rules of CommonMark 0.31 for emphasis (6.2), mostly by its own examples.
    @Test(arguments: [
        ("*foo**bar*", ["foo**bar italic"]),
        ("***foo** bar*", ["foo 600 italic", " bar italic"]),
        ("foo***bar***baz", ["foo", "bar 600 italic", "baz"]),
        ("foo******bar*********baz", ["foo", "bar 600", "***baz"]),
        ("**foo*bar**", ["foo*bar 600"]),
        ("****foo*", ["***", "foo italic"]),
        ("foo*bar*", ["foo", "bar italic"]),
        ("foo_bar_", ["foo_bar_"]),
        ("_foo_bar", ["_foo_bar"]),
        ("foo-_(bar)_", ["foo-", "(bar) italic"]),
        ("_(bar)_.", ["(bar) italic", "."]),
        ("a*\"foo\"*", ["a*\"foo\"*"]),
        ("*(*foo", ["*(*foo"]),
        ("*(*foo*)*", ["(foo) italic"]),
        ("*foo *", ["*foo *"]),
        ("$*a*", ["$", "a italic"]),
        ("*a~b*~", ["a~b italic", "~"]),
        ("~a~~", ["~a~~"]),
    ])
    func `delimiters pair by the characters around them`(_ source: String, _ expected: [String]) {
        #expect(Text(LocalizedStringKey(source)).marked() == expected)
    }

    @Test(arguments: [
        ("` a `", ["a mono"]), ("` a`", [" a mono"]), ("`a `", ["a  mono"]), ("`  `", ["   mono"]),
        ("`` ` ``", ["` mono"]), ("``a`", ["``a`"]), ("`a``b`", ["a``b mono"]), ("`\\*`", ["\\* mono"]),
    ])
    func `code is between equal numbers of backquotes, without one space at each end`(
        _ source: String, _ expected: [String]
    ) {
        #expect(Text(LocalizedStringKey(source)).marked() == expected)
    }

    @Test(arguments: [
        ("[a](x 'title')", ["a → x"]), ("[a]( x )", ["a → x"]), ("[a](x  \"t\" )", ["a → x"]), ("[a](x", ["[a](x"]),
        ("[a](x y)", ["[a](x y)"]), ("[a](<x", ["[a](<x"]), ("[a](x \"t", ["[a](x \"t"]), ("[a](f(1", ["[a](f(1"]),
        ("[a", ["[a"]), ("a]", ["a]"]), ("[*a](x)*", ["*a → x", "*"]), ("[a](x)[b](y)", ["a → x", "b → y"]),
    ])
    func `a link has its target in parentheses`(_ source: String, _ expected: [String]) {
        #expect(Text(LocalizedStringKey(source)).marked() == expected)
    }

    @Test(arguments: [
        ("<ma+1.2-x:y>", ["ma+1.2-x:y → ma+1.2-x:y"]), ("<a:b>", ["<a:b>"]), ("<x>", ["<x>"]), ("<>", ["<>"]),
        ("<a@>", ["<a@>"]), ("<@b>", ["<@b>"]), ("<a b@c>", ["<a b@c>"]),
        ("<https://x.org", ["<", "https://x.org → https://x.org"]),
        ("a https://x.org/b?c=1, d", ["a ", "https://x.org/b?c=1 → https://x.org/b?c=1", ", d"]),
        ("(http://x.org)", ["(", "http://x.org → http://x.org", ")"]), ("ahttp://x.org", ["ahttp://x.org"]),
        ("http://x.org<b", ["http://x.org → http://x.org", "<b"]), ("https://...", ["https://..."]), ("http", ["http"]),
        ("&gt;&quot;&nbsp;&amp", [">\"\u{A0}&amp"]), ("a@b.org", ["a@b.org → mailto:a@b.org"]),
        ("www.x.org.", ["www.x.org → http://www.x.org", "."]),
    ])
    func `addresses are links, and entities characters`(_ source: String, _ expected: [String]) {
        #expect(Text(LocalizedStringKey(source)).marked() == expected)
    }

    @Test(arguments: [
        ("# a\n- b\n1. c\n> *d*\n---\n    e", ["# a\n- b\n1. c\n> ", "d italic", "\n---\n    e"]),
        ("  a *b*  \n\n  `c\nd` \\\n", ["  a ", "b italic", "  \n\n  ", "c\nd mono", " \\\n"]),
        ("[a]: x\n[a]", ["[a]: x\n[a]"]), ("|*a*|\n|-|", ["|", "a italic", "|\n|-|"]),
        ("<p>\n*a*", ["<p>\n", "a italic"]), ("\u{2005}*a*\u{2004}", ["\u{2005}", "a italic", "\u{2004}"]),
        ("\u{10FFFF}*a*\u{100000}", ["\u{10FFFF}", "a italic", "\u{100000}"]), ("*a\r\nb*", ["a\nb italic"]),
    ])
    func `blocks are no Markdown in a literal, and white space stays as written`(
        _ source: String, _ expected: [String]
    ) {
        #expect(Text(LocalizedStringKey(source)).marked() == expected)
    }

    @Test func `an image is its description`() {
        #expect(Text(LocalizedStringKey("![a *b*](c) d")).marked() == ["a ", "b italic", " d"])
    }

    @Test func `a long row of delimiters is read in reasonable time`() {
        for piece in ["*a ", "a* ", "a_b ", "[", "a](", "*a_ ", "<", "`", "![", "~a ", "a@", "> "] {
            let source = String(repeating: piece, count: 20_000)
            let isKept = Text(LocalizedStringKey(source)).marked() == [source]
            #expect(isKept, "\(piece)")
        }
    }
}
