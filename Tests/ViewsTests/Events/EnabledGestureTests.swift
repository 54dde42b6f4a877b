import EspalierDisplayTree
import EspalierViews
import Foundation
import Testing
import TestKit

@MainActor
@Suite struct `A gesture that may be disabled` {
    private enum Attachment: CaseIterable {
        case usual, high, simultaneous, named, namedHigh, namedSimultaneous
    }

    private func drag(_ attachment: Attachment, isEnabled: Bool) throws -> [String] {
        let diary = Diary()
        func noting(_ name: String) -> some Gesture { DragGesture().onEnded { _ in diary.note(name) } }
        @ViewBuilder func attached(_ view: some View) -> some View {
            let outer = noting("outer")
            switch attachment {
            case .usual: view.gesture(outer, isEnabled: isEnabled)
            case .high: view.highPriorityGesture(outer, isEnabled: isEnabled)
            case .simultaneous: view.simultaneousGesture(outer, isEnabled: isEnabled)
            case .named: view.gesture(outer, name: "n", isEnabled: isEnabled)
            case .namedHigh: view.highPriorityGesture(outer, name: "n", isEnabled: isEnabled)
            case .namedSimultaneous: view.simultaneousGesture(outer, name: "n", isEnabled: isEnabled)
            }
        }
        let page = TestPage { attached(VStack { Text("card").gesture(noting("inner")) }) }
        let finger = try Finger(page, on: "card")
        try finger.down(0, 0)
        try finger.move(20, 0, at: 0.1)
        try finger.up(20, 0, at: 0.2)
        return diary.lines.sorted()
    }

    @Test(arguments: Attachment.allCases)
    private func `leaves the touch to the gestures inside while it is disabled`(attachment: Attachment) throws {
        #expect(try drag(attachment, isEnabled: false) == ["inner"])
    }

    @Test func `is canceled when a mask excludes it during a touch`() throws {
        struct Masked: View {
            let diary: Diary
            @State private var isActive = true
            @GestureState private var isDragged = false

            var body: some View {
                VStack {
                    Text("card \(isDragged)").gesture(
                        DragGesture().updating($isDragged) { _, state, _ in state = true }
                            .onEnded { _ in diary.note("ended") }, including: isActive ? .all : .subviews)
                    Button("exclude") { isActive = false }
                }
            }
        }
        let diary = Diary()
        let page = TestPage { Masked(diary: diary) }
        let finger = try Finger(page, on: "card false")
        try finger.down(0, 0)
        try finger.move(20, 0, at: 0.1)
        #expect(page.texts.contains("card true"))
        try page.tap("exclude")
        #expect(page.texts.contains("card false"))
        try? finger.up(20, 0, at: 0.2)
        #expect(diary.lines.isEmpty)
    }

    @Test func `takes part by its priority while it is enabled`() throws {
        #expect(try drag(.usual, isEnabled: true) == ["inner"])
        #expect(try drag(.named, isEnabled: true) == ["inner"])
        #expect(try drag(.high, isEnabled: true) == ["outer"])
        #expect(try drag(.namedHigh, isEnabled: true) == ["outer"])
        #expect(try drag(.simultaneous, isEnabled: true) == ["inner", "outer"])
        #expect(try drag(.namedSimultaneous, isEnabled: true) == ["inner", "outer"])
    }
}
