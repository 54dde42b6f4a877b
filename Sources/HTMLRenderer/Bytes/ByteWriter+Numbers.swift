package import Foundation

extension ByteWriter {
    /// Appends a whole number in decimal digits.
    package mutating func append(_ number: Int) {
        write(upTo: ByteCursor.numberSize) { $0.put(number) }
    }

    /// Appends a number with at most four decimal places and no trailing zeros: `12`, `12.25`, `-0.3333`. A number that
    /// is not finite is written as 0, and magnitudes are limited to 10¹⁴.
    package mutating func append(_ number: Double) {
        if let quarters = Int(quartersOf: number) {
            return write(upTo: ByteCursor.lengthSize) { $0.put(quarters: quarters) }
        }
        guard number.isFinite else { return append(UInt8(ascii: "0")) }
        let limited = min(max(number, -1e14), 1e14)
        let scaled = Int((limited * 10_000).rounded())
        if scaled < 0 { append(UInt8(ascii: "-")) }
        let magnitude = Int(scaled.magnitude)
        append(magnitude / 10_000)
        appendFraction(magnitude % 10_000)
    }

    /// Appends a number with at most eight decimal places and no trailing zeros, for the small numbers of a perspective.
    mutating func append(fine number: CGFloat) {
        guard number.magnitude < 1, number.isFinite else { return append(number) }
        var scaled = Int((Double(number) * 1e8).rounded())
        if scaled < 0 { append(UInt8(ascii: "-")) }
        scaled = Int(scaled.magnitude)
        if scaled % 100_000_000 == 0 { return append(scaled / 100_000_000) }
        append("0.")
        var divisor = 10_000_000
        while scaled > 0 {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: scaled / divisor))
            scaled %= divisor
            divisor /= 10
        }
    }

    /// Appends ten-thousandths as `.5`, `.0625`; nothing for 0.
    private mutating func appendFraction(_ tenThousandths: Int) {
        guard tenThousandths > 0 else { return }
        append(UInt8(ascii: "."))
        var rest = tenThousandths
        var divisor = 1000
        while rest > 0 {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / divisor))
            rest %= divisor
            divisor /= 10
        }
    }

    @inline(__always)
    package mutating func append(_ number: CGFloat) {
        append(Double(number))
    }

    /// Appends a length: `12px`, or `0` without a unit.
    mutating func append(pixels length: CGFloat) {
        if let quarters = Int(quartersOf: Double(length)) {
            return write(upTo: ByteCursor.lengthSize) { $0.put(pixelQuarters: quarters) }
        }
        append(length)
        append("px")
    }

    /// Appends a percentage: 0.5 is `50%`.
    mutating func append(percent fraction: CGFloat) {
        append(fraction * 100)
        append(UInt8(ascii: "%"))
    }

    /// Appends a number with all digits needed to read the same value; for JSON and for controls' values.
    mutating func append(exact number: Double) {
        if number.magnitude < 1e15, let whole = Int(exactly: number) {
            append(whole)
        } else if number.isFinite {
            append(raw: number.description)
        } else {
            append(UInt8(ascii: "0"))
        }
    }

    /// Appends two hexadecimal digits. Digits above 9 start at the given letter.
    @inline(__always)
    mutating func append(hexadecimal byte: UInt8, letters: UInt8 = UInt8(ascii: "a")) {
        let place = reserve(2)
        place[0] = hexadecimalDigit(byte >> 4, letters)
        place[1] = hexadecimalDigit(byte & 15, letters)
        commit(2)
    }
}

extension Int {
    /// A number in quarters, if it is a multiple of a quarter below 10¹⁵.
    @inline(__always)
    init?(quartersOf number: Double) {
        let quarters = number * 4
        guard quarters.magnitude < 1e15 else { return nil }
        let whole = Int(quarters)
        guard Double(whole) == quarters else { return nil }
        self = whole
    }
}

@inline(__always)
private func hexadecimalDigit(_ value: UInt8, _ letters: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : letters + value - 10
}
