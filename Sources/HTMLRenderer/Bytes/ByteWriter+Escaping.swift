/// The bytes below 64 that must be escaped in the text and attributes of an HTML document, as bits: NUL, carriage
/// return, `"`, `&`, `<`, `>`.
private let htmlSpecials: UInt64 = 1 << 0 | 1 << 13 | 1 << 34 | 1 << 38 | 1 << 60 | 1 << 62

@inline(__always)
private func isSpecialInHTML(_ byte: UInt8) -> Bool {
    byte < 64 && (htmlSpecials >> UInt64(byte)) & 1 != 0
}

/// Whether one of eight bytes is special in HTML. Also true for some control characters.
@inline(__always)
private func mayHoldSpecials(_ bytes: UInt64) -> Bool {
    // Ignores the bits in which special characters differ: `<` and `>`, `"` and `&`, NUL and carriage return.
    let found =
        zeroBytes(bytes & repeated(~0x02) ^ repeated(0x3C)) | zeroBytes(bytes & repeated(~0x04) ^ repeated(0x22))
        | zeroBytes(bytes & repeated(~0x0D))
    return found != 0
}

@inline(__always)
private func eight(_ start: UnsafePointer<UInt8>) -> UInt64 {
    UnsafeRawPointer(start).loadUnaligned(as: UInt64.self)
}

/// Sets a bit for each zero byte, and possibly for the byte above it.
@inline(__always)
private func zeroBytes(_ bytes: UInt64) -> UInt64 {
    (bytes &- repeated(0x01)) & ~bytes & repeated(0x80)
}

@inline(__always)
private func repeated(_ byte: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: byte & 0xFF) &* 0x0101_0101_0101_0101
}

@inline(__always)
private func isSpecialInJSON(_ byte: UInt8) -> Bool {
    byte < 32 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 127
}

extension ByteWriter {
    /// Appends text between tags. Markup becomes character references. A NUL, which HTML cannot contain, becomes
    /// U+FFFD.
    package mutating func appendText(_ text: String) {
        appendHTML(text)
    }

    /// Appends the value of an attribute without the surrounding quotation marks.
    package mutating func appendAttribute(_ value: String) {
        appendHTML(value)
    }

    private mutating func appendHTML(_ text: String) {
        if text.utf8.withContiguousStorageIfAvailable({ appendHTML($0) }) != nil { return }
        var text = text
        text.withUTF8 { appendHTML($0) }
    }

    private mutating func appendHTML(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        if bytes.count >= 8 {
            // The last eight bytes may overlap the ones before.
            let last = bytes.count - 8
            var index = 0
            while index < last, !mayHoldSpecials(eight(start + index)) { index += 8 }
            if index >= last, !mayHoldSpecials(eight(start + last)) { return append(bytes) }
        } else if bytes.count >= 4 {
            let front = UnsafeRawPointer(start).loadUnaligned(as: UInt32.self)
            let back = UnsafeRawPointer(start + bytes.count - 4).loadUnaligned(as: UInt32.self)
            if !mayHoldSpecials(UInt64(front) | UInt64(back) << 32) { return append(bytes) }
        }
        var done = 0
        for index in 0..<bytes.count where isSpecialInHTML(start[index]) {
            append(UnsafeBufferPointer(start: start + done, count: index - done))
            done = index + 1
            switch start[index] {
            case UInt8(ascii: "&"): append("&amp;")
            case UInt8(ascii: "<"): append("&lt;")
            case UInt8(ascii: ">"): append("&gt;")
            case UInt8(ascii: "\""): append("&quot;")
            case 13: append("&#13;")
            default: append("\u{FFFD}")
            }
        }
        append(UnsafeBufferPointer(start: start + done, count: bytes.count - done))
    }

    /// Appends a JSON string with its quotation marks.
    package mutating func appendJSON(_ text: String) {
        var text = text
        append(UInt8(ascii: "\""))
        text.withUTF8 { appendJSONContent($0) }
        append(UInt8(ascii: "\""))
    }

    /// Appends UTF-8 as the content of a JSON string.
    mutating func appendJSONContent(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        var done = 0
        for index in 0..<bytes.count where isSpecialInJSON(start[index]) {
            append(UnsafeBufferPointer(start: start + done, count: index - done))
            done = index + 1
            switch start[index] {
            case UInt8(ascii: "\""): append("\\\"")
            case UInt8(ascii: "\\"): append("\\\\")
            case 8: append("\\b")
            case 9: append("\\t")
            case 10: append("\\n")
            case 12: append("\\f")
            case 13: append("\\r")
            case let control:
                append("\\u00")
                append(hexadecimal: control)
            }
        }
        append(UnsafeBufferPointer(start: start + done, count: bytes.count - done))
    }
}
