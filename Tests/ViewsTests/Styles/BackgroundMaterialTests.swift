import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `The material behind a view` {
    private struct Reader: View {
        let name: String
        @Environment(\.backgroundMaterial) private var material

        var body: some View { Text("\(name) \(material.map { "\($0.thickness)" } ?? "none")") }
    }

    @Test func `is that of the nearest background`() {
        let page = TestPage {
            VStack {
                Reader(name: "a").background(.thinMaterial)
                Reader(name: "b").background(Color.red).background(.thinMaterial)
                Reader(name: "c").background(.thickMaterial, in: Capsule())
                Reader(name: "d").background(.red, in: Capsule()).background(.thickMaterial, in: Capsule())
                Reader(name: "e").overlay(.thinMaterial)
                Reader(name: "f").environment(\.backgroundMaterial, .ultraThick)
                Reader(name: "g").background(AnyShapeStyle(.regularMaterial))
            }
        }
        #expect(page.texts == ["a 1", "b none", "c 3", "d none", "e none", "f 4", "g 2"])
    }

    @Test func `changes with the background`() throws {
        struct Page: View {
            @State private var style = AnyShapeStyle(Color.red)

            var body: some View {
                Reader(name: "a").background(style)
                Reader(name: "b").background(style, in: Circle())
                Button("go") { style = AnyShapeStyle(.thinMaterial) }
            }
        }
        let page = TestPage { Page() }
        try page.tap("go")
        #expect(page.texts == ["a 1", "b 1", "go"])
    }
}
