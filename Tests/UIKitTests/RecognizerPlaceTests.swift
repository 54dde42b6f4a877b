import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A recognizer of a view` {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private final class Together: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }

    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let view = UIView(frame: CGRect(x: 50, y: 30, width: 100, height: 40))

    private func page(_ recognizers: UIGestureRecognizer...) -> TestPage {
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        outer.addSubview(view)
        return TestPage { Shown(view: outer).frame(width: 200, height: 100) }
    }

    /// Reports fingers at places of the view as it was when they touched it.
    private func send(_ page: TestPage, _ type: EventType, _ points: (CGFloat, CGFloat)..., at time: Double) throws {
        let node = try #require(page.nodes.first { $0.events.contains(.gesture) })
        let report = try #require(
            TouchReport(serial: Int(time), time: time, points: points.map { CGPoint(x: $0.0, y: $0.1) }))
        try page.graph.send(DisplayEvent(node: node.id, type: type, value: .touch(report)))
        page.update()
    }

    @Test func `has places and distances in the coordinates of each view, however these are turned`() throws {
        view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        let pan = UIPanGestureRecognizer()
        var lines: [String] = []
        pan.addAction { [outer, view] _ in
            lines.append(
                "\(pan.translation(in: view).words) \(pan.translation(in: outer).words) \(pan.location(in: outer).words)"
            )
        }
        let page = page(pan)
        try send(page, .touch, (10, 5), at: 1)
        try send(page, .move, (30, 5), at: 1.1)
        try send(page, .lift, (50, 10), at: 1.2)
        // The middle of the view is at (100, 50), and its right is below.
        #expect(lines == ["20,0 0,20 115,30", "40,5 -5,40 110,50"])
    }

    @Test func `follows the finger while the app moves the view under it`() throws {
        let pan = UIPanGestureRecognizer()
        var lines: [String] = []
        pan.addAction { [outer, view] _ in
            let moved = pan.translation(in: outer)
            view.center = CGPoint(x: view.center.x + moved.x, y: view.center.y + moved.y)
            pan.setTranslation(.zero, in: outer)
            lines.append("\(view.center.words) \(pan.location(in: outer).words) \(pan.location(in: view).words)")
        }
        let page = page(pan)
        try send(page, .touch, (10, 5), at: 1)
        try send(page, .move, (30, 5), at: 1.1)
        try send(page, .lift, (50, 25), at: 1.2)
        #expect(lines == ["120,50 80,35 10,5", "140,70 100,55 10,5"])
    }

    @Test func `of two fingers is at the middle between them`() throws {
        let pinch = UIPinchGestureRecognizer()
        var lines: [String] = []
        pinch.addAction { [outer, view] _ in
            lines.append(
                "\(pinch.state) \(pinch.scale) \(pinch.numberOfTouches) \(pinch.location(in: view).words) "
                    + "\(pinch.location(ofTouch: 1, in: outer).words)")
        }
        let page = page(pinch)
        try send(page, .touch, (40, 20), (60, 20), at: 1)
        try send(page, .move, (30, 20), (70, 20), at: 1.1)
        try send(page, .lift, (30, 20), at: 1.2)
        #expect(lines == ["began 2.0 2 50,20 120,50", "ended 2.0 2 50,20 120,50"])
    }

    @Test func `of a drag follows the middle of two fingers, and does not jump when one comes or goes`() throws {
        let (pan, pinch, together) = (UIPanGestureRecognizer(), UIPinchGestureRecognizer(), Together())
        pan.delegate = together
        var lines: [String] = []
        pan.addAction { [outer] _ in
            lines.append("\(pan.translation(in: outer).words) \(pan.numberOfTouches) \(pan.location(in: outer).words)")
        }
        let page = page(pan, pinch)
        try send(page, .touch, (10, 20), at: 1)
        try send(page, .move, (30, 20), at: 1.1)
        try send(page, .move, (30, 20), (50, 20), at: 1.2)
        try send(page, .move, (20, 20), (60, 20), at: 1.3)
        try send(page, .move, (30, 20), (70, 20), at: 1.4)
        try send(page, .move, (70, 20), at: 1.5)
        try send(page, .lift, (75, 20), at: 1.6)
        #expect(
            lines == [
                "20,0 1 80,50", "20,0 2 90,50", "20,0 2 90,50", "30,0 2 100,50", "30,0 2 100,50", "35,0 1 125,50",
            ])
        withExtendedLifetime(together) {}
    }

    @Test func `of a drag waits for as many fingers as it needs, and ignores further ones`() throws {
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = 2
        var lines: [String] = []
        pan.addAction { [outer] _ in lines.append("\(pan.translation(in: outer).words) \(pan.numberOfTouches)") }
        let page = page(pan)
        try send(page, .touch, (10, 20), at: 1)
        try send(page, .move, (40, 20), at: 1.1)
        #expect(lines == [])
        try send(page, .move, (40, 20), (60, 20), at: 1.2)
        try send(page, .move, (50, 20), (70, 20), at: 1.3)
        try send(page, .lift, (70, 20), at: 1.4)
        #expect(lines == ["0,0 2", "10,0 2", "10,0 2"])
        (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (1, 1)
        page.update()
        lines = []
        try send(page, .touch, (10, 20), at: 2)
        try send(page, .move, (30, 20), at: 2.1)
        try send(page, .move, (30, 20), (60, 20), at: 2.2)
        try send(page, .lift, (35, 20), at: 2.3)
        #expect(lines == ["20,0 1", "20,0 1", "25,0 1"])
    }

    @Test func `excludes others while it is in progress, unless a delegate lets them work at the same time`() throws {
        let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
        var lines: [String] = []
        for recognizer in [pinch, rotation] {
            recognizer.addAction { lines.append("\(type(of: $0)) \($0.state)") }
        }
        let page = page(pinch, rotation)
        let turn = { (time: Double) in
            try send(page, .touch, (40, 20), (60, 20), at: time)
            try send(page, .move, (30, 20), (70, 20), at: time + 0.1)
            try send(page, .move, (30, 10), (70, 30), at: time + 0.2)
            try send(page, .lift, (30, 10), at: time + 0.3)
        }
        try turn(1)
        #expect(lines == ["began", "changed", "ended"].map { "UIPinchGestureRecognizer \($0)" })
        lines = []
        let together = Together()
        rotation.delegate = together
        try turn(2)
        #expect(
            lines == [
                "UIPinchGestureRecognizer began", "UIPinchGestureRecognizer changed",
                "UIRotationGestureRecognizer began",
                "UIPinchGestureRecognizer ended", "UIRotationGestureRecognizer ended",
            ])
        withExtendedLifetime(together) {}
    }

    @Test func `waits until another one has failed that the app requires to fail`() throws {
        let (once, twice) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        twice.numberOfTapsRequired = 2
        once.require(toFail: twice)
        var lines: [String] = []
        once.addAction { lines.append("once \($0.location(in: nil).words)") }
        twice.addAction { lines.append("twice \($0.location(in: nil).words)") }
        let page = page(once, twice)
        let tap = { (time: Double) in
            try send(page, .touch, (10, 5), at: time)
            try send(page, .lift, (10, 5), at: time + 0.05)
        }
        try tap(1)
        #expect(lines == [])
        let node = try #require(page.nodes.first { $0.events.contains(.gesture) })
        try page.graph.send(DisplayEvent(node: node.id, type: .rest))
        #expect(lines == ["once 60,35"])
        lines = []
        try tap(2)
        try tap(2.2)
        #expect(lines == ["twice 60,35"])
    }

    private final class Receiver: NSObject {
        var lines: [String] = []
        func one() { lines.append("one") }
        func two() { lines.append("two") }
    }

    @Test func `runs the actions of its targets until they are removed, and knows the keys that are held`() throws {
        let (tap, receiver) = (UITapGestureRecognizer(), Receiver())
        tap.addTarget(receiver, action: Selector("one", Receiver.one))
        tap.addTarget(receiver, action: Selector("two", Receiver.two))
        var keys: UIKeyModifierFlags = []
        tap.addAction { _ in keys = tap.modifierFlags }
        let page = page(tap)
        let press = { (time: Double, held: Int) in
            let node = try #require(page.nodes.first { $0.events.contains(.gesture) })
            for type in [EventType.touch, .lift] {
                let report = try #require(
                    TouchReport(serial: Int(time), time: time, points: [CGPoint(x: 5, y: 5)], keys: held))
                try page.graph.send(DisplayEvent(node: node.id, type: type, value: .touch(report)))
            }
        }
        try press(1, 1 | 8)
        #expect(receiver.lines == ["one", "two"] && keys == [.shift, .command])
        tap.removeTarget(receiver, action: Selector("one", Receiver.one))
        try press(2, 0)
        #expect(receiver.lines == ["one", "two", "two"] && keys == [])
        tap.removeTarget(nil, action: nil)
        try press(3, 0)
        #expect(receiver.lines.count == 3)
    }

    @Test func `waits for itself never, and for others in a circle not either`() throws {
        let (one, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        one.require(toFail: one)
        one.require(toFail: two)
        two.require(toFail: one)
        var lines: [String] = []
        one.addAction { _ in lines.append("one") }
        two.addAction { _ in lines.append("two") }
        let page = page(one, two)
        try send(page, .touch, (10, 5), at: 1)
        try send(page, .lift, (10, 5), at: 1.05)
        #expect(lines == ["one", "two"])
    }
}

extension CGPoint {
    fileprivate var words: String { "\(Int(x.rounded())),\(Int(y.rounded()))" }
}
