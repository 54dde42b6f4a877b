import Foundation
import Testing

@testable import EspalierViews

@Suite struct `A target of a redirect` {
    @Test(arguments: [
        "/", "/items/7", "/items/7?tab=photos&q=a//b", "/items#7", "/a?next=https://example.com/", "/a:b", "/%C3%BC",
        "/items/", "/.well-known/x", "/..a/b..", "/...", "/a?b=../c",
    ])
    func `is a path of the server`(text: String) {
        #expect(RedirectTarget(path: text) == .path(text))
        #expect(RedirectTarget(URL(string: text)!) == .path(text))
    }

    @Test func `is encoded`() {
        #expect(RedirectTarget(path: "/größe/7 a") == .path("/gr%C3%B6%C3%9Fe/7%20a"))
    }

    @Test(arguments: [
        "", "items", "//example.com", "///example.com", "/\\example.com", "\\\\example.com", "/a\\b", "/%2fexample.com",
        "/%2F%2Fexample.com", "%2f%2fexample.com", "/%5cexample.com", "/%5Cexample.com", "/a//b", "/.//example.com",
        "javascript:alert(1)", "https://example.com", "http:/a", "/a\r\nSet-Cookie: a=b", "/\t/example.com",
        "/\n/example.com", "/%0d%0aa", "/%09/example.com", "/a\u{7F}", "/a\0", "/%zz", "/%", " /a",
        "/..", "/../admin", "/a/../../b", "/%2e%2E/admin", "/a/.%2e", "/./a", "/a/.",
        "/" + String(repeating: "a", count: 4096), "/" + String(repeating: "ü", count: 1000),
    ])
    func `is no text that may lead elsewhere`(text: String) {
        #expect(RedirectTarget(path: text) == nil)
    }

    @Test func `is another site as a URL of HTTP with a host`() throws {
        func target(_ text: String) -> RedirectTarget? { URL(string: text).flatMap { RedirectTarget($0) } }
        #expect(target("https://example.com/a?b=c#d") == .site("https://example.com/a?b=c#d"))
        #expect(target("HTTP://example.com:8080") == .site("HTTP://example.com:8080"))
        for text in [
            "javascript:alert(1)", "data:text/html,a", "ftp://example.com", "mailto:a@example.com",
            "file:///etc/passwd",
            "https:///a", "https:a", "https://ada@example.com", "https://ada:1@example.com/", "//example.com",
            "https://example.com/" + String(repeating: "a", count: 4096),
        ] { #expect(target(text) == nil, "\(text)") }
    }
}

@Suite struct `A cookie of an app` {
    private func fault(_ name: String, _ value: String? = "1", path: String = "/") -> String? {
        CookieChange(name: name, value: value, path: path).fault
    }

    @Test func `has the characters of RFC 6265`() {
        for name in ["theme", "a.b-c_d", "__Host-a", "__Secure-a", "!#$%&'*+-.^_`|~09"] { #expect(fault(name) == nil) }
        for name in ["", "a b", "a=b", "a;b", "a,b", "ä", "a\r\nb", "a\0", "(a)", "\"a\""] {
            #expect(fault(name) != nil)
        }
        for value in ["", "abc", "a=b", "a:b/c?d#e%20", "!#$&'()*+-./<>@[]^_`{|}~"] {
            #expect(fault("a", value) == nil)
        }
        for value in ["a b", "a;b", "a,b", "\"a\"", "a\\b", "ä", "a\r\nb", "a\0", "a\tb"] {
            #expect(fault("a", value) != nil)
        }
        for path in ["/", "/items", "/%C3%BC"] { #expect(fault("a", path: path) == nil) }
        for path in ["", "items", "/a;b", "/a b", "/ä", "/a\r\n"] { #expect(fault("a", path: path) != nil) }
    }

    @Test func `has at most 4,096 bytes`() {
        #expect(fault("a", String(repeating: "b", count: 4095)) == nil)
        #expect(fault("a", String(repeating: "b", count: 4096)) != nil)
    }

    @Test func `has no name of the server's own, in any case and with any prefix`() {
        for name in [
            "espalier-browser", "espalier-window", "espalier-other", "Espalier-Browser", "__Host-espalier-browser",
            "__HOST-Espalier-Zone", "__Secure-espalier-tab",
        ] {
            #expect(fault(name) != nil)
            #expect(fault(name, nil) != nil)
        }
        #expect(fault("my-espalier-browser") == nil)
    }

    @Test func `with the prefix of a host counts for all paths`() {
        #expect(fault("__Host-a", path: "/items") != nil)
        #expect(fault("__Secure-a", path: "/items") == nil)
    }
}

@Suite struct `A header of a page` {
    private func part(_ name: String, _ value: String) -> ResponsePart? { ResponseHeaderRule.part(name, value) }

    @Test func `is any that the server does not write`() {
        #expect(part("X-Robots-Tag", "noindex") == .header(PageAnswer.Header("X-Robots-Tag", "noindex")))
        #expect(part("Link", "</a>; rel=next") == .header(PageAnswer.Header("Link", "</a>; rel=next")))
    }

    @Test(arguments: [
        "Content-Security-Policy", "content-security-policy", "X-Content-Type-Options", "Referrer-Policy",
        "Cross-Origin-Opener-Policy", "Cross-Origin-Resource-Policy", "X-Frame-Options", "Set-Cookie", "Location",
        "Content-Type", "Content-Length", "Content-Encoding", "Transfer-Encoding", "Connection", "Vary", "Refresh",
        "Access-Control-Allow-Origin",
    ])
    func `is none of security, cookies, the body and the connection`(name: String) {
        #expect(part(name, "a") == nil)
    }

    @Test func `has no line breaks and no other control characters`() {
        for value in ["a\r\nSet-Cookie: a=b", "a\nb", "a\0", "a\u{7F}", "ä"] { #expect(part("X-A", value) == nil) }
        for name in ["", "X A", "X:", "X\r\n", "Ä", String(repeating: "a", count: 65)] {
            #expect(part(name, "a") == nil)
        }
        #expect(part("X-A", String(repeating: "a", count: 4097)) == nil)
    }

    @Test func `keeps caches of others from keeping the page`() {
        func cached(_ value: String) -> String? {
            guard case .header(let header)? = part("Cache-Control", value) else { return nil }
            return header.value
        }
        #expect(cached("max-age=60") == "private, max-age=60")
        #expect(cached("private, max-age=60") == "private, max-age=60")
        #expect(cached("no-store") == "no-store")
        #expect(cached("public, max-age=60") == nil)
        #expect(cached("max-age=60 , S-MaxAge=9") == nil)
    }
}
