/// Checks a request's header section before the server trusts the length of its body (RFC 9112).
///
/// Refuses everything that two parsers could read differently. A proxy in front of this server might consider bytes the
/// body of one request that this server would read as a second request. The library continues after a NUL, joins
/// continued lines incorrectly and uses the first of equal headers. The section is therefore also checked in memory,
/// where the library has replaced each colon and each line end by NULs.
struct RequestFraming {
    /// The reason for refusing the section, for the client; nil if no fault was found.
    private(set) var fault: StaticString?

    /// The expected start of the next line.
    private var position: UnsafeRawPointer
    private let end: UnsafeRawPointer
    private let isVersion1: Bool
    private var hosts = 0
    private var lengths = 0
    private var codings = 0

    /// - Parameters:
    ///   - section: the request line and the headers, as the library has left them in its memory.
    ///   - version: the last word of the request line, such as `HTTP/1.1`, in that memory.
    init(section: UnsafeRawBufferPointer, version: UnsafeRawPointer) {
        position = version + 8
        end = section.baseAddress! + section.count
        isVersion1 = (version + 7).load(as: UInt8.self) == UInt8(ascii: "0")
        skipEndOfLine()
    }

    /// Checks a header, in the order of the lines.
    mutating func take(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
        guard fault == nil else { return }
        guard name.baseAddress == position, let start = value.baseAddress, start > position, start < end else {
            return fail("A header must not continue on the next line or contain a NUL.")
        }
        guard !name.isEmpty, name.allSatisfy(RequestFraming.isToken) else {
            return fail("A header's name contains an invalid character, such as a space before the colon.")
        }
        guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") }) else {
            return fail("A header's value contains a control character, such as a CR without LF.")
        }
        position = start + value.count
        skipEndOfLine()
        count(name, value)
    }

    /// Ends the section. Afterwards `fault` is final.
    mutating func finish() {
        guard fault == nil else { return }
        skipEndOfLine()
        if fault == nil, position != end { fail("The headers contain a NUL.") }
        if hosts == 0, !isVersion1 { fail("The header \"Host\" is missing.") }
        if lengths > 0, codings > 0 { fail("A body has a \"Content-Length\" or a \"Transfer-Encoding\", not both.") }
        if codings > 0, isVersion1 { fail("\"Transfer-Encoding\" needs HTTP/1.1.") }
    }

    private mutating func fail(_ reason: StaticString) {
        if fault == nil { fault = reason }
    }

    /// Checks that a line ends with CR and LF. The library has replaced both by NULs; for a single LF there is one NUL.
    private mutating func skipEndOfLine() {
        guard position + 2 <= end, position.load(as: UInt8.self) == 0, (position + 1).load(as: UInt8.self) == 0 else {
            return fail("A line of the headers contains a NUL, or does not end with CR and LF.")
        }
        position += 2
    }

    private mutating func count(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) {
        switch name.count {
        case 4 where RequestFraming.isEqual(name, "host"):
            hosts += 1
            if hosts > 1 { fail("There is more than one \"Host\".") }
            if !value.allSatisfy(RequestFraming.isOfHost) { fail("The header \"Host\" is not a valid host.") }
        case 14 where RequestFraming.isEqual(name, "content-length"):
            lengths += 1
            if lengths > 1 { fail("There is more than one \"Content-Length\".") }
        case 17 where RequestFraming.isEqual(name, "transfer-encoding"):
            codings += 1
            if codings > 1 || !RequestFraming.isEqual(value, "chunked") {
                fail("The only transfer coding that this server reads is \"chunked\".")
            }
        default: break
        }
    }

    /// Whether the text equals this lower-case text, ignoring case.
    private static func isEqual(_ text: UnsafeRawBufferPointer, _ other: StaticString) -> Bool {
        // Of the characters of names and values, this bit changes only capital letters into those of the other text.
        text.count == other.utf8CodeUnitCount && text.indices.allSatisfy { text[$0] | 0x20 == other.utf8Start[$0] }
    }

    /// Whether a byte is allowed in a token (RFC 9110, 5.6.2). One bit for each character up to 127.
    private static func isToken(_ byte: UInt8) -> Bool {
        let bits: UInt64 = byte < 64 ? 0x03FF_6CFA_0000_0000 : byte < 128 ? 0x57FF_FFFF_C7FF_FFFE : 0
        return (bits &>> UInt64(byte & 63)) & 1 == 1
    }

    /// Whether a byte is allowed in a host and port (RFC 3986, 3.2.2).
    private static func isOfHost(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
            true
        default: isToken(byte) && byte != UInt8(ascii: "#") && byte != UInt8(ascii: "^") && byte != UInt8(ascii: "`")
        }
    }
}
