import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `A sheet` {
    private func card(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: @escaping () -> some View) -> CGRect?
    {
        TestPage(width: width, height: height) {
            Color.clear.sheet(isPresented: .constant(true)) {
                content().frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityLabel("card")
            }
        }
        .frame(of: "card")
    }

    @Test func `leaves 12 points at the top of a narrow window`() {
        #expect(card(390, 800) { Color.red } == CGRect(x: 0, y: 12, width: 390, height: 788))
    }

    @Test func `keeps its size around larger content, which is centered`() {
        let page = TestPage(width: 390, height: 800) {
            Color.clear.sheet(isPresented: .constant(true)) {
                Color.red.frame(width: 600, height: 2000).accessibilityLabel("large")
                    .overlay(alignment: .top) { Color.clear }
            }
        }
        #expect(page.frame(of: "large") == CGRect(x: -105, y: -594, width: 600, height: 2000))
    }

    @Test func `is as large as a form in a wide window`() {
        #expect(card(1000, 800) { Color.red } == CGRect(x: 230, y: 90, width: 540, height: 620))
        #expect(
            card(1000, 800) { Color.red.presentationSizing(.page) } == CGRect(x: 148, y: 24, width: 704, height: 752))
    }

    @Test func `is at most as wide as a page if it fits its content`() {
        #expect(card(1000, 800) { Color.red.presentationSizing(.fitted) }?.width == 704)
    }

    @Test func `first rests at its lowest detent`() {
        #expect(
            card(390, 800) { Color.red.presentationDetents([.large, .medium]) }
                == CGRect(x: 0, y: 406, width: 390, height: 394))
        #expect(
            card(390, 800) { Color.red.presentationDetents([.height(200), .fraction(0.5)]) }
                == CGRect(x: 0, y: 600, width: 390, height: 200))
    }

    @Test func `rests at the detent that the app selects`() {
        #expect(
            card(390, 800) {
                Color.red.presentationDetents([.medium, .height(200)], selection: .constant(.medium))
            } == CGRect(x: 0, y: 406, width: 390, height: 394))
    }
}

@MainActor @Suite struct `A sheet that is dragged` {
    private struct Resizable: View {
        var detents: Set<PresentationDetent> = [.height(200), .medium, .large]
        var interaction = PresentationBackgroundInteraction.automatic
        @State private var shown = true
        @State private var detent = PresentationDetent.medium

        var body: some View {
            Text("page")
                .sheet(isPresented: $shown) {
                    Button("shrink") { detent = .height(200) }.frame(maxWidth: .infinity, maxHeight: .infinity)
                        .presentationDetents(detents, selection: $detent)
                        .presentationBackgroundInteraction(interaction)
                }
        }
    }

    private func card(_ page: TestPage) -> DisplayNode? { page.nodes.first { "\($0.type)" == "SheetCard" } }
    private func heights(_ page: TestPage) -> String? {
        if case .part(.sheet(let words))? = card(page)?.content { words } else { nil }
    }
    private func dialog(_ page: TestPage) -> DisplayNode? {
        page.nodes.first { if case .dialog = $0.content { true } else { false } }
    }

    @Test func `tells the page its heights`() {
        #expect(heights(TestPage(width: 390, height: 800) { Resizable() }) == "1 200 394 788")
        #expect(heights(TestPage(width: 390, height: 800) { Resizable(detents: [.large]) }) == "0 788")
        // In a wide window it is not dragged.
        #expect(heights(TestPage(width: 1000, height: 800) { Resizable() }) == "")
    }

    @Test func `rests where the page has moved it, without an animation`() throws {
        let page = TestPage(width: 390, height: 800, holdsClock: true) { Resizable() }
        let number = try #require(card(page)).id
        try page.graph.send(DisplayEvent(node: number, type: .detent, value: .number(2)))
        page.update()
        #expect(heights(page) == "2 200 394 788")
        #expect(card(page)?.frame == CGRect(x: 0, y: 12, width: 390, height: 788))
        #expect(card(page)?.animation == nil)
    }

    @Test func `moves with an animation when the app selects another height`() throws {
        let page = TestPage(width: 390, height: 800, holdsClock: true) { Resizable() }
        try page.tap("shrink")
        #expect(card(page)?.frame.minY == 600)
        #expect(card(page)?.animation != nil)
    }

    @Test func `goes to the next height when its handle is tapped`() throws {
        let page = TestPage(width: 390, height: 800, holdsClock: true) { Resizable() }
        try page.tap("Sheet Grabber")
        #expect(heights(page) == "2 200 394 788")
        try page.tap("Sheet Grabber")
        #expect(heights(page) == "0 200 394 788")
    }

    @Test func `refuses heights that it does not have`() throws {
        let page = TestPage(width: 390, height: 800) { Resizable() }
        let number = try #require(card(page)).id
        for value: EventValue in [.number(3), .number(-1), .number(0.5), .number(.nan), .text("0"), .none] {
            #expect(throws: EventRefusal.self) {
                try page.graph.send(DisplayEvent(node: number, type: .detent, value: value))
            }
        }
        #expect(heights(page) == "1 200 394 788")
    }

    @Test func `lets the page be used as long as it is low enough`() throws {
        let page = TestPage(width: 390, height: 800, holdsClock: true) {
            Resizable(interaction: .enabled(upThrough: .medium))
        }
        func isModal() -> Bool? { dialog(page)?.semantics?.isModal }
        func isModeless() -> Bool? {
            if case .dialog(_, let isModeless)? = dialog(page)?.content { isModeless } else { nil }
        }
        #expect(isModal() == false)
        #expect(isModeless() == true)
        let number = try #require(card(page)).id
        try page.graph.send(DisplayEvent(node: number, type: .detent, value: .number(2)))
        page.update()
        #expect(isModal() == true)
        #expect(isModeless() == false)
    }

    @Test func `keeps the page from being used unless the app allows it`() {
        func isModal(_ interaction: PresentationBackgroundInteraction) -> Bool? {
            dialog(TestPage(width: 390, height: 800) { Resizable(interaction: interaction) })?.semantics?.isModal
        }
        #expect(isModal(.automatic) == true)
        #expect(isModal(.disabled) == true)
        #expect(isModal(.enabled) == false)
        #expect(isModal(.enabled(upThrough: .height(200))) == true)
    }
}
