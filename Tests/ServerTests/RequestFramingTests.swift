import Testing

@testable import EspalierServer

/// Tests the check of header sections as libmicrohttpd leaves them in memory, with NULs in place of colons and line
/// ends.
@Suite struct `A header section` {
    /// Checks a section and returns its fault. In all texts, the character `|` stands for a NUL.
    ///
    /// - Parameters:
    ///   - gap: the text between a name and its value.
    ///   - end: the end of each line.
    ///   - last: the end of the section.
    private func fault(
        version: String = "HTTP/1.1", _ lines: [(name: String, value: String)], gap: String = "|", end: String = "||",
        last: String = "||"
    ) -> String? {
        func bytes(_ text: String) -> [UInt8] { text.utf8.map { $0 == UInt8(ascii: "|") ? 0 : $0 } }
        var memory = bytes("GET|/a|\(version)\(end)")
        let start = memory.count - end.utf8.count - 8
        var headers: [(name: Range<Int>, value: Range<Int>)] = []
        for line in lines {
            let name = memory.count..<memory.count + line.name.utf8.count
            memory += bytes(line.name + gap)
            let value = memory.count..<memory.count + line.value.utf8.count
            memory += bytes(line.value + end)
            headers.append((name, value))
        }
        memory += bytes(last)
        return memory.withUnsafeBytes { section in
            var framing = RequestFraming(section: section, version: section.baseAddress! + start)
            for header in headers {
                framing.take(
                    name: UnsafeRawBufferPointer(rebasing: section[header.name]),
                    value: UnsafeRawBufferPointer(rebasing: section[header.value]))
            }
            framing.finish()
            return framing.fault.map { "\($0)" }
        }
    }

    @Test func `with a host is valid`() {
        #expect(fault([("Host", "a")]) == nil)
        #expect(fault([("Host", "[::1]:80"), ("Accept", ""), ("X", "a\tb")]) == nil)
    }

    @Test func `needs no host in HTTP 1_0`() {
        #expect(fault(version: "HTTP/1.0", []) == nil)
        #expect(fault([]) == "The header \"Host\" is missing.")
    }

    @Test(arguments: ["!#$%&'*+-.^_`|~09azAZ".replacing("|", with: ""), "x"])
    func `may use all token characters in names`(name: String) {
        #expect(fault([("Host", "a"), (name, "b")]) == nil)
    }

    @Test(arguments: [
        "\"", "(", ")", ",", "/", ":", ";", "<", "=", ">", "?", "@", "[", "\\", "]", "{", "}", "\u{7F}", "é", " ",
    ])
    func `may not use other characters in names`(name: String) {
        #expect(
            fault([("Host", "a"), ("a\(name)", "b")])
                == "A header's name contains an invalid character, such as a space before the colon.")
    }

    @Test func `may not use control characters other than tabs in values`() {
        let refusal = "A header's value contains a control character, such as a CR without LF."
        for value in ["\u{1F}", "\u{7F}", "\r", "\n"] { #expect(fault([("Host", "a"), ("X", value)]) == refusal) }
        for value in ["\t", " ", "~", "é"] { #expect(fault([("Host", "a"), ("X", value)]) == nil) }
    }

    @Test func `has only one host`() {
        #expect(fault([("Host", "a"), ("hOST", "a")]) == "There is more than one \"Host\".")
        // The first fault is reported.
        #expect(fault([("Host", "a"), ("Host", "a/b")]) == "There is more than one \"Host\".")
    }

    @Test(arguments: ["a/b", "a#b", "a^b", "a`b", "a@b", "a b", "a?b"])
    func `has a host without delimiters of other URL components`(host: String) {
        #expect(fault([("Host", host)]) == "The header \"Host\" is not a valid host.")
    }

    @Test(arguments: ["a:1", "[::1]", "(a)", "a,b", "a;b=c", "a!$&'*+b", ""])
    func `may have an empty host, or one with any valid characters`(host: String) {
        #expect(fault([("Host", host)]) == nil)
    }

    @Test func `has at most one content length`() {
        let host = (name: "Host", value: "a")
        #expect(fault([host, ("Content-Length", "1")]) == nil)
        #expect(
            fault([host, ("Content-Length", "1"), ("CONTENT-LENGTH", "1")])
                == "There is more than one \"Content-Length\".")
    }

    @Test func `has no transfer coding but chunked, and that only once`() {
        let host = (name: "Host", value: "a")
        let refusal = "The only transfer coding that this server reads is \"chunked\"."
        #expect(fault([host, ("Transfer-Encoding", "Chunked")]) == nil)
        for coding in ["", "chunke", "chunkedd", "gzip"] {
            #expect(fault([host, ("Transfer-Encoding", coding)]) == refusal)
        }
        #expect(fault([host, ("Transfer-Encoding", "chunked"), ("transfer-encoding", "chunked")]) == refusal)
    }

    @Test func `has either a content length or a transfer coding, which requires HTTP 1_1`() {
        let (host, length) = ((name: "Host", value: "a"), (name: "Content-Length", value: "1"))
        let coding = (name: "Transfer-Encoding", value: "chunked")
        let both = "A body has a \"Content-Length\" or a \"Transfer-Encoding\", not both."
        #expect(fault([host, length, coding]) == both)
        #expect(fault([host, coding, length]) == both)
        #expect(fault(version: "HTTP/1.0", [coding]) == "\"Transfer-Encoding\" needs HTTP/1.1.")
        #expect(fault(version: "HTTP/1.0", [length]) == nil)
        // The first fault is reported.
        #expect(fault([length, coding]) == "The header \"Host\" is missing.")
    }

    @Test func `may have names that share a prefix with checked names`() {
        let host = (name: "Host", value: "a")
        #expect(fault([host, ("Hosts", "b"), ("Hose", "b"), ("Content-Lengts", "x"), ("Content-Lengths", "x")]) == nil)
    }

    @Test func `refuses values outside the section or before their names`() {
        let message = "A header must not continue on the next line or contain a NUL."
        let section: [UInt8] = Array("HTTP/1.1".utf8) + [0, 0, 88, 0, 97, 0, 0, 0, 0]
        section.withUnsafeBytes { section in
            func taking(name: Range<Int>, value: Range<Int>) -> StaticString? {
                var framing = RequestFraming(section: section, version: section.baseAddress!)
                framing.take(
                    name: UnsafeRawBufferPointer(start: section.baseAddress! + name.lowerBound, count: name.count),
                    value: UnsafeRawBufferPointer(start: section.baseAddress! + value.lowerBound, count: value.count))
                return framing.fault
            }
            #expect(taking(name: 10..<11, value: 12..<13) == nil)
            #expect(taking(name: 9..<10, value: 12..<13).map { "\($0)" } == message)
            #expect(taking(name: 11..<12, value: 12..<13).map { "\($0)" } == message)
            #expect(taking(name: 10..<10, value: 10..<10).map { "\($0)" } == message)
            #expect(taking(name: 10..<11, value: 9..<10).map { "\($0)" } == message)
            #expect(taking(name: 10..<11, value: 17..<17).map { "\($0)" } == message)
        }
    }

    @Test func `ends each line with CR and LF`() {
        let message = "A line of the headers contains a NUL, or does not end with CR and LF."
        #expect(fault([("Host", "a")], end: "|") == message)
        #expect(fault([("Host", "a")], last: "|") == message)
        #expect(fault([("Host", "a")], last: "") == message)
        #expect(fault([("Host", "a")], last: "|||") == "The headers contain a NUL.")
    }

    @Test func `reports its first fault only`() {
        #expect(
            fault([("a b", "c"), ("Host", "a/b")])
                == "A header's name contains an invalid character, such as a space before the colon.")
    }
}
