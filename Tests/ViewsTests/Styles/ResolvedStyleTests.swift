import EspalierDisplayTree
import TestKit
import Testing

@testable import EspalierViews

private struct NightKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    fileprivate var isNight: Bool {
        get { self[NightKey.self] }
        set { self[NightKey.self] = newValue }
    }
}

/// A style of the app, which depends on values of the environment.
private struct SeaStyle: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.isNight
            ? AnyShapeStyle(Color.indigo) : AnyShapeStyle(environment.colorScheme == .dark ? .teal : .blue)
    }
}

private struct DeepStyle: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> SeaStyle { SeaStyle() }
}

@MainActor @Suite struct `A style of an app` {
    private func fill(of view: some View) -> DisplayPaint? {
        let page = TestPage { view }
        for node in page.nodes {
            if case .shape(let shape) = node.content { return shape.fill }
        }
        return nil
    }

    @Test func `is the style that it resolves to in the environment`() {
        #expect(fill(of: Rectangle().fill(SeaStyle())) == .color(.named(.blue)))
        #expect(fill(of: Rectangle().fill(SeaStyle()).environment(\.isNight, true)) == .color(.named(.indigo)))
        #expect(
            fill(of: Rectangle().fill(SeaStyle()).environment(\.colorScheme, .dark))
                == fill(of: Rectangle().fill(.teal).environment(\.colorScheme, .dark)))
    }

    @Test func `may resolve to another style of the app`() {
        #expect(fill(of: Rectangle().fill(DeepStyle()).environment(\.isNight, true)) == .color(.named(.indigo)))
        #expect(fill(of: Rectangle().fill(DeepStyle().opacity(0.5))) == .color(.named(.blue, opacity: 0.5)))
    }

    @Test func `applies to content, backgrounds and tints`() {
        #expect(
            fill(of: Rectangle().foregroundStyle(SeaStyle()).environment(\.isNight, true)) == .color(.named(.indigo)))
        #expect(
            fill(
                of: Rectangle().fill(.secondary).foregroundStyle(.red, SeaStyle()).environment(
                    \.isNight, true))
                == .color(.named(.indigo)))
        #expect(
            fill(of: Rectangle().fill(.tint).tint(SeaStyle()).environment(\.isNight, true)) == .color(.named(.indigo)))
        #expect(fill(of: Text("a").background(SeaStyle()).environment(\.isNight, true)) == .color(.named(.indigo)))
    }

    @Test func `of a text knows the color scheme`() {
        func page(_ text: Text) -> TestPage { TestPage { text.environment(\.colorScheme, .dark) } }
        func paint(_ text: Text) -> DisplayPaint? {
            for node in page(text).nodes {
                if case .text(let text) = node.content { return text.firstStyle?.paint }
            }
            return nil
        }
        let teal = paint(Text("a").foregroundStyle(.teal))
        #expect(teal != nil && paint(Text("a").foregroundStyle(SeaStyle())) == teal)
    }

    @Test func `follows the environment`() throws {
        struct Page: View {
            @State private var isNight = false
            var body: some View {
                Rectangle().fill(SeaStyle()).environment(\.isNight, isNight)
                Button("Turn") { isNight.toggle() }
            }
        }
        let page = TestPage { Page() }
        func fills() -> [DisplayPaint?] {
            page.nodes.compactMap { if case .shape(let shape) = $0.content { shape.fill } else { nil } }
        }
        #expect(fills().first == .color(.named(.blue)))
        try page.tap("Turn")
        #expect(fills().first == .color(.named(.indigo)))
    }
}
