import EspalierCHarfBuzz
import Foundation

/// Names the content of all web fonts without making one: it changes with the font files, with the parts and features
/// that are kept, and with the library that makes them.
enum FontFingerprint {
    /// To be raised when the way the files are made changes.
    private static let format = "1"

    static func of(_ typefaces: [Typeface]) -> String {
        var text = format + String(cString: hb_version_string())
        for part in FontPart.allCases { text += part.unicodeRange }
        for typeface in typefaces {
            text += "\(typeface.family.slug)\(typeface.weight)\(typeface.italic)\(typeface.family.features)"
            text += typeface.family.alwaysOn ?? ""
            text += checksum(ofFileAt: typeface.path)
        }
        return String(fowlerNollVo(text.utf8), radix: 36)
    }

    /// A font's directory holds the length and the checksum of each table; so its bytes stand for the whole file.
    private static func checksum(ofFileAt path: String) -> String {
        guard let file = FileHandle(forReadingAtPath: path) else { return "" }
        defer { try? file.close() }
        guard let header = try? file.read(upToCount: 12), header.count == 12 else { return "" }
        let tables = Int(header[4]) << 8 | Int(header[5])
        guard let directory = try? file.read(upToCount: tables * 16) else { return "" }
        return String(fowlerNollVo(directory), radix: 36)
    }

    /// FNV-1a in 64 bits: the same in every process, unlike the standard library's hashes.
    private static func fowlerNollVo(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
