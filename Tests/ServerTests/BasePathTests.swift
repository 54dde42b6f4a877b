import EspalierHTMLRenderer
import Testing

@testable import EspalierServer

struct `A base path` {
    @Test(arguments: [
        ("/", "", ""), ("/desk", "/desk", "desk"), ("/desk/", "/desk", "desk"),
        ("/tools/desk", "/tools/desk", "tools/desk"),
        ("/a.b-c_d~e", "/a.b-c_d~e", "a.b-c_d~e"), ("/büro", "/b%C3%BCro", "büro"),
        ("/b%c3%bcro", "/b%C3%BCro", "büro"),
        ("/my desk", "/my%20desk", "my desk"), ("/%64esk", "/desk", "desk"), ("/100%25", "/100%25", "100%"),
    ])
    func `is read plain or percent-encoded`(text: String, encoded: String, name: String) throws {
        let path = try #require(BasePath(text))
        #expect(path.text == encoded)
        #expect(path.name == name)
        #expect(path.isNone == (text == "/"))
    }

    @Test(arguments: [
        "", "desk", "//", "//desk", "/desk//", "/a//b", "/a/../b", "/..", "/./a", "/%2e%2e", "/a%2Fb", "/a%5Cb",
        "/a\\b", "/a?b",
        "/a#b", "/a;b", "/a&b", "/a%26b", "/a:b", "/a@b", "/a!b", "/a(b)", "/a%", "/a%FF", "/a\nb", "/a%00", "/a%0d%0a",
        "https://desk.example/", "/" + String(repeating: "a", count: 256),
    ])
    func `is refused in another form`(text: String) {
        #expect(BasePath(text) == nil)
    }

    @Test(
        arguments: [
            ("/desk", "/desk", ""), ("/desk", "/desk/", "/"), ("/desk", "/desk/a/b", "/a/b"),
            ("/desk", "/desk//a", "//a"),
            ("/desk", "/desk/a%2Fb", "/a%2Fb"), ("/desk", "/%64esk/a%20b", "/a%20b"), ("/büro", "/b%c3%bcro/a", "/a"),
            ("/desk", "/desk/desk/a", "/desk/a"), ("/a/b", "/a/b/c", "/c"), ("/a/b", "/%61/b", ""),
            ("/desk", "/", nil), ("/desk", "/desktop", nil), ("/desk", "/desk%2Fa", nil), ("/desk", "//desk/a", nil),
            ("/desk", "/Desk/a", nil), ("/desk", "/a/desk", nil), ("/desk", "/%", nil), ("/desk", "*", nil),
            ("/a/b", "/a", nil),
            ("/a/b", "/a//b", nil), ("/a/b", "/a%2Fb/c", nil), ("/", "/a", "/a"), ("/", "*", "*"),
        ] as [(String, String, String?)])
    func `is removed from paths below it, and others have none`(base: String, path: String, inner: String?) throws {
        #expect(try #require(BasePath(base)).inner(path) == inner)
    }

    @Test(arguments: [
        ("/orders", "/desk/orders"), ("/", "/desk/"), ("/orders?a=/b#c", "/desk/orders?a=/b#c"),
        ("/desk/a", "/desk/desk/a"),
        ("//host/a", "//host/a"), ("/\\host", "/\\host"), ("#top", "#top"), ("?a=b", "?a=b"), ("orders", "orders"),
        ("https://host/a", "https://host/a"), ("mailto:a@b.c", "mailto:a@b.c"), ("", ""),
    ])
    func `is in front of the app's paths in URLs, and of nothing else`(url: String, address: String) throws {
        let base = try #require(BasePath("/desk"))
        #expect(base.address(of: url) == address)
        #expect(base.path(of: address) == url)
        #expect(BasePath.none.address(of: url) == url)
    }

    @Test(arguments: [
        ("/desk", "/desk?a=b#c", "/?a=b#c"), ("/desk", "/desk", "/"), ("/desk", "/other/a", "/other/a"),
        ("/", "/a?b", "/a?b"),
    ])
    func `is removed from what a page reports`(base: String, address: String, path: String) throws {
        #expect(try #require(BasePath(base)).path(of: address) == path)
    }

    @Test(arguments: [
        ("/desk", "/desk/a"), ("/desk/", "/desk/a"), ("/", "/a"), ("", "/a"), ("/outer, /desk", "/outer/desk/a"),
        ("desk", "/a"),
        ("/desk, x", "/a"), ("https://host", "/a"),
    ])
    func `is put back where a proxy has removed it`(header: String, path: String) {
        #expect(BasePath.restored("/a", forwardedPrefix: header) == path)
    }

    // MARK: Cookies

    private let all =
        "espalier-browser=root; espalier-browser!desk=own; theme=dark; espalier-browser!other!desk=c; espalier-browser!my-desk=d;"
        + "__Host-espalier-browser!desk=secure; __Host-espalier-window=e; espalier-zone!desk=Europe/Rome; lone"

    @Test func `marks the server's own cookies, and those of other servers are not seen`() throws {
        #expect(
            try #require(BasePath("/desk")).ownCookies(in: all)
                == "espalier-browser=own; theme=dark; __Host-espalier-browser=secure; espalier-zone=Europe/Rome; lone")
        #expect(try #require(BasePath("/other/desk")).ownCookies(in: all) == "theme=dark; espalier-browser=c; lone")
        #expect(try #require(BasePath("/desk")).ownCookies(in: "espalier-browser=root") == nil)
    }

    @Test(arguments: [
        (
            "espalier-browser=a.b; Path=/; Max-Age=1; HttpOnly",
            "espalier-browser!tools!desk=a.b; Path=/; Max-Age=1; HttpOnly"
        ),
        ("__Host-espalier-window=1; Path=/; Secure", "__Host-espalier-window!tools!desk=1; Path=/; Secure"),
        ("theme=dark; Path=/; SameSite=Lax", "theme=dark; Path=/tools/desk; SameSite=Lax"),
        ("theme=dark; path=/items", "theme=dark; path=/tools/desk/items"), ("theme=a=b", "theme=a=b"),
        ("__Host-theme=dark; Path=/; Secure", "__Host-theme=dark; Path=/; Secure"),
        ("__Secure-theme=dark; Path=/; Secure", "__Secure-theme=dark; Path=/tools/desk; Secure"),
    ])
    func `is part of the cookies that responses set`(header: String, changed: String) throws {
        #expect(try #require(BasePath("/tools/desk")).setCookie(header) == changed)
    }

    @Test func `is part of the scripts that contain paths and names of cookies`() throws {
        let base = try #require(BasePath("/desk"))
        let font = ScriptFile("fonts", "url(/public/${file})", below: base)
        #expect(String(decoding: font.bytes, as: UTF8.self) == "url(/desk/public/${file})")
        let zone = ScriptFile("zone", "keep('espalier-zone',a);keep(b+'espalier-window',c)", below: base)
        #expect(
            String(decoding: zone.bytes, as: UTF8.self)
                == "keep('espalier-zone!desk',a);keep(b+'espalier-window!desk',c)")
        let client = ScriptFile.client("let a=SCRIPT_TABLE", later: [font], below: base)
        #expect(String(decoding: client.bytes, as: UTF8.self) == #"let a={"fonts":"/desk\#(font.address)"}"#)
        #expect(font.address.hasPrefix("/public/fonts-"))
        for script in [EmbeddedAssets.zone, EmbeddedAssets.tab, EmbeddedAssets.client] {
            let text = String(decoding: ScriptFile("script", script, below: base).bytes, as: UTF8.self)
            #expect(text.contains("!desk"))
        }
        let fonts = String(decoding: ScriptFile("fonts", EmbeddedAssets.fonts, below: base).bytes, as: UTF8.self)
        #expect(fonts.contains("url(/desk/public/"))
    }
}
