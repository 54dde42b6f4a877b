import EspalierLayoutEngine
import EspalierViews
import Foundation
import Testing
import TestKit

@MainActor
@Suite struct `The adaptive columns of a lazy grid` {
    private func frames(width: CGFloat, _ columns: [GridItem], count: Int = 6) -> [CGRect] {
        let page = TestPage(width: width, height: 100) {
            LazyVGrid(columns: columns, spacing: 5) {
                ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 10) }
            }
        }
        return page.frames(ofType: "Color")
    }

    @Test func `have the spacing of their item`() {
        // (280 + 10) / (60 + 10) is four columns and a fraction; they share 280 - 3 · 10.
        let found = frames(width: 280, [GridItem(.adaptive(minimum: 60), spacing: 10)])
        #expect(found.map(\.minX) == [0, 72.5, 145, 217.5, 0, 72.5])
        #expect(found.map(\.width) == [62.5, 62.5, 62.5, 62.5, 62.5, 62.5])
    }

    @Test func `increase by one as soon as they and the gaps fit exactly`() {
        let item = [GridItem(.adaptive(minimum: 60), spacing: 10)]
        #expect(frames(width: 270, item).map(\.minX) == [0, 70, 140, 210, 0, 70])
        #expect(frames(width: 269, item).map(\.minX) == [0, 93, 186, 0, 93, 186])
    }

    @Test func `leave space for a fixed column and the gap before it`() {
        let found = frames(
            width: 270, [GridItem(.adaptive(minimum: 60), spacing: 10), GridItem(.fixed(60))], count: 4)
        // 270 - 10 - 60 is 200: three columns of 60 and two gaps of 10.
        #expect(found.map(\.minX) == [0, 70, 140, 210])
        #expect(found.map(\.width) == [60, 60, 60, 60])
    }

    @Test func `share the space with flexible ones`() {
        let found = frames(
            width: 210, [GridItem(.adaptive(minimum: 40), spacing: 20), GridItem(.flexible(), spacing: 0)], count: 3)
        // 190 are shared: 95 for two columns of 37.5, below the minimum of 40, so one of 95.
        #expect(found.map(\.minX) == [0, 115, 0])
        #expect(found.map(\.width) == [95, 95, 95])
    }
}
