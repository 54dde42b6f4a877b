import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `An image that the browser loads` {
    private static let address = "https://example.com/boat.png"

    private func page(_ url: String? = address, scale: CGFloat = 1) -> TestPage {
        TestPage { Phases(url: url.flatMap { URL(string: $0) }, scale: scale) }
    }

    /// Shows the name of the phase, or the image.
    private struct Phases: View {
        @State var url: URL?
        var scale: CGFloat = 1
        var other = URL(string: "https://example.com/other.png")

        var body: some View {
            VStack(spacing: 0) {
                AsyncImage(url: url, scale: scale) { phase in
                    switch phase {
                    case .empty: Text("empty")
                    case .success(let image): image
                    case .failure(let error): Text(verbatim: "failure \((error as? URLError)?.code.rawValue ?? 0)")
                    }
                }
                Button("other") { url = other }
                Button("first") { url = URL(string: address) }
                Button("none") { url = nil }
            }
        }
    }

    private func loader(_ page: TestPage) throws -> DisplayNode {
        try #require(page.nodes.first { $0.events.contains(.load) })
    }

    private func report(_ value: EventValue, to page: TestPage) throws {
        try page.graph.send(DisplayEvent(node: loader(page).id, type: .load, value: value))
        page.update()
    }

    private func sources(_ page: TestPage) -> [String] {
        page.nodes.compactMap {
            guard case .image(let image) = $0.content, case .url(let url) = image.source else { return nil }
            return "\($0.type) \(url)"
        }
    }

    @Test func `is empty until the page reports its size, and then has that size`() throws {
        let page = page()
        #expect(page.texts.first == "empty")
        #expect(sources(page) == ["PictureLoader \(Self.address)"])
        try report(.point(CGPoint(x: 40, y: 30)), to: page)
        #expect(page.texts == ["other", "first", "none"])
        #expect(sources(page) == ["Image \(Self.address)"])
        #expect(page.frames(ofType: "Image").map(\.size) == [CGSize(width: 40, height: 30)])
    }

    @Test func `has as many points as its scale says`() throws {
        let page = page(scale: 2)
        try report(.point(CGPoint(x: 40, y: 30)), to: page)
        #expect(page.frames(ofType: "Image").map(\.size) == [CGSize(width: 20, height: 15)])
    }

    @Test(arguments: [0, -1, .nan, .infinity]) func `has one pixel per point if the scale makes no sense`(
        scale: CGFloat
    ) throws {
        let page = page(scale: scale)
        try report(.point(CGPoint(x: 40, y: 30)), to: page)
        #expect(page.frames(ofType: "Image").map(\.size) == [CGSize(width: 40, height: 30)])
    }

    @Test func `fails if the page cannot load it`() throws {
        let page = page()
        try report(.none, to: page)
        #expect(page.texts.first == "failure \(URLError.Code.resourceUnavailable.rawValue)")
        #expect(sources(page) == [])
    }

    @Test func `without a URL stays empty, and loads nothing`() {
        let page = page(nil)
        #expect(page.texts.first == "empty")
        #expect(sources(page) == [])
    }

    @Test(arguments: [
        "javascript:alert(1)", "file:///etc/passwd", "ftp://example.com/a.png", "data:text/html,x",
        "//example.com/a.png",
        "blob:https://example.com/1", "https:", "about:blank",
    ])
    func `of an address that is no picture fails, and nothing is loaded`(address: String) {
        let page = page(address)
        #expect(page.texts.first == "failure \(URLError.Code.unsupportedURL.rawValue)")
        #expect(sources(page) == [])
    }

    @Test func `in a bundle of the app is there at once`() {
        final class Album: ImageCatalog {
            func image(named name: String, bundle: String?, traits: ImageTraits) -> AppImage? {
                guard name == "Images/boat.png", bundle == nil else { return nil }
                return AppImage(address: "/public/App/boat.png", size: CGSize(width: 80, height: 40), scale: 2)
            }
        }
        let album = Album()
        func page(_ path: String) -> TestPage {
            let resources = AppResources(measurer: TenByTenFont())
            resources.images = album
            return TestPage(resources: resources) { Phases(url: URL(fileURLWithPath: path), scale: 4) }
        }
        let shown = page("/opt/app/App_App.resources/Images/boat.png")
        #expect(sources(shown) == ["Image /public/App/boat.png"])
        #expect(shown.frames(ofType: "Image").map(\.size) == [CGSize(width: 40, height: 20)])
        let code = URLError.Code.fileDoesNotExist.rawValue
        #expect(page("/opt/app/App_App.resources/Images/other.png").texts.first == "failure \(code)")
    }

    @Test func `of a million letters fails`() {
        let page = page("data:image/png;base64," + String(repeating: "A", count: 1 << 20))
        #expect(page.texts.first == "failure \(URLError.Code.unsupportedURL.rawValue)")
    }

    @Test(arguments: [
        ("boat.png", "/boat.png"), ("/a/boat.png?x=1", "/a/boat.png?x=1"),
        ("http://example.com/a", "http://example.com/a"),
        ("data:image/png;base64,AAAA", "data:image/png;base64,AAAA"),
    ])
    func `of the app's server counts from its root`(address: String, expected: String) {
        #expect(sources(page(address)) == ["PictureLoader \(expected)"])
    }

    @Test(arguments: [
        EventValue.point(CGPoint(x: 0, y: 30)), .point(CGPoint(x: -4, y: 30)), .point(CGPoint(x: 40, y: 1e9)),
        .point(CGPoint(x: CGFloat.nan, y: 30)), .point(CGPoint(x: 40, y: CGFloat.infinity)), .text("40"), .number(40),
        .bool(true),
    ])
    func `refuses a size that no picture has`(value: EventValue) throws {
        let page = page()
        let node = try loader(page).id
        #expect(
            throws: EventRefusal.wrongValue(
                node: node, type: .load, expected: "the size of the image in pixels, or nothing")
        ) { try page.graph.send(DisplayEvent(node: node, type: .load, value: value)) }
        page.update()
        #expect(page.texts.first == "empty")
        try report(.point(CGPoint(x: 40, y: 30)), to: page)
        #expect(page.frames(ofType: "Image").count == 1)
    }

    @Test func `refuses a second report`() throws {
        let page = page()
        let node = try loader(page).id
        try page.graph.send(DisplayEvent(node: node, type: .load, value: .point(CGPoint(x: 40, y: 30))))
        #expect(throws: EventRefusal.self) {
            try page.graph.send(DisplayEvent(node: node, type: .load, value: .point(CGPoint(x: 80, y: 60))))
        }
        page.update()
        #expect(throws: EventRefusal.unknownNode(node)) {
            try page.graph.send(DisplayEvent(node: node, type: .load))
        }
        #expect(page.frames(ofType: "Image").map(\.size) == [CGSize(width: 40, height: 30)])
    }

    @Test func `refuses other events`() throws {
        let page = page()
        let node = try loader(page).id
        #expect(throws: EventRefusal.notTaken(node: node, type: .tap)) {
            try page.graph.send(DisplayEvent(node: node, type: .tap))
        }
    }

    @Test func `is empty again when its URL changes, and a late report about the old one is refused`() throws {
        let page = page()
        let old = try loader(page).id
        try page.tap("other")
        #expect(page.texts.first == "empty")
        #expect(sources(page) == ["PictureLoader https://example.com/other.png"])
        #expect(throws: EventRefusal.unknownNode(old)) {
            try page.graph.send(DisplayEvent(node: old, type: .load, value: .point(CGPoint(x: 40, y: 30))))
        }
        try report(.point(CGPoint(x: 8, y: 6)), to: page)
        #expect(page.frames(ofType: "Image").map(\.size) == [CGSize(width: 8, height: 6)])
    }

    @Test func `that the page has loaded before is there at once`() throws {
        let page = page()
        try report(.point(CGPoint(x: 40, y: 30)), to: page)
        try page.tap("none")
        #expect(page.texts.first == "empty")
        try page.tap("other")
        try report(.none, to: page)
        try page.tap("first")
        #expect(sources(page) == ["Image \(Self.address)"])
        #expect(page.frames(ofType: "Image").map(\.size) == [CGSize(width: 40, height: 30)])
    }

    @Test func `that failed is loaded again when it is shown again`() throws {
        let page = page()
        try report(.none, to: page)
        try page.tap("other")
        try report(.none, to: page)
        try page.tap("first")
        #expect(page.texts.first == "empty")
    }

    @Test func `is still there after the page was restored`() throws {
        let page = page()
        try report(.point(CGPoint(x: 40, y: 30)), to: page)
        let again = TestPage(snapshot: page.graph.snapshot()) { Phases(url: URL(string: Self.address)) }
        #expect(sources(again) == ["Image \(Self.address)"])
    }

    @Test func `appears in its transaction`() throws {
        let page = TestPage {
            AsyncImage(
                url: URL(string: Self.address), transaction: Transaction(animation: .linear(duration: 2))
            ) { phase in
                Color.red.frame(width: phase.image == nil ? 10 : 50, height: 10)
            }
        }
        try report(.point(CGPoint(x: 40, y: 30)), to: page)
        let animated = try #require(page.nodes.last { $0.animation != nil })
        #expect(animated.animation?.duration == 2)
    }

    @Test func `without a view of its own has a gray area first`() throws {
        let page = TestPage { AsyncImage(url: URL(string: Self.address), scale: 2) }
        #expect(page.frames(ofType: "Image") == [CGRect(x: 0, y: 0, width: 300, height: 200)])
        try report(.point(CGPoint(x: 40, y: 30)), to: page)
        #expect(page.frames(ofType: "Image") == [CGRect(x: 140, y: 92.5, width: 20, height: 15)])
    }

    @Test func `has a placeholder, also after a failure`() throws {
        let page = TestPage {
            AsyncImage(url: URL(string: Self.address)) {
                $0.resizable()
            } placeholder: {
                Text("placeholder")
            }
        }
        #expect(page.texts == ["placeholder"])
        try report(.none, to: page)
        #expect(page.texts == ["placeholder"])
        let other = TestPage {
            AsyncImage(url: URL(string: Self.address)) {
                $0.resizable()
            } placeholder: {
                Text("placeholder")
            }
        }
        try report(.point(CGPoint(x: 40, y: 30)), to: other)
        #expect(other.frames(ofType: "Image") == [CGRect(x: 0, y: 0, width: 300, height: 200)])
    }

    @Test func `is loaded even if nothing is shown before`() throws {
        let page = TestPage {
            AsyncImage(url: URL(string: Self.address)) { phase in
                if let image = phase.image { image }
            }
        }
        try report(.point(CGPoint(x: 40, y: 30)), to: page)
        #expect(page.frames(ofType: "Image").map(\.size) == [CGSize(width: 40, height: 30)])
    }

    @Test func `has phases with an image or an error`() {
        #expect(AsyncImagePhase.empty.image == nil && AsyncImagePhase.empty.error == nil)
        #expect(AsyncImagePhase.success(Image("a")).image == Image("a"))
        #expect(AsyncImagePhase.success(Image("a")).error == nil)
        #expect(AsyncImagePhase.failure(URLError(.badURL)).error is URLError)
        #expect(AsyncImagePhase.failure(URLError(.badURL)).image == nil)
    }

    @Test func `is remembered with at most a thousand others`() {
        let pictures = LoadedPictures(TestPage { Text("a") }.graph)
        for number in 0...1000 { pictures.add("https://example.com/\(number)", CGSize(width: 1, height: 1)) }
        #expect(pictures.size(of: "https://example.com/0") == nil)
        #expect(pictures.size(of: "https://example.com/1") != nil)
        #expect(pictures.size(of: "https://example.com/1000") != nil)
        pictures.add(String(repeating: "a", count: PictureAddress.limit), CGSize(width: 1, height: 1))
        #expect(pictures.size(of: "https://example.com/1000") == nil)
    }
}
