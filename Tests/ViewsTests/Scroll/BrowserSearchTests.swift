import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import TestKit
import Testing

@testable import EspalierViews

@MainActor @Suite struct `A list while the browser searches the page` {
    private final class Log {
        var appeared: [Int] = []
    }

    private func list(_ count: Int, log: Log = Log(), height: @escaping (Int) -> CGFloat = { _ in 40 }) -> TestPage {
        TestPage(width: 390, height: 800) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { row in
                        Text(verbatim: "row \(row)").frame(height: height(row)).onAppear { log.appeared.append(row) }
                    }
                }
            }
        }
    }

    private func area(_ page: TestPage) throws -> DisplayNode {
        try #require(page.nodes.first { if case .scroll = $0.content { true } else { false } })
    }

    private func send(_ type: EventType, _ value: EventValue, to page: TestPage) throws {
        try page.graph.send(DisplayEvent(node: try area(page).id, type: type, value: value))
        page.update()
    }

    private func rows(_ range: ClosedRange<Int>) -> [String] { range.map { "row \($0)" } }

    @Test func `has five hundred rows below those that are visible`() throws {
        let log = Log()
        let page = list(3000, log: log)
        let appeared = log.appeared
        #expect(page.texts == rows(0...40))
        try send(.search, .bool(true), to: page)
        #expect(page.texts == rows(0...520))
        #expect(log.appeared == appeared)
    }

    @Test func `has them on both sides, and again around the place to which the browser scrolls`() throws {
        let page = list(3000)
        try send(.scroll, .point(CGPoint(x: 0, y: 40_000)), to: page)
        try send(.search, .bool(true), to: page)
        #expect(page.texts == rows(500...1520))
        try send(.scroll, .point(CGPoint(x: 0, y: 55_000)), to: page)
        #expect(page.texts == rows(875...1895))
    }

    @Test func `has the rows of the window again when the search ends`() throws {
        let page = list(3000)
        let before = page.texts
        try send(.search, .bool(true), to: page)
        try send(.search, .bool(false), to: page)
        #expect(page.texts == before)
    }

    @Test func `has all rows of a short list`() throws {
        let page = list(200)
        try send(.search, .bool(true), to: page)
        #expect(page.texts == rows(0...199))
    }

    @Test func `shows the same rows as before when those above them get their actual lengths`() throws {
        let page = list(3000) { $0 % 2 == 0 ? 40 : 60 }
        try send(.scroll, .point(CGPoint(x: 0, y: 40_000)), to: page)
        let row = try #require(page.texts.first { page.frame(of: $0)?.minY ?? 0 >= 40_000 })
        let distance = try #require(page.frame(of: row)).minY - 40_000
        try send(.search, .bool(true), to: page)
        let top = try #require(page.scrollState?.request).offset.y
        #expect(top > 44_000)
        #expect(try #require(page.frame(of: row)).minY - top == distance)
    }

    @Test func `refuses a search that is neither begun nor ended`() throws {
        let page = list(300)
        let number = try area(page).id
        #expect(throws: EventRefusal.wrongValue(node: number, type: .search, expected: "a Boolean")) {
            try page.graph.send(DisplayEvent(node: number, type: .search, value: .text("row")))
        }
    }

    @Test func `is no such list if all its rows are there anyway`() throws {
        let page = TestPage(width: 390, height: 800) {
            ScrollView { VStack { ForEach(0..<99, id: \.self) { Text(verbatim: "\($0)") } } }
        }
        let number = try area(page).id
        #expect(throws: EventRefusal.self) {
            try page.graph.send(DisplayEvent(node: number, type: .search, value: .bool(true)))
        }
    }
}
