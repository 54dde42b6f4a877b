/// The lines of a text in UTF-8 whose bytes arrive one after another.
///
/// A line ends at `\n`, `\r`, `\r\n`, U+0085, U+2028 or U+2029. Empty lines are left out, as on Apple's systems. Bytes that are not UTF-8 become
/// U+FFFD.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String

    fileprivate let base: Base

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(base: base.makeAsyncIterator())
    }

    /// The reader of the lines.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var base: Base.AsyncIterator
        private var line: [UInt8] = []

        fileprivate init(base: Base.AsyncIterator) {
            self.base = base
        }

        public mutating func next() async rethrows -> String? {
            while let byte = try await base.next() {
                line.append(byte)
                guard let end = endLength, line.count >= end else { continue }
                line.removeLast(end)
                if let found = take() { return found }
            }
            return take()
        }

        /// The number of bytes of the line's end; nil for none yet.
        private var endLength: Int? {
            switch line.last {
            case 0x0A, 0x0D: 1
            case 0x85 where line.dropLast().last == 0xC2: 2
            case 0xA8 where line.suffix(3).elementsEqual([0xE2, 0x80, 0xA8]): 3
            case 0xA9 where line.suffix(3).elementsEqual([0xE2, 0x80, 0xA9]): 3
            default: nil
            }
        }

        /// The collected bytes as a line; nil if there are none.
        private mutating func take() -> String? {
            guard !line.isEmpty else { return nil }
            defer { line.removeAll(keepingCapacity: true) }
            return String(decoding: line, as: UTF8.self)
        }
    }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Self.Element == UInt8 {
    /// The lines of the text whose bytes these are.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}
