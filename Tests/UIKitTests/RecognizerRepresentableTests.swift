import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A represented gesture recognizer` {
    @MainActor private final class Record {
        var lines: [String] = []
    }

    @MainActor private final class Child {
        let record: Record
        init(_ record: Record) { self.record = record }
        isolated deinit { record.lines.append("coordinator is gone") }
    }

    private struct Pan: UIGestureRecognizerRepresentable {
        let record: Record
        let name: String
        @Environment(\.lineLimit) private var limit

        func makeCoordinator(converter: CoordinateSpaceConverter) -> Child { Child(record) }

        func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
            record.lines.append("make")
            return UIPanGestureRecognizer()
        }

        func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
            record.lines.append("update \(name) \(limit ?? 0)")
        }

        func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
            let converter = context.converter
            let (box, moved) = (converter.location(in: .named("box")), converter.localTranslation ?? .zero)
            record.lines.append(
                "\(name) \(recognizer.state) \(converter.localLocation.words) \(box.words) \(moved.words)")
            record.lines.append(converter.location(in: .global).words)
            record.lines.append(converter.convert(globalPoint: CGPoint(x: 150, y: 100)).words)
        }
    }

    private struct Card: View {
        let record: Record
        @State private var name = "a"
        @State private var isShown = true

        var body: some View {
            VStack(spacing: 0) {
                if isShown {
                    Text("card").gesture(Pan(record: record, name: name)).padding(20).coordinateSpace(.named("box"))
                }
                Button("Rename") { name = "b" }
                Button("Remove") { isShown = false }
            }
            .lineLimit(3)
        }
    }

    private func touch(_ page: TestPage, _ type: EventType, _ x: CGFloat, at time: Double) throws {
        let node = try #require(page.target("card", for: .gesture))
        let report = try #require(
            TouchReport(
                serial: 1, time: time, points: [CGPoint(x: x, y: 5)], velocity: .zero, keys: 0, isOnControl: false,
                isCancelled: false))
        try page.graph.send(DisplayEvent(node: node.id, type: type, value: .touch(report)))
        page.update()
    }

    @Test func `is made once, updated after each change, and runs its action`() throws {
        let record = Record()
        let page = TestPage { Card(record: record) }
        #expect(record.lines == ["make", "update a 3"])
        let frame = try #require(page.frame(of: "card"))
        #expect(frame == CGRect(x: 130, y: 85, width: 40, height: 10))

        record.lines = []
        try touch(page, .touch, 1, at: 0)
        try touch(page, .move, 31, at: 0.1)
        #expect(record.lines == ["a began 31,5 51,25 30,0", "161,90", "20,15"])

        record.lines = []
        try page.tap("Rename")
        #expect(record.lines == ["update b 3"])
        try touch(page, .lift, 41, at: 0.2)
        #expect(record.lines[1] == "b ended 41,5 61,25 40,0")

        record.lines = []
        try page.tap("Remove")
        #expect(record.lines == ["coordinator is gone"])
    }

    private struct Taps: UIGestureRecognizerRepresentable {
        let record: Record

        func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }

        func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
            record.lines.append("tap, moved \(context.converter.localTranslation.map { "\($0)" } ?? "never")")
        }
    }

    @Test func `of taps has no movement`() throws {
        let record = Record()
        let page = TestPage { Text("card").gesture(Taps(record: record)) }
        try page.tap("card")
        #expect(record.lines == ["tap, moved never"])
    }
}

extension CGPoint {
    fileprivate var words: String { "\(Int(x)),\(Int(y))" }
}
