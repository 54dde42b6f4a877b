import Foundation
import Testing
import TestKit

@testable import EspalierViews

private enum MarkKey: ContainerValueKey { static var defaultValue: String { "-" } }

extension ContainerValues {
    fileprivate var mark: String {
        get { self[MarkKey.self] }
        set { self[MarkKey.self] = newValue }
    }
}

@MainActor
@Suite struct `The sections of a view` {
    struct Shelf<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            VStack {
                ForEach(sections: content) { section in
                    Text("\(section.header.count) \(section.content.count) \(section.footer.count)")
                    HStack { section.header }
                    HStack { section.content }
                }
            }
        }
    }

    @Test func `are headers, contents and footers, and the views between them`() {
        let page = TestPage {
            Shelf {
                Text("loose")
                Section {
                    Text("a")
                    Text("b")
                } header: {
                    Text("head")
                } footer: {
                    Text("foot")
                }
                Section { Text("c") }
                Text("x")
                Text("y")
            }
        }
        #expect(
            page.texts == ["0 1 0", "loose", "1 2 1", "head", "a", "b", "0 1 0", "c", "0 2 0", "x", "y"])
    }

    @Test func `can be a group, with their number`() {
        let page = TestPage {
            Group(
                sections: ForEach(0..<3) { number in
                    Section("S\(number)") { Text("t\(number)") }
                }
            ) { sections in
                Text("\(sections.count) sections")
                ForEach(sections.reversed()) { section in section.content }
            }
        }
        #expect(page.texts == ["3 sections", "t2", "t1", "t0"])
    }

    struct Growing: View {
        @State private var names = ["a", "b"]

        var body: some View {
            Button("add") { names.insert("new", at: 0) }
            ForEach(
                sections: ForEach(names, id: \.self) { name in
                    Section { Counter(name: name) }
                }
            ) { section in
                VStack { section.content }
            }
        }
    }

    struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name)\(count)") { count += 1 } }
    }

    @Test func `keep the state of their views when others are inserted before them`() throws {
        let page = TestPage { Growing() }
        try page.tap("b0")
        try page.tap("add")
        #expect(page.texts == ["add", "new0", "a0", "b1"])
    }

    @Test func `carry container values`() {
        let page = TestPage {
            ForEach(
                sections: Group {
                    Section { Text("a") }.containerValue(\.mark, "red")
                    Section { Text("b") }
                }
            ) { Text($0.containerValues.mark) }
        }
        #expect(page.texts == ["red", "-"])
    }
}
