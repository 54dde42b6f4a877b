import EspalierCHarfBuzz
import Foundation

/// Identifies the content of all web fonts without creating them. It depends on the font files, the parts and features
/// to keep, and the version of the library that creates them.
enum FontFingerprint {
    /// Increase this number when the code that creates the files changes.
    private static let format = "2"

    static func of(_ typefaces: [Typeface]) -> String {
        var text = format + String(cString: hb_version_string())
        for part in FontPart.allCases { text += part.unicodeRange }
        for part in WebFontPart.latin { text += part.unicodeRange }
        for typeface in typefaces {
            text += "\(typeface.family.slug)\(typeface.weight)\(typeface.italic)\(typeface.family.features)"
            text += typeface.family.alwaysOn ?? ""
            text += checksum(ofFileAt: typeface.path)
        }
        return String(fowlerNollVo(text.utf8), radix: 36)
    }

    /// The table directory contains the length and the checksum of each table, so it identifies the whole file.
    private static func checksum(ofFileAt path: String) -> String {
        guard let file = FileHandle(forReadingAtPath: path) else { return "" }
        defer { try? file.close() }
        guard let header = try? file.read(upToCount: 12), header.count == 12 else { return "" }
        let tables = Int(header[4]) << 8 | Int(header[5])
        guard let directory = try? file.read(upToCount: tables * 16) else { return "" }
        return String(fowlerNollVo(directory), radix: 36)
    }

    /// The 64-bit FNV-1a hash. Unlike the standard library's hashes it is the same in every process.
    private static func fowlerNollVo(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
