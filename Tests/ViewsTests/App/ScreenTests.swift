import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `The screen` {
    private struct Measured: View {
        @State private var width: CGFloat = 0
        var body: some View {
            Text("\(Int(UIScreen.main.bounds.width)) by \(Int(UIScreen.main.bounds.height))")
            Button("Measure") { width = UIScreen.main.bounds.width }
            Text("measured \(Int(width))")
        }
    }

    @Test func `is the window of the page whose view reads it, also after a change`() {
        let (one, other) = (TestPage { Measured() }, TestPage(width: 500) { Measured() })
        #expect(one.texts[0] == "300 by 200" && other.texts[0] == "500 by 200")
        one.graph.host.size = CGSize(width: 320, height: 480)
        one.update()
        #expect(one.texts[0] == "320 by 480" && other.texts[0] == "500 by 200")
    }

    @Test func `belongs to the page whose action runs`() throws {
        let (one, other) = (TestPage { Measured() }, TestPage(width: 500) { Measured() })
        try one.tap("Measure")
        #expect(one.texts.last == "measured 300")
        try other.tap("Measure")
        #expect(other.texts.last == "measured 500")
    }

    private struct Pixels: View {
        var body: some View { Text("\(Int(UIScreen.main.scale)): \(Int(UIScreen.main.nativeBounds.width))") }
    }

    @Test func `has the pixels of the browser`() {
        let page = TestPage { Pixels() }
        page.graph.host.displayScale = 3
        page.update()
        #expect(page.texts == ["3: 900"])
    }
}
