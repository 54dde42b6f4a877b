@testable import EspalierChartLayout
import Testing

struct ChartStepTests {
    @Test func `numbers have steps of 1, 2 and 5`() {
        #expect(ChartTicks.numbers(in: 0...95, desiredCount: 5) == [0, 20, 40, 60, 80])
        #expect(ChartTicks.numbers(in: 0...95, desiredCount: 5, roundsUpperBound: true) == [0, 20, 40, 60, 80, 100])
        #expect(ChartTicks.numbers(in: -0.3...0.3, desiredCount: 6) == [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3])
    }
}
