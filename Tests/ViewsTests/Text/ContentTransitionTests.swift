import EspalierDisplayTree
import Foundation
import TestKit
import Testing

@testable import EspalierViews

/// A number and a symbol that change under an animation.
private struct Score: View {
    let transition: ContentTransition?
    @State private var score = 5

    var body: some View {
        VStack {
            let text = Text(verbatim: "\(score)")
            if let transition {
                text.contentTransition(transition)
                Image(systemName: score > 5 ? "play" : "pause").contentTransition(transition)
            } else {
                text
            }
            Button("More") { withAnimation { score += 1 } }
            Button("Less") { withAnimation { score -= 1 } }
            Button("At once") { score += 1 }
        }
    }
}

/// A number whose transition follows its value.
private struct Valued: View {
    @State private var score = 5.0

    var body: some View {
        VStack {
            Text(verbatim: "\(score)").contentTransition(.numericText(value: score))
            Button("More") { withAnimation { score += 1 } }
            Button("Less") { withAnimation { score -= 1 } }
            Button("At once") { score += 10 }
        }
    }
}

@MainActor @Suite struct `A content transition` {
    private func change(_ page: TestPage, by name: String) throws -> DisplayContentTransition? {
        try page.tap(name)
        return page.nodes.first { "\($0.type)" == "Text" }?.contentTransition
    }

    @Test func `of a text is a fade unless another one is set`() throws {
        let page = TestPage { Score(transition: nil) }
        #expect(try change(page, by: "More") == nil)
        #expect(try change(TestPage { Score(transition: .opacity) }, by: "More") == nil)
        #expect(try change(TestPage { Score(transition: .identity) }, by: "More") == .identity)
        #expect(try change(TestPage { Score(transition: .interpolate) }, by: "More") == .interpolate)
        #expect(
            try change(TestPage { Score(transition: .numericText()) }, by: "Less") == .numericText(countsDown: false))
        #expect(
            try change(TestPage { Score(transition: .numericText(countsDown: true)) }, by: "More")
                == .numericText(countsDown: true))
        #expect(try change(TestPage { Score(transition: .symbolEffect(.replace)) }, by: "More") == nil)
    }

    @Test func `applies to animated changes only`() throws {
        #expect(try change(TestPage { Score(transition: .interpolate) }, by: "At once") == nil)
    }

    @Test func `with a value counts up or down as the value does`() throws {
        let page = TestPage { Valued() }
        #expect(try change(page, by: "More") == .numericText(countsDown: false))
        #expect(try change(page, by: "Less") == .numericText(countsDown: true))
        #expect(try change(page, by: "Less") == .numericText(countsDown: true))
        #expect(try change(page, by: "At once") == nil)
        #expect(try change(page, by: "More") == .numericText(countsDown: false))
    }

    @Test func `of a symbol replaces it, also without an animation`() throws {
        func symbol(_ transition: ContentTransition, _ name: String) throws -> DisplayContentTransition? {
            let page = TestPage { Score(transition: transition) }
            try page.tap(name)
            return page.nodes.first { "\($0.type)" == "Image" }?.contentTransition
        }
        #expect(try symbol(.symbolEffect(.replace), "More") == .replace(.downUp, speed: 1))
        #expect(try symbol(.symbolEffect, "At once") == .replace(.downUp, speed: 1))
        #expect(try symbol(.symbolEffect(.replace.upUp), "More") == .replace(.upUp, speed: 1))
        #expect(
            try symbol(.symbolEffect(.replace.magic(fallback: .replace.offUp), options: .speed(2)), "More")
                == .replace(.offUp, speed: 2))
        #expect(try symbol(.numericText(), "More") == nil)
        #expect(try symbol(.identity, "More") == .identity)
    }

    @Test func `is a value of the environment`() {
        var environment = EnvironmentValues()
        #expect(environment.contentTransition == .opacity)
        #expect(!environment.contentTransitionAddsDrawingGroup)
        environment.contentTransition = .numericText(value: 3)
        #expect(environment.contentTransition == .numericText(value: 3))
        #expect(environment.contentTransition != .numericText(value: 4))
    }
}
