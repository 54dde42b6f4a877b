import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `Combined gestures` {
    @Test func `a double tap excludes a single tap, which waits until no second tap follows`() throws {
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

    @Test func `a single tap around a double tap waits too, and each acts on its own by keyboard`() throws {
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

    @Test func `the inner of two nested gestures wins the touch, unless the outer one has high priority`() throws {
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

    @Test func `simultaneous gestures both receive the touch`() throws {
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

    @Test func `a mask selects the active ones`() throws {
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

    @Test func `taps and presses on a control inside a view are the control's, and drags are the view's`() throws {
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

    @Test func `a tap around a control is a separate button unless it has high priority or is simultaneous`() throws {
        func node<V: View>(_ view: V) throws -> DisplayNode {
            try #require(TestPage { view }.nodes.first { "\($0.type)".hasSuffix("Gesture") })
        }
        let row = HStack { Button("inner") {} }
        let normal = try node(row.onTapGesture {})
        #expect(normal.type.description == "TapGesture" && normal.events == .tap && normal.gesture == nil)
        #expect(normal.semantics?.role == .button)
        for other in [
            try node(row.highPriorityGesture(TapGesture().onEnded {})),
            try node(row.simultaneousGesture(TapGesture().onEnded {})),
        ] {
            #expect(other.type.description == "Gesture" && other.events == .gesture)
            #expect(other.gesture?.letsPointerThrough == true && other.gesture?.takesTaps == true)
            #expect(other.semantics?.role == nil)
        }
        let alone = TestPage { Text("a").highPriorityGesture(TapGesture().onEnded {}) }.nodes.first {
            $0.gesture != nil
        }
        #expect(alone?.events.contains(.tap) == true && alone?.gesture?.letsPointerThrough == false)
    }

    @Test func `a gesture with modifiers needs the held keys`() throws {
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

    @Test func `two fingers magnify and rotate at the same time`() throws {
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

    @Test func `two fingers start at a point of the view, as a fraction of its size`() throws {
        let diary = Diary()
        let page = TestPage {
            Text("card").frame(width: 100, height: 50).contentShape(Rectangle())
                .gesture(MagnifyGesture().onChanged { diary.note("\($0.startAnchor.x) \($0.startAnchor.y)") })
        }
        let finger = try Finger(page, on: "card")
        try finger.send(.touch, [CGPoint(x: 20, y: 10), CGPoint(x: 60, y: 20)], 0)
        try finger.send(.move, [CGPoint(x: 10, y: 5), CGPoint(x: 90, y: 25)], 0.1)
        #expect(diary.lines.last == "0.4 0.3")
    }

    @Test func `map changes a gesture's value, and AnyGesture keeps only the value's type`() throws {
        let diary = Diary()
        let gesture: AnyGesture<String> = AnyGesture(DragGesture(minimumDistance: 0).map { $0.words })
        let page = TestPage { Text("card").gesture(gesture.onChanged { diary.note($0) }) }
        try Finger(page, on: "card").down(7, 8)
        #expect(diary.lines == ["7,8 → 7,8"])
    }

    @Test func `a custom gesture is composed of others`() throws {
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

    @Test func `a tap reports its location`() throws {
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
