import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierHTMLRenderer

@Suite struct `A page` {
    private func page(
        _ tree: DisplayTree, scene: String = "tabs",
        window: PageWindow = PageWindow(size: CGSize(width: 390, height: 844)),
        assets: PageAssets = PageAssets()
    ) -> String {
        String(
            decoding: HTMLPage.write(
                tree, session: PageSession(id: "s1", scene: scene, window: window), assets: assets, symbols: NoSymbols()
            ),
            as: UTF8.self)
    }

    @Test func `is a document with a form around its root`() {
        #expect(
            page(tree([text(2, "Hi")], revision: 4, title: "Trips"))
                == #"<!doctype html><html lang="en" data-words="Reconnecting…|That didn’t work."><head><meta charset=utf-8><title>Trips</title><meta name=viewport content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name=color-scheme content="light dark"><link rel=icon href="data:,"></head><body data-session="s1" data-revision="4" data-scene="tabs" data-window="390 844 0 1 0 1"><form method=post novalidate autocomplete=off action="/tabs/events"><input type=hidden name=session value="s1"><input type=hidden name=revision value=4><button hidden></button><main id=n1 style="width:100px;height:100px;"><div id=n2 style="width:10px;height:10px;line-height:20px;">Hi</div></main></form></body></html>"#
        )
    }

    @Test func `that stands for itself has neither session nor form nor script`() {
        let html = String(
            decoding: HTMLPage.writeStatic(
                tree([], language: "de"), assets: PageAssets(script: "/public/client.js"), symbols: NoSymbols()),
            as: UTF8.self)
        #expect(html.hasPrefix(#"<!doctype html><html lang="de"><head>"#))
        #expect(html.hasSuffix("</head><body><main id=n1 style=\"width:100px;height:100px;\"></main></body></html>"))
    }

    @Test func `says its language, its direction and the app's color scheme`() {
        #expect(
            page(tree([], scheme: .dark, language: "he", direction: .rightToLeft))
                .hasPrefix(#"<!doctype html><html lang="he" dir=rtl data-scheme="dark" data-words=""#))
        #expect(page(tree([], scheme: .light)).contains(#" data-scheme="light""#))
    }

    @Test func `says for which window it was laid out`() {
        let window = PageWindow(
            size: CGSize(width: 1024.5, height: 768), isDark: true, textScale: 1.25, reducesMotion: true,
            displayScale: 2)
        #expect(page(tree([]), window: window).contains(#" data-window="1024.5 768 1 1.25 1 2""#))
    }

    @Test func `names the element that gets the focus`() {
        #expect(page(tree([], focus: DisplayFocus(node: 7, count: 1))).contains(#" data-focus="n7"><form"#))
        #expect(!page(tree([], focus: DisplayFocus(node: nil, count: 1))).contains("data-focus"))
    }

    @Test func `has its style sheet inline, and its scripts by their addresses`() {
        let assets = PageAssets(
            styleSheet: Array("main{}".utf8), script: "/public/client.js",
            laterScripts: [.init(name: "lists", address: "/public/lists.js"), .init(name: "motion", address: "/m.js")])
        let html = page(tree([]), assets: assets)
        #expect(html.contains("<style>main{}</style>"))
        #expect(
            html.contains(
                #"<script defer src="/public/client.js" data-lists="/public/lists.js" data-motion="/m.js"></script></head>"#
            ))
    }

    @Test func `at the root posts to the root`() {
        #expect(page(tree([]), scene: "").contains(#" data-scene="" "#))
        #expect(page(tree([]), scene: "").contains(#" action="/events">"#))
    }
}

/// What a page without JavaScript posts.
@Suite struct `A posted form` {
    private func events(_ kind: DisplayControl.Kind, _ events: EventTypes, posted: String?, isDisabled: Bool = false)
        -> [DisplayEvent]
    {
        let control = node(
            2, "Control", .control(DisplayControl(kind: kind, isDisabled: isDisabled)), events: events)
        return FormPost.events(posted.map { [(name: "n2", value: $0)] } ?? [], in: tree([control]))
    }

    private func event(_ type: EventType, _ value: EventValue) -> [DisplayEvent] {
        [DisplayEvent(node: 2, type: type, value: value)]
    }

    @Test func `reports texts that differ, with line feeds as the server has them`() {
        #expect(events(.textField(field("a")), .input, posted: "b") == event(.input, .text("b")))
        #expect(events(.textField(field("a")), .change, posted: "b") == event(.change, .text("b")))
        #expect(events(.textArea(field("a\nb")), .input, posted: "a\r\nb") == [])
        #expect(events(.textArea(field("")), .input, posted: "a\r\nb") == event(.input, .text("a\nb")))
        #expect(events(.textField(field("a")), .input, posted: nil) == [])
        #expect(events(.textField(field("a")), .submit, posted: "b") == [])
    }

    @Test func `reports a switch as off by leaving it out`() {
        #expect(events(.toggle(isOn: true), .change, posted: nil) == event(.change, .bool(false)))
        #expect(events(.toggle(isOn: false), .change, posted: "on") == event(.change, .bool(true)))
        #expect(events(.toggle(isOn: true), .change, posted: "on") == [])
    }

    @Test func `reports numbers of sliders and options that there are`() {
        let slider = DisplayControl.Kind.slider(value: 1, minimum: 0, maximum: 9, step: nil)
        #expect(events(slider, [.input, .change], posted: "2.5") == event(.change, .number(2.5)))
        #expect(events(slider, .input, posted: "2.5") == event(.input, .number(2.5)))
        #expect(events(slider, .input, posted: "nan") == [] && events(slider, .input, posted: "1.0") == [])
        let choice = DisplayControl.Kind.choice(options: ["a", "b"], selected: 0)
        #expect(events(choice, .change, posted: "1") == event(.change, .number(1)))
        #expect(events(choice, .change, posted: "2") == [] && events(choice, .change, posted: "") == [])
    }

    @Test func `reports dates and colors that differ`() {
        let date = DisplayControl.Kind.date(.init(isTime: false, value: "2026-01-01"))
        #expect(events(date, .change, posted: "2026-01-02") == event(.change, .text("2026-01-02")))
        #expect(events(.color("#000000"), .change, posted: "#000000") == [])
    }

    @Test func `reports nothing of disabled controls, or of nodes that are none`() {
        #expect(events(.toggle(isOn: true), .change, posted: nil, isDisabled: true) == [])
        #expect(FormPost.events([(name: "n2", value: "x")], in: tree([text(2, "a")])) == [])
        #expect(FormPost.events([(name: "x2", value: "x"), (name: "n-2", value: "x")], in: tree([])) == [])
    }

    @Test func `reports the pressed button last, after the fields that it may depend on`() {
        let page = tree([node(2, "Control", .control(DisplayControl(kind: .textField(field("a")))), events: .input)])
        let fields = [(name: "tap", value: "9"), (name: "step", value: "8:-1"), (name: "n2", value: "b")]
        #expect(
            FormPost.events(fields, in: page) == [
                DisplayEvent(node: 2, type: .input, value: .text("b")), DisplayEvent(node: 9, type: .tap),
                DisplayEvent(node: 8, type: .change, value: .number(-1)),
            ])
        #expect(FormPost.events([(name: "step", value: "8:2"), (name: "tap", value: "x")], in: page) == [])
    }
}

@Suite struct `The names of the wire` {
    @Test func `of events are those of the display tree`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../public/wire.txt")
        let groups = try String(contentsOf: file, encoding: .utf8).split(separator: "\n\n")
        let group = try #require(groups.first { $0.hasPrefix("type client\n") })
        let names = group.split(separator: "\n").dropFirst().map { String($0.split(separator: " ")[1]) }
        #expect(names == EventType.allCases.map(\.rawValue))
    }

    @Test func `of nodes are read as they are written`() {
        #expect(NodeName.of(12) == "n12" && NodeName.node(of: "n12") == 12)
        for other in ["", "n", "12", "n0", "n-1", "nn1", "m12", "tap", "n99999999999999999999"] {
            #expect(NodeName.node(of: other) == nil)
        }
    }
}
