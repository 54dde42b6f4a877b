/// The id of a session or a browser: 128 random bits in base64url. Knowing the id gives access.
enum SessionID {
    static let length = 22

    static func random() -> String {
        var generator = SystemRandomNumberGenerator()
        return encode(generator.next(), generator.next())
    }

    /// 128 bits in base64url.
    static func encode(_ high: UInt64, _ low: UInt64) -> String {
        let digits: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
        return String(unsafeUninitializedCapacity: length) { buffer in
            var (high, low) = (high, low)
            for index in 0..<length {
                // Six bits per digit, from the top. The last digit has the remaining two.
                buffer[index] = digits.utf8Start[Int(high >> 58)]
                high = high << 6 | low >> 58
                low <<= 6
            }
            return length
        }
    }

    /// A session's name in the log: enough to distinguish it from others, too little to open it.
    static func logged(_ id: String) -> String { id.prefix(6) + "…" }

    /// Whether a text has the form of an id.
    static func isWellFormed(_ text: String) -> Bool {
        text.utf8.count == length
            && text.utf8.allSatisfy {
                switch $0 {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}
