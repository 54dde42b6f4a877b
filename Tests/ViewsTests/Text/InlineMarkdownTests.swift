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

    @Test func `a long row of delimiters is read in reasonable time`() {
        for piece in ["*a ", "a* ", "a_b ", "[", "a]("] {
            let source = String(repeating: piece, count: 20_000)
            let isKept = Text(LocalizedStringKey(source)).marked() == [source]
            #expect(isKept, "\(piece)")
        }
    }
}
