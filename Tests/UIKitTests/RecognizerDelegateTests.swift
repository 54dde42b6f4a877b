import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A delegate of a recognizer` {
    private final class Owner: NSObject, UIGestureRecognizerDelegate {
        var lines: [String] = []
        var mayBegin = true
        var refused: UIView?

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            lines.append("touch \(touch.location(in: gestureRecognizer.view).words)")
            return touch.view !== refused
        }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            lines.append("begin \(gestureRecognizer.state)")
            return mayBegin
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool { false }
    }

    private final class Still: UIView {
        var refuses = false
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !refuses }
    }

    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let view = Still(frame: CGRect(x: 50, y: 20, width: 100, height: 60))
    private let owner = Owner()

    private func page(_ recognizer: UIGestureRecognizer) -> TestPage {
        recognizer.delegate = owner
        recognizer.addAction { [owner, view] recognizer in
            owner.lines.append("\(recognizer.state) \(recognizer.location(in: view).words)")
        }
        view.addGestureRecognizer(recognizer)
        outer.addSubview(view)
        return TestPage { Shown(view: outer).frame(width: 200, height: 100) }
    }

    /// Moves a finger from a place of the view by 20, 20 and 0 points to the right.
    private func drag(_ page: TestPage) throws {
        try send(page, .touch, 10, at: 0)
        try send(page, .move, 30, at: 0.1)
        try send(page, .lift, 50, at: 0.2)
    }

    private func send(
        _ page: TestPage, _ type: EventType, _ x: CGFloat, at time: Double, isCancelled: Bool = false
    ) throws {
        let node = try #require(page.nodes.first { $0.events.contains(.gesture) })
        let report = try #require(
            TouchReport(
                serial: 1, time: time, points: [CGPoint(x: x, y: 5)], velocity: .zero, keys: 0, isOnControl: false,
                isCancelled: isCancelled))
        try page.graph.send(DisplayEvent(node: node.id, type: type, value: .touch(report)))
        page.update()
    }

    @Test func `is asked for the touch and the beginning, with places of the view`() throws {
        let page = page(UIPanGestureRecognizer())
        try drag(page)
        #expect(owner.lines == ["touch 30,5", "begin possible", "began 30,5", "ended 50,5"])
    }

    @Test func `refuses the whole gesture, and not the next one`() throws {
        let page = page(UIPanGestureRecognizer())
        owner.mayBegin = false
        try drag(page)
        #expect(owner.lines == ["touch 30,5", "begin possible"])
        (owner.mayBegin, owner.lines) = (true, [])
        try drag(page)
        #expect(owner.lines == ["touch 30,5", "begin possible", "began 30,5", "ended 50,5"])
        (owner.refused, owner.lines) = (view, [])
        try drag(page)
        #expect(owner.lines == ["touch 30,5"])
    }

    @Test func `lets the next gesture begin after the browser has canceled one`() throws {
        let page = page(UIPanGestureRecognizer())
        owner.mayBegin = false
        try send(page, .touch, 10, at: 0)
        try send(page, .move, 30, at: 0.1)
        try send(page, .lift, 30, at: 0.2, isCancelled: true)
        (owner.mayBegin, owner.lines) = (true, [])
        try send(page, .touch, 10, at: 1)
        try send(page, .move, 30, at: 1.1)
        try send(page, .lift, 30, at: 1.2, isCancelled: true)
        #expect(owner.lines == ["touch 30,5", "begin possible", "began 30,5", "cancelled 30,5"])
        owner.lines = []
        try drag(page)
        #expect(owner.lines == ["touch 30,5", "begin possible", "began 30,5", "ended 50,5"])
    }

    @Test func `is the view itself, too`() throws {
        let page = page(UIPanGestureRecognizer())
        view.refuses = true
        try drag(page)
        #expect(owner.lines == ["touch 30,5", "begin possible"])
    }
}

extension CGPoint {
    fileprivate var words: String { "\(Int(x)),\(Int(y))" }
}
