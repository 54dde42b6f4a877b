import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `Touches` {
    private final class Canvas: UIView {
        var lines: [String] = []

        private func note(_ name: String, _ touches: Set<UITouch>) {
            guard let touch = touches.first else { return }
            let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
            lines.append("\(name) \(Int(now.x)),\(Int(now.y)) \(Int(before.x)),\(Int(before.y))")
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
    }

    private class Plain: UIView {
        override func draw(_ rect: CGRect) {}
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
    }

    private final class Empty: Plain {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }

    private final class Controller: UIViewController {
        var touched: [UIView?] = []
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

        override func viewDidLoad() {
            label.text = "label"
            label.isUserInteractionEnabled = true
            view.addSubview(label)
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            touched.append(touches.first?.view)
        }
    }

    private final class Press: UIGestureRecognizer {
        var resets = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        override func reset() { resets += 1 }
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private struct Hosted: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    /// The node that takes touches.
    private func node(_ page: TestPage) -> DisplayNode? {
        page.nodes.first { $0.events.contains(.gesture) }
    }

    private func touch(
        _ page: TestPage, _ type: EventType, _ x: CGFloat, _ y: CGFloat, at time: Double, isCancelled: Bool = false
    ) throws {
        let target = try #require(node(page))
        let report = try #require(
            TouchReport(
                serial: 1, time: time, points: [CGPoint(x: x, y: y)], velocity: .zero, keys: 0, isOnControl: false,
                isCancelled: isCancelled))
        try page.graph.send(DisplayEvent(node: target.id, type: type, value: .touch(report)))
        page.update()
    }

    @Test func `are found by the methods that a class overrides`() {
        #expect(TouchMethods.counts == (4, 4))
        #expect(TouchMethods.areOverridden(by: Canvas(frame: .zero)))
        #expect(TouchMethods.areOverridden(by: Empty(frame: .zero)))
        #expect(TouchMethods.areOverridden(by: Controller()))
        #expect(TouchMethods.areOverridden(by: Press()))
        for view in [UIView(frame: .zero), Plain(frame: .zero), UILabel(frame: .zero), UITextField(frame: .zero)] {
            #expect(!TouchMethods.areOverridden(by: view))
        }
        #expect(!TouchMethods.areOverridden(by: UIViewController()))
        #expect(!TouchMethods.areOverridden(by: UIPanGestureRecognizer()))
    }

    @Test func `reach a view whose class overrides their methods`() throws {
        let view = Canvas(frame: .zero)
        let page = TestPage { Shown(view: view).frame(width: 100, height: 100) }
        try touch(page, .touch, 10, 20, at: 0)
        try touch(page, .move, 30, 20, at: 0.1)
        try touch(page, .lift, 40, 25, at: 0.2)
        #expect(view.lines.first == "began 10,20 10,20" && view.lines.last == "ended 40,25 30,20")
        #expect(view.lines.contains("moved 30,20 10,20"))
    }

    @Test func `on controls and scroll views inside do not reach the views around them`() throws {
        let controller = Controller()
        let button = UIButton(frame: CGRect(x: 0, y: 50, width: 50, height: 20))
        let scroll = UIScrollView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
        scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        controller.view.addSubview(button)
        controller.view.addSubview(scroll)
        let page = TestPage { Hosted(controller: controller).frame(width: 100, height: 100) }
        for (x, y) in [(10, 60), (60, 60), (60, 10)] as [(CGFloat, CGFloat)] {
            try touch(page, .touch, x, y, at: 0)
            try touch(page, .lift, x, y, at: 0.1)
        }
        #expect(controller.touched == [controller.view])
    }

    @Test func `in a row at the same place are counted`() throws {
        final class Counter: UIView {
            var counts: [Int] = []
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts.append(touches.first?.tapCount ?? 0)
            }
        }
        let view = Counter(frame: .zero)
        let page = TestPage { Shown(view: view).frame(width: 100, height: 100) }
        for x in [10, 12, 90] as [CGFloat] {
            try touch(page, .touch, x, 20, at: 0)
            try touch(page, .lift, x, 20, at: 0.1)
        }
        try touch(page, .touch, 10, 20, at: 0)
        try touch(page, .move, 80, 20, at: 0.1)
        try touch(page, .lift, 80, 20, at: 0.2)
        try touch(page, .touch, 10, 20, at: 0)
        try touch(page, .lift, 10, 20, at: 0.1)
        #expect(view.counts == [1, 2, 1, 1, 1])
    }

    @Test func `keep their element while the view begins to draw`() throws {
        final class Sketch: UIView {
            var isTouched = false
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                isTouched = true
                setNeedsDisplay()
            }
            override func draw(_ rect: CGRect) {
                guard isTouched else { return }
                UIBezierPath(rect: rect).fill()
            }
        }
        let view = Sketch(frame: .zero)
        view.backgroundColor = .white
        view.clipsToBounds = true
        let page = TestPage { Shown(view: view).frame(width: 100, height: 100) }
        let (before, outer) = (try #require(node(page)), page.nodes.map(\.id))
        try touch(page, .touch, 10, 20, at: 0)
        let after = try #require(node(page))
        #expect(after.id == before.id && after.type == before.type && view.isTouched)
        #expect(page.nodes.filter { outer.contains($0.id) }.map(\.id) == outer)
    }

    @Test func `are broken off with the gesture`() throws {
        let view = Canvas(frame: .zero)
        let page = TestPage { Shown(view: view).frame(width: 100, height: 100) }
        try touch(page, .touch, 10, 20, at: 0)
        try touch(page, .lift, 10, 20, at: 0.1, isCancelled: true)
        #expect(view.lines == ["began 10,20 10,20", "cancelled 10,20 10,20"])
    }

    @Test func `are not asked for by other views`() {
        let page = TestPage { Shown(view: Plain(frame: .zero)).frame(width: 100, height: 100) }
        #expect(node(page) == nil)
    }

    @Test func `on a view inside reach the controller, with that view`() throws {
        let controller = Controller()
        let page = TestPage { Hosted(controller: controller) }
        try touch(page, .touch, 10, 10, at: 0)
        try touch(page, .lift, 10, 10, at: 0.1)
        try touch(page, .touch, 100, 100, at: 1)
        #expect(controller.touched.count == 2)
        #expect(controller.touched.first == controller.label && controller.touched.last == controller.view)
    }

    @Test func `let a recognizer's class decide`() throws {
        let (view, press) = (UIView(frame: .zero), Press())
        var states: [UIGestureRecognizer.State] = []
        press.addAction { states.append($0.state) }
        view.addGestureRecognizer(press)
        let page = TestPage { Shown(view: view).frame(width: 100, height: 100) }
        try touch(page, .touch, 10, 20, at: 0)
        #expect(states == [.began] && press.location(in: view) == CGPoint(x: 10, y: 20))
        try touch(page, .move, 30, 20, at: 0.1)
        try touch(page, .lift, 30, 20, at: 0.2)
        #expect(states.prefix(2) == [.began, .changed] && states.last == .ended)
        #expect(press.state == .possible && press.resets == 1)
    }

    @Test func `find the frontmost view at a place`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (back, front) = (UIView(frame: outer.bounds), UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 50)))
        outer.addSubview(back)
        outer.addSubview(front)
        #expect(outer.hitTest(CGPoint(x: 60, y: 10), with: nil) === front)
        #expect(outer.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
        front.isHidden = true
        back.isUserInteractionEnabled = false
        #expect(outer.hitTest(CGPoint(x: 60, y: 10), with: nil) === outer)
        #expect(outer.hitTest(CGPoint(x: 160, y: 10), with: nil) == nil)
    }
}
