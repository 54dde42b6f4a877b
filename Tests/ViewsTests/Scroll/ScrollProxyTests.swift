import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `A proxy of scroll views` {
    private final class Keeper { var proxy: ScrollViewProxy? }

    @Test func `scrolls on request outside of events, and notifies the owner of the page`() throws {
        let keeper = Keeper()
        let page = TestPage {
            ScrollViewReader { proxy in
                ScrollView { VStack(spacing: 0) { ForEach(0..<50) { Text("row \($0)") } } }
                    .onAppear { keeper.proxy = proxy }
            }
        }
        var count = 0
        page.graph.onInvalidation = { count += 1 }
        try #require(keeper.proxy).scrollTo(30, anchor: .top)
        #expect(count == 1)
        page.update()
        #expect(page.scrollState?.request == DisplayScroll.Request(number: 1, offset: CGPoint(x: 0, y: 300)))
    }

    @Test func `of a page that has ended does nothing`() throws {
        let keeper = Keeper()
        do {
            let page = TestPage {
                ScrollViewReader { proxy in ScrollView { Text("a") }.onAppear { keeper.proxy = proxy } }
            }
            page.graph.end()
        }
        try #require(keeper.proxy).scrollTo(0)
    }
}
