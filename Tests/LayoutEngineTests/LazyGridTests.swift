import EspalierLayoutEngine
import Foundation
import Testing

@Suite struct `The columns of a lazy grid` {
    private typealias Track = LazyGridRule.Track

    /// Tracks, a length, and the columns in it as (track, start, length).
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let tracks: [LazyGridRule.Track]
        let length: CGFloat?
        let columns: [[CGFloat]]

        init(_ name: String, _ tracks: [LazyGridRule.Track], _ length: CGFloat?, _ columns: [[CGFloat]]) {
            testDescription = name
            self.tracks = tracks
            self.length = length
            self.columns = columns
        }
    }

    private static func flexible(_ minimum: CGFloat, _ maximum: CGFloat = .infinity, spacing: CGFloat? = 0) -> Track {
        Track(.flexible(minimum: minimum, maximum: maximum), spacing: spacing)
    }

    private static func fixed(_ length: CGFloat, spacing: CGFloat? = 0) -> Track {
        Track(.fixed(length), spacing: spacing)
    }

    private static func adaptive(_ minimum: CGFloat, _ maximum: CGFloat = .infinity, spacing: CGFloat? = 0) -> Track {
        Track(.adaptive(minimum: minimum, maximum: maximum), spacing: spacing)
    }

    static let cases = [
        Case("fixed ones have their length", [fixed(20), fixed(30)], 100, [[0, 0, 20], [1, 20, 30]]),
        Case(
            "are eight points apart by default", [fixed(20, spacing: nil), fixed(30)], 100, [[0, 0, 20], [1, 28, 30]]),
        Case(
            "follow the spacing of the one before", [fixed(20, spacing: 5), fixed(30, spacing: 9), fixed(1)], 100,
            [[0, 0, 20], [1, 25, 30], [2, 64, 1]]),
        Case("may overlap", [fixed(20, spacing: -5), fixed(30)], 100, [[0, 0, 20], [1, 15, 30]]),
        Case(
            "ignore a spacing without end", [fixed(20, spacing: .infinity), fixed(30)], 100,
            [[0, 0, 20], [1, 20, 30]]),
        Case("share the space", [flexible(10), flexible(10)], 100, [[0, 0, 50], [1, 50, 50]]),
        Case(
            "share the space between the spacings", [flexible(10, spacing: 20), flexible(10, spacing: 70)], 100,
            [[0, 0, 40], [1, 60, 40]]),
        Case(
            "share the space that fixed ones leave", [flexible(10), fixed(40), flexible(10)], 100,
            [[0, 0, 30], [1, 30, 40], [2, 70, 30]]),
        Case(
            "leave to the next what is above the maximum", [flexible(10, 20), flexible(10)], 100,
            [[0, 0, 20], [1, 20, 80]]),
        Case(
            "take from the next what is below the minimum", [flexible(70), flexible(10)], 100,
            [[0, 0, 70], [1, 70, 30]]),
        Case("have at least the minimum", [flexible(70), flexible(70)], 100, [[0, 0, 70], [1, 70, 70]]),
        Case("prefer the minimum to a lesser maximum", [flexible(70, 20)], 100, [[0, 0, 70]]),
        Case("have no negative length", [flexible(-5, -1), fixed(-7)], 100, [[0, 0, 0], [1, 0, 0]]),
        Case(
            "have no length that is not a number", [flexible(.nan, .nan), fixed(.nan)], 100,
            [[0, 0, 100], [1, 100, 0]]),
        Case(
            "are all at their minimum without a proposal",
            [fixed(20, spacing: 4), flexible(10, spacing: 4), flexible(30, spacing: 4), adaptive(50)], nil,
            [[0, 0, 20], [1, 24, 10], [2, 38, 30], [3, 72, 50]]),
        Case(
            "are at their minimum if fixed ones are too long", [fixed(120), flexible(10)], 100,
            [[0, 0, 120], [1, 120, 10]]),
        Case(
            "are as many as fit", [adaptive(30)], 100,
            [[0, 0, 100 / 3], [0, 100 / 3, 100 / 3], [0, 200 / 3, 100 / 3]]),
        Case(
            "are as many as fit exactly", [adaptive(25)], 100, [[0, 0, 25], [0, 25, 25], [0, 50, 25], [0, 75, 25]]),
        Case(
            "are as many as fit with the spacing", [adaptive(30, spacing: 10)], 110,
            [[0, 0, 30], [0, 40, 30], [0, 80, 30]]),
        Case(
            "are one less if the spacing leaves no room", [adaptive(30, spacing: 10)], 109,
            [[0, 0, 49.5], [0, 59.5, 49.5]]),
        Case("are one if not even one fits", [adaptive(130)], 100, [[0, 0, 130]]),
        Case(
            "are as many as fit, up to the maximum", [adaptive(30, 40, spacing: 10)], 109, [[0, 0, 40], [0, 50, 40]]),
        Case(
            "prefer the minimum to a lesser maximum if as many as fit", [adaptive(30, 20, spacing: 10)], 109,
            [[0, 0, 30], [0, 40, 30]]),
        Case(
            "are as many as fit in the share", [adaptive(20, spacing: 10), flexible(10)], 110,
            [[0, 0, 20], [0, 30, 20], [1, 60, 50]]),
        Case(
            "share what as many as fit leave", [adaptive(20, 20, spacing: 10), flexible(10)], 130,
            [[0, 0, 20], [0, 30, 20], [1, 60, 70]]),
        Case("without a minimum are a point long at least", [adaptive(0)], 3, [[0, 0, 1], [0, 1, 1], [0, 2, 1]]),
        Case(
            "are as many as there are points if they overlap", [adaptive(5, spacing: -5)], 8,
            [[0, 0, 6], [0, 1, 6], [0, 2, 6]]),
    ]

    @Test(arguments: cases) func `divide its length`(_ one: Case) {
        let columns = LazyGridRule(one.tracks).columns(in: one.length)
        #expect(columns.count == one.columns.count)
        for (column, expected) in zip(columns, one.columns) {
            #expect(agree([CGFloat(column.track), column.start, column.length], expected))
        }
    }

    @Test func `are ten thousand at most`() {
        #expect(
            LazyGridRule([Track(.adaptive(minimum: 1, maximum: 1), spacing: 0)]).columns(in: 20_000).count == 10_000)
    }
}
