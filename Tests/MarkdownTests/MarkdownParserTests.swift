import EspalierMarkdown
import Testing

/// The steps through a text, without paragraphs.
private func steps(_ text: String) -> [MarkdownParser.Step] {
    var steps: [MarkdownParser.Step] = []
    MarkdownParser.forEachStep(in: text) { steps.append($0) }
    return steps
}

@Suite struct `Reading Markdown` {
    @Test func `visits parts in reading order`() {
        #expect(
            steps("a *b `c`*\nd") == [
                .begin(.paragraph), .begin(.text("a ")), .begin(.emphasis), .begin(.text("b ")), .begin(.code("c")),
                .end, .begin(.softBreak), .begin(.text("d")), .end,
            ])
    }

    @Test func `tells blocks`() {
        #expect(steps("# a") == [.begin(.heading(level: 1)), .begin(.text("a")), .end])
        #expect(
            steps("3. a") == [
                .begin(.orderedList(start: 3)), .begin(.listItem), .begin(.paragraph), .begin(.text("a")), .end, .end,
                .end,
            ])
        #expect(steps("```swift\na\n```") == [.begin(.codeBlock(info: "swift", "a\n"))])
        #expect(steps("---") == [.begin(.thematicBreak)])
        #expect(steps("<p>") == [.begin(.htmlBlock("<p>\n"))])
    }

    @Test func `reads GitHub's tables, struck text and bare addresses`() {
        #expect(
            steps("|a|b|\n|-|-:|\n|c|d|") == [
                .begin(.table([.leading, .trailing])), .begin(.tableHeaderRow), .begin(.tableCell), .begin(.text("a")),
                .end, .begin(.tableCell), .begin(.text("b")), .end, .end, .begin(.tableRow), .begin(.tableCell),
                .begin(.text("c")), .end, .begin(.tableCell), .begin(.text("d")), .end, .end, .end,
            ])
        #expect(
            steps("~a~") == [.begin(.paragraph), .begin(.strikethrough), .begin(.text("a")), .end, .end])
        #expect(
            steps("https://x.org") == [
                .begin(.paragraph), .begin(.link("https://x.org")), .begin(.text("https://x.org")), .end, .end,
            ])
    }

    @Test func `has the same result on all threads`() async {
        let text = "~a~ |b| https://x.org"
        let expected = steps(text)
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 { group.addTask { (0..<200).allSatisfy { _ in steps(text) == expected } } }
            for await isEqual in group { #expect(isEqual) }
        }
    }

    @Test func `reads deeply nested blocks`() {
        #expect(steps(String(repeating: "> ", count: 2_000) + "a").count == 4_003)
    }
}
