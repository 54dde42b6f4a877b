/// Bytes as text (RFC 4648), for payloads of notifications.
enum Base64 {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let padding = UInt8(ascii: "=")

    static func encode(_ bytes: ArraySlice<UInt8>) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let rest = bytes.endIndex - index
            let group =
                UInt32(bytes[index]) << 16 | UInt32(rest > 1 ? bytes[index + 1] : 0) << 8
                | UInt32(rest > 2 ? bytes[index + 2] : 0)
            text.append(digits[Int(group >> 18)])
            text.append(digits[Int(group >> 12 & 63)])
            text.append(rest > 1 ? digits[Int(group >> 6 & 63)] : padding)
            text.append(rest > 2 ? digits[Int(group & 63)] : padding)
            index += 3
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Nil for a text that is no base64.
    static func decode(_ text: Substring) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count / 4 * 3)
        var group: UInt32 = 0
        var count = 0
        var paddings = 0
        for digit in text.utf8 {
            if digit == padding {
                paddings += 1
                continue
            }
            guard paddings == 0, let value = value(digit) else { return nil }
            group = group << 6 | value
            count += 1
            if count % 4 == 0 {
                bytes += [UInt8(group >> 16), UInt8(group >> 8 & 255), UInt8(group & 255)]
                group = 0
            }
        }
        switch (count % 4, paddings) {
        case (0, 0): break
        case (2, 2): bytes.append(UInt8(group >> 4))
        case (3, 1): bytes += [UInt8(group >> 10), UInt8(group >> 2 & 255)]
        default: return nil
        }
        return bytes
    }

    private static func value(_ digit: UInt8) -> UInt32? {
        switch digit {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(digit - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(digit - UInt8(ascii: "a") + 26)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0") + 52)
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
