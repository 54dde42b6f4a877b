import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `A path of the app` {
    private struct Typed: View {
        @State private var path = [1]

        var body: some View {
            NavigationStack(path: $path) {
                Button("reset") { path = [5, 6] }
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text("number \(number)")
                            NavigationLink("push \(number)", value: number + 1)
                            NavigationLink("push text", value: "text")
                            Button("replace \(number)") { path = [8] }
                            Button("root") { path.removeAll() }
                            Text("path \(path.map(String.init).joined(separator: ","))")
                        }
                    }
            }
        }
    }

    private func page() -> TestPage {
        TestPage(width: 390, height: 800, holdsClock: true) { Typed() }
    }

    @Test func `decides about the screens`() throws {
        let page = page()
        #expect(page.texts.contains("number 1"))
        try page.tap("push 1")
        page.advance(by: 5)
        #expect(page.texts.contains("path 1,2"))
        try page.tap("replace 2")
        page.advance(by: 5)
        #expect(page.texts.contains("number 8"))
        try page.tap("root")
        page.advance(by: 5)
        try page.tap("reset")
        page.advance(by: 5)
        #expect(page.texts.contains("path 5,6"))
        #expect(page.tree.place == DisplayPlace(path: "/Int/5/Int/6", screens: 2))
    }

    @Test func `takes only values of its type`() throws {
        let page = page()
        try page.tap("push text")
        page.advance(by: 5)
        #expect(page.texts.contains("path 1"))
    }
}

@Suite struct `A navigation path` {
    @Test func `is encoded as an array of types and values, the last one first`() throws {
        var path = NavigationPath([1, 2])
        path.append("three")
        #expect(path.count == 3)
        let data = try JSONEncoder().encode(try #require(path.codable))
        #expect(String(decoding: data, as: UTF8.self) == #"["SS","\"three\"","Si","2","Si","1"]"#)
        let again = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(again == path)
        path.removeLast(2)
        #expect(path == NavigationPath([1]))
    }

    @Test func `with other values cannot be encoded`() {
        var path = NavigationPath()
        path.append(SecretOrder(id: 1))
        #expect(path.codable == nil)
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(
                NavigationPath.CodableRepresentation.self, from: Data(#"["NoSuchType","1"]"#.utf8))
        }
    }
}
