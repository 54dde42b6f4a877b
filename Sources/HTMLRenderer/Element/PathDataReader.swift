package import Foundation

/// Reads the tokens of SVG's path data (SVG 2, 9.3).
package struct PathDataReader {
    package let data: ArraySlice<UInt8>
    /// The index of the next byte.
    package private(set) var index: Int

    package init(_ data: ArraySlice<UInt8>) {
        self.data = data
        index = data.startIndex
    }

    /// Whether only separators are left. The reader then stands behind them.
    package mutating func isAtEnd() -> Bool {
        skipSeparators()
        return index == data.endIndex
    }

    /// The letter of a command; nil for anything else.
    package mutating func command() -> UInt8? {
        skipSeparators()
        let letter = byte | 0x20
        guard letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z") else { return nil }
        defer { index += 1 }
        return data[index]
    }

    /// Whether a number follows. The reader then stands in front of it.
    package mutating func hasNumber() -> Bool {
        skipSeparators()
        return Self.isDigit(byte) || byte == UInt8(ascii: ".") || Self.isSign(byte)
    }

    /// A flag of an arc: one digit, which needs no separator after it.
    package mutating func flag() -> Bool? {
        skipSeparators()
        guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
        defer { index += 1 }
        return byte == UInt8(ascii: "1")
    }

    package mutating func numbers(_ count: Int) -> [CGFloat]? {
        var values: [CGFloat] = []
        for _ in 0..<count {
            guard let value = number() else { return nil }
            values.append(value)
        }
        return values
    }

    package mutating func number() -> CGFloat? {
        skipSeparators()
        let start = index
        if Self.isSign(byte) { index += 1 }
        skipDigits()
        if byte == UInt8(ascii: ".") {
            index += 1
            skipDigits()
        }
        if byte | 0x20 == UInt8(ascii: "e") {
            index += 1
            if Self.isSign(byte) { index += 1 }
            skipDigits()
        }
        return Double(String(decoding: data[start..<index], as: UTF8.self)).map { CGFloat($0) }
    }

    /// The next byte; 0 at the end.
    private var byte: UInt8 { index < data.endIndex ? data[index] : 0 }

    private mutating func skipDigits() {
        while Self.isDigit(byte) { index += 1 }
    }

    private mutating func skipSeparators() {
        while [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ",")].contains(byte) { index += 1 }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") }
}
