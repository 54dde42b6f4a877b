/// The encoding of bytes in URLs and forms (RFC 3986, and the URL standard's for forms).
enum PercentEncoding {
    /// Decodes percent-encoded text; nil if a `%` is not followed by two hexadecimal digits, or if the result is not
    /// UTF-8. `plusIsSpace`: decodes `+` as a space, as in forms.
    static func decode(_ bytes: UnsafeRawBufferPointer, plusIsSpace: Bool = false) -> String? {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "%"):
                guard position + 2 < bytes.count, let high = bytes[position + 1].hexadecimalValue,
                    let low = bytes[position + 2].hexadecimalValue
                else { return nil }
                decoded.append(high << 4 | low)
                position += 3
                continue
            case UInt8(ascii: "+") where plusIsSpace: decoded.append(UInt8(ascii: " "))
            default: decoded.append(byte)
            }
            position += 1
        }
        return String(validating: decoded, as: UTF8.self)
    }

    static func decode(_ text: String) -> String? {
        var text = text
        return text.withUTF8 { decode(UnsafeRawBufferPointer($0)) }
    }

    /// Encodes the segments of a path for a URL, with a slash in front of each.
    static func encode(path: String) -> String {
        path.split(separator: "/").reduce(into: "") { $0 += "/" + encode(String($1)) }
    }

    /// Encodes a path segment or a query value for a URL.
    static func encode(_ text: String) -> String {
        var encoded: [UInt8] = []
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
                UInt8(ascii: "~"):
                encoded.append(byte)
            default: encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }
}
