import EspalierDisplayTree
import Foundation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `The label of a button` {
    private func paint<Content: View>(@ViewBuilder _ content: () -> Content) -> DisplayPaint? {
        for node in TestPage(content).nodes {
            if case .text(let text) = node.content { return text.runs.first?.style.paint }
        }
        return nil
    }

    private func named(_ color: NamedColor) -> DisplayPaint { .color(.named(color)) }

    @Test func `has the tint by default`() {
        #expect(paint { Button("x") {} } == named(.accent))
        #expect(paint { Button("x") {}.buttonStyle(.borderless) } == named(.accent))
        #expect(paint { Button("x") {}.tint(.green) } == named(.green))
        #expect(paint { Button("x", role: .destructive) {} } == named(.red))
        #expect(paint { Button("x") {}.disabled(true) } == named(.tertiaryLabel))
        #expect(paint { Link("x", destination: URL(string: "https://swift.org")!) } == named(.accent))
        #expect(paint { Menu("x") {} } == named(.accent))
    }

    @Test func `has the surrounding foreground style`() {
        #expect(paint { VStack { Button("x") {} }.foregroundColor(.red) } == named(.red))
        #expect(paint { Button("x") {}.foregroundStyle(.green) } == named(.green))
        #expect(paint { Button("x") {}.buttonStyle(.borderless).foregroundStyle(.green) } == named(.green))
        #expect(paint { Button("x") {}.foregroundStyle(.primary) } == named(.label))
        #expect(paint { Button("x") {}.foregroundStyle(.secondary) } == named(.secondaryLabel))
        #expect(paint { Button("x", role: .destructive) {}.foregroundStyle(.green) } == named(.green))
        #expect(paint { Button("x") {}.foregroundStyle(.green).tint(.orange) } == named(.green))
        #expect(
            paint { Link("x", destination: URL(string: "https://swift.org")!).foregroundStyle(.green) }
                == named(.green))
        #expect(paint { Menu("x") {}.foregroundStyle(.green) } == named(.green))
    }

    @Test func `has the tint again if the style is reset`() {
        #expect(paint { VStack { Button("x") {}.foregroundColor(nil) }.foregroundColor(.red) } == named(.accent))
    }

    @Test func `has the tint if the surrounding style is the default one`() {
        let page = TestPage {
            List {
                Section {
                    Text("row")
                } header: {
                    Button("more") {}
                }
            }
        }
        let text = page.nodes.compactMap { node -> DisplayText? in
            if case .text(let text) = node.content, text.plainText == "MORE" { text } else { nil }
        }
        #expect(text.first?.runs.first?.style.paint == named(.accent))
    }

    @Test func `has the nearest tint`() {
        func label(_ text: some View) -> DisplayPaint? {
            paint {
                Button {
                } label: {
                    text
                }
            }
        }
        #expect(label(Text("x").tint(.red)) == named(.red))
        #expect(label(VStack { Text("x") }.accentColor(.red)) == named(.red))
        #expect(label(Text("x").tint(Color.red).foregroundStyle(.green)) == named(.green))
        #expect(paint { VStack { Text("x").tint(.red) }.foregroundStyle(.tint) } == named(.red))
        #expect(paint { VStack { Text("x").tint(.red) }.foregroundColor(.accentColor) } == named(.red))
        #expect(paint { VStack { Text("x").tint(.red) }.foregroundColor(.green) } == named(.green))
    }

    @Test func `prefers its own style`() {
        #expect(
            paint {
                Button {
                } label: {
                    Text("x").foregroundStyle(.green)
                }
                .foregroundStyle(.red)
            } == named(.green))
    }

    @Test func `with a border has its button style's color, and a plain one has none of its own`() {
        #expect(paint { VStack { Button("x") {} }.buttonStyle(.bordered).foregroundStyle(.green) } == named(.accent))
        #expect(
            paint { VStack { Button("x") {} }.buttonStyle(.borderedProminent).foregroundStyle(.green) }
                == paint { Button("x") {}.buttonStyle(.borderedProminent) })
        #expect(paint { Button("x", role: .destructive) {}.buttonStyle(.bordered) } == named(.red))
        #expect(paint { Button("x") {}.buttonStyle(.plain) } == named(.label))
        #expect(paint { Button("x") {}.buttonStyle(.plain).foregroundStyle(.green) } == named(.green))
    }
}
