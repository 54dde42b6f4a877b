import EspalierChartLayout
import EspalierLayoutEngine
import Foundation
import Testing

struct ChartPlacementTests {
    private func placed(
        _ positions: [CGFloat], length: CGFloat, spacing: CGFloat = 4, anchor: CGFloat = 0.5,
        in bounds: ChartBand? = nil
    ) -> [ChartLabels.Placed] {
        ChartLabels.placed(
            positions: positions, lengths: positions.map { _ in length }, anchor: anchor, spacing: spacing, in: bounds)
    }

    @Test func `labels with room are all there`() {
        #expect(
            placed([0, 50, 100], length: 40) == [
                .init(index: 0, band: ChartBand(-20, 20)), .init(index: 1, band: ChartBand(30, 70)),
                .init(index: 2, band: ChartBand(80, 120)),
            ])
    }

    @Test func `labels without room are left out at equal distances`() {
        #expect(placed([0, 50, 100, 150, 200, 250], length: 60).map(\.index) == [0, 2, 4])
        #expect(placed([0, 50, 100, 150, 200, 250], length: 110).map(\.index) == [0, 3])
        #expect(placed([250, 200, 150, 100, 50, 0], length: 60).map(\.index) == [0, 2, 4])
        #expect(placed([0, 1, 2], length: 600).map(\.index) == [0])
        #expect(placed([], length: 6).isEmpty)
    }

    @Test func `the first and the last label move inside`() {
        #expect(
            placed([0, 150, 300], length: 40, in: ChartBand(0, 300)).map(\.band) == [
                ChartBand(0, 40), ChartBand(130, 170), ChartBand(260, 300),
            ])
        #expect(placed([150], length: 400, in: ChartBand(0, 300)).map(\.band) == [ChartBand(0, 400)])
    }

    @Test func `labels start at their places with an anchor of 0`() {
        #expect(placed([0, 100], length: 40, anchor: 0).map(\.band) == [ChartBand(0, 40), ChartBand(100, 140)])
        #expect(placed([.nan, 100], length: 40).map(\.index) == [1])
    }

    @Test func `ten thousand labels end with a few`() {
        let positions = (0..<10_000).map { CGFloat($0) * 0.039 }
        #expect(
            placed(positions, length: 36).map(\.index) == [0, 1026, 2052, 3078, 4104, 5130, 6156, 7182, 8208, 9234])
    }

    @Test func `a legend fills rows`() {
        let sizes = [CGSize(width: 60, height: 10), CGSize(width: 50, height: 14), CGSize(width: 80, height: 10)]
        let layout = ChartLegendLayout(sizes, width: 130, spacing: 10, rowSpacing: 5)
        #expect(
            layout.frames == [
                CGRect(x: 0, y: 2, width: 60, height: 10), CGRect(x: 70, y: 0, width: 50, height: 14),
                CGRect(x: 0, y: 19, width: 80, height: 10),
            ])
        #expect(layout.size == CGSize(width: 120, height: 29))
        #expect(ChartLegendLayout(sizes, width: 40).frames.map(\.width) == [40, 40, 40])
        #expect(ChartLegendLayout([], width: 40).size == .zero)
    }

    private let mark = CGRect(x: 100, y: 50, width: 20, height: 100)
    private let plot = CGRect(x: 10, y: 10, width: 200, height: 200)
    private let chart = CGRect(x: 0, y: 0, width: 240, height: 240)
    private let size = CGSize(width: 40, height: 12)

    private func origin(_ annotation: ChartAnnotation, mark: CGRect? = nil) -> CGPoint {
        annotation.frame(size, mark: mark ?? self.mark, plot: plot, chart: chart).origin
    }

    @Test func `annotations stand on the side of their position`() {
        #expect(origin(ChartAnnotation()) == CGPoint(x: 90, y: 34))
        #expect(origin(ChartAnnotation(position: .top, alignment: .leading, spacing: 0)) == CGPoint(x: 100, y: 38))
        #expect(origin(ChartAnnotation(position: .bottom)) == CGPoint(x: 90, y: 154))
        #expect(origin(ChartAnnotation(position: .leading)) == CGPoint(x: 56, y: 94))
        #expect(origin(ChartAnnotation(position: .trailing, alignment: .top)) == CGPoint(x: 124, y: 50))
        #expect(origin(ChartAnnotation(position: .overlay, alignment: .top)) == CGPoint(x: 90, y: 50))
        #expect(origin(ChartAnnotation(position: .topTrailing)) == CGPoint(x: 124, y: 34))
        #expect(origin(ChartAnnotation(position: .bottomLeading)) == CGPoint(x: 56, y: 154))
    }

    @Test func `annotations that overflow move inside, or not`() {
        let edge = CGRect(x: 200, y: 4, width: 10, height: 100)
        #expect(origin(ChartAnnotation(), mark: edge) == CGPoint(x: 185, y: 0))
        #expect(
            origin(ChartAnnotation(overflowX: .fit(to: .plot), overflowY: .fit(to: .plot)), mark: edge)
                == CGPoint(x: 170, y: 10))
        #expect(
            origin(ChartAnnotation(overflowX: .disabled, overflowY: .padScale), mark: edge) == CGPoint(x: 185, y: -12))
        let padded = ChartAnnotation(overflowX: .padScale, overflowY: .padScale)
        let frame = padded.frame(size, mark: edge, plot: plot, chart: chart)
        #expect(padded.padding(frame, plot: plot) == EdgeInsets(top: 22, leading: 0, bottom: 0, trailing: 15))
        #expect(ChartAnnotation().padding(frame, plot: plot) == EdgeInsets())
    }
}
