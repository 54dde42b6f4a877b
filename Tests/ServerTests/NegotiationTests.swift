import Testing

@testable import EspalierServer

struct NegotiationTests {
    @Test(
        arguments: [
            (nil, nil), ("", nil), ("br", .brotli), ("gzip", .gzip), ("gzip, br", .brotli), ("br;q=0.5, gzip", .gzip),
            ("br;q=0, gzip;q=0", nil),
            ("gzip, br;q=0.5", .gzip), ("br, gzip", .brotli), ("gzip;q=0.5, br;q=0.5", .brotli),
            ("br;q=0.2, gzip;q=0.3", .gzip), ("gzip;q=0.3, br;q=0.2", .gzip), ("deflate, zstd", nil), ("*", nil),
            ("br;q=x", .brotli),
        ] as [(String?, ContentCoding?)])
    func `the best coding that is accepted is chosen`(header: String?, coding: ContentCoding?) {
        #expect(ContentCoding(accepted: header) == coding)
    }

    @Test func `the most specific range determines the quality of a media type`() {
        let ranges = MediaRanges("text/*;q=0.5, text/html;q=0.8, */*;q=0.1")
        #expect(ranges.quality(of: "text/html") == 0.8)
        #expect(ranges.quality(of: "text/plain") == 0.5)
        #expect(ranges.quality(of: "image/png") == 0.1)
        #expect(ranges.names("text/html"))
        #expect(!ranges.names("image/png"))
        #expect(!MediaRanges("text/html;q=0").names("text/html"))
        #expect(MediaRanges(nil).quality(of: "text/html") == 1)
        #expect(MediaRanges("text/html").quality(of: "image/png") == 0)
    }

    @Test(arguments: ["/counter", "/counter.json", "/nothing", "/"]) @MainActor
    func `a response whose format depends on the header Accept says so`(path: String) async throws {
        let server = try TestServer()
        #expect(await server.get(path)["Vary"] == "Accept")
    }

    @Test func `forms and percent encoding are decoded`() {
        let form = Parameters(formEncoded: Array("a=1&b=x+y%21&a=2&c&=d".utf8))
        #expect(form?["a"] == "1")
        #expect(form?["b"] == "x y!")
        #expect(form?["c"] == "")
        #expect(form?.pairs.count == 5)
        #expect(Parameters(formEncoded: Array("a=%G1".utf8)) == nil)
        #expect(Parameters(formEncoded: Array("a=%FF".utf8)) == nil)
        #expect(PercentEncoding.decode("a+b%20c") == "a+b c")
        #expect(PercentEncoding.decode("%") == nil)
        #expect(PercentEncoding.decode("%4") == nil)
        #expect(PercentEncoding.encode("größe/a b~") == "gr%C3%B6%C3%9Fe%2Fa%20b~")
    }
}
