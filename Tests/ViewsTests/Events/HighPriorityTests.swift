import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing
import TestKit

@MainActor
@Suite struct `Gestures of high priority` {
    private func drag(_ name: String, _ diary: Diary) -> some Gesture {
        DragGesture().onChanged { _ in diary.note(name) }
    }

    /// The names of the gestures that a drag on "card" reaches.
    private func reached(_ page: TestPage, _ diary: Diary) throws -> [String] {
        let finger = try Finger(page, on: "card")
        try finger.down(0, 0)
        try finger.move(20, 0)
        return diary.lines
    }

    @Test func `receive the touch from the outside in`() throws {
        let diary = Diary()
        let page = TestPage {
            Text("card").highPriorityGesture(drag("inner", diary)).highPriorityGesture(drag("middle", diary))
                .highPriorityGesture(drag("outer", diary))
        }
        #expect(try reached(page, diary) == ["outer"])
    }

    @Test func `come before those inside, and those inside before ordinary ones outside`() throws {
        let diary = Diary()
        let page = TestPage {
            Text("card").gesture(drag("innermost", diary)).highPriorityGesture(drag("high", diary))
                .gesture(drag("outermost", diary))
        }
        #expect(try reached(page, diary) == ["high"])
    }

    @Test func `leave the touch to inner gestures that are recognized earlier`() throws {
        let diary = Diary()
        let page = TestPage {
            Text("card").gesture(drag("inner", diary))
                .highPriorityGesture(DragGesture(minimumDistance: 100).onChanged { _ in diary.note("far") })
        }
        #expect(try reached(page, diary) == ["inner"])
    }

    @Test func `continue beside simultaneous ones`() throws {
        let diary = Diary()
        let page = TestPage {
            Text("card").simultaneousGesture(drag("beside", diary)).highPriorityGesture(drag("high", diary))
        }
        #expect(try reached(page, diary) == ["high", "beside"])
    }

    @Test func `that are taps precede taps inside`() throws {
        let diary = Diary()
        let page = TestPage {
            Text("card").onTapGesture { diary.note("inner") }
                .highPriorityGesture(TapGesture().onEnded { diary.note("high") })
        }
        try Finger(page, on: "card").tap()
        #expect(diary.lines == ["high"])
    }
}
