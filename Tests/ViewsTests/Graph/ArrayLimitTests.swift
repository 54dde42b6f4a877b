import Testing

@testable import EspalierViews

@Suite struct `Limits of the files of a page` {
    private func rest(_ sizes: [Int], beyond count: Int, bytes: Int, keeping protected: Int = 1) -> [Int] {
        var rest = sizes
        let dropped = rest.dropOldest(beyond: count, bytes: bytes, keeping: protected, sizedBy: { $0 })
        #expect(dropped + rest == sizes)
        return rest
    }

    @Test func `drop the oldest files beyond a number`() {
        #expect(rest([1, 2, 3], beyond: 2, bytes: 100) == [2, 3])
        #expect(rest([1, 2, 3], beyond: 3, bytes: 100) == [1, 2, 3])
        #expect(rest([], beyond: 3, bytes: 100) == [])
    }

    @Test func `drop the oldest files beyond a sum of bytes`() {
        #expect(rest([5, 1, 4], beyond: 9, bytes: 5) == [1, 4])
        #expect(rest([5, 1, 4], beyond: 9, bytes: 10) == [5, 1, 4])
    }

    @Test func `leave the latest files whatever their size`() {
        #expect(rest([1, 7], beyond: 9, bytes: 5) == [7])
        #expect(rest([1, 7, 8, 9], beyond: 2, bytes: 5, keeping: 3) == [7, 8, 9])
        #expect(rest([7], beyond: 0, bytes: 0) == [7])
    }
}
