import Testing

@testable import EspalierServer

/// The texts that the server writes by itself.
@Suite struct TextFormatTests {
    @Test func `JSON has commas between values and members, and none elsewhere`() {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("a", "b")
        writer.member("c", 1)
        writer.key("d")
        writer.beginArray()
        writer.value(2)
        writer.value("e")
        writer.beginObject()
        writer.endObject()
        writer.beginArray()
        writer.endArray()
        writer.value(json: Array("null".utf8))
        writer.endArray()
        writer.key("f")
        writer.value(json: Array("[]".utf8))
        writer.endObject()
        #expect(
            String(decoding: writer.bytes, as: UTF8.self) == #"{"a":"b","c":1,"d":[2,"e",{},[],null],"f":[]}"#)
    }

    @Test func `JSON escapes quotes, backslashes and control characters`() {
        var writer = JSONWriter()
        writer.value("\"\\\n\t\u{1F}\u{7F}\u{0} ü/'<")
        #expect(String(decoding: writer.bytes, as: UTF8.self) == #""\"\\\n\u0009\u001f\u007f\u0000 ü/'<""#)
    }

    @Test func `HTML escapes its special characters`() {
        #expect(
            HTMLText.escape("<a href=\"x\">'&amp;' ü</a>")
                == "&lt;a href=&quot;x&quot;&gt;&#39;&amp;amp;&#39; ü&lt;/a&gt;")
    }

    @Test func `a page without views is a document with its title`() {
        let page = SimplePage.html(title: "A & B", body: "<p>c</p>")
        #expect(
            page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>A &amp; B</title>"))
        #expect(page.hasSuffix("</style></head><body><main><p>c</p></main></body></html>\n"))
    }

    @Test func `a problem is JSON, or a page for clients that accept pages`() {
        var problem = Problem(.notFound, "There is no <b>.", headers: [HTTPResponse.Header("Retry-After", "3")])
        problem.members.append(Problem.Member(name: "done", json: { Array("[7]".utf8) }))
        let json = problem.response(accepting: "*/*")
        #expect(json.status == .notFound && json["Content-Type"] == "application/problem+json")
        #expect(json["Cache-Control"] == "no-store" && json["Retry-After"] == "3")
        #expect(
            String(decoding: json.bytes, as: UTF8.self)
                == #"{"type":"about:blank","title":"Not Found","status":404,"detail":"There is no <b>.","done":[7]}"#)
        let page = problem.response(accepting: "text/html, */*")
        #expect(page.status == .notFound && page["Content-Type"] == "text/html; charset=utf-8")
        #expect(page["Cache-Control"] == "no-store" && page["Retry-After"] == "3")
        let text = String(decoding: page.bytes, as: UTF8.self)
        #expect(text.contains("<title>404 Not Found</title>"))
        #expect(
            text.contains(#"<h1>Not Found</h1><p>There is no &lt;b&gt;.</p><p><a href="/">To the start</a></p></main>"#)
        )
    }

    @Test(arguments: [
        ("a.html", "text/html; charset=utf-8", true), ("a.b.CSS", "text/css; charset=utf-8", true),
        ("a.png", "image/png", false), ("a.wasm", "application/wasm", true),
        ("a.svg", "image/svg+xml; charset=utf-8", true),
        ("a.xyz", "application/octet-stream", false), ("a", "application/octet-stream", false),
        ("", "application/octet-stream", false),
    ]) func `a file has the media type of its extension`(file: String, name: String, isText: Bool) {
        #expect(MediaType.of(file) == MediaType(name: name, isText: isText))
    }

    @Test(arguments: [
        ("a;q=0.5", 0.5), ("a; Q=0.25 ;x", 0.25), ("a;x;q=7", 1), ("a;q=-1", 0), ("a;q=x", 1), ("a", 1), ("a;qq=0", 1),
    ]) func `a quality is between 0 and 1, and 1 by default`(item: String, quality: Double) {
        #expect(qualityParameter(of: item.split(separator: ";").dropFirst()) == quality)
    }

    @Test func `a form has a maximum number of fields, and names are kept as sent`() {
        #expect(Parameters(formEncoded: Array("a=1&b=2".utf8), maximum: 2)?.pairs.map(\.value) == ["1", "2"])
        #expect(Parameters(formEncoded: Array("a=1&b=2".utf8), maximum: 1) == nil)
        #expect(Parameters(formEncoded: Array("a=b=c&&".utf8))?.pairs.map(\.value) == ["b=c"])
        #expect(Parameters(formEncoded: Array("%FF=1".utf8)) == nil)
        #expect(PercentEncoding.decode("%e4%BD%a0") == "你" && PercentEncoding.decode("a%2") == nil)
        #expect(PercentEncoding.decode("%20%") == nil && PercentEncoding.decode("%g0") == nil)
    }
}
