import EspalierDisplayTree
import EspalierHTMLRenderer
import EspalierLayoutEngine
import EspalierTextMeasurement
import Foundation
import Testing

@testable import EspalierServer
@testable import EspalierViews

@Suite struct `The fonts of a page` {
    private static let fonts = PageFonts(try! FontLibrary())

    private func files(_ typefaces: [String], _ text: String) -> [String] {
        var text = text
        return text.withUTF8 { Self.fonts.files(of: typefaces, for: $0).map(\.name) }
    }

    @Test func `are the files of its typefaces with the characters of its text`() {
        #expect(files(["sans-400"], "Hello") == ["sans-400-basic"])
        #expect(files(["sans-400", "sans-600"], "Hello") == ["sans-400-basic", "sans-600-basic"])
        #expect(Set(files(["sans-400"], "Hello, Ελλάδα")) == ["sans-400-basic", "sans-400-greek"])
        #expect(files(["sans-401"], "Hello") == [] && files([], "Hello") == [])
    }

    @Test func `have a rule that names their file`() throws {
        var text = "a"
        let file = try #require(text.withUTF8 { Self.fonts.files(of: ["sans-600"], for: $0) }.first)
        let rule = String(decoding: file.rule, as: UTF8.self)
        #expect(rule.hasPrefix("@font-face{font-family:EspalierSans;font-weight:600;"))
        #expect(rule.contains("src:url(/public/sans-600-basic-"))
    }

    @Test func `are named by design, weight and slant`() {
        #expect(Self.fonts.typeface(for: FontVariant()) == "sans-400")
        #expect(Self.fonts.typeface(for: FontVariant(weight: 700, isItalic: true)) == "sans-700i")
        #expect(Self.fonts.typeface(for: FontVariant(design: .monospaced)).hasPrefix("mono"))
    }

    @Test func `are sent to the client as a table of ranges and families`() throws {
        let table = try #require(
            try JSONSerialization.jsonObject(with: Data(Self.fonts.clientTable)) as? [String: Any])
        #expect(Set(table.keys) == ["end", "ranges", "families"])
        #expect((table["end"] as? String)?.hasSuffix(".woff2") == true)
        let ranges = try #require(table["ranges"] as? [String: String])
        #expect(ranges["greek"] == "U+370-3FF,U+1F00-1FFF" && ranges["latin"] != nil)
        let families = try #require(table["families"] as? [String: String])
        #expect(families["sans"]?.split(separator: " ").first == "EspalierSans")
        let parts = try #require(families["sans"]).split(separator: " ").dropFirst()
        #expect(parts.contains("greek") && parts.contains("latin") && Array(parts) == parts.sorted())
    }
}

@Suite struct `The icons of a page` {
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "icons-\(UUID().uuidString)")

        init(_ files: [String: String]) throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, text) in files { try Data(text.utf8).write(to: url.appending(path: name)) }
        }

        deinit { try? FileManager.default.removeItem(at: url) }
    }

    @Test func `are the contents of the outer elements of their files`() throws {
        let folder = try Folder([
            "star-2.svg": "<svg width=\"16\">\n  <path d=\"M0\"/>\n<g></g>\n</svg>\n", "empty.svg": "<svg></svg>",
            "none.svg": "text", "half.svg": "<svg", "Upper.svg": "<svg><a/></svg>",
        ])
        let icons = SymbolFiles(folder: folder.url.path)
        func markup(_ name: String) -> String? { icons.symbolMarkup(name).map { String(decoding: $0, as: UTF8.self) } }
        #expect(markup("star-2") == "  <path d=\"M0\"/><g></g>")
        #expect(markup("empty") == "")
        for name in ["none", "half", "Upper", "missing", "../star-2", "star_2", "star 2"] {
            #expect(markup(name) == nil)
        }
    }

    @Test func `are made of the icon alone where the variant has no file`() throws {
        let folder = try Folder([
            "star.svg": "<svg><path d=\"M0 0h16v16z\"/></svg>", "star-fill.svg": "<svg><path d=\"M0 0h8v8z\"/></svg>",
            "moon.svg": "<svg><rect/></svg>", "moon-square.svg": "<svg>1</svg>",
        ])
        let icons = SymbolFiles(folder: folder.url.path)
        func markup(_ name: String) -> String? { icons.symbolMarkup(name).map { String(decoding: $0, as: UTF8.self) } }
        #expect(markup("star-circle")?.hasSuffix("M3.52 3.52h4.48v4.48z\"/>") == true)
        #expect(markup("star-slash")?.hasPrefix("<path d=\"M0 0h16v16z\"/><path") == true)
        #expect(markup("star-slash-fill")?.hasPrefix("<path d=\"M0 0h8v8z\"/><path") == true)
        #expect(markup("moon-circle") == "<rect/>")
        #expect(markup("moon-square") == "1")
        #expect(markup("sun-circle") == nil)
    }

    @Test func `have the variants that the names of symbols name`() {
        for variant in DerivedSymbol.allCases {
            let symbol = "tree" + variant.rawValue.replacing("-", with: ".")
            #expect(SymbolNames.icon(for: symbol) == "tree" + variant.rawValue)
        }
    }

    @Test func `are read once, and missing icons are looked up once`() throws {
        let folder = try Folder(["star.svg": "<svg>1</svg>"])
        let icons = SymbolFiles(folder: folder.url.path)
        #expect(icons.symbolMarkup("star") == Array("1".utf8) && icons.symbolMarkup("moon") == nil)
        for name in ["star", "moon"] {
            try Data("<svg>2</svg>".utf8).write(to: folder.url.appending(path: "\(name).svg"))
        }
        #expect(icons.symbolMarkup("star") == Array("1".utf8) && icons.symbolMarkup("moon") == nil)
    }
}

@Suite struct `Patches for a client` {
    private let renderer = PageRenderer(
        assets: PageAssets(styleSheet: Array("p{}".utf8), script: "/public/client.js"), symbols: SymbolFiles())

    private func state(isRestored: Bool = false) -> PageState {
        let size = CGSize(width: 100, height: 50)
        let tree = DisplayTree(
            revision: 3, size: size, title: "T",
            root: DisplayNode(id: 1, type: "Window", frame: CGRect(origin: .zero, size: size)))
        return PageState(
            tree: tree, session: "s", scene: "counter",
            host: HostEnvironment(
                size: size, prefersDarkScheme: true, textScale: 1.25, reducesMotion: true, displayScale: 2,
                increasesContrast: true),
            isRestored: isRestored)
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test func `are one object, an array of several, or the unchanged revision`() {
        #expect(text(renderer.joined([], revision: 4)) == #"{"f":4,"t":4,"o":[]}"#)
        #expect(text(renderer.joined([[65]], revision: 4)) == "A")
        #expect(text(renderer.joined([[65], [66], [67]], revision: 4)) == "[A,B,C]")
    }

    @Test func `may be a whole page, without the style sheet that its client has`() throws {
        #expect(text(renderer.page(state())).contains("<style>p{}</style>"))
        let bytes = renderer.replacement(state())
        let message = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        #expect(Set(message.keys) == ["t", "h"] && message["t"] as? Int == 3)
        let page = try #require(message["h"] as? String)
        #expect(page.hasPrefix("<!doctype html>") && !page.contains("<style>"))
        #expect(
            page.contains(
                #" data-session="s" data-revision="3" data-scene="counter" data-window="100 50 1 1.25 1 2 1""#))
        #expect(!page.contains("data-old"))
        #expect(text(renderer.replacement(state(isRestored: true))).contains(#"data-old=\"\""#))
    }

    @Test func `are written for a program as a tree`() {
        #expect(
            text(renderer.json(state()))
                == #"{"session":"s","revision":3,"scene":"counter","title":"T","size":[100,50],"root":{"id":1,"type":"Window","frame":[0,0,100,50]}}"#
        )
        #expect(renderer.patchType == "application/x-espalier-patch+json")
    }

    @Test func `of a script are its bytes under a name that depends on its contents`() {
        let script = ScriptFile("lists", "let a = 1")
        #expect(script.bytes == Array("let a = 1".utf8))
        #expect(
            script.file.hasPrefix("lists-") && script.file.hasSuffix(".js")
                && script.address == "/public/" + script.file)
        #expect(ScriptFile("lists", "let a = 2").file != script.file)
        let table = ScriptFile("fonts", "f(FONT_TABLE)", "FONT_TABLE", Array("{}".utf8))
        #expect(table.bytes == Array("f({})".utf8))
    }

    @Test func `of the client contain the addresses of the scripts that it loads later`() {
        let lists = ScriptFile("lists", "let a = 1")
        let client = ScriptFile.client("load(SCRIPT_TABLE)", later: [lists])
        #expect(String(decoding: client.bytes, as: UTF8.self) == #"load({"lists":"\#(lists.address)"})"#)
    }
}
