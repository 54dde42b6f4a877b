package import Foundation

extension ByteWriter {
    /// Appends a whole number in decimal digits.
    package mutating func append(_ number: Int) {
        if number >= 0 && number < 10 {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number))
            return
        }
        var magnitude = number.magnitude
        var digits = 1
        var rest = magnitude
        while rest >= 10 {
            rest /= 10
            digits += 1
        }
        if number < 0 { append(UInt8(ascii: "-")) }
        let place = reserve(digits)
        var index = digits
        while index > 0 {
            index -= 1
            place[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude % 10)
            magnitude /= 10
        }
        commit(digits)
    }

    /// Appends a number with at most four digits after the point and no trailing zeros: `12`, `12.25`, `-0.3333`. What is
    /// no finite number is written as 0, and a magnitude above 10¹⁴ is cut to it.
    package mutating func append(_ number: Double) {
        let quarters = number * 4
        if quarters.magnitude < 1e15, let whole = Int(exactly: quarters) {
            if quarters < 0 { append(UInt8(ascii: "-")) }
            let magnitude = Int(whole.magnitude)
            append(magnitude >> 2)
            switch magnitude & 3 {
            case 1: append(".25")
            case 2: append(".5")
            case 3: append(".75")
            default: break
            }
            return
        }
        guard number.isFinite else { return append(UInt8(ascii: "0")) }
        let limited = min(max(number, -1e14), 1e14)
        let scaled = Int((limited * 10_000).rounded())
        if scaled < 0 { append(UInt8(ascii: "-")) }
        let magnitude = Int(scaled.magnitude)
        append(magnitude / 10_000)
        appendFraction(magnitude % 10_000)
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

    /// Appends a length: `12px`, and `0` without a unit.
    mutating func append(pixels length: CGFloat) {
        append(length)
        if length != 0 { append("px") }
    }

    /// Appends a percentage: 0.5 is `50%`.
    mutating func append(percent fraction: CGFloat) {
        append(fraction * 100)
        append(UInt8(ascii: "%"))
    }

    /// Appends a number so that reading it gives the same value again; for JSON and for controls' values.
    mutating func append(exact number: Double) {
        if number.magnitude < 1e15, let whole = Int(exactly: number) {
            append(whole)
        } else if number.isFinite {
            append(raw: number.description)
        } else {
            append(UInt8(ascii: "0"))
        }
    }

    /// Appends two hexadecimal digits.
    @inline(__always)
    mutating func append(hexadecimal byte: UInt8) {
        let place = reserve(2)
        place[0] = hexadecimalDigit(byte >> 4)
        place[1] = hexadecimalDigit(byte & 15)
        commit(2)
    }
}

@inline(__always)
private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}
