import EspalierChartLayout
import Foundation
import Testing

struct ChartStackingTests {
    private let values: [(key: String, value: Double)] = [
        ("a", 10), ("b", 5), ("a", 30), ("a", -4), ("b", .nan), ("a", -6),
    ]

    @Test func `values above and below zero have stacks of their own`() {
        #expect(
            ChartStacking.standard.spans(values) == [
                ChartSpan(0, 10), ChartSpan(0, 5), ChartSpan(10, 40), ChartSpan(0, -4), nil, ChartSpan(-4, -10),
            ])
    }

    @Test func `normalized stacks have the height 1`() {
        #expect(
            ChartStacking.normalized.spans(values) == [
                ChartSpan(0, 0.2), ChartSpan(0, 1), ChartSpan(0.2, 0.8), ChartSpan(0, -0.08), nil,
                ChartSpan(-0.08, -0.2),
            ])
        #expect(
            ChartStacking.normalized.spans([(key: 1, value: 0), (key: 1, value: 0)]) == [
                ChartSpan(0, 0), ChartSpan(0, 0),
            ])
    }

    @Test func `centered stacks have zero in the middle`() {
        #expect(
            ChartStacking.center.spans([(key: 1, value: 10), (key: 1, value: 30), (key: 2, value: 8)]) == [
                ChartSpan(-20, -10), ChartSpan(-10, 20), ChartSpan(-4, 4),
            ])
    }

    @Test func `unstacked values begin at zero`() {
        #expect(
            ChartStacking.unstacked.spans([(key: 1, value: 10), (key: 1, value: -3), (key: 1, value: .infinity)]) == [
                ChartSpan(0, 10), ChartSpan(0, -3), nil,
            ])
    }

    @Test func `bars have a share of their band, insets or a length`() {
        let band = ChartBand(100, 200)
        #expect(ChartBarWidth.automatic.bar(in: band) == ChartBand(115, 185))
        #expect(ChartBarWidth.ratio(0.5).bar(in: band) == ChartBand(125, 175))
        #expect(ChartBarWidth.inset(10).bar(in: band) == ChartBand(110, 190))
        #expect(ChartBarWidth.fixed(20).bar(in: band) == ChartBand(140, 160))
        #expect(ChartBarWidth.automatic.length(in: nil) == 8)
        #expect(ChartBarWidth.inset(60).length(in: 100) == 0)
        #expect(ChartBarWidth.fixed(-3).length(in: 100) == 0)
        #expect(ChartBarWidth.ratio(.nan).length(in: 100) == 100)
    }

    @Test func `grouped bars divide their band`() {
        let band = ChartBand(0, 100)
        #expect(band.grouped(2, span: .ratio(0.8)) == [ChartBand(10, 50), ChartBand(50, 90)])
        #expect(band.grouped(2, span: .inset(0), isReversed: true) == [ChartBand(50, 100), ChartBand(0, 50)])
        #expect(band.grouped(0).isEmpty)
    }
}
