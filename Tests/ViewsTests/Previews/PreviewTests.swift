import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor
@Suite struct `The previews of a program` {
    private enum First: _PreviewRegistry {
        static var fileID: String { "Shop/Row.swift" }
        static var line: Int { 9 }
        static func makePreview() -> Preview { Preview { Text("first") } }
    }

    private enum Second: _PreviewRegistry {
        static var fileID: String { "Shop/Row.swift" }
        static var line: Int { 30 }
        static func makePreview() -> Preview { Preview("Wide", traits: .landscapeLeft) { Text("second") } }
    }

    private enum Third: _PreviewRegistry {
        static var fileID: String { "Shop/Cart.swift" }
        static var line: Int { 4 }
        static func makePreview() -> Preview {
            Preview("Wide", traits: .fixedLayout(width: 100, height: 50), arguments: [1, 2]) { Text("third \($0)") }
        }
    }

    private struct Cart_Previews: PreviewProvider {
        static var previews: some View {
            Text("empty").previewDisplayName("Empty").previewLayout(.fixed(width: 80, height: 40))
            Text("full")
        }
    }

    private struct Generic<Value>: PreviewProvider {
        static var previews: some View { Text("generic") }
    }

    private let catalog = PreviewCatalog(
        registries: [Second.self, First.self, Third.self], providers: [Cart_Previews.self])

    private func texts(_ item: PreviewItem?, _ query: String? = nil) throws -> [String] {
        let item = try #require(item)
        let page = TestPage(
            item.page(
                PreviewVariant(query: query), host: HostEnvironment(size: CGSize(width: 300, height: 200)),
                resources: AppResources(measurer: TenByTenFont())))
        // A task of the page may be under way.
        defer { page.graph.end() }
        return page.texts
    }

    @Test func `are found wherever their types are`() {
        let found = PreviewCatalog.ofProgram.items.map(\.name)
        #expect(found.contains("Wide"))
        #expect(found.contains("Row"))
        #expect(found.contains("Cart"))
        #expect(!found.contains("Generic"))
        #expect(
            ConformanceSearch.types(that: (any _PreviewRegistry).self) { $0 as? any _PreviewRegistry.Type }.contains {
                $0 == First.self
            })
    }

    @Test func `are in the order of their files and lines`() {
        #expect(catalog.items.map(\.name) == ["Wide", "Row", "Wide", "Cart"])
        #expect(catalog.items.map(\.line) == [4, 9, 30, 0])
    }

    @Test func `have paths of their own, also if names are equal`() {
        #expect(catalog.items.map(\.path) == ["Cart.Wide", "Row", "Row.Wide", "Cart"])
        let twice = PreviewCatalog(registries: [Second.self, Second.self, First.self, First.self], providers: [])
        #expect(twice.items.map(\.path) == ["Row.Row", "Row.Row-2", "Row.Wide", "Row.Wide-2"])
        #expect(catalog.item(at: "previews/Row.Wide")?.name == "Wide")
        #expect(catalog.item(at: "previews/Other") == nil)
        #expect(catalog.item(at: "Row.Wide") == nil)
    }

    @Test func `know their traits`() {
        #expect(catalog.items[0].layout == .fixed(width: 100, height: 50))
        #expect(catalog.items[1].layout == .device)
        #expect(catalog.items[2].orientation == .landscapeLeft)
        #expect(catalog.items.map(\.isList) == [true, false, false, true])
    }

    @Test func `show the views of a list one below the other, or the one that the query names`() throws {
        #expect(try texts(catalog.items[1]) == ["first"])
        #expect(try texts(catalog.items[0]) == ["1", "third 1", "2", "third 2"])
        #expect(try texts(catalog.items[0], "item=2") == ["third 2"])
        #expect(try texts(catalog.items[0], "item=3") == ["There are 2 previews here."])
        #expect(try texts(catalog.items[3]) == ["Empty", "empty", "full"])
        let host = HostEnvironment()
        #expect(
            catalog.items[3].names(host: host, resources: AppResources(measurer: TenByTenFont())) == ["Empty", nil])
    }

    @Test func `are in the scheme, the text size, the language and the direction of their query`() throws {
        let item = PreviewItem(Preview { Surroundings() }, fileID: "Shop/A.swift", line: 1, name: "A")
        #expect(try texts(item) == ["light large en leftToRight"])
        #expect(
            try texts(item, "scheme=dark&text=accessibility1&language=de&direction=rtl")
                == ["dark accessibility1 de rightToLeft"])
        #expect(try texts(item, "scheme=blue&text=huge&other=1") == ["light large en leftToRight"])
        #expect(try texts(item, "language=ar") == ["light large ar rightToLeft"])
    }

    private struct Surroundings: View {
        @Environment(\.colorScheme) private var scheme
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.locale) private var locale
        @Environment(\.layoutDirection) private var direction

        var body: some View {
            Text("\(scheme == .dark ? "dark" : "light") \(size) \(locale.identifier) \(direction)")
        }
    }

    @Test func `lie at the corner of a canvas in the size that fits`() throws {
        let preview = Preview(traits: .sizeThatFitsLayout) { Text("abc") }
        let item = PreviewItem(preview, fileID: "Shop/A.swift", line: 1, name: "A")
        let resources = AppResources(measurer: TenByTenFont())
        let host = HostEnvironment(size: CGSize(width: 300, height: 200))
        let corner = TestPage(item.page(PreviewVariant(query: "canvas=390x844"), host: host, resources: resources))
        #expect(corner.frame(of: "abc") == CGRect(x: 0, y: 0, width: 30, height: 10))
        let centered = TestPage(item.page(PreviewVariant(), host: host, resources: resources))
        #expect(centered.frame(of: "abc") == CGRect(x: 135, y: 95, width: 30, height: 10))
    }

    @Test func `have state, which taps change`() throws {
        let item = PreviewItem(Preview { Counter() }, fileID: "Shop/A.swift", line: 1, name: "A")
        let page = TestPage(
            item.page(
                PreviewVariant(), host: HostEnvironment(size: CGSize(width: 300, height: 200)),
                resources: AppResources(measurer: TenByTenFont())))
        try page.tap("Add")
        #expect(page.texts == ["1", "Add"])
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            Text("\(count)")
            Button("Add") { count += 1 }
        }
    }

    // MARK: Surroundings

    private struct Sample: PreviewModifier {
        static var made = 0

        static func makeSharedContext() async throws -> String {
            made += 1
            return "shared"
        }

        func body(content: Content, context: String) -> some View {
            VStack {
                Text(context)
                content
            }
        }
    }

    private struct Broken: PreviewModifier {
        struct NoData: Error {}
        static func makeSharedContext() async throws -> Int { throw NoData() }
        func body(content: Content, context: Int) -> some View { content }
    }

    @Test func `are inside of their modifiers, which share data that is made once`() async throws {
        let preview = Preview(traits: .modifier(Sample())) { Text("inner") }
        let item = PreviewItem(preview, fileID: "Shop/A.swift", line: 1, name: "A")
        #expect(try texts(item) == [])
        await item.prepare()
        await item.prepare()
        #expect(try texts(item) == ["shared", "inner"])
        #expect(Sample.made == 1)
    }

    @Test func `say why their data could not be made`() async throws {
        let preview = Preview(traits: .modifier(Broken())) { Text("inner") }
        let item = PreviewItem(preview, fileID: "Shop/A.swift", line: 1, name: "A")
        await item.prepare()
        #expect(try texts(item) == ["The shared data of the preview could not be made: NoData()"])
    }

    // MARK: The app beside them

    private struct Shop: App {
        var body: some Scene { WindowGroup(id: "shop") { Text("the shop") } }
    }

    @Test func `are pages of the app that no list contains`() throws {
        let resources = AppResources(measurer: TenByTenFont())
        let blueprint = AppBlueprint(Shop.self, resources: resources).showing(catalog)
        #expect(blueprint.scenes.map(\.id) == ["shop"])
        #expect(
            blueprint.unlistedScenes == ["previews/Cart.Wide", "previews/Row", "previews/Row.Wide", "previews/Cart"])
        let app = blueprint.launch(ClientValues(), nil)
        func texts(_ scene: String, _ query: String? = nil) throws -> [String] {
            let request = WindowRequest(
                host: HostEnvironment(), resources: resources, location: PageLocation(base: "/" + scene, query: query))
            return TestPage(try #require(app.open(scene, request) as? ViewGraph)).texts
        }
        #expect(try texts("shop") == ["the shop"])
        #expect(try texts("previews/Cart.Wide", "item=1") == ["third 1"])
        #expect(
            app.open("previews/None", WindowRequest(host: HostEnvironment(), resources: resources)) == nil)
    }
}
