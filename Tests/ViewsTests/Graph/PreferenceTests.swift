import EspalierDisplayTree
import Foundation
import Testing
import TestKit

@testable import EspalierViews

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Frames: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

@MainActor
@Suite struct `A preference` {
    struct Listing<Content: View>: View {
        @State private var names: [String] = []
        let content: Content

        var body: some View {
            VStack {
                content
                Text(names.joined(separator: ","))
            }
            .onPreferenceChange(Names.self) { names = $0 }
        }
    }

    @Test func `is reduced in source order, children before their parent`() {
        let page = TestPage {
            Listing(
                content: VStack {
                    Text("A").preference(key: Names.self, value: ["a"])
                    VStack {
                        Text("B").preference(key: Names.self, value: ["b"])
                        Text("C").preference(key: Names.self, value: ["c"])
                    }
                    .transformPreference(Names.self) { $0.append("parent") }
                    Text("D").preference(key: Names.self, value: ["d"])
                })
        }
        #expect(page.texts.last == "a,b,c,parent,d")
    }

    @Test func `of a view replaces those inside it`() {
        let page = TestPage {
            Listing(
                content: VStack { Text("A").preference(key: Names.self, value: ["a"]) }
                    .preference(key: Names.self, value: ["own"]))
        }
        #expect(page.texts.last == "own")
    }

    struct Toggled: View {
        @State private var shown = true

        var body: some View {
            VStack {
                if shown { Text("A").preference(key: Names.self, value: ["a"]) }
                Text("B").preference(key: Names.self, value: ["b"])
                Button("Hide") { shown = false }
            }
        }
    }

    @Test func `is read again when a view that set it is removed`() throws {
        let page = TestPage { Listing(content: Toggled()) }
        #expect(page.texts.last == "a,b")
        try page.tap("Hide")
        #expect(page.texts.last == "b")
    }

    @Test func `with an anchor is resolved in the reader's coordinates after placement`() {
        let page = TestPage {
            HStack(spacing: 0) {
                Color.red.frame(width: 50, height: 20)
                    .anchorPreference(key: Frames.self, value: .bounds) { [$0] }
                Color.blue.frame(width: 30, height: 40)
                    .anchorPreference(key: Frames.self, value: .bounds) { [$0] }
            }
            .overlayPreferenceValue(Frames.self) { anchors in
                GeometryReader { proxy in
                    Text(
                        anchors.map { "\(Int(proxy[$0].minX)) \(Int(proxy[$0].minY)) \(Int(proxy[$0].width))" }
                            .joined(separator: ";"))
                }
            }
        }
        #expect(page.texts == ["0 10 50;50 0 30"])
    }
}

@MainActor
@Suite struct `A geometry reader` {
    struct Growing: View {
        @State private var width: CGFloat = 100

        var body: some View {
            VStack(spacing: 0) {
                GeometryReader { Text("\(Int($0.size.width))x\(Int($0.size.height))") }
                    .frame(width: width, height: 50)
                Button("Grow") { width += 50 }
            }
        }
    }

    @Test func `creates its content at its measured size, at its top leading corner`() throws {
        let page = TestPage { Growing() }
        #expect(page.texts == ["100x50", "Grow"])
        #expect(page.frame(of: "100x50") == CGRect(x: 100, y: 70, width: 60, height: 10))
        try page.tap("Grow")
        #expect(page.texts == ["150x50", "Grow"])
    }

    @Test func `returns its frame in a named coordinate space`() {
        let page = TestPage {
            VStack(spacing: 0) {
                Color.red.frame(width: 10, height: 30)
                GeometryReader { Text("\(Int($0.frame(in: .named("box")).minY)) \(Int($0.frame(in: .global).minY))") }
                    .frame(width: 100, height: 20)
            }
            .coordinateSpace(name: "box")
        }
        #expect(page.texts == ["30 105"])
    }
}
