import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A drag` {
    @Test func `begins after ten points, reports its location, and ends`() throws {
        let diary = Diary()
        let page = TestPage {
            Text("card").gesture(
                DragGesture().onChanged { diary.note($0.words) }.onEnded {
                    diary.note("end \(Int($0.translation.width)) \(Int($0.predictedEndTranslation.width))")
                })
        }
        let finger = try Finger(page, on: "card")
        try finger.down(1, 2)
        try finger.move(9, 2, at: 0.1)
        #expect(diary.lines == [])
        try finger.move(21, 2, at: 0.2)
        try finger.move(31, 12, at: 0.3)
        try finger.up(41, 12, at: 0.4, velocity: CGSize(width: 200, height: 0))
        #expect(diary.lines == ["1,2 → 21,2", "1,2 → 31,12", "end 40 90"])
    }

    @Test func `is not recognized if the finger is lifted too early`() throws {
        let diary = Diary()
        let page = TestPage {
            Text("card").gesture(
                DragGesture().onChanged { _ in diary.note("moved") }.onEnded { _ in diary.note("end") })
        }
        let finger = try Finger(page, on: "card")
        try finger.down(1, 2)
        try finger.up(4, 2)
        #expect(diary.lines == [])
    }

    @Test func `without a distance, or with an invalid one, begins with the touch`() throws {
        for distance in [0, -5, CGFloat.nan] {
            let diary = Diary()
            let page = TestPage {
                Text("knob").gesture(DragGesture(minimumDistance: distance).onChanged { diary.note($0.words) })
            }
            try Finger(page, on: "knob").down(3, 4)
            #expect(diary.lines == ["3,4 → 3,4"])
        }
    }

    @Test func `reports locations in the requested coordinate space`() throws {
        let diary = Diary()
        let page = TestPage {
            VStack(spacing: 0) {
                Color.red.frame(height: 50)
                Text("card")
                    .gesture(
                        DragGesture(minimumDistance: 0, coordinateSpace: .named("box")).onChanged {
                            diary.note($0.words)
                        }
                    )
                    .simultaneousGesture(
                        DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged { diary.note($0.words) })
            }
            .frame(width: 100, height: 100, alignment: .top)
            .coordinateSpace(name: "box")
        }
        let finger = try Finger(page, on: "card")
        try finger.down(1, 2)
        #expect(diary.lines == ["31,52 → 31,52", "131,102 → 131,102"])
    }

    @Test func `that is canceled does not end`() throws {
        let diary = Diary()
        let page = TestPage { Text("card").gesture(DragGesture().onEnded { _ in diary.note("end") }) }
        let finger = try Finger(page, on: "card")
        try finger.down(0, 0)
        try finger.move(20, 0)
        try finger.send(.lift, [CGPoint(x: 30, y: 0)], 0.1, isCancelled: true)
        #expect(diary.lines == [])
    }
}

@MainActor
@Suite struct `A gesture's state` {
    struct Card: View {
        @GestureState(resetTransaction: Transaction(animation: .linear(duration: 3))) private var shift: CGSize?
        @State private var isGone = false
        @State private var isOff = false
        var body: some View {
            VStack {
                if !isGone {
                    Text("card")
                        .gesture(
                            DragGesture().updating($shift) { value, shift, transaction in
                                shift = value.translation
                                transaction.disablesAnimations = true
                            }
                        )
                        .disabled(isOff)
                }
                Text(shift.map { "\(Int($0.width))" } ?? "still")
                Button("remove") { isGone = true }
                Button("disable") { isOff = true }
            }
        }
    }

    @Test func `follows the gesture and is reset after it, with the reset's animation`() throws {
        let page = TestPage { Card() }
        let finger = try Finger(page, on: "card")
        try finger.down(0, 0)
        try finger.move(20, 0)
        #expect(page.texts.contains("20"))
        try finger.move(35, 0)
        #expect(page.texts.contains("35"))
        try finger.up(35, 0)
        #expect(page.texts.contains("still"))
        #expect(page.nodes.contains { $0.animation?.duration == 3 })
    }

    @Test func `is reset when the touch is canceled, the view is removed, or is disabled`() throws {
        for way in ["cancel", "remove", "disable", "page"] {
            let page = TestPage { Card() }
            let finger = try Finger(page, on: "card")
            try finger.down(0, 0)
            try finger.move(20, 0)
            #expect(page.texts.contains("20"))
            switch way {
            case "cancel": try finger.send(.lift, [.zero], 1, isCancelled: true)
            case "page":
                page.graph.cancelGestures()
                page.update()
            default:
                try page.tap(way)
                // The reset is animated, so its start has to be shown first.
                page.update()
            }
            #expect(page.texts.contains("still"), "\(way)")
        }
    }

    @Test func `receives its last value when it is reset`() throws {
        struct Noting: View {
            let diary: Diary
            @GestureState private var shift: CGFloat
            init(_ diary: Diary) {
                self.diary = diary
                _shift = GestureState(wrappedValue: 0) { value, _ in diary.note("was \(Int(value))") }
            }
            var body: some View {
                Text("card").gesture(
                    DragGesture().updating($shift) { value, shift, _ in shift = value.translation.width })
            }
        }
        let diary = Diary()
        let page = TestPage { Noting(diary) }
        let finger = try Finger(page, on: "card")
        try finger.down(0, 0)
        try finger.move(20, 0)
        try finger.up(20, 0)
        #expect(diary.lines == ["was 20"])
    }
}

@MainActor
@Suite struct `A long press` {
    private func page(_ diary: Diary) -> TestPage {
        TestPage {
            Text("photo").onLongPressGesture(minimumDuration: 1) {
                diary.note("held")
            } onPressingChanged: {
                diary.note("\($0)")
            }
        }
    }

    @Test func `reports the start of the press, and that it was held long enough`() throws {
        let diary = Diary()
        let finger = try Finger(page(diary), on: "photo")
        try finger.down(1, 1)
        #expect(diary.lines == ["true"])
        try finger.move(1, 1, at: 0.5)
        try finger.move(1, 1, at: 1)
        #expect(diary.lines == ["true", "false", "held"])
        try finger.up(1, 1, at: 2)
        #expect(diary.lines == ["true", "false", "held"])
    }

    @Test func `fails when the finger moves or is lifted too early`() throws {
        for move in [true, false] {
            let diary = Diary()
            let finger = try Finger(page(diary), on: "photo")
            try finger.down(1, 1)
            if move { try finger.move(1, 15, at: 0.5) } else { try finger.up(1, 1, at: 0.5) }
            #expect(diary.lines == ["true", "false"])
        }
    }

    @Test func `with a negative duration is recognized at once`() throws {
        let diary = Diary()
        let page = TestPage { Text("photo").onLongPressGesture(minimumDuration: -3) { diary.note("held") } }
        try Finger(page, on: "photo").down(0, 0)
        #expect(diary.lines == ["held"])
    }

    @Test func `is a button to the keyboard, and a drag is not`() throws {
        let page = TestPage {
            Text("photo").onLongPressGesture {}
            Text("card").gesture(DragGesture())
        }
        let photo = try #require(page.target("photo", for: .gesture))
        #expect(photo.semantics?.role == .button)
        #expect(photo.semantics?.isFocusable == true)
        #expect(try #require(page.target("card", for: .gesture)).semantics == nil)
    }

    @Test func `followed by a drag is one gesture`() throws {
        let diary = Diary()
        let gesture = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture(minimumDistance: 0))
            .onChanged {
                switch $0 {
                case .first: diary.note("pressing")
                case .second(_, nil): diary.note("lifted off")
                case .second(_, let drag?): diary.note("dragged \(Int(drag.translation.width))")
                }
            }
            .onEnded { if case .second(true, let drag?) = $0 { diary.note("end \(Int(drag.translation.width))") } }
        let page = TestPage { Text("icon").gesture(gesture) }
        var finger = try Finger(page, on: "icon")
        try finger.down(0, 0)
        try finger.move(3, 0, at: 0.5)
        try finger.move(43, 0, at: 0.6)
        try finger.up(43, 0, at: 0.7)
        #expect(diary.lines == ["pressing", "dragged 0", "dragged 40", "end 40"])
        diary.lines = []
        finger.serial = 2
        try finger.down(0, 0, at: 1)
        try finger.move(30, 0, at: 1.1)
        try finger.move(60, 0, at: 2)
        try finger.up(60, 0, at: 2)
        #expect(diary.lines == ["pressing"])
    }
}
