import Combine
import EspalierDisplayTree
import EspalierViews
import Foundation
import QuartzCore
import TestKit
import Testing

@testable import UIKit

@MainActor @Suite struct `A display link` {
    /// A model as apps write it: it counts frames while it runs.
    @MainActor
    private final class Counter: ObservableObject {
        static weak var last: Counter?
        @Published var frames = 0
        var times: [CFTimeInterval] = []
        private(set) var link: CADisplayLink?

        init() { Self.last = self }

        func start(rate: Int) {
            let link = CADisplayLink(target: self, action: Counter.step)
            link.preferredFramesPerSecond = rate
            link.add(to: .main, forMode: .common)
            self.link = link
        }

        func step(_ link: CADisplayLink) {
            frames += 1
            times.append(link.timestamp)
        }
    }

    private struct Page: View {
        var rate = 0
        @StateObject private var counter = Counter()

        var body: some View {
            Text("\(counter.frames)").onAppear { counter.start(rate: rate) }
            Button("Pause") { counter.link?.isPaused.toggle() }
            Button("Stop") { counter.link?.invalidate() }
        }
    }

    private func shownPage(rate: Int = 0) -> TestPage {
        let page = TestPage(holdsClock: true) { Page(rate: rate) }
        page.graph.resumeMotions()
        page.update()
        return page
    }

    private func count(_ page: TestPage) -> String { page.texts.first ?? "" }

    /// Lets the clock go on in steps of a sixtieth of a second.
    private func advance(_ page: TestPage, by seconds: Double) {
        for _ in 0..<Int((seconds * 60).rounded()) { page.advance(by: 1.0 / 60) }
    }

    @Test func `calls its target at most 30 times a second`() throws {
        let page = shownPage()
        advance(page, by: 1)
        #expect(count(page) == "30")
        let counter = try #require(Counter.last)
        let link = try #require(counter.link)
        #expect(abs(counter.times[1] - counter.times[0] - 1.0 / 30) < 1e-6)
        #expect(link.timestamp == counter.times.last && abs(link.timestamp - CACurrentMediaTime()) < 60)
        #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 30) < 1e-6)
        #expect(link.duration == 1.0 / 30)
    }

    @Test func `has as few frames as it prefers`() throws {
        let page = shownPage(rate: 10)
        advance(page, by: 1)
        #expect(count(page) == "10")
        let link = try #require(Counter.last?.link)
        #expect(link.preferredFrameRateRange == CAFrameRateRange(minimum: 10, maximum: 10, preferred: 10))
        #expect(abs(link.targetTimestamp - link.timestamp - 0.1) < 1e-6)
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 1, maximum: 120, preferred: 5)
        advance(page, by: 1)
        #expect(count(page) == "15")
    }

    @Test func `rests while it is paused, and ends when it is invalidated`() throws {
        let page = shownPage(rate: 10)
        advance(page, by: 1)
        try page.tap("Pause")
        advance(page, by: 1)
        #expect(count(page) == "10")
        try page.tap("Pause")
        advance(page, by: 1)
        #expect(count(page) == "20")
        try page.tap("Stop")
        advance(page, by: 1)
        #expect(count(page) == "20")
    }

    @Test func `rests until a browser shows the page, and while the user is away`() {
        let page = TestPage(holdsClock: true) { Page(rate: 10) }
        #expect(page.tree.root.events.contains(.phase))
        advance(page, by: 1)
        #expect(count(page) == "0")
        page.graph.resumeMotions()
        advance(page, by: 1)
        #expect(count(page) == "10")
        page.graph.host.activity = .background
        advance(page, by: 1)
        #expect(count(page) == "10")
        page.graph.host.activity = .active
        advance(page, by: 1)
        #expect(count(page) == "20")
    }

    @Test func `waits until the page has shown the changes of the previous frame`() {
        let page = shownPage()
        for _ in 0..<60 { page.advanceWithoutUpdate(by: 1.0 / 60) }
        page.update()
        #expect(count(page) == "1")
    }

    @Test func `ends with its page, and keeps neither its target nor the page`() {
        weak var graph: AnyObject?
        do {
            let page = shownPage()
            advance(page, by: 0.1)
            graph = page.graph
            #expect(Counter.last != nil)
            page.graph.end()
        }
        #expect(Counter.last == nil && graph == nil)
    }

    @Test func `retains its target until it is invalidated`() {
        final class Target {
            func step() {}
        }
        weak var target: Target?
        let page = TestPage { Text("page") }
        let link: CADisplayLink
        do {
            let made = Target()
            target = made
            link = CADisplayLink(target: made, action: Target.step)
            link.add(to: .main, forMode: .default)
        }
        #expect(target != nil)
        link.invalidate()
        #expect(target == nil)
        _ = page
    }
}
