import EspalierDisplayTree
import EspalierViews
import Foundation
import Testing
import TestKit

@MainActor
@Suite struct `A slider's range` {
    private struct Volume: View {
        @State private var level = 15.0
        @State private var limit = 10.0
        @State private var step = 1.0
        @State private var name = "volume"

        var body: some View {
            Slider(value: $level, in: 0...limit, step: step) { Text(name) }
            Text(verbatim: "\(level)")
            Button("wide") { limit = 20 }
            Button("narrow") { limit = 5 }
            Button("coarse") { step = 4 }
            Button("rename") { name = "loudness" }
        }
    }

    private func slider(_ page: TestPage) -> DisplayControl.Kind? {
        page.nodes.lazy.compactMap { if case .control(let control) = $0.content { control.kind } else { nil } }.first {
            if case .slider = $0 { true } else { false }
        }
    }

    @Test func `that changes is shown, with the new position of the value`() throws {
        let page = TestPage { Volume() }
        #expect(slider(page) == .slider(value: 10, minimum: 0, maximum: 10, step: 1))
        try page.tap("wide")
        #expect(slider(page) == .slider(value: 15, minimum: 0, maximum: 20, step: 1))
        try page.tap("narrow")
        #expect(slider(page) == .slider(value: 5, minimum: 0, maximum: 5, step: 1))
        #expect(page.texts.contains("15.0"))
    }

    @Test func `that changes limits the values of the browser`() throws {
        let page = TestPage { Volume() }
        try page.tap("wide")
        try page.send(.change, .number(18), to: "volume")
        #expect(page.texts.contains("18.0"))
        try page.tap("narrow")
        try page.send(.change, .number(18), to: "volume")
        #expect(page.texts.contains("5.0"))
    }

    @Test func `with another step takes the nearest of the new steps`() throws {
        let page = TestPage { Volume() }
        try page.tap("coarse")
        #expect(slider(page) == .slider(value: 10, minimum: 0, maximum: 10, step: 4))
        try page.send(.change, .number(7), to: "volume")
        #expect(page.texts.contains("8.0"))
    }

    @Test func `stays when the label changes`() throws {
        let page = TestPage { Volume() }
        try page.tap("rename")
        try page.send(.change, .number(3), to: "loudness")
        #expect(page.texts.contains("3.0"))
    }

    @Test(arguments: [EventValue.number(.nan), .number(.infinity), .text("3"), .none])
    func `accepts only finite numbers`(value: EventValue) throws {
        let page = TestPage { Volume() }
        #expect(throws: EventRefusal.self) { try page.send(.change, value, to: "volume") }
        #expect(page.texts.contains("15.0"))
    }

    private struct Dragged: View {
        @State private var level = 0.5
        @State private var edits = ""

        var body: some View {
            Slider(value: $level) {
                Text("level")
            } onEditingChanged: {
                edits += $0 ? "begin " : "end "
            }
            Text(verbatim: edits + "\(level)")
        }
    }

    @Test func `reports once when a drag begins and ends`() throws {
        let page = TestPage { Dragged() }
        for (type, value, text) in [
            (EventType.input, 0.25, "begin 0.25"), (.input, 0.3, "begin 0.3"), (.change, 0.75, "begin end 0.75"),
            (.change, 1, "begin end 1.0"), (.input, -3, "begin end begin 0.0"),
        ] {
            try page.send(type, .number(value), to: "level")
            #expect(page.texts == [text])
        }
    }

    @Test func `without a number is shown at its lower bound`() {
        let page = TestPage { Slider(value: .constant(Double.nan), in: 2...4) }
        #expect(slider(page) == .slider(value: 2, minimum: 2, maximum: 4, step: nil))
    }

    @Test func `of steps from its lower bound ends at its upper one`() throws {
        struct Steps: View {
            @State private var level: Float = 1

            var body: some View {
                Slider(value: $level, in: 1...6, step: 2) {
                    Text("level")
                } minimumValueLabel: {
                    Text("low")
                } maximumValueLabel: {
                    Text("high")
                }
                Text(verbatim: "\(level)")
            }
        }
        let page = TestPage { Steps() }
        #expect(page.texts == ["low", "high", "1.0"])
        for (value, text) in [(3.9, "3.0"), (4.1, "5.0"), (5.9, "5.0"), (6, "6.0")] {
            try page.send(.change, .number(value), to: "level")
            #expect(page.texts.last == text)
        }
    }

    @Test func `is as wide as proposed, and 200 points wide without a proposal`() {
        func size(_ width: CGFloat?) -> CGSize? {
            TestPage {
                Slider(value: .constant(0)).frame(width: width).fixedSize(horizontal: width == nil, vertical: false)
            }
            .frames(ofType: "Slider").first?.size
        }
        #expect(size(120) == CGSize(width: 120, height: 31))
        #expect(size(nil) == CGSize(width: 200, height: 31))
    }
}
