import EspalierDisplayTree
import EspalierViews
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
}
