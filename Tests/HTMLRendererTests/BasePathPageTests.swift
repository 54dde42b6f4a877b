import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

@Suite struct `A page below a base path` {
    private let base = BasePath(text: "/my%20desk", name: "my desk")

    private func page(
        _ tree: DisplayTree, scene: String = "tabs", below base: BasePath? = nil,
        change: (inout PageSession) -> Void = { _ in }
    ) -> String {
        var session = PageSession(id: "s1", scene: scene, window: PageWindow(size: CGSize(width: 390, height: 844)))
        change(&session)
        var assets = PageAssets(
            script: "/public/client.js", earlyScript: "/public/zone.js", tabScript: "/public/tab.js")
        assets.icons = [DisplayIcon(address: "/public/icon.png", use: .tab)]
        assets.basePath = base ?? self.base
        return String(
            decoding: HTMLPage.write(tree, session: session, assets: assets, symbols: NoSymbols()), as: UTF8.self)
    }

    @Test func `has it in front of all of its own addresses`() {
        #expect(
            page(tree([node(2, "Link", .link(url: "/orders"))], title: "Desk"))
                == #"<!doctype html><html lang="en" data-words="Reconnecting…|That didn’t work.|Keyboard Shortcuts"><head><meta charset=utf-8><title>Desk</title><meta name=viewport content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name=color-scheme content="light dark"><link rel=icon href="/my%20desk/public/icon.png"><style id=s></style><link rel=canonical href="/my%20desk/tabs"><script defer fetchpriority=low src="/my%20desk/public/client.js"></script></head><body data-session="s1" data-revision="1" data-scene="my desk/tabs" data-window="390 844 0 1 0 1 0"><form method=post novalidate autocomplete=off action="/my%20desk/tabs/events"><input type=hidden name=session value="s1"><input type=hidden name=revision value=1><button hidden></button><main id=n1 style="width:100px;height:100px;"><a id=n2 style="width:10px;height:10px" href="/my%20desk/orders" rel="noopener"></a></main></form></body></html>"#
        )
    }

    @Test func `is at the base path with a slash if it is the first one`() {
        let html = page(tree([]), scene: "") {
            $0.reload = 1
            $0.usedTimeZone = "Europe/Rome"
            $0.tabOrigin = "s0"
        }
        for part in [
            #"<link rel=canonical href="/my%20desk/">"#, #"content="1;url=/my%20desk/?session=s1""#,
            #"action="/my%20desk/events""#, #"data-scene="my desk""#,
            #"data-tab="s0 my desk" src="/my%20desk/public/tab.js""#,
            #"src="/my%20desk/public/zone.js""#,
        ] {
            #expect(html.contains(part))
        }
    }

    @Test func `reports its place by the path of its URL`() {
        let place = DisplayPlace(path: "/shop/Item/1", screens: 1)
        func step(_ revision: Int, _ place: DisplayPlace?) -> DisplayTree {
            let empty = tree([])
            return DisplayTree(revision: revision, size: empty.size, title: "", place: place, root: empty.root)
        }
        #expect(page(step(1, place)).contains(#" data-place="1 /my%20desk/shop/Item/1""#))
        #expect(page(step(1, place)).contains(#"<link rel=canonical href="/my%20desk/shop/Item/1">"#))
        let patch = Difference.patch(
            from: step(1, place), to: step(2, DisplayPlace(path: "/", screens: 0)), symbols: NoSymbols(), basePath: base
        )
        #expect(patch.operations == [.place("/my%20desk/", screens: 0)])
        let json = String(
            decoding: JSONTree.write(step(1, place), session: "s", scene: "shop", basePath: base), as: UTF8.self)
        #expect(json.hasPrefix(#"{"session":"s","revision":1,"scene":"shop","path":"/my%20desk/shop/Item/1""#))
    }

    private func markup(_ node: DisplayNode) -> String {
        var writer = HTMLWriter(capacity: 256, symbols: NoSymbols(), basePath: base)
        writer.write(node, at: ElementPlace(isInFlow: false, x: 0, y: 0), context: ElementContext())
        return writer.out.string()
    }

    @Test func `loads its images from there`() {
        let boat = DisplayImage.Source.url("/public/boat.png")
        #expect(
            markup(node(2, "Image", .image(DisplayImage(source: boat)))).contains(#"src="/my%20desk/public/boat.png""#))
        let tiles = DisplayImage(source: boat, fitting: .tiled(CGSize(width: 1, height: 1)))
        #expect(markup(node(2, "Image", .image(tiles))).contains("url('/my%20desk/public/boat.png')"))
        let other = DisplayImage(source: .url("https://a.example/b.png"))
        #expect(markup(node(2, "Image", .image(other))).contains(#"src="https://a.example/b.png""#))
        let fragment = node(2, "Link", .link(url: "#top"))
        #expect(markup(fragment).contains(##"href="#top""##))
    }

    @Test func `asks its browser for addresses below it`() {
        let asked: [DisplayOpening] = [
            .url("/orders"), .url("https://a.example/"), .window(path: "/"), .close(path: "/orders"), .close(path: nil),
            .copy("/a"),
            .icons([DisplayIcon(address: "/public/a.png", use: .tab)]), .share([], words: "text=%2Fa&url=%2Forders"),
        ]
        let empty = tree([])
        let next = DisplayTree(revision: 2, size: empty.size, title: "", root: empty.root, openings: asked)
        let patch = Difference.patch(from: empty, to: next, symbols: NoSymbols(), basePath: base)
        #expect(
            patch.operations == [
                .open(
                    .all([
                        .url("/my%20desk/orders"), .url("https://a.example/"), .window(path: "/my%20desk/"),
                        .close(path: "/my%20desk/orders"), .close(path: nil), .copy("/a"),
                        .icons([DisplayIcon(address: "/my%20desk/public/a.png", use: .tab)]),
                        .share([], words: "text=%2Fa&url=%2Fmy%2520desk%2Forders"),
                    ]))
            ])
    }

    @Test func `describes itself by addresses below it`() {
        func step(_ revision: Int, _ image: String) -> DisplayTree {
            let empty = tree([])
            return DisplayTree(
                revision: revision, size: empty.size, title: "Boats", place: DisplayPlace(path: "/boats", screens: 0),
                root: empty.root, metadata: DisplayMetadata(image: image))
        }
        let html = page(step(1, "/a.png")) { $0.origin = "https://a.example" }
        #expect(html.contains(#"<meta property=og:image content="https://a.example/my%20desk/a.png">"#))
        #expect(html.contains(#"<meta property=og:url content="https://a.example/my%20desk/boats">"#))
        let patch = Difference.patch(
            from: step(1, "/a.png"), to: step(2, "/b.png"), symbols: NoSymbols(), basePath: base)
        #expect(patch.operations == [.open(.metadata([DisplayMetadataChange("og:image", "/my%20desk/b.png")]))])
    }

    @Test func `changes the address of a link below it`() {
        func link(_ url: String) -> DisplayTree { tree([node(2, "Link", .link(url: url))], revision: 1) }
        let patch = Difference.patch(from: link("/a"), to: link("/b"), symbols: NoSymbols(), basePath: base)
        #expect(patch.operations == [.attributes(2, [AttributeChange(.href, "/my%20desk/b")])])
    }
}
