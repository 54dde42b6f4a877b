import EspalierDisplayTree
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A button` {
    struct Shrinking: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .opacity(configuration.isPressed ? 0.25 : 1)
                .animation(.linear(duration: 0.2), value: configuration.isPressed)
        }
    }

    struct Still: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(10) }
    }

    private func button(_ page: TestPage) -> DisplayNode? {
        page.nodes.first {
            if case .control(let control) = $0.content, case .button = control.kind { true } else { false }
        }
    }

    @Test func `has its style's pressed appearance on the page, with its animation`() throws {
        let page = TestPage { Button("go") {}.buttonStyle(Shrinking()) }
        let text = try #require(page.nodes.first { "\($0.type)" == "Text" })
        #expect(text.appearance == nil)
        #expect(text.pressed?.node.appearance?.opacity == 0.25)
        #expect(text.pressed?.animation?.duration == 0.2)
        #expect(button(page)?.events == .tap)
        #expect(page.texts == ["go"])
    }

    @Test func `of a style that does not read the pressed state has no pressed appearance`() {
        let page = TestPage { Button("go") {}.buttonStyle(Still()) }
        #expect(page.nodes.allSatisfy { $0.pressed == nil })
        #expect(page.frame(of: "go") == CGRect(x: 140, y: 95, width: 20, height: 10))
    }

    struct Reader: View {
        let configuration: ButtonStyleConfiguration
        var body: some View { configuration.label.opacity(configuration.isPressed ? 0.5 : 1) }
    }

    struct Nested: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Reader(configuration: configuration) }
    }

    @Test func `has a pressed appearance if only a view inside the style's body reads the state`() {
        let page = TestPage { Button("go") {}.buttonStyle(Nested()) }
        #expect(page.nodes.contains { $0.pressed?.node.appearance?.opacity == 0.5 })
    }

    struct Texts: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                Text(configuration.isPressed ? "down" : "up")
                configuration.label
            }
        }
    }

    @Test func `shows another text while pressed by a second element`() throws {
        let page = TestPage { Button("go") {}.buttonStyle(Texts()) }
        #expect(page.texts == ["up", "go", "down"])
        let up = try #require(
            page.nodes.first { if case .text(let text) = $0.content { text.plainText == "up" } else { false } })
        let down = try #require(
            page.nodes.first { if case .text(let text) = $0.content { text.plainText == "down" } else { false } })
        #expect(up.pressed?.node.appearance?.isHidden == true)
        #expect(down.appearance?.isHidden == true)
        #expect(down.pressed?.node.appearance == nil)
    }

    struct Counting: ButtonStyle {
        let count: (Bool) -> Void
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onChange(of: configuration.isPressed) { _, new in count(new) }
        }
    }

    @Test func `reports presses to the server if an action depends on them`() throws {
        var heard: [Bool] = []
        let page = TestPage { Button("go") {}.buttonStyle(Counting { heard.append($0) }) }
        #expect(heard == [])
        #expect(button(page)?.events == [.tap, .press])
        try page.send(.press, .bool(true), to: "go")
        try page.send(.press, .bool(false), to: "go")
        #expect(heard == [true, false])
        #expect(throws: EventRefusal.wrongValue(node: button(page)!.id, type: .press, expected: "true or false")) {
            try page.send(.press, .number(2), to: "go")
        }
    }

    @Test func `runs the actions of its label once`() {
        var count = 0
        _ = TestPage {
            Button {
            } label: {
                Text("go").onAppear { count += 1 }.onPreferenceChange(Marks.self) { _ in count += 10 }
            }
            .buttonStyle(Shrinking())
        }
        #expect(count == 11)
    }

    enum Marks: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture(count: 1) {
                configuration.trigger()
                configuration.trigger()
            }
        }
    }

    @Test func `acts when its primitive style triggers it`() throws {
        var count = 0
        let page = TestPage { Button("go") { count += 1 }.buttonStyle(Twice()) }
        try page.tap("go")
        #expect(count == 2)
    }

    struct Framed: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration).frame(width: 100, height: 50)
        }
    }

    @Test func `in a primitive style is styled by the outer style`() throws {
        var count = 0
        let page = TestPage {
            Button("go") { count += 1 }.buttonStyle(Framed()).buttonStyle(Still())
        }
        // The padding of the outer style is inside the frame of the inner one.
        #expect(button(page)?.frame == CGRect(x: 130, y: 85, width: 40, height: 30))
        try page.tap("go")
        #expect(count == 1)
    }

    struct Role: ButtonStyle {
        @Environment(\.isEnabled) var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(configuration.role == .destructive ? "destroys" : "keeps")
                Text(isEnabled ? "on" : "off")
            }
        }
    }

    @Test func `passes its role to its style, and the style reads the environment`() {
        let page = TestPage {
            Button("go", role: .destructive) {}.buttonStyle(Role()).disabled(true)
        }
        #expect(page.texts == ["go", "destroys", "off"])
    }

    @Test(
        arguments: [
            (ControlSize.mini, CGSize(width: 40, height: 20)), (.small, CGSize(width: 40, height: 20)),
            (.regular, CGSize(width: 44, height: 24)), (.large, CGSize(width: 60, height: 40)),
        ])
    func `with a border has the padding of its size`(size: ControlSize, expected: CGSize) {
        let page = TestPage { Button("go") {}.buttonStyle(.bordered).controlSize(size) }
        #expect(button(page)?.frame.size == expected)
    }

    @Test func `with several views in its label is one button with a row in it`() throws {
        var count = 0
        let page = TestPage {
            Button {
                count += 1
            } label: {
                Text("a")
                Text("b")
            }
        }
        #expect(page.frame(of: "a")?.minY == page.frame(of: "b")?.minY)
        #expect(page.nodes.count { "\($0.type)" == "Button" } == 1)
        try page.tap("b")
        #expect(count == 1)
    }

    @Test func `changes its style when another one is set`() throws {
        struct Both: View {
            @State var isPlain = false
            var body: some View {
                VStack {
                    Text(isPlain ? "plain" : "padded").onTapGesture { isPlain.toggle() }
                    if isPlain { Button("go") {}.buttonStyle(.plain) } else { Button("go") {}.buttonStyle(Still()) }
                }
            }
        }
        let page = TestPage { Both() }
        #expect(page.nodes.first { "\($0.type)" == "Button" }?.frame.size == CGSize(width: 40, height: 30))
        try page.tap("padded")
        #expect(page.nodes.first { "\($0.type)" == "Button" }?.frame.size == CGSize(width: 20, height: 10))
    }

    @Test func `of an accessory bar is small, with a border if it does something`() {
        func size(_ style: some PrimitiveButtonStyle) -> CGSize? {
            button(TestPage { Button("go") {}.buttonStyle(style) })?.frame.size
        }
        let small = button(TestPage { Button("go") {}.buttonStyle(.bordered).controlSize(.small) })?.frame.size
        #expect(size(.accessoryBarAction) == small)
        #expect(size(.accessoryBar) == CGSize(width: 20, height: 10))
    }
}
