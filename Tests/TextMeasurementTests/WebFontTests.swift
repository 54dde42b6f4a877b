import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierTextMeasurement

struct WebFontTests {
    private func file(_ prefix: String) throws -> WebFont {
        try #require(library.webFonts.files.first { $0.name.hasPrefix(prefix) })
    }

    @Test func `the regular and the semibold font of an English page have less than 24 KB together`() throws {
        let regular = try file("sans-400-basic-").data
        let semibold = try file("sans-600-basic-").data
        #expect(regular.starts(with: Array("wOF2".utf8)))
        #expect(regular.count < 11_600)
        #expect(semibold.count < 12_200)
    }

    @Test func `the fonts of a Western page have less than 36 KB together`() throws {
        #expect(try file("sans-400-latin-").data.count < 17_300)
        #expect(try file("sans-600-latin-").data.count < 18_300)
    }

    @Test func `a local font has the lengths and the line heights of the web font that it replaces`() throws {
        #expect(
            try file("sans-400-basic-").localRule
                == "@font-face{font-family:LocalSans;font-weight:400;font-style:normal;src:local(\"Arial\"),local(\"ArialMT\"),local(\"Liberation Sans\");size-adjust:107.5%;ascent-override:90.1%;descent-override:22.5%;line-gap-override:0%;unicode-range:U+20-7E,U+A0-FF,U+2013-2026}"
        )
        #expect(
            try file("serif-700i-latin-").localRule?.contains(
                "font-family:LocalSerif;font-weight:700;font-style:italic;") == true)
        #expect(try file("sans-400-greek-").localRule == nil)
    }

    @Test func `a file is found only by its name`() throws {
        let regular = try file("sans-400-latin-")
        #expect(library.webFonts.file(named: regular.name) === regular)
        #expect(library.webFonts.file(named: "sans-400-latin.woff2") == nil)
        #expect(library.webFonts.file(named: "../sans-400.woff2") == nil)
    }

    @Test func `the style sheet names each file once, with its family, weight, slant and characters`() throws {
        let css = String(decoding: library.webFonts.fontFaceCSS(urlPrefix: "/public/fonts/"), as: UTF8.self)
        let rules = css.split(separator: "\n")
        #expect(rules.count == library.webFonts.files.count)
        let italic = try file("sans-700i-greek-")
        let rule = try #require(rules.first { $0.contains(italic.name) })
        #expect(
            rule
                == "@font-face{font-family:EspalierSans;font-weight:700;font-style:italic;font-display:swap;src:url(/public/fonts/\(italic.name))format(\"woff2\");unicode-range:U+370-3FF,U+1F00-1FFF}"
        )
    }

    @Test func `no character is in two parts of a font`() {
        var seen: Set<UInt32> = []
        for part in FontPart.allCases {
            for range in part.ranges {
                for scalar in range { #expect(seen.insert(scalar).inserted, "U+\(String(scalar, radix: 16))") }
            }
        }
    }

    @Test func `a part of a font shapes its characters as the whole font does`() throws {
        let texts = [
            "Hello, world", "AV To Te Yo WAVE LT fi ffi fl office", "-> => 10x10 12:30 (A) [B] A:B @A", "José Müller",
            "“Quoted” ‘text’ – dash — em…", "¿Qué? ¡Sí!", "0123456789 1,234.56", "→ ← A→B (→)",
        ]
        let family = FontFamily.all[0]
        for name in ["Regular", "SemiBold", "Italic", "Black"] {
            let path = library.typeface(for: body).path.replacingOccurrences(of: "Regular", with: name)
            let whole = try #require(ShapingFont(path: path))
            let part = try #require(whole.subset(FontPart.latin.ranges, of: family))
            for text in texts {
                #expect(advances(text, whole) == advances(text, part), "\(name): \(text)")
            }
        }
    }

    @Test func `the basic file shapes its characters as that of all Latin letters does`() throws {
        for typeface in ["Regular", "SemiBold", "Italic"] {
            let path = library.typeface(for: body).path.replacingOccurrences(of: "Regular", with: typeface)
            let whole = try #require(ShapingFont(path: path))
            let latin = try #require(whole.subset(FontPart.latin.ranges, of: FontFamily.all[0]))
            let basic = try #require(
                whole.subset(WebFontPart.basic.ranges, of: FontFamily.all[0], expandsOutlines: true))
            let nordic = try #require(
                whole.subset(WebFontPart.latin[2].ranges, of: FontFamily.all[0], expandsOutlines: true))
            #expect(advances("Tromsø, Åse. Tø", latin) == advances("Tromsø, Åse. Tø", nordic))
            for text in [
                "AV To Te Yo WAVE LT fi ffi fl office", "-> => 10x10 12:30 (A) [B] A:B @A", "“To” ‘V’ – T… 1 234 €",
            ] {
                #expect(advances(text, latin) == advances(text, basic), "\(typeface): \(text)")
            }
        }
    }

    @Test func `compressed fonts are stored in the cache folder and read from there`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = try FontLibrary(cacheFolder: folder.path)
        let made = try #require(first.webFonts.files.first)
        let bytes = made.data
        let kept = folder.appendingPathComponent(made.name)
        #expect(try [UInt8](Data(contentsOf: kept)) == bytes)

        // An incomplete file is created again.
        try Data(bytes.prefix(bytes.count / 2)).write(to: kept)
        let second = try FontLibrary(cacheFolder: folder.path)
        let again = try #require(second.webFonts.file(named: made.name)).data
        #expect(WOFF2.isWhole(again))
        #expect(again.count == bytes.count)
        #expect(try Data(contentsOf: kept).count == bytes.count)
    }

    @Test func `a bold rounded text uses the nearest weight, as CSS selects it`() {
        let face = library.typeface(for: FontFace(design: .rounded, weight: 600, italic: true))
        #expect(face.weight == 700)
        #expect(library.typeface(for: FontFace(design: .rounded, weight: 900)).weight == 700)
        #expect(library.typeface(for: FontFace(design: .rounded, weight: 100)).weight == 300)
        #expect(library.typeface(for: FontFace(design: .standard, weight: 650)).weight == 700)
        #expect(library.typeface(for: FontFace(design: .standard, weight: 450)).weight == 500)
        #expect(library.typeface(for: FontFace(design: .serif, weight: 200)).weight == 400)
    }

    @Test func `without the standard fonts there is no library, and the error says what to install`() {
        let error = #expect(throws: FontLibraryError.self) { try FontLibrary(folders: ["/nonexistent"]) }
        #expect(error?.description.contains("fonts-inter") == true)
    }

    @Test func `serif figures are as tall as capitals, and tabular figures have equal widths`() throws {
        let font = FontFace(design: .serif, size: 100)
        // An old-style zero would be 60.1 wide.
        #expect(abs(shaped("0", font).natural.lines[0].width - 59.3125) < 0.001)
        let column = FontFace(design: .serif, size: 100, monospacedDigits: true)
        #expect(shaped("1111", column).natural.size == shaped("0000", column).natural.size)
    }

    @Test func `a design without fonts uses the standard ones`() throws {
        let folder = URL(fileURLWithPath: library.typeface(for: body).path).deletingLastPathComponent()
        let standardOnly = try FontLibrary(folders: [folder.path])
        #expect(standardOnly.cssFamily(of: .monospaced) == "EspalierSans")
        #expect(library.cssFamily(of: .monospaced) == "EspalierMono")
    }

    private func advances(_ text: String, _ font: ShapingFont) -> [Int32] {
        let context = ShapingContext(locale: "en")
        return Array(text.utf8).withUnsafeBufferPointer { bytes in
            let features = ShapingFeatures.features(tabularFigures: false, spaced: false)
            return context.shape(bytes, 0..<bytes.count, font: font, features: features).advances
        }
    }
}

@Suite struct `The characters of a text` {
    private func parts(_ text: String) -> [String] {
        Array(text.utf8).withUnsafeBufferPointer(TextCharacters.parts)
    }

    @Test func `need the parts of a font that contain them`() {
        #expect(parts("") == ["basic"])
        #expect(parts("Hello, world – “quoted” …") == ["basic"])
        #expect(parts("Größe – “quoted” …") == ["german"])
        #expect(parts("Tromsø, café") == ["nordic"])
        #expect(parts("Tromsø, Malmö, Größe") == ["latin"])
        #expect(parts("ça va, être, œuvre « où »") == ["french"])
        #expect(parts("¿Qué? ¡Mañana!") == ["spanish"])
        #expect(parts("a line of ascii and then Ω") == ["basic", "greek"])
        #expect(parts("Žluťoučký kůň") == ["latin", "latin-ext"])
        #expect(parts("Привет ⌘ ∑") == ["latin", "cyrillic", "symbols"])
        #expect(parts("收藏 🦊") == ["basic"])
    }
}
