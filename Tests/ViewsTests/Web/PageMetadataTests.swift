import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `The metadata of a page` {
    /// Images in the light scheme only.
    private final class Album: ImageCatalog {
        func image(named name: String, bundle: String?, traits: ImageTraits) -> AppImage? {
            if name == "gone" { return nil }
            let scheme = traits.isDark ? "dark" : "light"
            return AppImage(
                address: "/public/\(name)-\(scheme)-\(Int(traits.scale)).png", size: CGSize(width: 80, height: 40))
        }
    }

    private final class Words: StringTables {
        let languages = ["en", "de"]
        func text(of key: String, table: String?, bundle: Bundle?, locale: String, counts: [Double?]) -> String? {
            key == "Boats to hire." && locale.hasPrefix("de") ? "Boote zum Mieten." : nil
        }
    }

    private func page<Content: View>(languages: [String] = ["en"], @ViewBuilder _ content: () -> Content) -> TestPage {
        let resources = AppResources(measurer: TenByTenFont())
        (resources.images, resources.strings) = (Album(), Words())
        return TestPage(
            width: 390, height: 800, languages: languages, location: PageLocation(base: "/hire"), resources: resources,
            content)
    }

    @Test func `is none by default`() {
        #expect(page { Text("a") }.tree.metadata == nil)
        #expect(page { Text("a").pageDescription(" \n").pageIndexing(.automatic) }.tree.metadata == nil)
    }

    @Test func `is that of the innermost view, and of the first one`() {
        let shown = page {
            VStack {
                Text("a").pageDescription("First.").pageDescription("Outer.")
                Text("b").pageDescription("Second.").pageImage(URL(string: "https://a.example/b.png")!)
            }
            .pageDescription("All.").pageIndexing(.never)
        }
        #expect(
            shown.tree.metadata
                == DisplayMetadata(description: "First.", image: "https://a.example/b.png", isUnlisted: true))
        #expect(page { Text("a").pageIndexing(.automatic).pageIndexing(.never) }.tree.metadata == nil)
    }

    @Test func `is in the language of the page`() {
        let german = page(languages: ["de"]) { Text("a").pageDescription("Boats to hire.") }
        #expect(german.tree.metadata?.description == "Boote zum Mieten.")
        let plain = page(languages: ["de"]) { Text("a").pageDescription(Text(verbatim: "Boats to hire.")) }
        #expect(plain.tree.metadata?.description == "Boats to hire.")
    }

    @Test func `has one line of text`() {
        let shown = page { Text("a").pageDescription("Boats\n  to hire,\t\(7) of them.") }
        #expect(shown.tree.metadata?.description == "Boats to hire, 7 of them.")
    }

    @Test func `has the image of a name in the light scheme and the highest resolution`() {
        let dark = page { Text("a").pageImage("harbor").preferredColorScheme(.dark) }
        #expect(dark.tree.metadata?.image == "/public/harbor-light-3.png")
        #expect(page { Text("a").pageImage("gone") }.tree.metadata == nil)
    }

    @Test(arguments: ["javascript:alert(1)", "data:text/html,a", "file:///etc/passwd"])
    func `has no image at a URL that messengers do not load`(url: String) {
        #expect(page { Text("a").pageImage(URL(string: url)!) }.tree.metadata == nil)
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            Button("more") { count += 1 }.pageDescription("\(count) boats.")
            if count < 2 { Text("few").pageIndexing(.never) }
        }
    }

    @Test func `follows changes while the page is open`() throws {
        let page = page { Counter() }
        #expect(page.tree.metadata == DisplayMetadata(description: "0 boats.", isUnlisted: true))
        try page.tap("more")
        #expect(page.tree.metadata == DisplayMetadata(description: "1 boats.", isUnlisted: true))
        try page.tap("more")
        #expect(page.tree.metadata == DisplayMetadata(description: "2 boats."))
    }

    private struct Steady: View {
        @State private var count = 0
        var body: some View {
            Button("more") { count += 1 }.pageDescription(count < 100 ? "Few boats." : "Many boats.")
        }
    }

    @Test func `makes no revision while it is the same`() throws {
        let page = page { Steady() }
        let tree = page.tree
        try page.tap("more")
        #expect(page.tree === tree)
    }

    private struct Stack: View {
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Button("seven") { path = [7] }
                    Button("eight") { path = [8] }
                }
                .pageDescription("Boats.")
                .navigationDestination(for: Int.self) { number in
                    if number == 7 {
                        Button("back") { path = [] }.pageDescription("Boat 7.")
                    } else {
                        Button("back") { path = [] }
                    }
                }
            }
            .pageDescription("A harbor.")
        }
    }

    @Test func `is that of the shown screen`() throws {
        let page = page { Stack() }
        #expect(page.tree.metadata?.description == "Boats.")
        try page.tap("seven")
        #expect(page.tree.metadata?.description == "Boat 7.")
        try page.tap("back")
        #expect(page.tree.metadata?.description == "Boats.")
        try page.tap("eight")
        #expect(page.tree.metadata?.description == "A harbor.")
    }

    private struct Tabs: View {
        @State private var tab = 0
        var body: some View {
            TabView(selection: $tab) {
                Button("second") { tab = 1 }.pageDescription("One.").tabItem { Text("A") }.tag(0)
                Button("third") { tab = 2 }.tabItem { Text("B") }.tag(1).pageDescription("Two.")
                Button("first") { tab = 0 }.tabItem { Text("C") }.tag(2)
            }
        }
    }

    @Test func `is that of the selected tab`() throws {
        let page = page { Tabs() }
        #expect(page.tree.metadata?.description == "One.")
        try page.tap("second")
        #expect(page.tree.metadata?.description == "Two.")
        try page.tap("third")
        #expect(page.tree.metadata == nil)
        try page.tap("first")
        #expect(page.tree.metadata?.description == "One.")
    }
}
