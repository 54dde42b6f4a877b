import Foundation

/// Texts that differ only in their numbers, such as those of a property at the stages of a motion.
struct NumberTrack {
    private let stages: [Double]
    /// The texts between the numbers; one more than there are numbers.
    private let parts: [Substring]
    /// The numbers of each text.
    private var numbers: [[Double]]
    private let texts: [String]
    /// Whether the numbers differ from those of the texts.
    private var isChanged = false

    /// Returns nil if the texts differ in anything but their numbers.
    init?(_ texts: [String], stages: [Double]) {
        guard texts.count == stages.count, let first = texts.first else { return nil }
        let (parts, start) = Self.split(first)
        var numbers = [start]
        for text in texts.dropFirst() {
            let other = Self.split(text)
            guard other.parts == parts else { return nil }
            numbers.append(other.numbers)
        }
        (self.texts, self.stages, self.parts, self.numbers) = (texts, stages, parts, numbers)
    }

    /// The tracks of consecutive texts that differ in their numbers only.
    static func runs(of texts: [String], stages: [Double]) -> [NumberTrack] {
        var runs: [NumberTrack] = []
        var start = 0
        let forms = texts.map { split($0).parts }
        while start < texts.count {
            let end = forms[start...].firstIndex { $0 != forms[start] } ?? texts.count
            if let run = NumberTrack(Array(texts[start..<end]), stages: Array(stages[start..<end])) { runs.append(run) }
            start = end
        }
        return runs
    }

    /// The same motion, started from another text, whose difference from the first one decays. Returns this track if
    /// the other text differs in anything but its numbers.
    func starting(from text: String) -> NumberTrack {
        guard text != texts[0] else { return self }
        let start = Self.split(text)
        guard start.parts == parts else { return self }
        var track = self
        track.isChanged = true
        for (index, stage) in stages.enumerated() {
            for place in track.numbers[index].indices {
                track.numbers[index][place] += (1 - stage) * (start.numbers[place] - numbers[0][place])
            }
        }
        return track
    }

    /// The fewest samples whose linear interpolation is off by at most `tolerance`, or by that of each number.
    func thinned(tolerance: Double, _ tolerances: [Double]? = nil) -> [TrackSample] {
        var kept: Set<Int> = [0, stages.count - 1]
        var open = [(0, stages.count - 1)]
        while let (start, end) = open.popLast() {
            var worst = 1.0
            var split = -1
            for index in start..<end where index > start {
                let fraction = (stages[index] - stages[start]) / (stages[end] - stages[start])
                for (place, number) in numbers[index].enumerated() {
                    let (from, to) = (numbers[start][place], numbers[end][place])
                    let error = abs(from + fraction * (to - from) - number) / (tolerances?[place] ?? tolerance)
                    if error > worst { (worst, split) = (error, index) }
                }
            }
            guard split > 0 else { continue }
            kept.insert(split)
            open += [(start, split), (split, end)]
        }
        return kept.sorted().map { TrackSample(stages[$0], text($0)) }
    }

    private func text(_ index: Int) -> String {
        guard isChanged else { return texts[index] }
        var writer = ByteWriter(capacity: 128)
        for (place, part) in parts.enumerated() {
            writer.append(raw: String(part))
            guard place < numbers[index].count else { continue }
            let number = numbers[index][place]
            // Small numbers are those of perspectives.
            if number.magnitude < 0.05 { writer.append(fine: number) } else { writer.append(number) }
        }
        return writer.string()
    }

    /// Splits a text at its numbers. Names and colors such as `g12` and `#0af` are not numbers. Letters of paths are
    /// not names: a single letter ends before a digit.
    private static func split(_ text: String) -> (parts: [Substring], numbers: [Double]) {
        let bytes = text.utf8
        var parts: [Substring] = []
        var numbers: [Double] = []
        var partStart = bytes.startIndex
        var index = bytes.startIndex
        func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
        func isWord(_ byte: UInt8) -> Bool {
            isDigit(byte) || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
        }
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "#") {
                repeat {
                    index = bytes.index(after: index)
                } while index < bytes.endIndex
                    && (isWord(bytes[index]) || bytes[index] == UInt8(ascii: "-"))
                continue
            }
            let start = index
            if bytes[index] == UInt8(ascii: "-") { index = bytes.index(after: index) }
            let digits = index
            var hasDot = false
            while index < bytes.endIndex, isDigit(bytes[index]) || bytes[index] == UInt8(ascii: ".") && !hasDot {
                if bytes[index] == UInt8(ascii: ".") { hasDot = true }
                index = bytes.index(after: index)
            }
            if index > digits, let number = Double(String(text[start..<index])) {
                parts.append(text[partStart..<start])
                numbers.append(number)
                partStart = index
            } else if index == start || index == digits {
                index = bytes.index(after: start)
            }
        }
        parts.append(text[partStart...])
        return (parts, numbers)
    }
}
