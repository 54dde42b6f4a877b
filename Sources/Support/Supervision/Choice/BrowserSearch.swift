/// Finds a browser's id in the first bytes of a connection.
///
/// The id is the first 22 characters of a cookie whose value has a dot after them. Only the header of the connection's first request is
/// read, and only as far as it has arrived. Whatever is not HTTP has no id: the worker refuses it.
package struct BrowserSearch {
    /// The length of an id.
    package static let idLength = 22

    /// The result of a search.
    package enum Result: Equatable {
        /// The id's place.
        case id(Range<Int>)
        /// The bytes tell that there is none.
        case none
        /// More bytes may show an id. The one found so far is of a cookie whose name comes later in the list of names.
        case incomplete(Range<Int>?)
    }

    private let names: [[UInt8]]

    /// - Parameter names: The names of the cookie, the preferred one first.
    package init(names: [String]) {
        self.names = names.map { Array($0.utf8) }
    }

    /// Searches the bytes of a connection from its beginning.
    package func search(_ bytes: UnsafeRawBufferPointer) -> Result {
        // Each method of HTTP begins with a capital letter, and no other protocol that a browser may speak does.
        guard let first = bytes.first else { return .incomplete(nil) }
        guard (0x41...0x5A).contains(first) else { return .none }
        var best: (rank: Int, id: Range<Int>)?
        var start = 0
        var isRequestLine = true
        while start < bytes.count {
            let lineFeed = index(of: 0x0A, in: bytes, from: start)
            let lineEnd = lineFeed ?? bytes.count
            let textEnd = lineEnd > start && bytes[lineEnd - 1] == 0x0D ? lineEnd - 1 : lineEnd
            if isRequestLine {
                isRequestLine = false
            } else if lineFeed != nil, textEnd == start {
                return best.map { .id($0.id) } ?? .none
            } else if let text = cookieText(in: bytes, start..<textEnd) {
                find(in: bytes, text, isWhole: lineFeed != nil, best: &best)
                if let best, best.rank == 0 { return .id(best.id) }
            }
            guard let lineFeed else { break }
            start = lineFeed + 1
        }
        return .incomplete(best?.id)
    }

    private func index(of byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        var place = start
        while place < bytes.count {
            if bytes[place] == byte { return place }
            place += 1
        }
        return nil
    }

    /// The text of a line after `Cookie:`, in any case; nil for another line.
    private func cookieText(in bytes: UnsafeRawBufferPointer, _ line: Range<Int>) -> Range<Int>? {
        let name: StaticString = "cookie:"
        guard line.count > name.utf8CodeUnitCount else { return nil }
        for offset in 0..<name.utf8CodeUnitCount {
            let byte = bytes[line.lowerBound + offset]
            let lowercase = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
            if lowercase != name.utf8Start[offset] { return nil }
        }
        return line.lowerBound + name.utf8CodeUnitCount..<line.upperBound
    }

    /// Looks at the cookies of a line. One that may go on after the bytes counts as soon as its id is there.
    private func find(
        in bytes: UnsafeRawBufferPointer, _ text: Range<Int>, isWhole: Bool, best: inout (rank: Int, id: Range<Int>)?
    ) {
        var start = text.lowerBound
        while start < text.upperBound {
            while start < text.upperBound, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
            var end = start
            while end < text.upperBound, bytes[end] != 0x3B { end += 1 }
            for (rank, name) in names.enumerated() where rank < best?.rank ?? names.count {
                let value = start + name.count + 1
                guard value + Self.idLength < end, bytes[value - 1] == 0x3D, bytes[value + Self.idLength] == 0x2E,
                    name.indices.allSatisfy({ bytes[start + $0] == name[$0] })
                else { continue }
                let id = value..<value + Self.idLength
                guard id.allSatisfy({ bytes[$0] > 0x20 && bytes[$0] < 0x7F && bytes[$0] != 0x2E }) else { continue }
                best = (rank, id)
            }
            start = end + 1
        }
    }
}
