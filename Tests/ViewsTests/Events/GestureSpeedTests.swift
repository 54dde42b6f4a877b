import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing
import TestKit

@MainActor
@Suite struct `Two fingers` {
    @Test func `have the speed of their last move, per second`() throws {
        let diary = Diary()
        let page = TestPage {
            Text("tile").gesture(
                MagnifyGesture().onChanged { diary.note("\($0.magnification) at \(($0.velocity * 10).rounded() / 10)") }
            )
        }
        let finger = try Finger(page, on: "tile")
        try finger.down(0, 0)
        try finger.send(.move, [.zero, CGPoint(x: 100, y: 0)], 0.1)
        try finger.send(.move, [.zero, CGPoint(x: 200, y: 0)], 0.2)
        try finger.send(.move, [.zero, CGPoint(x: 300, y: 0)], 0.4)
        #expect(diary.lines.last == "3.0 at 5.0")
        // A report at the same time has no speed.
        try finger.send(.move, [.zero, CGPoint(x: 400, y: 0)], 0.4)
        #expect(diary.lines.last == "4.0 at 0.0")
    }
}
