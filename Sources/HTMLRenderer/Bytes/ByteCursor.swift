/// A position in the reserved memory of a buffer. Its user has made sure that the written bytes fit.
struct ByteCursor {
    private(set) var place: UnsafeMutablePointer<UInt8>

    /// The maximum number of bytes of a whole number, or of a length with its unit.
    static let numberSize = 20
    static let lengthSize = 25

    init(at place: UnsafeMutablePointer<UInt8>) {
        self.place = place
    }

    @inline(__always)
    mutating func put(_ byte: UInt8) {
        place.pointee = byte
        place += 1
    }

    @inline(__always)
    mutating func put(_ text: StaticString) {
        let length = text.utf8CodeUnitCount
        place.update(from: text.utf8Start, count: length)
        place += length
    }

    @inline(__always)
    mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        place.update(from: start, count: bytes.count)
        place += bytes.count
    }

    /// Writes at most four letters, of which the first one is in the lowest byte. There is room for four.
    @inline(__always)
    mutating func put(letters: UInt32, count: Int) {
        UnsafeMutableRawPointer(place).storeBytes(of: letters.littleEndian, as: UInt32.self)
        place += count
    }

    /// Writes a whole number in decimal digits.
    @inline(__always)
    mutating func put(_ number: Int) {
        if number < 0 { put(UInt8(ascii: "-")) }
        put(magnitude: number.magnitude)
    }

    /// Writes a length in quarters of a pixel: `12.25px`, or `0` without a unit.
    mutating func put(pixelQuarters: Int) {
        if pixelQuarters == 0 { return put(UInt8(ascii: "0")) }
        put(quarters: pixelQuarters)
        put("px")
    }

    /// Writes a number in quarters: `12.25`.
    @inline(__always)
    mutating func put(quarters: Int) {
        if quarters < 0 { put(UInt8(ascii: "-")) }
        let magnitude = quarters.magnitude
        put(magnitude: magnitude >> 2)
        switch magnitude & 3 {
        case 1: put(".25")
        case 2: put(".5")
        case 3: put(".75")
        default: break
        }
    }

    @inline(__always)
    private mutating func put(magnitude number: UInt) {
        if number < 1000 {
            putSmall(UInt32(truncatingIfNeeded: number), isPadded: false)
        } else if number < 1_000_000 {
            let (thousands, rest) = UInt32(truncatingIfNeeded: number).quotientAndRemainder(dividingBy: 1000)
            putSmall(thousands, isPadded: false)
            putSmall(rest, isPadded: true)
        } else {
            putLong(number)
        }
    }

    /// Writes a number below 1000, optionally padded to three digits. The divisions by multiplication are exact in this
    /// range.
    @inline(__always)
    private mutating func putSmall(_ number: UInt32, isPadded: Bool) {
        let tens = (number &* 6554) >> 16
        if isPadded || number >= 100 {
            let hundreds = (number &* 656) >> 16
            put(digit: hundreds)
            put(digit: tens &- hundreds &* 10)
        } else if number >= 10 {
            put(digit: tens)
        }
        put(digit: number &- tens &* 10)
    }

    private mutating func putLong(_ number: UInt) {
        var count = 1
        var rest = number
        while rest >= 10 {
            rest /= 10
            count += 1
        }
        rest = number
        for index in stride(from: count - 1, through: 0, by: -1) {
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            place[index] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit)
            rest = quotient
        }
        place += count
    }

    @inline(__always)
    private mutating func put(digit: UInt32) {
        put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit))
    }
}

extension ByteWriter {
    /// Reserves `size` bytes and lets `body` write there.
    @inline(__always)
    mutating func write(upTo size: Int, _ body: (inout ByteCursor) -> Void) {
        let start = reserve(size)
        var cursor = ByteCursor(at: start)
        body(&cursor)
        commit(cursor.place - start)
    }
}
