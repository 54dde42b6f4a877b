import EspalierLayoutEngine
import Foundation

/// The web fonts of a library: their files and their style rules. A browser loads a file only if the page has some of
/// its characters.
package final class WebFonts: Sendable {
    /// All files that the rules refer to.
    package let files: [WebFont]
    private let byName: [String: WebFont]
    /// The common suffix of all file names.
    package let nameEnd: String

    init(typefaces: [Typeface], cacheFolder: String?) {
        let fingerprint = FontFingerprint.of(typefaces)
        files = typefaces.flatMap { typeface in
            (WebFontPart.latin + typeface.family.parts.filter { $0 != .latin }.map(WebFontPart.init)).map {
                WebFont(typeface: typeface, part: $0, fingerprint: fingerprint, cacheFolder: cacheFolder)
            }
        }
        nameEnd = "-\(fingerprint).woff2"
        byName = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0) })
    }

    /// The file with a name; nil if there is none.
    package func file(named name: String) -> WebFont? {
        byName[name]
    }

    /// The `@font-face` rules. Their URLs are `urlPrefix` followed by the files' names.
    package func fontFaceCSS(urlPrefix: String) -> [UInt8] {
        files.flatMap { Array($0.fontFaceRule(urlPrefix: urlPrefix).utf8) + [UInt8(ascii: "\n")] }
    }

    /// Creates the files that most pages load: the standard design, upright, in regular, medium, semibold and bold.
    /// Call it once at start-up on an idle thread. A file that is requested meanwhile is created on demand.
    package func prepareUsualFiles() {
        for weight: UInt16 in [400, 600, 500, 700] {
            for file in files
            where file.part == .basic && file.typeface.family.design == .standard && !file.typeface.italic
                && file.typeface.weight == weight
            {
                file.prepare()
            }
        }
    }
}
