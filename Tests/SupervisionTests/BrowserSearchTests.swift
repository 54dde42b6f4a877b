@testable import EspalierSupervision
import Testing

/// The id of a browser in the first bytes of a connection.
struct BrowserSearchTests {
    private let search = BrowserSearch(names: ["__Host-espalier-browser", "espalier-browser"])
    private let id = "abcdefghijklmnopqrstuv"

    /// The id that a text shows; "none" and "incomplete" for the other results.
    private func find(_ text: String, _ search: BrowserSearch? = nil) -> String {
        let bytes = Array(text.utf8)
        return bytes.withUnsafeBytes { bytes in
            func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
            switch (search ?? self.search).search(bytes) {
            case .id(let range): return text(range)
            case .none: return "none"
            case .incomplete(let range): return "incomplete" + (range.map { " " + text($0) } ?? "")
            }
        }
    }

    @Test func `the id is the beginning of the cookie's value`() {
        #expect(find("GET / HTTP/1.1\r\nHost: a\r\nCookie: espalier-browser=\(id).secret\r\n\r\n") == id)
        #expect(find("POST /events HTTP/1.1\nCookie:espalier-browser=\(id).x\n\n") == id)
    }

    @Test(arguments: [
        "Cookie: ", "cookie: ", "COOKIE:", "cOOKIE:\t ", "Cookie: a=b; ", "Cookie: a=b;", "Cookie: a; ;b=; ",
    ])
    func `the header's name has any case, and other cookies may come before`(before: String) {
        #expect(find("GET / HTTP/1.1\r\n\(before)espalier-browser=\(id).x; c=d\r\n\r\n") == id)
    }

    @Test(arguments: [
        "Cookie: espalier-browser=abc.x", "Cookie: espalier-browser=abcdefghijklmnopqrstuvw.x",
        "Cookie: espalier-browser=abcdefghijklmnopqrstuv", "Cookie: my-espalier-browser=abcdefghijklmnopqrstuv.x",
        "Cookie: espalier-browser2=abcdefghijklmnopqrstuv.x", "Cookie: Espalier-Browser=abcdefghijklmnopqrstuv.x",
        "X-Cookie: espalier-browser=abcdefghijklmnopqrstuv.x", "Cookie: espalier-browser=abcdefghijk mnopqrstuv.x",
        "Cookie", "Cookie:", "Set-Cookie: espalier-browser=abcdefghijklmnopqrstuv.x", ": x",
    ])
    func `other lines have no id`(line: String) {
        #expect(find("GET / HTTP/1.1\r\n\(line)\r\n\r\n") == "none")
    }

    @Test func `the preferred cookie wins, in any order and on any line`() {
        let other = "ABCDEFGHIJKLMNOPQRSTUV"
        let (first, second) = ("__Host-espalier-browser=\(id).x", "espalier-browser=\(other).x")
        for lines in [
            "Cookie: \(first); \(second)", "Cookie: \(second); \(first)", "Cookie: \(second)\r\nCookie: \(first)",
        ] {
            #expect(find("GET / HTTP/1.1\r\n\(lines)\r\n\r\n") == id)
        }
        // The preferred one might still come.
        #expect(find("GET / HTTP/1.1\r\nCookie: \(second)\r\nAccept: ") == "incomplete \(other)")
        #expect(find("GET / HTTP/1.1\r\nCookie: \(second)\r\n\r\n") == other)
    }

    @Test func `a cookie of the body is none`() {
        #expect(find("POST / HTTP/1.1\r\nHost: a\r\n\r\nCookie: espalier-browser=\(id).x\r\n\r\n") == "none")
    }

    @Test func `a request that is split anywhere shows its id as soon as the dot has come`() {
        let before = "GET / HTTP/1.1\r\nHost: a\r\nCookie: a=b; __Host-espalier-browser=\(id)"
        let whole = before + ".x; c=d\r\nAccept: */*\r\n\r\n"
        for count in 0...whole.utf8.count {
            #expect(
                find(String(decoding: whole.utf8.prefix(count), as: UTF8.self))
                    == (count > before.utf8.count ? id : "incomplete"),
                "\(count) bytes")
        }
    }

    @Test func `a request without the cookie is undecided until its empty line`() {
        let whole = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
        for count in 0..<whole.utf8.count {
            #expect(find(String(decoding: whole.utf8.prefix(count), as: UTF8.self)) == "incomplete", "\(count) bytes")
        }
        #expect(find(whole) == "none")
    }

    @Test func `bytes that are not HTTP are decided at once`() {
        #expect(find("\u{16}\u{03}\u{01}\u{02}") == "none")
        #expect(find("\r\n") == "none")
        #expect(find("get / HTTP/1.1\r\n") == "none")
    }

    @Test func `an app below a base path has its own cookie`() {
        let search = BrowserSearch(names: ["espalier-browser!desk"])
        #expect(find("GET / HTTP/1.1\r\nCookie: espalier-browser!desk=\(id).x\r\n\r\n", search) == id)
        #expect(find("GET / HTTP/1.1\r\nCookie: espalier-browser=\(id).x\r\n\r\n", search) == "none")
    }
}
