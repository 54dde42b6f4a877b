import EspalierLayoutEngine
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor @Suite struct `A view of a timeline` {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private struct Clock: View {
        let start: Date
        @State private var name = "a"
        @State private var offset = 0.0

        var body: some View {
            VStack {
                TimelineView(.explicit([start.addingTimeInterval(offset), start.addingTimeInterval(offset + 10)])) {
                    Text(verbatim: "\(name) \(Int($0.date.timeIntervalSince(start))) \($0.cadence == .live)")
                }
                Button("rename") { name = "b" }
                Button("later") { offset = 3 }
            }
        }
    }

    private func page(at seconds: Double, _ body: (TestPage) throws -> Void) throws {
        try TextClock.$fixed.withValue(start.addingTimeInterval(seconds)) {
            try body(TestPage { Clock(start: start) })
        }
    }

    @Test func `shows the latest date of its schedule that has passed`() throws {
        try page(at: 5) { #expect($0.texts.first == "a 0 true") }
        try page(at: 10) { #expect($0.texts.first == "a 10 true") }
        try page(at: 99) { #expect($0.texts.first == "a 10 true") }
    }

    @Test func `shows the time of its appearance before the first date`() throws {
        try page(at: -4) { #expect($0.texts.first == "a -4 true") }
    }

    @Test func `updates its content without a new date`() throws {
        try page(at: 5) { page in
            try page.tap("rename")
            #expect(page.texts.first == "b 0 true")
        }
    }

    @Test func `follows another schedule`() throws {
        try page(at: 5) { page in
            try page.tap("later")
            #expect(page.texts.first == "a 3 true")
        }
        try page(at: 12) { page in
            #expect(page.texts.first == "a 10 true")
            try page.tap("later")
            #expect(page.texts.first == "a 3 true")
        }
    }
}
