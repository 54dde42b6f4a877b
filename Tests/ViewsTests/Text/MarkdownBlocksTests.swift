import Foundation
import Testing

@testable import EspalierViews

/// The pieces of a Markdown text, each with its blocks, the innermost first.
private func blocks(_ markdown: String) throws -> [String] {
    let text = try AttributedString(markdown: markdown)
    return text.runs[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self].map { intent, range in
        String(text[range].characters) + " " + (intent?.debugDescription ?? "-")
    }
}

@Suite struct `Blocks of Markdown` {
    @Test func `are joined without their marks and without line breaks`() throws {
        let text = try AttributedString(
            markdown: """
                # Title

                One
                *two*\u{20}\u{20}
                three

                - a
                - b

                > quoted

                ---

                ```swift
                let x = 1
                ```
                """)
        #expect(String(text.characters) == "TitleOne two\nthreeabquoted⸻let x = 1\n")
        #expect(Text(text).marked() == ["TitleOne ", "two italic", "\nthreeabquoted⸻let x = 1\n"])
    }

    /// The numbers are those of Foundation.
    @Test func `are told by the attributes of their texts, numbered in the order in which they begin`() throws {
        #expect(
            try blocks("# Cake\n1. Preheat.\n2. Mix.\n") == [
                "Cake [header(level: 1) (id 1)]",
                "Preheat. [paragraph (id 4), listItem(ordinal: 1) (id 3), orderedList (id 2)]",
                "Mix. [paragraph (id 6), listItem(ordinal: 2) (id 5), orderedList (id 2)]",
            ])
        #expect(
            try blocks("> a\n\n```swift\nb\n```\n---") == [
                "a [paragraph (id 2), blockQuote (id 1)]", "b\n [codeBlock(languageHint: Optional(\"swift\")) (id 3)]",
                "⸻ [thematicBreak (id 4)]",
            ])
    }

    @Test func `of tables have columns, rows and cells`() throws {
        let text = try AttributedString(markdown: "|a|b|\n|:-:|-:|\n|c|d|")
        let intents = text.runs[\.presentationIntent].compactMap(\.0)
        let columns = [PresentationIntent.TableColumn(alignment: .center), .init(alignment: .right)]
        let table = PresentationIntent(.table(columns: columns), identity: 1)
        let header = PresentationIntent(.tableHeaderRow, identity: 2, parent: table)
        let row = PresentationIntent(.tableRow(rowIndex: 1), identity: 5, parent: table)
        #expect(
            intents == [
                PresentationIntent(.tableCell(columnIndex: 0), identity: 3, parent: header),
                PresentationIntent(.tableCell(columnIndex: 1), identity: 4, parent: header),
                PresentationIntent(.tableCell(columnIndex: 0), identity: 6, parent: row),
                PresentationIntent(.tableCell(columnIndex: 1), identity: 7, parent: row),
            ])
    }

    @Test func `can be compared without their numbers`() {
        let list = PresentationIntent(.unorderedList, identity: 1)
        let item = PresentationIntent(.listItem(ordinal: 2), identity: 5, parent: list)
        #expect(item.count == 2 && item.indentationLevel == 1)
        #expect(
            item.isEquivalent(to: PresentationIntent(types: item.components.map { .init(kind: $0.kind, identity: 0) })))
        #expect(!item.isEquivalent(to: list))
    }

    @Test func `keep the meanings of pieces of their lines`() throws {
        let text = try AttributedString(
            markdown: "a **b _c_** ~~d~~ `e` [f](/g)", baseURL: URL(string: "https://example.org"))
        let pieces = text.runs.map { run in
            "\(String(text[run.range].characters)) \(run.inlinePresentationIntent?.rawValue ?? 0) "
                + (run.link?.absoluteString ?? "")
        }
        #expect(
            pieces == [
                "a  0 ", "b  2 ", "c 3 ", "  0 ", "d 32 ", "  0 ", "e 4 ", "  0 ", "f 0 https://example.org/g",
            ])
    }

    @Test func `of a text in lines are left as written on request`() throws {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        let text = try AttributedString(markdown: "# a\n- b\n\n    **c**\n---", options: options)
        #expect(String(text.characters) == "# a\n- b\n\n    c\n---")
        #expect(text.runs.allSatisfy { $0.presentationIntent == nil })
    }
}
