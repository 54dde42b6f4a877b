import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

/// Letters are 10 by 10 points.
@MainActor @Suite struct `The bar of a wide window` {
    private struct Search: View {
        var placement = SearchFieldPlacement.automatic
        var mode = NavigationBarItem.TitleDisplayMode.automatic
        @State private var text = ""
        @State private var scope = 1

        var body: some View {
            NavigationStack {
                Color.red.accessibilityLabel("content")
                    .navigationTitle("Title")
                    .navigationBarTitleDisplayMode(mode)
                    .toolbar { Button("Add") {} }
                    .searchable(text: $text, placement: placement, prompt: "Find")
                    .searchScopes($scope) {
                        Text("one").tag(1)
                        Text("two").tag(2)
                    }
                    .searchSuggestions { Text("apple").searchCompletion("apples") }
            }
        }
    }

    @Test func `has the title in its middle and the search at its end`() throws {
        let page = TestPage(width: 1000, height: 800) { Search() }
        #expect(page.frame(of: "content") == CGRect(x: 0, y: 44, width: 1000, height: 756))
        #expect(page.texts == ["Title", "Add"])
        let (title, field) = (try #require(page.frame(of: "Title")), try #require(page.frame(of: "Find")))
        #expect(title.midX == 500 && title.midY == 22)
        #expect(field.midY == 22 && field.minX > 744 && field.maxX < 984)
    }

    @Test func `has scopes below it and suggestions over the content while the user searches`() throws {
        let page = TestPage(width: 1000, height: 800) { Search() }
        try page.send(.focus, .none, to: "Find")
        page.update()
        #expect(page.texts.contains("one") && page.texts.contains("apple"))
        let apple = try #require(page.frame(of: "apple"))
        #expect(apple.minX > 664 && apple.minY > 44)
        try page.tap("apple")
        #expect(page.texts.contains("apple"))
    }

    @Test func `has both below its row if the app wants it`() {
        let page = TestPage(width: 1000, height: 800) { Search(placement: .navigationBarDrawer, mode: .large) }
        #expect(page.frame(of: "content")?.minY == 148)
    }

    @Test func `is that of a phone in a sheet, and in the columns beside the detail`() {
        let sheet = TestPage(width: 1000, height: 800) {
            Text("page").sheet(isPresented: .constant(true)) { Search() }
        }
        // The card begins at 90 points.
        #expect(sheet.frame(of: "content")?.minY == 238)
        let columns = TestPage(width: 1000, height: 800) {
            NavigationSplitView {
                Color.red.accessibilityLabel("sidebar").navigationTitle("Folders")
            } detail: {
                Color.red.accessibilityLabel("detail").navigationTitle("Mail")
            }
        }
        #expect(columns.frame(of: "sidebar")?.minY == 96)
        #expect(columns.frame(of: "detail")?.minY == 44)
    }

    @Test func `is 32 points high without a large title on a phone in landscape`() {
        let page = TestPage(width: 844, height: 390) { Search(mode: .large) }
        #expect(page.frame(of: "content")?.minY == 84)
        let titles = page.nodes.compactMap { node -> CGRect? in
            if case .text(let text) = node.content, text.plainText == "Title" { node.frame } else { nil }
        }
        #expect(titles.count == 1)
    }
}

@MainActor @Suite struct `The list of a sidebar` {
    private struct Folders: View {
        @State private var folder: String? = "In"

        var body: some View {
            NavigationSplitView {
                List(selection: $folder) {
                    Section("Mail") { ForEach(["In", "Out"], id: \.self) { Text($0) } }
                }
            } detail: {
                List { Section("Rows") { Text("row") } }
            }
        }
    }

    @Test func `has no boxes, and a rounded background for the selected row`() throws {
        let page = TestPage(width: 1000, height: 800) { Folders() }
        // 8 points at the sides of a column of 320.
        #expect(page.frames(ofType: "RoundedRectangle").map(\.width) == [304])
        // The header of a list with boxes is in capitals.
        #expect(page.texts == ["Mail", "In", "Out", "Row", "ROWS", "row"].filter { $0 != "Row" })
        let (first, second) = (try #require(page.frame(of: "In")), try #require(page.frame(of: "Out")))
        #expect(first.minX == 24 && second.minY - first.minY == 44)
    }

    @Test func `has boxes in a narrow window, or if the app sets that style`() {
        let narrow = TestPage(width: 390, height: 800) {
            List { Section("Mail") { Text("In") } }.listStyle(.sidebar)
        }
        #expect(narrow.texts == ["MAIL", "In"])
        let grouped = TestPage(width: 1000, height: 800) {
            NavigationSplitView {
                List { Section("Mail") { Text("In") } }.listStyle(.insetGrouped)
            } detail: {
                Text("detail")
            }
        }
        #expect(grouped.texts == ["MAIL", "In", "detail"])
    }
}
