import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

/// Letters are 10 by 10 points. The bubble is 270 points wide, 12 points from its source.
/// Its title has 38 points and a line below it, its buttons have 44.
@MainActor @Suite struct `A confirmation dialog in a wide window` {
    private struct Page: View {
        @State private var asks = false
        @State private var asksHere = false

        var body: some View {
            VStack(spacing: 100) {
                Button("Outer") { asks = true }
                Button("Inner") { asksHere = true }
                    .confirmationDialog("Sure?", isPresented: $asksHere, titleVisibility: .visible) {
                        Button("Here") {}
                    }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .confirmationDialog("Sure?", isPresented: $asks, titleVisibility: .visible) { Button("There") {} }
        }
    }

    /// The distance from a button to the middle of the action in the dialog that it opens.
    private func gap(_ opener: String, _ action: String) throws -> CGFloat {
        let page = TestPage(width: 1000, height: 800, holdsClock: true) { Page() }
        try page.tap(opener)
        page.advance(by: 2)
        let (button, dialog) = (try #require(page.frame(of: opener)), try #require(page.frame(of: action)))
        #expect(dialog.midX < 200)
        return dialog.midY - button.maxY
    }

    @Test func `points at the button that it belongs to`() throws {
        #expect(try gap("Inner", "Here") == 12 + 38 + 0.5 + 22)
    }

    @Test func `points at the button that was pressed if it belongs to the view around it`() throws {
        #expect(try gap("Outer", "There") == 12 + 38 + 0.5 + 22)
    }

    @Test func `is in the middle if nothing was pressed and its view fills the window`() throws {
        let page = TestPage(width: 1000, height: 800) {
            Color.red.confirmationDialog("Sure?", isPresented: .constant(true), titleVisibility: .visible) {
                Button("Yes") {}
            }
        }
        #expect(try #require(page.frame(of: "Yes")).midX == 500)
    }

    @Test func `has a button that cancels if a tap outside does not, or if there is nothing else`() {
        func texts(@ViewBuilder _ actions: @escaping () -> some View) -> [String] {
            TestPage(width: 1000, height: 800) {
                Text("page").confirmationDialog("Sure?", isPresented: .constant(true), actions: actions)
            }
            .texts
        }
        #expect(texts { Button("Yes") {}.interactiveDismissDisabled() } == ["page", "Yes", "Cancel"])
        #expect(texts { Button("No", role: .cancel) {} } == ["page", "Cancel"])
        #expect(texts { Button("Yes") {} } == ["page", "Yes"])
    }
}
