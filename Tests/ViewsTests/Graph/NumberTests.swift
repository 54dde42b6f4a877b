import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A page with restored node numbers` {
    private struct Mixed: View {
        @State private var count = 0
        @State private var name = ""

        var body: some View {
            VStack {
                Text("Count \(count)").padding().background(.red)
                Menu("More") { Button("Add") { count += 1 } }
                TextField("Name", text: $name)
                HStack {
                    Text("a")
                    Text("b")
                }
                .contentShape(.rect)
                .onTapGesture { count += 10 }
                List {
                    Section("Rows") { ForEach(0..<3) { Text("Row \($0)") } }
                }
                ScrollView(.horizontal) {
                    LazyHStack { ForEach(0..<3) { Text("Stop \($0)") } }.scrollTargetLayout()
                }
                .scrollTargetBehavior(.viewAligned)
            }
        }
    }

    @Test func `has each element under its new number and accepts events under it`() throws {
        let page = TestPage(width: 390, height: 844) { Mixed() }
        let before = page.nodes.map(\.id)
        #expect(Set(before).count == before.count)
        page.graph.renumber(Dictionary(uniqueKeysWithValues: before.map { ($0, $0 + 500) }), from: 5000)
        page.update()
        #expect(page.nodes.map(\.id) == before.map { $0 == 1 ? 1 : $0 + 500 })
        try page.tap("a")
        #expect(page.texts.contains("Count 10"))
        let field = try #require(page.nodes.first { "\($0.type)" == "TextField" })
        try page.graph.send(DisplayEvent(node: field.id, type: .input, value: .text("Ada")))
        #expect(throws: EventRefusal.unknownNode(field.id - 500)) {
            try page.graph.send(DisplayEvent(node: field.id - 500, type: .input, value: .text("Bo")))
        }
    }

    @Test func `gives new numbers to elements that the old page did not have`() {
        let page = TestPage(width: 390, height: 844) { Mixed() }
        page.graph.renumber([:], from: 5000)
        page.update()
        #expect(page.nodes.map(\.id).dropFirst().allSatisfy { $0 >= 5000 })
        #expect(page.nodes[0].id == 1)
        #expect(Set(page.nodes.map(\.id)).count == page.nodes.count)
    }
}
