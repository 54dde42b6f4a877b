import EspalierLayoutEngine

/// The concatenated text of several runs, as the bytes that HarfBuzz and ICU take. Offsets are in bytes.
struct TextSource {
    struct Piece {
        /// The index of the piece's run.
        var run: Int
        var end: Int
    }

    private(set) var bytes: ContiguousArray<UInt8> = []
    private(set) var pieces: ContiguousArray<Piece> = []

    init() {}

    init(_ runs: [MeasuredRun]) {
        bytes.reserveCapacity(runs.reduce(0) { $0 + $1.text.utf8.count })
        for (index, run) in runs.enumerated() { append(run.text.utf8, run: index) }
    }

    mutating func append(_ text: some Collection<UInt8>, run: Int) {
        guard !text.isEmpty else { return }
        bytes.append(contentsOf: text)
        if let last = pieces.indices.last, pieces[last].run == run {
            pieces[last].end = bytes.count
        } else {
            pieces.append(Piece(run: run, end: bytes.count))
        }
    }

    /// Appends a stretch of another source. Each byte keeps its run, and line breaks become spaces.
    mutating func append(_ other: TextSource, _ range: Range<Int>) {
        var start = range.lowerBound
        var piece = other.pieceIndex(at: start)
        while start < range.upperBound {
            let end = min(other.pieces[piece].end, range.upperBound)
            append(other.bytes[start..<end].lazy.map { $0 == 0x0A ? 0x20 : $0 }, run: other.pieces[piece].run)
            start = end
            piece += 1
        }
    }

    /// The piece with the byte at `offset`; the last one for the end.
    func pieceIndex(at offset: Int) -> Int {
        var low = 0
        var high = max(0, pieces.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if offset < pieces[middle].end { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The run with the byte at `offset`; at the text's end, the run that ends there.
    func run(at offset: Int) -> Int {
        pieces.isEmpty ? 0 : pieces[pieceIndex(at: offset)].run
    }

    /// The ranges between line breaks; at least one.
    var paragraphs: [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        for (offset, byte) in bytes.enumerated() where byte == 0x0A {
            result.append(start..<offset)
            start = offset + 1
        }
        result.append(start..<bytes.count)
        return result
    }
}
