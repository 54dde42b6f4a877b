import Foundation

/// Parses JSON (RFC 8259) from bytes, strictly and within limits.
///
/// Texts are converted to valid Swift strings for text fields: an escaped surrogate without its partner becomes U+FFFD,
/// and so does NUL.
struct JSONParser {
    struct Failure: Error, Equatable {
        let message: String
        /// The position at which the text is invalid.
        let offset: Int
    }

    /// The maximum nesting depth of arrays and objects.
    static let maximumDepth = 32

    private let bytes: UnsafeRawBufferPointer
    private var position = 0

    static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
        let result: Result<JSONValue, Failure> = bytes.withUnsafeBytes { bytes in
            var parser = JSONParser(bytes: bytes)
            do throws(Failure) { return .success(try parser.text()) } catch { return .failure(error) }
        }
        return try result.get()
    }

    private init(bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    private mutating func text() throws(Failure) -> JSONValue {
        let value = try value(depth: 0)
        skipSpace()
        guard position == bytes.count else { throw failure("a single value") }
        return value
    }

    private func failure(_ expected: String) -> Failure {
        Failure(message: "expected \(expected) at byte \(position)", offset: position)
    }

    private mutating func skipSpace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            default: return
            }
        }
    }

    private mutating func value(depth: Int) throws(Failure) -> JSONValue {
        skipSpace()
        guard position < bytes.count else { throw failure("a value") }
        switch bytes[position] {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return .number(try number())
        }
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Failure) -> JSONValue {
        for index in 0..<word.utf8CodeUnitCount {
            guard position + index < bytes.count, bytes[position + index] == word.utf8Start[index] else {
                throw failure("a value")
            }
        }
        position += word.utf8CodeUnitCount
        return value
    }

    /// Whether the next byte is this one. If so, skips it.
    private mutating func take(_ byte: Unicode.Scalar) -> Bool {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: byte) else { return false }
        position += 1
        return true
    }

    private mutating func object(depth: Int) throws(Failure) -> JSONValue {
        guard depth < Self.maximumDepth else { throw failure("at most \(Self.maximumDepth) levels of nesting") }
        position += 1
        var members: [JSONValue.Member] = []
        if take("}") { return .object(members) }
        repeat {
            skipSpace()
            guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { throw failure("a name") }
            let name = try string()
            guard take(":") else { throw failure("a colon") }
            members.append(JSONValue.Member(name: name, value: try value(depth: depth + 1)))
        } while take(",")
        guard take("}") else { throw failure("a comma or the object's end") }
        return .object(members)
    }

    private mutating func array(depth: Int) throws(Failure) -> JSONValue {
        guard depth < Self.maximumDepth else { throw failure("at most \(Self.maximumDepth) levels of nesting") }
        position += 1
        var elements: [JSONValue] = []
        if take("]") { return .array(elements) }
        repeat {
            elements.append(try value(depth: depth + 1))
        } while take(",")
        guard take("]") else { throw failure("a comma or the array's end") }
        return .array(elements)
    }

    // MARK: Numbers

    private mutating func number() throws(Failure) -> Double {
        let start = position
        if position < bytes.count, bytes[position] == UInt8(ascii: "-") { position += 1 }
        let digits = position
        try skipDigits("a value")
        if bytes[digits] == UInt8(ascii: "0"), position - digits > 1 {
            position = digits
            throw failure("a number without leading zeros")
        }
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            position += 1
            try skipDigits("a digit")
        }
        if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
            position += 1
            if position < bytes.count, bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") {
                position += 1
            }
            try skipDigits("a digit")
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let number = Double(text), number.isFinite else {
            position = start
            throw failure("a number that a double can hold")
        }
        return number
    }

    private mutating func skipDigits(_ expected: String) throws(Failure) {
        let start = position
        while position < bytes.count, (0x30...0x39).contains(bytes[position]) { position += 1 }
        if position == start { throw failure(expected) }
    }

    // MARK: Strings

    private mutating func string() throws(Failure) -> String {
        position += 1
        let start = position
        // Most strings have no escapes, so they are copied as a whole.
        while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "\\"),
            bytes[position] >= 0x20
        {
            position += 1
        }
        guard position < bytes.count, bytes[position] != UInt8(ascii: "\"") else {
            return try finish(UnsafeRawBufferPointer(rebasing: bytes[start..<position]))
        }
        var unescaped = Array(bytes[start..<position])
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            guard bytes[position] >= 0x20 else { throw failure("an escape in place of a control character") }
            if bytes[position] == UInt8(ascii: "\\") {
                try escape(into: &unescaped)
            } else {
                unescaped.append(bytes[position])
                position += 1
            }
        }
        let result: Result<String, Failure> = unescaped.withUnsafeBytes { unescaped in
            do throws(Failure) { return .success(try finish(unescaped)) } catch { return .failure(error) }
        }
        return try result.get()
    }

    private mutating func finish(_ text: UnsafeRawBufferPointer) throws(Failure) -> String {
        guard position < bytes.count else { throw failure("the string's end") }
        guard let string = String(validating: text.assumingMemoryBound(to: UInt8.self), as: UTF8.self) else {
            throw failure("UTF-8")
        }
        position += 1
        return string
    }

    private mutating func escape(into text: inout [UInt8]) throws(Failure) {
        guard position + 1 < bytes.count else { throw failure("an escape") }
        let kind = bytes[position + 1]
        guard kind != UInt8(ascii: "u") else {
            text += String(try unicodeEscape()).utf8
            return
        }
        switch kind {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(kind)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        default: throw failure("an escape")
        }
        position += 2
    }

    /// The scalar of a `\u` escape, and of its partner if it is a surrogate.
    private mutating func unicodeEscape() throws(Failure) -> Unicode.Scalar {
        let unit = try codeUnit(at: position)
        position += 6
        if UTF16.isLeadSurrogate(unit), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u")
        {
            let trail = try codeUnit(at: position)
            if UTF16.isTrailSurrogate(trail) {
                position += 6
                return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
            }
        }
        if unit == 0 { return "\u{FFFD}" }
        return Unicode.Scalar(unit) ?? "\u{FFFD}"
    }

    private func codeUnit(at start: Int) throws(Failure) -> UInt16 {
        guard start + 6 <= bytes.count else { throw failure("four hexadecimal digits") }
        var unit: UInt16 = 0
        for index in start + 2..<start + 6 {
            guard let digit = bytes[index].hexadecimalValue else {
                throw failure("four hexadecimal digits")
            }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }
}
