import EspalierLayoutEngine
import EspalierViews
import Foundation
import TestKit
import Testing

@MainActor @Suite struct `The visibility of a view in a scroll view` {
    private final class Log {
        var all: [Bool] = []
    }

    /// A view of 100 points below 300 points of space, in a scroll view of 200 points.
    private func page(threshold: Double, height: CGFloat = 100, _ log: Log) -> TestPage {
        TestPage {
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(height: 300)
                    Color.red.frame(height: height).onScrollVisibilityChange(threshold: threshold) {
                        log.all.append($0)
                    }
                    Color.clear.frame(height: 600)
                }
            }
        }
    }

    private func changes(threshold: Double, height: CGFloat = 100, at offsets: [CGFloat]) throws -> [[Bool]] {
        let log = Log()
        let page = page(threshold: threshold, height: height, log)
        var found = [log.all]
        for offset in offsets {
            log.all = []
            try page.scroll(y: offset)
            found.append(log.all)
        }
        return found
    }

    @Test func `changes when the part in sight reaches the threshold, and when it falls below it`() throws {
        #expect(
            try changes(threshold: 0.5, at: [149, 150, 160, 350, 351, 100])
                == [[], [], [true], [], [], [false], []])
        #expect(try changes(threshold: 0.25, at: [124, 125, 375, 376]) == [[], [], [true], [], [false]])
    }

    @Test func `needs the whole view for a threshold of 1 or more, and any part for 0 or less`() throws {
        #expect(try changes(threshold: 1, at: [199, 200, 300, 301]) == [[], [], [true], [], [false]])
        #expect(try changes(threshold: 7, at: [199, 200]) == [[], [], [true]])
        for threshold in [0, -1, Double.nan] {
            #expect(try changes(threshold: threshold, at: [99, 101, 399, 401]) == [[], [], [true], [], [false]])
        }
    }

    @Test func `of a view without an area is that of its place`() throws {
        #expect(try changes(threshold: 0.5, height: 0, at: [50, 200, 450]) == [[], [], [true], [false]])
    }

    @Test func `outside of a scroll view is always given`() {
        let log = Log()
        _ = TestPage { Color.red.onScrollVisibilityChange { log.all.append($0) } }
        #expect(log.all == [true])
    }
}
