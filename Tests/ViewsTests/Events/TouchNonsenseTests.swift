import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A page that reports invalid touches` {
    private func page(_ diary: Diary) -> TestPage {
        TestPage {
            Text("card").gesture(
                DragGesture(minimumDistance: 0).onChanged { _ in diary.note("moved") }.onEnded { _ in diary.note("end")
                })
        }
    }

    @Test func `gets a refusal for a move without a touch, and for a second end`() throws {
        let diary = Diary()
        let finger = try Finger(page(diary), on: "card")
        #expect(throws: EventRefusal.notTaken(node: finger.node.id, type: .move)) { try finger.move(1, 1) }
        try finger.tap()
        #expect(diary.lines == ["moved", "end"])
        #expect(throws: EventRefusal.notTaken(node: finger.node.id, type: .lift)) { try finger.up(1, 1) }
        #expect(diary.lines == ["moved", "end"])
    }

    @Test func `gets a refusal for an invalid touch`() throws {
        let diary = Diary()
        let finger = try Finger(page(diary), on: "card")
        for value in [EventValue.none, .point(.zero), .number(1), .text("x")] {
            #expect(throws: EventRefusal.self) {
                try finger.page.graph.send(DisplayEvent(node: finger.node.id, type: .touch, value: value))
            }
        }
        #expect(TouchReport(serial: 1, time: 0, points: [CGPoint(x: CGFloat.nan, y: 0)]) == nil)
        #expect(TouchReport(serial: 1, time: .infinity, points: [.zero]) == nil)
        #expect(TouchReport(serial: 1, time: 0, points: []) == nil)
        #expect(TouchReport(serial: 1, time: 0, points: [CGPoint(x: 1e300, y: 0)])?.points[0].x == 1_000_000)
    }

    @Test func `may report ten thousand moves, and time does not run backwards`() throws {
        let diary = Diary()
        let finger = try Finger(page(diary), on: "card")
        try finger.down(0, 0, at: 5)
        for step in 1...10_000 {
            let report = try #require(
                TouchReport(serial: 1, time: Double(-step), points: [CGPoint(x: Double(step), y: 0)]))
            try finger.page.graph.send(DisplayEvent(node: finger.node.id, type: .move, value: .touch(report)))
        }
        try finger.up(0, 0)
        #expect(diary.lines.count == 10_002)
    }

    @Test func `starts a new touch in place of one that never ended`() throws {
        let diary = Diary()
        var finger = try Finger(page(diary), on: "card")
        try finger.down(0, 0)
        finger.serial = 2
        try finger.tap()
        #expect(diary.lines == ["moved", "moved", "end"])
    }
}
