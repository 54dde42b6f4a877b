import EspalierDisplayTree
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `A rotor` {
    private struct Chapter: Identifiable {
        let id: Int
        var name: String { "Chapter \(id)" }
    }

    private struct Book: View {
        let chapters = (1...9).map { Chapter(id: $0) }
        @State private var prepared = 0
        @Namespace private var marks

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(chapters) { chapter in
                        VStack { Text("Text \(chapter.id)") }.frame(height: 100)
                    }
                    Text("Summary").accessibilityRotorEntry(id: "end", in: marks)
                    Text("prepared \(prepared)")
                }
            }
            .accessibilityRotor("Chapters", entries: chapters, entryLabel: \.name)
            .accessibilityRotor("Parts") {
                ForEach(chapters) { chapter in
                    if chapter.id > 7 {
                        AccessibilityRotorEntry("Part \(chapter.id)", id: chapter.id) { prepared = chapter.id }
                    }
                }
                AccessibilityRotorEntry("The end", "end", in: marks)
            }
            .accessibilityRotor(.headings) { AccessibilityRotorEntry("First", id: 1) }
        }
    }

    private func focus(_ page: TestPage) -> String? {
        let node = page.nodes.first { $0.id == page.tree.focus?.node }
        guard case .text(let text)? = node?.content else { return nil }
        return text.plainText
    }

    @Test func `is a menu whose entries lead to views`() throws {
        let page = TestPage { Book() }
        #expect(page.texts.contains("Chapters") && page.texts.contains("Headings"))
        #expect(page.texts.filter { $0.hasPrefix("Chapter ") }.count == 9)
        try page.tap("Chapter 5")
        #expect(focus(page) == "Text 5")
        try page.tap("The end")
        #expect(focus(page) == "Summary")
    }

    @Test func `has the entries of its content, which may prepare the page`() throws {
        let page = TestPage { Book() }
        #expect(page.texts.filter { $0.hasPrefix("Part ") } == ["Part 8", "Part 9"])
        try page.tap("Part 9")
        #expect(focus(page) == "Text 9")
        #expect(page.texts.contains("prepared 9"))
    }
}
