import EspalierDisplayTree
import EspalierLayoutEngine
import EspalierPainting
import Foundation
import Testing

@Suite struct `Path data of an icon` {
    private func read(_ data: String) -> (verbs: [DisplayPath.Verb], points: [[Double]])? {
        SVGPath(data.utf8).map { read in
            let path = read.path
            return (
                Array(path.verbs),
                path.points.map { [($0.x * 1000).rounded() / 1000, ($0.y * 1000).rounded() / 1000] }
            )
        }
    }

    @Test func `has absolute and relative lines`() throws {
        let path = try #require(read("M1 2h3v4l-1-1H0V.5z"))
        #expect(path.verbs == [.move, .line, .line, .line, .line, .line, .close])
        #expect(path.points == [[1, 2], [4, 2], [4, 6], [3, 5], [0, 5], [0, 0.5]])
    }

    @Test func `continues a movement with lines`() throws {
        let path = try #require(read("m1 1 2 0 0 2z"))
        #expect(path.verbs == [.move, .line, .line, .close])
        #expect(path.points == [[1, 1], [3, 1], [3, 3]])
    }

    @Test func `mirrors the last control point of a curve`() throws {
        let path = try #require(read("M0 0C1 0 2 1 2 2S3 4 4 4"))
        #expect(path.verbs == [.move, .curve, .curve])
        #expect(path.points == [[0, 0], [1, 0], [2, 1], [2, 2], [2, 3], [3, 4], [4, 4]])
    }

    @Test func `turns half a circle into two curves`() throws {
        let path = try #require(read("M2 0A2 2 0 0 1-2 0"))
        #expect(path.verbs == [.move, .curve, .curve])
        #expect(
            path.points == [
                [2, 0], [2, 1.105], [1.105, 2], [0, 2], [-1.105, 2], [-2, 1.105], [-2, 0],
            ])
    }

    @Test func `reads flags without separators, and numbers that end at the next point`() throws {
        let path = try #require(read("M0 0a1 1 0 011.5.5"))
        #expect(path.points.last == [1.5, 0.5])
    }

    @Test func `with an error is no path`() {
        #expect(read("M1") == nil)
        #expect(read("1 2") == nil)
        #expect(read("M0 0x") == nil)
    }
}
