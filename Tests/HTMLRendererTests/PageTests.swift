import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

@Suite struct `A page` {
    private func page(
        _ tree: DisplayTree, scene: String = "tabs",
        window: PageWindow = PageWindow(size: CGSize(width: 390, height: 844)),
        assets: PageAssets = PageAssets(), usedTimeZone: String? = nil
    ) -> String {
        let session = PageSession(id: "s1", scene: scene, window: window, usedTimeZone: usedTimeZone)
        return String(
            decoding: HTMLPage.write(tree, session: session, assets: assets, symbols: NoSymbols()), as: UTF8.self)
    }

    @Test func `is a document with a form around its root`() {
        #expect(
            page(tree([text(2, "Hi")], revision: 4, title: "Trips"))
                == #"<!doctype html><html lang="en" data-words="Reconnecting…|That didn’t work.|Keyboard Shortcuts"><head><meta charset=utf-8><title>Trips</title><meta name=viewport content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name=color-scheme content="light dark"><link rel=icon href="data:,"><style id=s></style><link rel=canonical href="/tabs"></head><body data-session="s1" data-revision="4" data-scene="tabs" data-window="390 844 0 1 0 1 0"><form method=post novalidate autocomplete=off action="/tabs/events"><input type=hidden name=session value="s1"><input type=hidden name=revision value=4><button hidden></button><main id=n1 style="width:100px;height:100px;"><div id=n2 style="width:10px;height:10px;line-height:20px">Hi</div></main></form></body></html>"#
        )
    }

    @Test func `loads itself again without scripts if the server says so`() {
        func head(scene: String, reload: Int?) -> String {
            var session = PageSession(id: "s1", scene: scene, window: PageWindow(size: CGSize(width: 390, height: 844)))
            session.reload = reload
            let html = String(
                decoding: HTMLPage.write(tree([]), session: session, assets: PageAssets(), symbols: NoSymbols()),
                as: UTF8.self)
            return html.firstMatch(of: /<noscript>.*<\/noscript>/).map { String($0.0) } ?? ""
        }
        #expect(head(scene: "", reload: nil) == "")
        #expect(
            head(scene: "", reload: 1)
                == #"<noscript><meta http-equiv=refresh content="1;url=/?session=s1"></noscript>"#)
        #expect(
            head(scene: "a b", reload: 16)
                == #"<noscript><meta http-equiv=refresh content="16;url=/a%20b?session=s1"></noscript>"#)
    }

    @Test func `leaves disabled buttons to scripts if it has a field and may lack scripts`() {
        func body(_ nodes: [DisplayNode], mayLackScripts: Bool) -> String {
            var session = PageSession(id: "s1", scene: "", window: PageWindow(size: CGSize(width: 390, height: 844)))
            session.mayLackScripts = mayLackScripts
            let html = HTMLPage.write(
                tree(DisplayChildren(ContiguousArray(nodes))), session: session, assets: PageAssets(),
                symbols: NoSymbols())
            return String(decoding: html, as: UTF8.self)
        }
        func control(_ id: Int, _ kind: DisplayControl.Kind, isDisabled: Bool = false) -> DisplayNode {
            DisplayNode(
                id: id, type: "Control", frame: CGRect(x: 0, y: 0, width: 10, height: 10),
                content: .control(DisplayControl(kind: kind, isDisabled: isDisabled)),
                events: isDisabled ? [] : [.tap, .input])
        }
        let style = DisplayTextStyle(font: FontFace(), lineHeight: 20)
        let field = DisplayControl.Kind.textField(DisplayControl.TextEntry(value: "", style: style))
        let button = control(2, .button(.fade), isDisabled: true)
        let off = #"name="tap" value="2" data-off>"#
        let disabled = #"type="button" disabled>"#
        #expect(body([button, control(3, field)], mayLackScripts: true).contains(off))
        #expect(body([button, control(3, field)], mayLackScripts: false).contains(disabled))
        #expect(body([button, control(3, field, isDisabled: true)], mayLackScripts: true).contains(disabled))
        #expect(body([button], mayLackScripts: true).contains(disabled))
    }

    @Test func `names its path, that of its place first, as the canonical one`() {
        func canonical(_ html: String) -> String? {
            html.firstMatch(of: /<link rel=canonical href="([^"]*)">/).map { String($0.1) }
        }
        #expect(canonical(page(tree([]), scene: "")) == "/")
        #expect(canonical(page(tree([]), scene: "a/ü&")) == "/a/%C3%BC&amp;")
        let place = DisplayPlace(path: "/shop/Item/1&2", screens: 1)
        let tree = DisplayTree(revision: 1, size: tree([]).size, title: "", place: place, root: tree([]).root)
        #expect(canonical(page(tree, scene: "shop")) == "/shop/Item/1&amp;2")
        #expect(page(tree, scene: "shop").contains(#" data-place="1 /shop/Item/1&amp;2""#))
    }

    @Test func `without a session has neither form nor script`() {
        let html = String(
            decoding: HTMLPage.writeStatic(
                tree([], language: "de"), assets: PageAssets(script: "/public/client.js"), symbols: NoSymbols()),
            as: UTF8.self)
        #expect(html.hasPrefix(#"<!doctype html><html lang="de"><head>"#))
        #expect(html.hasSuffix("</head><body><main id=n1 style=\"width:100px;height:100px;\"></main></body></html>"))
    }

    @Test func `has its language, its direction and the app's color scheme`() {
        #expect(
            page(tree([], scheme: .dark, language: "he", direction: .rightToLeft))
                .hasPrefix(#"<!doctype html><html lang="he" dir=rtl data-scheme="dark" data-words=""#))
        #expect(page(tree([], scheme: .light)).contains(#" data-scheme="light""#))
    }

    @Test func `has the window size of its layout`() {
        let window = PageWindow(
            size: CGSize(width: 1024.5, height: 768), isDark: true, textScale: 1.25, reducesMotion: true,
            displayScale: 2, increasesContrast: true)
        #expect(page(tree([]), window: window).contains(#" data-window="1024.5 768 1 1.25 1 2 1""#))
    }

    @Test func `names the element with the focus`() {
        #expect(page(tree([], focus: DisplayFocus(node: 7, count: 1))).contains(#" data-focus="n7"><form"#))
        #expect(!page(tree([], focus: DisplayFocus(node: nil, count: 1))).contains("data-focus"))
    }

    @Test func `has its style sheet inline, and its script by URL`() {
        let assets = PageAssets(styleSheet: Array("main{}".utf8), script: "/public/client.js")
        let html = page(tree([]), assets: assets)
        #expect(html.contains("<style>main{}</style>"))
        #expect(
            html.contains(
                #"<script defer fetchpriority=low src="/public/client.js"></script></head>"#
            ))
    }

    @Test func `has the script of the time zone only if it has used the server's, and waits for it`() {
        let assets = PageAssets(script: "/c.js", earlyScript: "/z.js?a&b")
        let script = #"<script defer fetchpriority=low src="/c.js"></script></head>"#
        let plain = page(tree([]), assets: assets)
        #expect(plain.contains(script) && !plain.contains("/z.js"))
        #expect(
            page(tree([]), assets: assets, usedTimeZone: "Europe/Rome")
                .contains(#"<script data-zone="Europe/Rome" src="/z.js?a&amp;b"></script>"# + script))
    }

    @Test func `at the root posts to the root`() {
        #expect(page(tree([]), scene: "").contains(#" data-scene="" "#))
        #expect(page(tree([]), scene: "").contains(#" action="/events">"#))
    }
}

@Suite struct `The names of the wire` {
    @Test func `of events are those of the display tree`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../public/wire.txt")
        let groups = try String(contentsOf: file, encoding: .utf8).split(separator: "\n\n")
        let group = try #require(groups.first { $0.hasPrefix("type events\n") })
        let names = group.split(separator: "\n").dropFirst().map { String($0.split(separator: " ")[1]) }
        #expect(names == EventType.allCases.map(\.rawValue))
    }

    @Test func `of nodes are parsed from the form in which they are written`() {
        #expect(NodeName.of(12) == "n12" && NodeName.node(of: "n12") == 12)
        for other in ["", "n", "12", "n0", "n-1", "nn1", "m12", "tap", "n99999999999999999999"] {
            #expect(NodeName.node(of: other) == nil)
        }
    }

    @Test func `names the manifest and the color around the page of an app that can be installed`() {
        func head(_ scheme: DisplayColorScheme?, offers: Bool = true) -> String {
            var assets = PageAssets()
            assets.installation = PageAssets.Installation(manifest: "/public/app-1.webmanifest", darkTheme: "#000")
            var session = PageSession(id: "s1", scene: "", window: PageWindow(size: CGSize(width: 390, height: 844)))
            session.offersInstallation = offers
            let page = HTMLPage.write(
                tree(.none, scheme: scheme), session: session, assets: assets, symbols: NoSymbols())
            return String(decoding: page, as: UTF8.self).firstMatch(of: /<link rel=manifest.*?(?=<style)/)
                .map { String($0.0) } ?? ""
        }
        let link = #"<link rel=manifest href="/public/app-1.webmanifest">"#
        #expect(head(nil) == link + ##"<meta name=theme-color media="(prefers-color-scheme:dark)" content="#000">"##)
        #expect(head(.dark) == link + ##"<meta name=theme-color content="#000">"##)
        #expect(head(.light) == link)
        #expect(head(nil, offers: false) == "")
    }

    @Test func `links to the icons of the app`() {
        var assets = PageAssets()
        assets.icons = [
            PageAssets.Icon(address: "/public/a.png", use: .tab),
            PageAssets.Icon(address: "/public/b.png", use: .darkTab),
            PageAssets.Icon(address: "/public/c.png?1&2", use: .homeScreen),
        ]
        let page = String(
            decoding: HTMLPage.writeStatic(tree(.none), assets: assets, symbols: NoSymbols()), as: UTF8.self)
        #expect(
            page.contains(
                #"<link rel=icon href="/public/a.png"><link rel=icon media="(prefers-color-scheme:dark)" href="/public/b.png">"#
                    + #"<link rel=apple-touch-icon href="/public/c.png?1&amp;2">"#))
        #expect(!page.contains("data:,"))
    }
}
