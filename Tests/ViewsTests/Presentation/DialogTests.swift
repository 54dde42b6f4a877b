import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `The buttons of an alert` {
    private func page(@ViewBuilder _ actions: @escaping () -> some View) -> TestPage {
        TestPage(width: 390, height: 800) {
            Color.clear.alert("Title", isPresented: .constant(true), actions: actions)
        }
    }

    @Test func `are side by side if there are two, with the cancel button first`() throws {
        let page = page {
            Button("Delete", role: .destructive) {}
            Button("Keep", role: .cancel) {}
        }
        let (keep, delete) = (try #require(page.frame(of: "Keep")), try #require(page.frame(of: "Delete")))
        #expect(keep.midY == delete.midY && keep.midX < delete.midX)
    }

    @Test func `form a column if there are more, with the cancel button last`() throws {
        let page = page {
            Button("Keep", role: .cancel) {}
            Button("A") {}
            Button("B") {}
        }
        #expect(page.texts == ["Title", "A", "B", "Keep"])
        let (first, last) = (try #require(page.frame(of: "A")), try #require(page.frame(of: "Keep")))
        #expect(first.midX == last.midX && first.maxY < last.minY)
    }

    @Test func `are red if they are destructive, gray if they are disabled, and bold if they cancel`() {
        let page = page {
            Button("Delete", role: .destructive) {}
            Button("Off") {}.disabled(true)
            Button("Keep", role: .cancel) {}
        }
        func style(_ text: String) -> DisplayTextStyle? {
            for node in page.nodes {
                if case .text(let own) = node.content, own.plainText == text { return own.appearance.styles.first }
            }
            return nil
        }
        #expect(style("Delete")?.paint == .color(.named(.red)))
        #expect(style("Off")?.paint == .color(.named(.tertiaryLabel)))
        #expect(style("Keep")?.font.weight == 600 && style("Delete")?.font.weight == 400)
    }
}

@MainActor @Suite struct `An action of a dialog` {
    private struct Chain: View {
        @State private var first = true
        @State private var second = false

        var body: some View {
            Text("page")
                .confirmationDialog("One", isPresented: $first) { Button("Go on") { second = true } }
                .alert("Two", isPresented: $second) {}
        }
    }

    @Test func `may present another dialog, which follows`() throws {
        let page = TestPage(width: 390, height: 800, holdsClock: true) { Chain() }
        try page.tap("Go on")
        page.advance(by: 3)
        #expect(page.texts == ["page", "Two", "OK"])
    }

    @Test func `replaces the default cancel button if it has the role cancel`() {
        func texts(_ width: CGFloat) -> [String] {
            TestPage(width: width, height: 800) {
                Text("page").confirmationDialog("One", isPresented: .constant(true)) {
                    Button("Leave", role: .cancel) {}
                    Button("Stay") {}
                }
            }.texts
        }
        #expect(texts(390) == ["page", "Stay", "Leave"])
        // In a wide window a tap outside cancels.
        #expect(texts(1000) == ["page", "Stay"])
    }

    @Test func `is that of the cancel button when the dialog is dismissed`() throws {
        struct Asking: View {
            @State private var asks = true
            @State private var answer = "none"

            var body: some View {
                Text("\(answer) \(asks)").confirmationDialog("One", isPresented: $asks) {
                    Button("Leave", role: .cancel) { answer = "left" }
                    Button("Stay") { answer = "stayed" }
                }
            }
        }
        for width: CGFloat in [390, 1000] {
            let page = TestPage(width: width, height: 800, holdsClock: true) { Asking() }
            let dialog = try #require(page.nodes.first { if case .dialog = $0.content { true } else { false } })
            try page.graph.send(DisplayEvent(node: dialog.id, type: .dismiss))
            page.update()
            page.advance(by: 2)
            #expect(page.texts == ["left false"])
            let other = TestPage(width: width, height: 800, holdsClock: true) { Asking() }
            try other.tap("Stay")
            other.advance(by: 2)
            #expect(other.texts == ["stayed false"])
        }
    }

    @Test func `on a phone is separate from the cancel button`() throws {
        let page = TestPage(width: 390, height: 800) {
            Text("page").confirmationDialog("One", isPresented: .constant(true)) {
                Button("Stay") {}
            } message: {
                Text("Why")
            }
        }
        let (stay, cancel) = (try #require(page.frame(of: "Stay")), try #require(page.frame(of: "Cancel")))
        #expect(abs(cancel.midY - stay.midY - 65) < 1)
        #expect(page.texts == ["page", "Why", "Stay", "Cancel"])
    }

    @Test func `can disable the dismissal of its dialog by a tap outside`() throws {
        struct Asking: View {
            let isLocked: Bool
            @State private var asks = true

            var body: some View {
                Text("asks \(asks)").confirmationDialog("One", isPresented: $asks) {
                    Button("Stay") {}.interactiveDismissDisabled(isLocked)
                }
            }
        }
        for isLocked in [false, true] {
            let page = TestPage(width: 390, height: 800, holdsClock: true) { Asking(isLocked: isLocked) }
            let dialog = try #require(
                page.nodes.first { if case .dialog = $0.content { true } else { false } })
            #expect(dialog.events == (isLocked ? [] : .dismiss))
        }
    }
}

@MainActor @Suite struct `The place of a popover` {
    private let window = CGRect(x: 0, y: 0, width: 1000, height: 800)

    private func place(_ source: CGRect, _ edge: Edge? = nil, _ size: CGSize) -> PopoverPlace {
        PopoverPlace(source: source, edge: edge, window: window) {
            CGSize(width: min(size.width, $0.width), height: min(size.height, $0.height))
        }
    }

    @Test func `is at the requested edge`() {
        let place = place(
            CGRect(x: 400, y: 300, width: 100, height: 40), .leading, CGSize(width: 200, height: 100))
        #expect(place.bubble == CGRect(x: 188, y: 270, width: 200, height: 100))
        #expect(place.arrow == CGRect(x: 388, y: 307, width: 12, height: 26))
        #expect(place.arrowEdge == .trailing)
    }

    @Test func `is at another edge if the requested one has no room`() {
        let place = place(CGRect(x: 100, y: 300, width: 100, height: 40), .leading, CGSize(width: 200, height: 100))
        #expect(place.bubble == CGRect(x: 50, y: 352, width: 200, height: 100))
        #expect(place.arrowEdge == .top)
    }

    @Test func `is at the edge with the most room if no edge has enough`() {
        let place = place(CGRect(x: 300, y: 300, width: 100, height: 100), nil, CGSize(width: 900, height: 900))
        // There are 980 × 378 points below the source, and 578 × 780 at its trailing side.
        #expect(place.arrowEdge == .leading)
        #expect(place.bubble == CGRect(x: 412, y: 10, width: 578, height: 780))
    }

    @Test func `keeps its arrow away from the corners`() {
        let low = place(CGRect(x: 0, y: 300, width: 4, height: 40), .bottom, CGSize(width: 200, height: 100))
        #expect(low.bubble.minX == 10 && low.arrow.minX == 23)
        let high = place(CGRect(x: 996, y: 300, width: 4, height: 40), .bottom, CGSize(width: 200, height: 100))
        #expect(high.bubble.maxX == 990 && high.arrow.maxX == 977)
        let top = place(CGRect(x: 300, y: 0, width: 40, height: 4), .trailing, CGSize(width: 200, height: 100))
        #expect(top.bubble.minY == 10 && top.arrow.minY == 23)
    }
}
