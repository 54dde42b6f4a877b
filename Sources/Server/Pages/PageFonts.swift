import EspalierHTMLRenderer
import EspalierLayoutEngine
import EspalierTextMeasurement
import Foundation

/// A library's web fonts, as pages refer to them.
struct PageFonts: WebFontRules {
    private let library: FontLibrary
    private let files: [String: WebFontFile]

    init(_ library: FontLibrary, below basePath: BasePath = .none) {
        self.library = library
        var files: [String: WebFontFile] = [:]
        for file in library.webFonts.files {
            let name = file.parts.typeface + "-" + file.parts.characters
            let rule = file.fontFaceRule(urlPrefix: basePath.address(of: "/public/")) + (file.localRule ?? "")
            files[name] = WebFontFile(name: name, rule: Array(rule.utf8))
        }
        self.files = files
    }

    func typeface(for variant: FontVariant) -> String {
        library.typefaceName(
            for: FontFace(design: variant.design, weight: variant.weight, italic: variant.isItalic))
    }

    func files(of typefaces: [String], for text: UnsafeBufferPointer<UInt8>) -> [WebFontFile] {
        let parts = TextCharacters.parts(of: text)
        return typefaces.flatMap { typeface in parts.compactMap { files[typeface + "-" + $0] } }
    }

    /// The table from which the client creates rules: `end` of all files' names, the `ranges` of characters by part,
    /// and the `families` by their short names, each with its parts. See `public/fonts.js`.
    var clientTable: [UInt8] {
        var families: [String: ClientFamily] = [:]
        var ranges: [String: String] = [:]
        for file in library.webFonts.files {
            let (typeface, part) = file.parts
            let slug = String(typeface.prefix { $0 != "-" })
            families[slug, default: ClientFamily(name: file.familyName, parts: [])].parts.insert(part)
            ranges[part] = file.unicodeRange
        }
        var writer = JSONWriter()
        writer.beginObject()
        writer.member(Wire.FontTable.end, library.webFonts.nameEnd)
        writer.key(Wire.FontTable.ranges)
        writer.beginObject()
        for (part, range) in ranges.sorted(by: { $0.key < $1.key }) { writer.member(part, range) }
        writer.endObject()
        writer.key(Wire.FontTable.families)
        writer.beginObject()
        for (slug, family) in families.sorted(by: { $0.key < $1.key }) {
            writer.member(slug, ([family.name] + family.parts.sorted()).joined(separator: " "))
        }
        writer.endObject()
        writer.endObject()
        return writer.bytes
    }

    private struct ClientFamily {
        let name: String
        var parts: Set<String>
    }
}
