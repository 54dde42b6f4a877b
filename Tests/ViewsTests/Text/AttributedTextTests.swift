import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor @Suite struct `An attributed text` {
    @Test func `shows the attributes of its parts, and takes the rest from its environment`() throws {
        var text = AttributedString("one ")
        var second = AttributedString("two")
        second.font = .system(size: 30)
        second.foregroundColor = Color(red: 1, green: 0, blue: 0)
        second.backgroundColor = Color(red: 0, green: 1, blue: 0)
        second.underlineStyle = .single
        second.kern = 2
        text += second
        let runs = Text(text).resolve(in: textEnvironment())
        #expect(runs.runs.map(\.text) == ["one ", "two"])
        #expect(runs.styles.map(\.font.size) == [17, 30])
        #expect(runs.styles[1].paint == .color(.rgb(1, 0, 0)))
        #expect(runs.styles[1].background == .rgb(0, 1, 0))
        #expect(runs.styles[1].underline == DisplayTextLine())
        #expect(runs.styles[1].tracking == 2)
        #expect(runs.styles[0].background == nil)
    }

    @Test func `reads Markdown with its meaning`() throws {
        let text = try AttributedString(markdown: "a *b* **c** ~~d~~ `e` [f](https://example.org)")
        #expect(
            Text(text).marked() == [
                "a ", "b italic", " ", "c 600", " ", "d struck", " ", "e mono", " ", "f → https://example.org",
            ])
    }

    @Test func `keeps line breaks of Markdown only on request`() throws {
        #expect(String(try AttributedString(markdown: "a\nb").characters) == "a b")
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        #expect(String(try AttributedString(markdown: "a\nb", options: options).characters) == "a\nb")
    }

    @Test func `is equal to another with the same parts`() {
        var left = AttributedString("a")
        left.font = .title
        var right = AttributedString("a")
        #expect(Text(left) != Text(right))
        right.font = .title
        #expect(Text(left) == Text(right))
    }

    @Test func `a literal is a key, not an attributed text`() {
        #expect(Text("**a**").marked() == ["a 600"])
    }

    @Test func `may contain symbols, which are square and not read aloud`() {
        let text = Text("Rain \(Image(systemName: "cloud.rain")) today")
        let resolved = text.resolve(in: textEnvironment())
        #expect(resolved.runs.map(\.text) == ["Rain ", "\u{FFFC}", " today"])
        #expect(resolved.attachments == [nil, .symbol("cloud-rain"), nil])
        #expect(resolved.plainText == "Rain  today")
    }

    @Test func `with another symbol is a different text`() {
        #expect(Text(Image(systemName: "star")) == Text(Image(systemName: "star")))
        #expect(Text(Image(systemName: "star")) != Text(Image(systemName: "moon")))
    }
}
