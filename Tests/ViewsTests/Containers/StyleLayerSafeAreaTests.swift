import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing
import TestKit

@MainActor
@Suite struct `A background style at the edge of the safe area` {
    private struct Mover: View {
        @State private var isAtTop: Bool

        init(isAtTop: Bool) {
            _isAtTop = State(initialValue: isAtTop)
        }

        var body: some View {
            VStack(spacing: 0) {
                if !isAtTop { Text("above").frame(height: 10) }
                Button("move") { isAtTop.toggle() }.frame(width: 100, height: 30).background(.red)
                Spacer()
            }
        }
    }

    private func page(isAtTop: Bool) -> TestPage {
        let page = TestPage(width: 100, height: 200) { Mover(isAtTop: isAtTop) }
        page.graph.host.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
        page.update()
        return page
    }

    private let extended = CGRect(x: 0, y: 0, width: 100, height: 50)
    private let own = CGRect(x: 0, y: 30, width: 100, height: 30)

    @Test func `ends with its view when the view leaves the edge`() throws {
        let page = page(isAtTop: true)
        #expect(page.frames(ofType: "Rectangle") == [extended])
        try page.tap("move")
        #expect(page.frames(ofType: "Rectangle") == [own])
    }

    @Test func `extends beyond the edge when its view reaches it`() throws {
        let page = page(isAtTop: false)
        #expect(page.frames(ofType: "Rectangle") == [own])
        try page.tap("move")
        #expect(page.frames(ofType: "Rectangle") == [extended])
    }
}
