import Foundation
import Synchronization

/// A web font file: some characters of a typeface in WOFF2 format. It is created once, on first use.
package final class WebFont: Sendable {
    /// The file's name. It is different for each content.
    package let name: String
    let part: WebFontPart
    let typeface: Typeface
    private let cachePath: String?
    private let bytes = Mutex<[UInt8]?>(nil)

    init(typeface: Typeface, part: WebFontPart, fingerprint: String, cacheFolder: String?) {
        let name = "\(typeface.name)-\(part.name)-\(fingerprint).woff2"
        self.name = name
        self.typeface = typeface
        self.part = part
        cachePath = cacheFolder.map { $0 + "/" + name }
    }

    /// The typeface's name and the part of its characters, such as `sans-600` and `latin`. They identify the file.
    package var parts: (typeface: String, characters: String) { (typeface.name, part.name) }

    /// The font family's name on pages.
    package var familyName: String { typeface.family.cssName }
    /// The characters of the file, in the syntax of `unicode-range`.
    package var unicodeRange: String { part.unicodeRange }

    /// The `@font-face` rule. Its URL is `urlPrefix` followed by the file's name. Texts are shown in other fonts until the file
    /// has arrived.
    package func fontFaceRule(urlPrefix: String) -> String {
        "@font-face{font-family:\(typeface.family.cssName);font-weight:\(typeface.weight);"
            + "font-style:\(typeface.italic ? "italic" : "normal");font-display:swap;"
            + "src:url(\(urlPrefix)\(name))format(\"woff2\");unicode-range:\(part.unicodeRange)}"
    }

    /// The rule of the fonts that show texts until the file has arrived, for one with Latin characters; nil for others.
    package var localRule: String? {
        WebFontPart.latin.contains(part) ? LocalFont.rule(replacing: typeface) : nil
    }

    /// The file's bytes; empty if the font cannot be read. The first call takes some tens of milliseconds unless the
    /// cache folder has the file, so do not make it on a thread that handles requests. Concurrent calls wait for it.
    package var data: [UInt8] {
        bytes.withLock { bytes in
            if let bytes { return bytes }
            let failures = Typeface.passingFailures.load(ordering: .relaxed)
            let made = cached() ?? make()
            // If the file could not be opened this time, the next call tries again.
            if !made.isEmpty || Typeface.passingFailures.load(ordering: .relaxed) == failures { bytes = made }
            return made
        }
    }

    /// Makes the bytes ahead. A call of `data` meanwhile makes its own, and waits for no idle thread.
    func prepare() {
        guard bytes.withLockIfAvailable({ $0 == nil }) == true else { return }
        let made = cached() ?? make()
        bytes.withLock { if $0 == nil, !made.isEmpty { $0 = made } }
    }

    private func make() -> [UInt8] {
        guard let font = typeface.file(of: part.ranges), let compressed = font.withBytes(WOFF2.compress) else {
            return []
        }
        if let cachePath { keep(compressed, at: cachePath) }
        return compressed
    }

    private func cached() -> [UInt8]? {
        guard let cachePath, let data = FileManager.default.contents(atPath: cachePath) else { return nil }
        let bytes = [UInt8](data)
        return WOFF2.isWhole(bytes) ? bytes : nil
    }

    /// Writes under a temporary name first, so that no other process reads an incomplete file.
    private func keep(_ bytes: [UInt8], at path: String) {
        let url = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url, options: .atomic)
        } catch {
            Log.write("font cache cannot be written: \(path)")
        }
    }
}
