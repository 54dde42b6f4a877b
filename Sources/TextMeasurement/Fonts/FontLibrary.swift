package import EspalierLayoutEngine
import Foundation

/// The font files of this machine that stand for the system's designs. A process needs one, which any thread may use.
package final class FontLibrary: Sendable {
    /// The typefaces of each design; without any, those of the standard design.
    private let typefaces: [[Typeface]]
    /// For each design and slant, the typeface nearest to each of the weights 100…900.
    private let nearest: [Typeface]
    /// The parts of the fonts as files for browsers.
    package let webFonts: WebFonts

    /// Looks for the fonts in folders laid out as Debian's `/usr/share/fonts`, or in the folders themselves.
    ///
    /// - Parameters:
    ///   - folders: the folders; nil for the environment variable `ESPALIER_FONTS` (folders separated by
    ///     colons), else the system's own.
    ///   - cacheFolder: the folder that keeps compressed web fonts from one start to the next; nil for the environment
    ///     variable `ESPALIER_CACHE`, else `espalier` in `XDG_CACHE_HOME`, else memory only.
    /// - Throws: `FontLibraryError` if no folder has the standard design's fonts. The standard design stands in for another
    ///   missing one, with a line in the log.
    package init(folders: [String]? = nil, cacheFolder: String? = nil) throws(FontLibraryError) {
        let environment = ProcessInfo.processInfo.environment
        let folders =
            folders ?? environment["ESPALIER_FONTS"].map { $0.split(separator: ":").map(String.init) }
            ?? ["/usr/share/fonts", "/usr/local/share/fonts"]
        let found = FontFamily.all.map { Self.typefaces(of: $0, in: folders) }
        let standard = found[Int(FontFace.Design.standard.rawValue)]
        guard !standard.isEmpty else { throw FontLibraryError.missingStandardFonts(searched: folders) }

        var typefaces: [[Typeface]] = Array(repeating: standard, count: FontFamily.all.count)
        for (family, faces) in zip(FontFamily.all, found) {
            if faces.isEmpty {
                Log.write("no \(family.design) fonts (Debian's \(family.package)): the standard ones stand in")
            } else {
                typefaces[Int(family.design.rawValue)] = faces
            }
        }
        self.typefaces = typefaces
        nearest = typefaces.flatMap { faces in
            [false, true].flatMap { italic in
                (1...9).map { Self.nearest(in: faces, weight: UInt16($0 * 100), italic: italic) }
            }
        }
        let cache =
            cacheFolder ?? environment["ESPALIER_CACHE"]
            ?? environment["XDG_CACHE_HOME"].map { $0 + "/espalier" }
        webFonts = WebFonts(typefaces: found.flatMap { $0 }, cacheFolder: cache)
    }

    /// Opens all files, which are otherwise opened when a text first needs them. A server under load may have no descriptor
    /// left then.
    package func openFiles() {
        for typefaces in typefaces {
            for typeface in typefaces { typeface.prepare() }
        }
    }

    /// The family that the page names for a design: `EspalierSans` and so on. A design without fonts has the standard
    /// design's.
    package func cssFamily(of design: FontFace.Design) -> String {
        typefaces[Int(design.rawValue)][0].family.cssName
    }

    /// The name of the typeface that a browser uses for a font, as in its files' names: `sans-600`.
    package func typefaceName(for face: FontFace) -> String {
        typeface(for: face).name
    }

    /// The height of a line and the position of the baseline in it.
    ///
    /// Chromium rounds a font's ascent and descent to whole pixels, moves a pixel from the one to the other where the
    /// descent was rounded down, and shares out what the line's height has beyond them, rounding down above. The
    /// ascent here is the resulting position of the baseline.
    package func metrics(of face: FontFace) -> FontMetrics {
        let em = typeface(for: face).emMetrics
        let size = Double(face.size)
        let lineHeight = PixelGrid.ceil((em.ascent + em.descent + em.lineGap) * size)
        var ascent = (em.ascent * size).rounded(.toNearestOrAwayFromZero)
        var descent = (em.descent * size).rounded(.toNearestOrAwayFromZero)
        if descent < em.descent * size, ascent >= 1 {
            descent += 1
            ascent -= 1
        }
        let baseline = ascent + ((lineHeight - ascent - descent) / 2).rounded(.down)
        return FontMetrics(
            ascent: baseline, descent: lineHeight - baseline, capHeight: em.capHeight * size,
            xHeight: em.xHeight * size, lineHeight: lineHeight)
    }

    /// The typeface that a browser picks among the page's for a font.
    func typeface(for face: FontFace) -> Typeface {
        let design = Int(face.design.rawValue)
        let step = Int(face.weight) / 100
        if step * 100 == Int(face.weight), (1...9).contains(step) {
            return nearest[design * 18 + (face.italic ? 9 : 0) + step - 1]
        }
        return Self.nearest(in: typefaces[design], weight: face.weight, italic: face.italic)
    }

    private static func typefaces(of family: FontFamily, in folders: [String]) -> [Typeface] {
        let places = folders.flatMap { [$0 + "/" + family.folder, $0] }
        return FontFamily.styles.flatMap { style in
            [false, true].compactMap { italic in
                let name = family.fileName(style: style.name, italic: italic)
                let paths = places.lazy.map { $0 + "/" + name }
                guard let path = paths.first(where: FileManager.default.isReadableFile) else { return nil }
                return Typeface(family: family, weight: style.weight, italic: italic, path: path)
            }
        }
    }

    /// The choice of CSS Fonts 4, §5.2: the slant first; then for 400…500 the next heavier up to 500, the lighter, the
    /// heavier; below 400 the lighter first, above 500 the heavier first.
    private static func nearest(in faces: [Typeface], weight: UInt16, italic: Bool) -> Typeface {
        let slanted = faces.filter { $0.italic == italic }
        let candidates = slanted.isEmpty ? faces : slanted
        func rank(_ candidate: UInt16) -> Int {
            let distance = abs(Int(candidate) - Int(weight))
            if candidate == weight { return 0 }
            if (400...500).contains(weight) {
                if candidate > weight, candidate <= 500 { return distance }
                return distance + (candidate < weight ? 1000 : 2000)
            }
            let isPreferredSide = weight < 400 ? candidate < weight : candidate > weight
            return distance + (isPreferredSide ? 0 : 1000)
        }
        return candidates.min { rank($0.weight) < rank($1.weight) } ?? faces[0]
    }
}
