import Combine
import EspalierDisplayTree
import Foundation
import Observation
import Testing
import TestKit

@testable import EspalierViews

@MainActor
@Suite struct `A modifier` {
    @Test func `of a group applies to each of its views`() {
        let page = TestPage {
            HStack(spacing: 0) {
                Group {
                    Text("ab")
                    Text("c")
                }
                .padding(5)
            }
        }
        // (20 + 10) + (10 + 10) wide.
        #expect(page.frame(of: "ab") == CGRect(x: 130, y: 95, width: 20, height: 10))
        #expect(page.frame(of: "c") == CGRect(x: 160, y: 95, width: 10, height: 10))
    }

    struct Framed: ViewModifier {
        let length: CGFloat
        func body(content: Content) -> some View { content.frame(width: length, height: length).background(Color.blue) }
    }

    @Test func `with a body shows the modified view at the position of its content`() {
        let page = TestPage { Text("a").modifier(Framed(length: 50)) }
        #expect(page.frames(ofType: "Rectangle") == [CGRect(x: 125, y: 75, width: 50, height: 50)])
        #expect(page.frame(of: "a") == CGRect(x: 145, y: 95, width: 10, height: 10))
    }

    @Test func `that rounds corners, casts a shadow and fades is one element with its content`() throws {
        let page = TestPage {
            Color.red.frame(width: 40, height: 40).cornerRadius(8).shadow(radius: 4).opacity(0.5)
        }
        #expect(page.nodes.count == 2)
        let appearance = try #require(page.nodes[1].appearance)
        #expect(appearance.cornerRadius == 8)
        #expect(appearance.clips)
        #expect(appearance.shadow?.radius == 4)
        #expect(appearance.opacity == 0.5)
    }

    struct Scheme: View {
        @Environment(\.lineLimit) var limit
        var body: some View { Text("limit \(limit ?? 0)") }
    }

    @Test func `of the environment reaches the views inside`() {
        let page = TestPage { VStack { Scheme() }.lineLimit(3) }
        #expect(page.texts == ["limit 3"])
    }

    final class Model: ObservableObject {
        @Published var name = "old"
    }

    struct Named: View {
        @ObservedObject var model: Model
        var body: some View { Text(model.name) }
    }

    @Test func `follows an observed object, and notifies the owner of the page`() {
        let model = Model()
        let page = TestPage { Named(model: model) }
        var notifications = 0
        page.graph.onInvalidation = { notifications += 1 }
        model.name = "new"
        #expect(notifications == 1)
        page.update()
        #expect(page.texts == ["new"])
    }

    @Observable final class Shared {
        var number = 1
    }

    struct Numbered: View {
        let shared: Shared
        var body: some View { Text("\(shared.number)") }
    }

    @Test func `follows an observable model`() {
        let shared = Shared()
        let page = TestPage { Numbered(shared: shared) }
        shared.number = 2
        page.update()
        #expect(page.texts == ["2"])
    }

    struct Appearing: View {
        @State private var text = "before"
        var body: some View { Text(text).onAppear { text = "after" } }
    }

    @Test func `onAppear runs before the page is first shown`() {
        let page = TestPage { Appearing() }
        #expect(page.texts == ["after"])
        #expect(page.tree.revision == 1)
    }

    struct Changing: View {
        @State private var number = 0
        @State private var log = ""
        var body: some View {
            VStack {
                Text(log)
                Button("Next") { number += 1 }
            }
            .onChange(of: number) { old, new in log += "\(old)→\(new) " }
        }
    }

    @Test func `onChange receives the old and the new value`() throws {
        let page = TestPage { Changing() }
        try page.tap("Next")
        try page.tap("Next")
        #expect(page.texts.first == "0→1 1→2 ")
    }

    @Test func `preferredColorScheme sets the page's scheme and the environment's`() {
        struct Naming: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .dark ? "night" : "day").preferredColorScheme(.dark) }
        }
        let page = TestPage { Naming() }
        #expect(page.texts == ["night"])
        #expect(page.tree.colorScheme == .dark)
    }

    @Test func `a double tap takes two taps`() throws {
        struct Twice: View {
            @State private var count = 0
            var body: some View { Text("\(count)").onTapGesture(count: 2) { count += 1 } }
        }
        let page = TestPage { Twice() }
        try page.tap("0")
        #expect(page.texts == ["0"])
        try page.tap("0")
        #expect(page.texts == ["1"])
    }

    @Test func `animates changes of a tap in withAnimation`() throws {
        struct Moving: View {
            @State private var on = false
            var body: some View {
                Text("go").offset(x: on ? 50 : 0).onTapGesture { withAnimation(.linear(duration: 2)) { on = true } }
            }
        }
        let page = TestPage { Moving() }
        try page.tap("go")
        let node = try #require(page.nodes.first { "\($0.type)" == "Text" })
        #expect(node.animation?.duration == 2)
        #expect(page.frame(of: "go")?.minX == 190)
    }
}

@MainActor
@Suite struct `The cost of a change` {
    struct Leaf: View {
        let index: Int
        @State private var taps = 0
        var body: some View { Text("\(index): \(taps)").onTapGesture { taps += 1 } }
    }

    struct List: View {
        let count: Int
        var body: some View { VStack { ForEach(0..<count, id: \.self) { Leaf(index: $0) } } }
    }

    @Test(arguments: [100, 2000]) func `is one body and a few placements on a page of any size`(count: Int) throws {
        let page = TestPage { List(count: count) }
        let placements = page.graph.counters.placements
        let before = page.tree.root
        #expect(try page.evaluations { try page.tap("50: 0") } == 1)
        #expect(page.graph.counters.placements - placements <= 4)
        // All blocks of children but one are those of the previous revision.
        let old = try #require(Array(before.children).first)
        let new = try #require(Array(page.tree.root.children).first)
        let shared = new.children.sharedEnds(with: old.children)
        #expect((1...64).contains(count - shared.front - shared.back))
    }
}
