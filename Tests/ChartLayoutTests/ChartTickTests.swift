import EspalierChartLayout
import Foundation
import Testing

struct ChartTickTests {
    @Test func `numbers have steps of 1, 2 and 5`() {
        #expect(ChartTicks.numbers(in: 0...95, desiredCount: 5) == [0, 20, 40, 60, 80])
        #expect(ChartTicks.numbers(in: 0...9, desiredCount: 5) == [0, 2, 4, 6, 8])
        #expect(ChartTicks.numbers(in: 0...1200, desiredCount: 3) == [0, 500, 1000])
        #expect(ChartTicks.numbers(in: 13...87, desiredCount: 8) == [20, 30, 40, 50, 60, 70, 80])
    }

    @Test func `fractions are exact decimal numbers`() {
        #expect(ChartTicks.numbers(in: -0.3...0.3, desiredCount: 6) == [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3])
        #expect(ChartTicks.numbers(in: 0...0.01, desiredCount: 5) == [0, 0.002, 0.004, 0.006, 0.008, 0.01])
        #expect(ChartTicks.numbers(in: 0...1e-9, desiredCount: 2) == [0, 5e-10, 1e-9])
        #expect(ChartTicks.numbers(in: -1...0, desiredCount: 2).map { $0.description } == ["-1.0", "-0.5", "0.0"])
    }

    @Test func `bounds are rounded on request`() {
        #expect(ChartTicks.numbers(in: 3...95, roundsUpperBound: true) == [20, 40, 60, 80, 100])
        #expect(ChartTicks.numbers(in: 3...95, roundsLowerBound: true) == [0, 20, 40, 60, 80])
        #expect(ChartTicks.nice(3...95) == 0...100)
        #expect(ChartTicks.nice(0...100) == 0...100)
        #expect(ChartTicks.nice(0.13...0.97) == 0...1)
    }

    @Test func `a minimum stride makes steps greater`() {
        #expect(ChartTicks.numbers(in: 0...4, desiredCount: 8, minimumStride: 1) == [0, 1, 2, 3, 4])
        #expect(
            ChartTicks.numbers(in: 0...4, desiredCount: 8, minimumStride: -1) == [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4])
        #expect(
            ChartTicks.numbers(in: 0...40, desiredCount: 20, minimumStride: 3) == [0, 5, 10, 15, 20, 25, 30, 35, 40])
    }

    @Test func `a stride has the multiples in the domain`() {
        #expect(ChartTicks.numbers(in: 1...10, stride: 3) == [3, 6, 9])
        #expect(
            ChartTicks.numbers(in: 1...10, stride: 3, roundsLowerBound: true, roundsUpperBound: true) == [
                0, 3, 6, 9, 12,
            ])
        #expect(ChartTicks.numbers(in: 0.1...0.9, stride: 1).isEmpty)
        #expect(ChartTicks.numbers(in: 0.9...1.5, stride: 1) == [1])
        #expect(ChartTicks.numbers(in: 0...1, stride: 0.25) == [0, 0.25, 0.5, 0.75, 1])
        #expect(ChartTicks.numbers(in: 0...0.3, stride: 0.1) == [0, 0.1, 0.2, 0.3])
        #expect(ChartTicks.numbers(in: 0...10, stride: 0).isEmpty)
        #expect(ChartTicks.numbers(in: 0...10, stride: .nan).isEmpty)
        #expect(ChartTicks.numbers(in: 0...10, stride: .infinity).isEmpty)
        #expect(ChartTicks.categories(["a", "b"], limit: 0) == ["a", "b"])
    }

    @Test func `no axis has more than a thousand ticks`() {
        let ticks = ChartTicks.numbers(in: 0...1e9, stride: 1)
        #expect(ticks.count == 1000)
        #expect(ticks[1] == 1_000_001)
        #expect(ChartTicks.numbers(in: 0...100, desiredCount: 1_000_000).count <= 1001)
    }

    @Test func `extreme domains end`() {
        #expect(ChartTicks.numbers(in: 5...5) == [5])
        #expect(ChartTicks.numbers(in: 0...Double.infinity).isEmpty)
        #expect(ChartTicks.numbers(in: -1e308...1e308, desiredCount: 4) == [-1e308, -5e307, 0, 5e307, 1e308])
        #expect(ChartTicks.numbers(in: 0...Double.leastNonzeroMagnitude).count <= 2)
        #expect(ChartTicks.numbers(in: 1e18...1e18 + 512, desiredCount: 5).count <= 6)
        #expect(ChartTicks.numbers(in: 0...10, desiredCount: -3) == [0, 10])
    }

    @Test func `logarithmic axes have powers, and multiples of them if there is room`() {
        #expect(ChartTicks.logarithmic(in: 1...100_000, desiredCount: 10) == [1, 10, 100, 1000, 10_000, 100_000])
        #expect(ChartTicks.logarithmic(in: 1...1e9, desiredCount: 5) == [1, 100, 10_000, 1e6, 1e8])
        #expect(ChartTicks.logarithmic(in: 1...10) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
        #expect(ChartTicks.logarithmic(in: 1...10, desiredCount: 9) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
        #expect(ChartTicks.logarithmic(in: 1...10, desiredCount: 8) == [1, 10])
        #expect(ChartTicks.logarithmic(in: 2...50, desiredCount: 20) == [2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40, 50])
        #expect(ChartTicks.logarithmic(in: 0.001...1, desiredCount: 4) == [0.001, 0.01, 0.1, 1])
        #expect(ChartTicks.logarithmic(in: 1...256, base: 2, desiredCount: 10) == [1, 2, 4, 8, 16, 32, 64, 128, 256])
        #expect(ChartTicks.logarithmic(in: 20...25) == [20, 21, 22, 23, 24, 25])
        #expect(ChartTicks.logarithmic(in: 20...60) == [20, 30, 40, 50, 60])
        #expect(ChartTicks.logarithmic(in: 0...10, desiredCount: 5) == [0, 2, 4, 6, 8, 10])
    }

    @Test func `the number of ticks follows the length`() {
        #expect(ChartTicks.automaticCount(length: 200, isVertical: true) == 5)
        #expect(ChartTicks.automaticCount(length: 100, isVertical: true) == 2)
        #expect(ChartTicks.automaticCount(length: 350, isVertical: false) == 4)
        #expect(ChartTicks.automaticCount(length: 0, isVertical: false) == 2)
        #expect(ChartTicks.automaticCount(length: .nan, isVertical: false) == 5)
    }

    @Test func `labels of numbers have the digits that they need`() {
        #expect(ChartTicks.format(numbers: [0, 50, 100]) == .number(fractionDigits: 0))
        #expect(ChartTicks.format(numbers: [0, 0.5, 1]) == .number(fractionDigits: 1))
        #expect(ChartTicks.format(numbers: [0, 0.25, 0.5]) == .number(fractionDigits: 2))
        #expect(ChartTicks.format(numbers: [0, 500_000_000, 1_000_000_000]) == .compactNumber)
        #expect(ChartTicks.format(numbers: [0, 500_000_000]) == .number(fractionDigits: 0))
        #expect(ChartTicks.format(numbers: [0, 1e20]) == .scientificNumber)
        #expect(ChartTicks.format(numbers: [0, 5e-10]) == .scientificNumber)
        #expect(ChartTicks.format(numbers: []) == .number(fractionDigits: 0))
    }
}
