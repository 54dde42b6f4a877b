import EspalierDisplayTree
import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

/// The events, in order.
@MainActor
final class Diary {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
}

/// A finger on the view with a text. Positions are in page coordinates, times in seconds.
@MainActor
struct Finger {
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
    var words: String {
        "\(Int(startLocation.x)),\(Int(startLocation.y)) → \(Int(location.x)),\(Int(location.y))"
    }
}
