import Testing

@testable import EspalierViews

@Suite struct `Samples of a function` {
    private func samples(
        from places: [Double], limit: Int = 33, _ function: @escaping (Double) -> Double
    ) -> [LinearSampling<Double>.Sample] {
        let sampling = LinearSampling(value: function, numbers: { [$0] })
        return LinearSampling.thinned(sampling.samples(from: places), limit: limit)
    }

    @Test func `of a straight line are its ends`() {
        #expect(samples(from: [0, 100]) { 3 * $0 + 7 }.map(\.place) == [0, 100])
    }

    @Test func `include the known bends`() {
        let found = samples(from: [0, 40, 100]) { $0 < 40 ? 0 : $0 - 40 }
        #expect(found.map(\.place) == [0, 40, 100])
        #expect(found.map(\.value) == [0, 0, 60])
    }

    /// The largest distance of the straight lines from the function, at every whole number.
    private func error(_ samples: [LinearSampling<Double>.Sample], _ function: (Double) -> Double) -> Double {
        var worst = 0.0
        for place in stride(from: samples[0].place, through: samples[samples.count - 1].place, by: 1) {
            let next = samples.firstIndex { $0.place >= place } ?? 0
            let (from, to) = (samples[max(next - 1, 0)], samples[next])
            let fraction = to.place > from.place ? (place - from.place) / (to.place - from.place) : 1
            worst = max(worst, abs(from.value + fraction * (to.value - from.value) - function(place)))
        }
        return worst
    }

    @Test(
        arguments: [
            { $0 < 137 ? 0 : $0 - 137 }, { max(-50, min(50, $0 - 500)) }, { $0 * $0 / 500 }, { abs($0 - 333) },
        ] as [@Sendable (Double) -> Double])
    func `differ from the function by about one at most`(function: @escaping @Sendable (Double) -> Double) {
        let found = samples(from: [0, 1000], function)
        #expect(found.count <= 33)
        #expect(error(found, function) < 1.5)
    }

    @Test func `are at most as many as the limit`() {
        #expect(samples(from: [0, 1000], limit: 9) { $0 * $0 / 10 }.count <= 9)
    }

    @Test func `end at a jump`() {
        let found = samples(from: [0, 1000]) { $0 < 400 ? 0 : 100 }
        #expect(found.count == 4)
        #expect(found[2].place - found[1].place < 0.5)
    }
}
