/// Samples of a function of one number, between which straight lines replace the function.
struct LinearSampling<Value> {
    /// The value at a place.
    let value: (Double) -> Value
    /// The numbers of a value, in units of the largest error.
    let numbers: (Value) -> [Double]

    /// The smallest distance of two places.
    private static var shortest: Double { 0.5 }

    /// A place with its value.
    struct Sample {
        var place: Double
        var value: Value
        var numbers: [Double]
    }

    private func sample(at place: Double) -> Sample {
        let value = value(place)
        return Sample(place: place, value: value, numbers: numbers(value))
    }

    /// Samples the function where it bends: halves the stretch of the largest error until no error is left.
    ///
    /// - Parameters:
    ///   - places: Places to begin with, in ascending order: at least the ends.
    ///   - splits: The maximum number of halved stretches.
    func samples(from places: [Double], splits: Int = 64) -> [Sample] {
        var samples = places.map { sample(at: $0) }
        guard samples.count > 1 else { return samples }
        var stretches: [Stretch] = []
        for index in 1..<samples.count { stretches.append(stretch(samples[index - 1], samples[index])) }
        for _ in 0..<splits {
            guard let worst = stretches.indices.max(by: { stretches[$0].error < stretches[$1].error }),
                stretches[worst].error > 1
            else { break }
            let split = stretches[worst]
            stretches[worst] = stretch(split.points[0], split.points[2], middle: split.points[1])
            stretches.append(stretch(split.points[2], split.points[4], middle: split.points[3]))
        }
        samples.append(contentsOf: stretches.flatMap { $0.points[1...3] })
        // The ends of halved stretches are inner points of others.
        var ends = stretches.flatMap { [$0.points[0], $0.points[4]] }
        ends.append(contentsOf: samples)
        ends.sort { $0.place < $1.place }
        return ends.enumerated().filter { $0 == 0 || ends[$0 - 1].place != $1.place }.map(\.element)
    }

    /// Five points at equal distances, and how far the inner ones are from the straight line.
    private struct Stretch {
        var points: [Sample]
        var error: Double
    }

    private func stretch(_ start: Sample, _ end: Sample, middle: Sample? = nil) -> Stretch {
        let length = end.place - start.place
        let inner = [0.25, 0.5, 0.75].map { fraction in
            fraction == 0.5
                ? middle ?? sample(at: start.place + length / 2) : sample(at: start.place + length * fraction)
        }
        var error = 0.0
        if length > Self.shortest {
            for (index, sample) in inner.enumerated() {
                error = max(error, Self.distance(of: sample, from: start, end, Double(index + 1) / 4))
            }
        }
        return Stretch(points: [start] + inner + [end], error: error)
    }

    private static func distance(of sample: Sample, from start: Sample, _ end: Sample, _ fraction: Double) -> Double {
        var distance = 0.0
        for (index, number) in sample.numbers.enumerated() {
            let (from, to) = (start.numbers[index], end.numbers[index])
            distance = max(distance, abs(from + fraction * (to - from) - number))
        }
        return distance
    }

    /// The fewest samples, at most `limit`, between which straight lines miss the others by at most one. Beyond the limit
    /// they miss them by more.
    static func thinned(_ samples: [Sample], limit: Int) -> [Sample] {
        var tolerance = 1.0
        while true {
            let kept = thinned(samples, tolerance: tolerance)
            if kept.count <= max(limit, 2) { return kept }
            tolerance *= 2
        }
    }

    private static func thinned(_ samples: [Sample], tolerance: Double) -> [Sample] {
        guard samples.count > 2 else { return samples }
        var kept: Set<Int> = [0, samples.count - 1]
        var open = [(0, samples.count - 1)]
        while let (start, end) = open.popLast() {
            var worst = tolerance
            var split = -1
            for index in start..<end where index > start {
                let length = samples[end].place - samples[start].place
                let fraction = length > 0 ? (samples[index].place - samples[start].place) / length : 0
                let error = distance(of: samples[index], from: samples[start], samples[end], fraction)
                if error > worst { (worst, split) = (error, index) }
            }
            guard split > 0 else { continue }
            kept.insert(split)
            open += [(start, split), (split, end)]
        }
        return kept.sorted().map { samples[$0] }
    }
}
