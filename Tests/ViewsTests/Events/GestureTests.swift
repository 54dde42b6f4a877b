import DisplayTree
import Foundation
import LayoutEngine
import TestKit
import Testing

@testable import Views

/// What happened, in order.
@MainActor
private final class Diary {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
}

/// A finger on what says a text, with places in the page's coordinates and times in seconds.
@MainActor
private struct Finger {
    let page: TestPage
    let node: DisplayNode
    var serial = 1

    init(_ page: TestPage, on text: String, serial: Int = 1) throws {
        self.page = page
        node = try #require(page.target(text, for: .gesture))
        self.serial = serial
    }

    func send(
        _ type: EventType, _ points: [CGPoint], _ time: Double, velocity: CGSize = .zero, keys: Int = 0,
        isOnControl: Bool = false, isCancelled: Bool = false
    ) throws {
        let report = try #require(
            TouchReport(
                serial: serial, time: time, points: points, velocity: velocity, keys: keys, isOnControl: isOnControl,
                isCancelled: isCancelled))
        try page.graph.send(DisplayEvent(node: node.id, type: type, value: .touch(report)))
        page.update()
    }

    func down(_ x: CGFloat, _ y: CGFloat, at time: Double = 0) throws {
        try send(.touch, [CGPoint(x: x, y: y)], time)
    }
    func move(_ x: CGFloat, _ y: CGFloat, at time: Double = 0) throws {
        try send(.move, [CGPoint(x: x, y: y)], time)
    }
    func up(_ x: CGFloat, _ y: CGFloat, at time: Double = 0, velocity: CGSize = .zero) throws {
        try send(.lift, [CGPoint(x: x, y: y)], time, velocity: velocity)
    }
    func tap(_ x: CGFloat = 5, _ y: CGFloat = 5, at time: Double = 0) throws {
        try down(x, y, at: time)
        try up(x, y, at: time)
    }
    func rest() throws {
        try page.graph.send(DisplayEvent(node: node.id, type: .rest))
        page.update()
    }
}

extension DragGesture.Value {
    fileprivate var words: String {
        "\(Int(startLocation.x)),\(Int(startLocation.y)) → \(Int(location.x)),\(Int(location.y))"
    }
}

@MainActor
@Suite struct `A drag` {
    @Test func `begins after ten points, says where it is, and ends`() throws {
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

    @Test func `comes to nothing when the finger is lifted before that`() throws {
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

    @Test func `of no distance begins with the touch, and so does one of a distance that is no number`() throws {
        for distance in [0, -5, CGFloat.nan] {
            let diary = Diary()
            let page = TestPage {
                Text("knob").gesture(DragGesture(minimumDistance: distance).onChanged { diary.note($0.words) })
            }
            try Finger(page, on: "knob").down(3, 4)
            #expect(diary.lines == ["3,4 → 3,4"])
        }
    }

    @Test func `tells places in the coordinate space that it was asked for`() throws {
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

    @Test func `that is taken away by something else does not end`() throws {
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

    @Test func `follows the gesture and is the initial one again after it, with the reset's animation`() throws {
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

    @Test func `is the initial one when the touch is taken away, the view goes, or takes nothing any more`() throws {
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
                // The reset is animated: it follows what it starts from.
                page.update()
            }
            #expect(page.texts.contains("still"), "\(way)")
        }
    }

    @Test func `hears its last value when it is reset`() throws {
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

    @Test func `says that it is pressed, and that it was held long enough`() throws {
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

    @Test func `is given up when the finger moves or is lifted before`() throws {
        for move in [true, false] {
            let diary = Diary()
            let finger = try Finger(page(diary), on: "photo")
            try finger.down(1, 1)
            if move { try finger.move(1, 15, at: 0.5) } else { try finger.up(1, 1, at: 0.5) }
            #expect(diary.lines == ["true", "false"])
        }
    }

    @Test func `of a negative time is there at once`() throws {
        let diary = Diary()
        let page = TestPage { Text("photo").onLongPressGesture(minimumDuration: -3) { diary.note("held") } }
        try Finger(page, on: "photo").down(0, 0)
        #expect(diary.lines == ["held"])
    }

    @Test func `is a button to the keyboard, and a drag is none`() throws {
        let page = TestPage {
            Text("photo").onLongPressGesture {}
            Text("card").gesture(DragGesture())
        }
        let photo = try #require(page.target("photo", for: .gesture))
        #expect(photo.semantics?.role == .button)
        #expect(photo.semantics?.isFocusable == true)
        #expect(try #require(page.target("card", for: .gesture)).semantics == nil)
    }

    @Test func `and then a drag are one gesture`() throws {
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

@MainActor
@Suite struct `Gestures together` {
    @Test func `two taps exclude one, which waits until no second follows`() throws {
        let diary = Diary()
        let page = TestPage {
            Text("heart").gesture(
                TapGesture(count: 2).onEnded { diary.note("twice") }.exclusively(
                    before: TapGesture().onEnded { diary.note("once") }))
        }
        let finger = try Finger(page, on: "heart")
        try finger.tap()
        #expect(diary.lines == [])
        try finger.rest()
        #expect(diary.lines == ["once"])
        try finger.tap(at: 1)
        try finger.tap(at: 1.2)
        #expect(diary.lines == ["once", "twice"])
        try finger.tap(at: 3)
        try finger.rest()
        #expect(diary.lines == ["once", "twice", "once"])
    }

    @Test func `a single tap outside of a double one waits too, and by key each does its own`() throws {
        let diary = Diary()
        let page = TestPage {
            Text("heart").onTapGesture(count: 2) { diary.note("twice") }.onTapGesture { diary.note("once") }
        }
        let finger = try Finger(page, on: "heart")
        try finger.tap()
        try finger.tap(at: 0.2)
        #expect(diary.lines == ["twice"])
        try finger.tap(at: 1)
        try finger.rest()
        #expect(diary.lines == ["twice", "once"])
    }

    @Test func `of a view and of one inside, the inner has the touch, unless the outer comes first`() throws {
        for isHigh in [false, true] {
            let diary = Diary()
            let outer = DragGesture().onChanged { _ in diary.note("outer") }
            let page = TestPage {
                let inner = Text("card").gesture(DragGesture().onChanged { _ in diary.note("inner") })
                if isHigh { inner.highPriorityGesture(outer) } else { inner.gesture(outer) }
            }
            let finger = try Finger(page, on: "card")
            try finger.down(0, 0)
            try finger.move(20, 0)
            #expect(diary.lines == [isHigh ? "outer" : "inner"])
        }
    }

    @Test func `beside each other both have it`() throws {
        let diary = Diary()
        let page = TestPage {
            Text("card").gesture(DragGesture().onChanged { _ in diary.note("inner") })
                .simultaneousGesture(DragGesture().onChanged { _ in diary.note("outer") })
        }
        let finger = try Finger(page, on: "card")
        try finger.down(0, 0)
        try finger.move(20, 0)
        #expect(diary.lines == ["inner", "outer"])
    }

    @Test func `a mask says which of them count`() throws {
        for (mask, expected) in [
            (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
        ] {
            let diary = Diary()
            let page = TestPage {
                Text("card").gesture(DragGesture().onChanged { _ in diary.note("inner") })
                    .gesture(DragGesture().onChanged { _ in diary.note("outer") }, including: mask)
            }
            if let finger = try? Finger(page, on: "card") {
                try? finger.down(0, 0)
                try? finger.move(20, 0)
            }
            #expect(diary.lines == expected, "\(mask.rawValue)")
        }
    }

    @Test func `taps and holds of a view are not those of a control inside, and drags are`() throws {
        let diary = Diary()
        let page = TestPage {
            VStack { Button("press") { diary.note("button") } }
                .gesture(DragGesture().onChanged { _ in diary.note("dragged") })
                .simultaneousGesture(TapGesture().onEnded { diary.note("beside") })
        }
        var finger = try Finger(page, on: "press")
        try finger.send(.touch, [.zero], 0, isOnControl: true)
        try finger.up(0, 0)
        #expect(diary.lines == ["beside"])
        finger.serial = 2
        try finger.send(.touch, [.zero], 1, isOnControl: true)
        try finger.move(20, 0, at: 1.1)
        #expect(diary.lines == ["beside", "dragged"])
    }

    @Test func `keys that are not held leave a gesture out`() throws {
        let diary = Diary()
        let page = TestPage {
            Text("card").gesture(
                DragGesture(minimumDistance: 0).modifiers([.shift, .option]).onChanged { _ in diary.note("it") })
        }
        var finger = try Finger(page, on: "card")
        for keys in [0, 1, 4, 5, 15] {
            finger.serial += 1
            try finger.send(.touch, [.zero], 0, keys: keys)
            try finger.up(0, 0)
        }
        #expect(diary.lines == ["it", "it"])
    }

    @Test func `two fingers magnify and turn at the same time`() throws {
        let diary = Diary()
        let both = MagnifyGesture().simultaneously(with: RotateGesture())
            .onChanged { value in
                let scale = value.first.map { "\($0.magnification)" } ?? "-"
                let angle = value.second.map { "\(Int($0.rotation.degrees.rounded()))°" } ?? "-"
                diary.note("\(scale) \(angle)")
            }
            .onEnded { _ in diary.note("end") }
        let page = TestPage { Text("tile").gesture(both.map { $0.first?.magnification }) }
        let finger = try Finger(page, on: "tile")
        try finger.down(0, 0)
        try finger.send(.move, [.zero, CGPoint(x: 100, y: 0)], 0.1)
        try finger.send(.move, [.zero, CGPoint(x: 200, y: 0)], 0.2)
        try finger.send(.move, [.zero, CGPoint(x: 0, y: 200)], 0.3)
        try finger.up(0, 0, at: 0.4)
        #expect(diary.lines == ["2.0 -", "2.0 90°", "end"])
    }

    @Test func `map gives a gesture another value, and AnyGesture keeps nothing but the value's type`() throws {
        let diary = Diary()
        let gesture: AnyGesture<String> = AnyGesture(DragGesture(minimumDistance: 0).map { $0.words })
        let page = TestPage { Text("card").gesture(gesture.onChanged { diary.note($0) }) }
        try Finger(page, on: "card").down(7, 8)
        #expect(diary.lines == ["7,8 → 7,8"])
    }

    @Test func `a gesture of one's own is made of others`() throws {
        struct Flick: Gesture {
            let action: () -> Void
            var body: some Gesture<DragGesture.Value> {
                DragGesture().onEnded { if $0.velocity.width > 100 { action() } }
            }
        }
        let diary = Diary()
        let page = TestPage { Text("card").gesture(Flick { diary.note("flick") }) }
        let finger = try Finger(page, on: "card")
        try finger.down(0, 0)
        try finger.move(20, 0)
        try finger.up(20, 0, velocity: CGSize(width: 300, height: 0))
        #expect(diary.lines == ["flick"])
    }

    @Test func `a tap says where it was`() throws {
        let diary = Diary()
        let page = TestPage {
            Color.red.frame(width: 80, height: 60).accessibilityLabel("map")
                .onTapGesture(coordinateSpace: .global) { diary.note("\(Int($0.x)),\(Int($0.y))") }
        }
        try Finger(page, on: "map").tap(10, 20)
        #expect(diary.lines == ["120,90"])
        try page.tap("map")
        #expect(diary.lines == ["120,90", "150,100"])
    }
}

@MainActor
@Suite struct `A page that tells nonsense of touches` {
    private func page(_ diary: Diary) -> TestPage {
        TestPage {
            Text("card").gesture(
                DragGesture(minimumDistance: 0).onChanged { _ in diary.note("moved") }.onEnded { _ in diary.note("end")
                })
        }
    }

    @Test func `is refused a move without a touch, and a second end`() throws {
        let diary = Diary()
        let finger = try Finger(page(diary), on: "card")
        #expect(throws: EventRefusal.notTaken(node: finger.node.id, type: .move)) { try finger.move(1, 1) }
        try finger.tap()
        #expect(diary.lines == ["moved", "end"])
        #expect(throws: EventRefusal.notTaken(node: finger.node.id, type: .lift)) { try finger.up(1, 1) }
        #expect(diary.lines == ["moved", "end"])
    }

    @Test func `is refused what is no touch`() throws {
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

    @Test func `may say ten thousand moves, and time does not go back`() throws {
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

    @Test func `finds a new touch in place of one that never ended`() throws {
        let diary = Diary()
        var finger = try Finger(page(diary), on: "card")
        try finger.down(0, 0)
        finger.serial = 2
        try finger.tap()
        #expect(diary.lines == ["moved", "moved", "end"])
    }
}
