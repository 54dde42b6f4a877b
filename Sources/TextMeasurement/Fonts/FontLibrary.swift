package import EspalierLayoutEngine
import Foundation

/// The machine's font files for the designs of the system font. A process has one, which any thread may use.
package final class FontLibrary: Sendable {
    /// The typefaces of each design. A design without typefaces uses those of the standard design.
    private let typefaces: [[Typeface]]
    /// The typeface nearest to each of the weights 100…900, for each design and slant.
    private let nearest: [Typeface]
    /// The subsets of the fonts as files for browsers.
    package let webFonts: WebFonts

    /// Finds the fonts in folders with the structure of Debian's `/usr/share/fonts`, or directly in the folders.
    ///
    /// - Parameters:
    ///   - folders: the folders; nil for the environment variable `ESPALIER_FONTS` (folders separated by
    ///     colons), else the system's own.
    ///   - cacheFolder: the folder that keeps compressed web fonts between starts; nil for the environment variable
    ///     `ESPALIER_CACHE`, else `espalier` in `XDG_CACHE_HOME`, else memory only.
    /// - Throws: `FontLibraryError` if no folder has the standard design's fonts. If another design is missing, the
    ///   standard design replaces it, with a line in the log.
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
                Log.write("no \(family.design) fonts (Debian's \(family.package)): using the standard fonts")
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

    /// Opens all files in advance. Otherwise they are opened on first use, when a server under load may have no free
    /// file descriptor.
    package func openFiles() {
        for typefaces in typefaces {
            for typeface in typefaces { typeface.prepare() }
        }
    }

    /// The font family of a design on the page, such as `EspalierSans`. A design without fonts uses the standard
    /// design's family.
    package func cssFamily(of design: FontFace.Design) -> String {
        typefaces[Int(design.rawValue)][0].family.cssName
    }

    /// The name of the typeface that a browser uses for a font, as in its file names: `sans-600`.
    package func typefaceName(for face: FontFace) -> String {
        typeface(for: face).name
    }

    /// The height of a line and the position of its baseline.
    ///
    /// Chromium rounds a font's ascent and descent to whole pixels, moves a pixel from the ascent to the descent if the
    /// descent was rounded down, and distributes the rest of the line height around them, rounding down above. The
    /// returned ascent is the resulting position of the baseline.
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

    /// The algorithm of CSS Fonts 4, §5.2. It matches the slant first. For weights 400…500 it then prefers heavier
    /// faces up to 500, then lighter ones, then those above 500. Below 400 it prefers lighter faces, above 500 heavier
    /// ones.
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
