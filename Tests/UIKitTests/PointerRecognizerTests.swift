import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A recognizer of pointers and edges` {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    private func page(_ recognizer: UIGestureRecognizer, _ log: @escaping (String) -> Void) -> TestPage {
        recognizer.addAction { [view] recognizer in
            let place = recognizer.location(in: view)
            log("\(recognizer.state) \(Int(place.x)),\(Int(place.y))")
        }
        view.addGestureRecognizer(recognizer)
        return TestPage { Shown(view: view).frame(width: 200, height: 100) }
    }

    @Test func `follows a pointer over the view`() throws {
        var lines: [String] = []
        let recognizer = UIHoverGestureRecognizer()
        let page = page(recognizer) { lines.append($0) }
        let node = try #require(page.nodes.first { $0.events.contains(.over) })
        for place in [CGPoint(x: 3, y: 4), CGPoint(x: 8, y: 9)] {
            try page.graph.send(DisplayEvent(node: node.id, type: .over, value: .point(place)))
        }
        try page.graph.send(DisplayEvent(node: node.id, type: .over, value: .none))
        #expect(lines == ["began 3,4", "changed 8,9", "ended 8,9"])
        recognizer.isEnabled = false
        try page.graph.send(DisplayEvent(node: node.id, type: .over, value: .point(CGPoint(x: 1, y: 1))))
        #expect(lines.count == 3)
    }

    /// Drags from a place to the right by 20 points, twice.
    private func drag(_ page: TestPage, from x: CGFloat) throws {
        let node = try #require(page.nodes.first { $0.events.contains(.gesture) })
        for (index, type) in [EventType.touch, .move, .lift].enumerated() {
            let report = try #require(
                TouchReport(
                    serial: 1, time: Double(index) / 10, points: [CGPoint(x: x + CGFloat(index) * 20, y: 5)],
                    velocity: .zero, keys: 0, isOnControl: false, isCancelled: false))
            try page.graph.send(DisplayEvent(node: node.id, type: type, value: .touch(report)))
            page.update()
        }
    }

    @Test func `takes drags from its edges only`() throws {
        var lines: [String] = []
        let recognizer = UIScreenEdgePanGestureRecognizer()
        recognizer.edges = .left
        let page = page(recognizer) { lines.append($0) }
        try drag(page, from: 60)
        #expect(lines == [])
        try drag(page, from: 12)
        #expect(lines == ["began 32,5", "ended 52,5"])
    }
}
