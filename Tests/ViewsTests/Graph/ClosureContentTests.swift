import EspalierDisplayTree
import EspalierLayoutEngine
import Observation
import Testing
import TestKit

@testable import EspalierViews

@Observable private final class Counter {
    var count = 0
    var names = ["a"]
}

private struct NumberKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Closures that read an observable object, which no body around them reads.
@MainActor
@Suite struct `The closure of a container` {
    /// Changes the object three times. Expects that the page follows, and that nothing is evaluated without a change.
    private func expectToFollow(_ counter: Counter, _ page: TestPage) {
        #expect(page.texts.contains("0"))
        for number in 1...3 {
            let evaluations = page.evaluations { counter.count = number }
            #expect(page.texts.contains("\(number)"))
            #expect(evaluations >= 1)
            #expect(page.evaluations {} == 0)
        }
    }

    @Test func `of a scroll view reader follows its dependencies`() {
        let counter = Counter()
        expectToFollow(counter, TestPage { ScrollViewReader { _ in Text(verbatim: "\(counter.count)") } })
    }

    @Test func `of a geometry reader follows its dependencies`() {
        let counter = Counter()
        expectToFollow(counter, TestPage { GeometryReader { _ in Text(verbatim: "\(counter.count)") } })
    }

    @Test func `of a timeline follows its dependencies`() {
        let counter = Counter()
        expectToFollow(
            counter, TestPage { TimelineView(.explicit([])) { _ in Text(verbatim: "\(counter.count)") } })
    }

    @Test func `of a decoration with a preference follows its dependencies`() {
        let counter = Counter()
        expectToFollow(
            counter,
            TestPage {
                Text("a").preference(key: NumberKey.self, value: 1)
                    .overlayPreferenceValue(NumberKey.self) { _ in Text(verbatim: "\(counter.count)") }
            })
    }

    @Test func `of a row follows its dependencies`() {
        let counter = Counter()
        expectToFollow(
            counter, TestPage { VStack { ForEach(0..<1) { _ in Text(verbatim: "\(counter.count)") } } })
        let other = Counter()
        expectToFollow(
            other, TestPage { LazyVStack { ForEach(0..<1) { _ in Text(verbatim: "\(other.count)") } } })
        let third = Counter()
        expectToFollow(
            third, TestPage { List { ForEach(0..<1) { _ in Text(verbatim: "\(third.count)") } } })
    }

    @Test func `over subviews follows its dependencies`() {
        let counter = Counter()
        expectToFollow(
            counter,
            TestPage {
                Group(subviews: Text("a")) { subviews in
                    subviews
                    Text(verbatim: "\(counter.count)")
                }
            })
    }

    private struct Pressed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
        }
    }

    private struct Several: View {
        let counter: Counter
        var body: some View { ForEach(counter.names, id: \.self) { Text($0) } }
    }

    @Test func `of a button's style has its pressed state again when one view of several is left`() {
        let counter = Counter()
        let page = TestPage {
            Button {
            } label: {
                Several(counter: counter)
            }
            .buttonStyle(Pressed())
        }
        func hasPressed() -> Bool { page.nodes.contains { $0.pressed?.node.appearance?.opacity == 0.5 } }
        #expect(hasPressed())
        counter.names = ["a", "b"]
        page.update()
        counter.names = ["b"]
        page.update()
        #expect(page.texts == ["b"])
        #expect(hasPressed())
    }
}
