import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierTextMeasurement

@Suite struct `A feature of a font` {
    private func uint16(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 0xFF)] }
    private func uint32(_ value: Int) -> [UInt8] { uint16(value >> 16) + uint16(value & 0xFFFF) }

    /// A font of two tables. The second one has these features.
    private func font(_ features: [String], table: String = "GSUB") -> [UInt8] {
        let start = 12 + 2 * 16
        var bytes = uint32(0x10000) + uint16(2) + [0, 0, 0, 0, 0, 0]
        bytes += Array("GPOS".utf8) + uint32(0) + uint32(start) + uint32(0)
        bytes += Array(table.utf8) + uint32(0) + uint32(start) + uint32(0)
        // Version, scripts, the offset of the features, and other bytes.
        bytes += uint32(0x10000) + uint16(10) + uint16(14) + uint16(0) + [9, 9, 9, 9]
        bytes += uint16(features.count)
        for (index, feature) in features.enumerated() { bytes += Array(feature.utf8) + uint16(index) }
        return bytes
    }

    @Test func `is renamed at any position among others`() {
        var bytes = font(["calt", "tnum", "kern", "tnum"])
        FeatureRenaming.rename("tnum", to: "ccmp", in: &bytes)
        #expect(bytes == font(["calt", "ccmp", "kern", "ccmp"]))
    }

    @Test func `is renamed at the end of the file`() {
        var bytes = Array(font(["calt", "tnum"]).dropLast(2))
        FeatureRenaming.rename("tnum", to: "ccmp", in: &bytes)
        #expect(bytes == Array(font(["calt", "ccmp"]).dropLast(2)))
    }

    @Test func `is renamed in the substitution table only`() {
        var bytes = font(["tnum"], table: "GDEF")
        FeatureRenaming.rename("tnum", to: "ccmp", in: &bytes)
        #expect(bytes == font(["tnum"], table: "GDEF"))
    }

    @Test func `is unchanged if the font is truncated`() {
        let whole = font(["calt", "tnum"])
        for count in 0..<whole.count {
            var bytes = Array(whole.prefix(count))
            FeatureRenaming.rename("none", to: "ccmp", in: &bytes)
            #expect(bytes == Array(whole.prefix(count)))
        }
    }
}

@Suite struct `A file of web fonts` {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test func `is taken from the cache folder if present`() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let library = try FontLibrary(cacheFolder: folder.path)
            let file = try #require(library.webFonts.files.first)
            // Complete according to its header, but different from the library's own file.
            let kept: [UInt8] = [0x77, 0x4F, 0x46, 0x32, 0, 1, 0, 0, 0, 0, 0, 60] + [UInt8](repeating: 5, count: 48)
            try Data(kept).write(to: folder.appendingPathComponent(file.name))
            #expect(file.data == kept)
        }
    }

    @Test func `is read once`() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let library = try FontLibrary(cacheFolder: folder.path)
            let file = try #require(library.webFonts.files.first)
            func write(_ byte: UInt8) throws {
                let header: [UInt8] = [0x77, 0x4F, 0x46, 0x32, 0, 1, 0, 0, 0, 0, 0, 60]
                try Data(header + [UInt8](repeating: byte, count: 48))
                    .write(to: folder.appendingPathComponent(file.name))
            }
            try write(5)
            #expect(file.data.last == 5)
            try write(6)
            #expect(file.data.last == 5)
        }
    }

    @Test func `of a typeface that cannot be read is empty, and stays so`() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for path in ["/nonexistent.otf", folder.path, #filePath] {
                let typeface = Typeface(family: FontFamily.all[0], weight: 400, italic: false, path: path)
                let file = WebFont(
                    typeface: typeface, part: WebFontPart(.latin), fingerprint: "x", cacheFolder: folder.path)
                #expect(file.data == [])
                let later = folder.appendingPathComponent(file.name)
                let header: [UInt8] = [0x77, 0x4F, 0x46, 0x32, 0, 1, 0, 0, 0, 0, 0, 60]
                try Data(header + [UInt8](repeating: 5, count: 48)).write(to: later)
                #expect(file.data == [])
                try FileManager.default.removeItem(at: later)
                #expect(typeface.emMetrics.ascent == 0.8 && typeface.emMetrics.descent == 0.2)
                #expect(!typeface.covers(0x41, in: .latin))
            }
        }
    }

    @Test func `is created in advance for the upright standard design in four weights`() throws {
        try withFolder { folder in
            let library = try FontLibrary(cacheFolder: folder.path)
            library.webFonts.prepareUsualFiles()
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(
                names.map { $0.split(separator: "-").prefix(3).joined(separator: "-") } == [
                    "sans-400-basic", "sans-500-basic", "sans-600-basic", "sans-700-basic",
                ])
        }
    }
}

@Suite struct `A part of a font file` {
    /// The tables of a font by their names (OpenType 1.9, "Table Directory").
    private func tables(_ font: ShapingFont) -> [String: [UInt8]] {
        font.withBytes { bytes in
            func number(_ offset: Int, _ count: Int) -> Int {
                bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
            }
            return Dictionary(
                uniqueKeysWithValues: (0..<number(4, 2)).map { index in
                    let record = 12 + 16 * index
                    let start = number(record + 8, 4)
                    return (
                        String(decoding: bytes[record..<record + 4], as: UTF8.self),
                        Array(bytes[start..<start + number(record + 12, 4)])
                    )
                })
        }
    }

    /// The identifiers of the names in a font.
    private func names(_ font: ShapingFont) throws -> Set<Int> {
        let table = try #require(tables(font)["name"])
        func number(_ offset: Int) -> Int { Int(table[offset]) << 8 | Int(table[offset + 1]) }
        return Set((0..<number(2)).map { number(6 + 12 * $0 + 6) })
    }

    /// The scripts with substitution rules.
    private func scripts(_ font: ShapingFont) throws -> [String] {
        let table = try #require(tables(font)["GSUB"])
        func number(_ offset: Int) -> Int { Int(table[offset]) << 8 | Int(table[offset + 1]) }
        let list = number(4)
        return (0..<number(list)).map {
            String(decoding: table[list + 2 + 6 * $0..<list + 6 + 6 * $0], as: UTF8.self)
        }
    }

    private func font(_ design: FontFace.Design) throws -> ShapingFont {
        try #require(ShapingFont(path: library.typeface(for: FontFace(design: design)).path))
    }

    @Test(arguments: [FontFace.Design.standard, .rounded, .serif, .monospaced])
    func `keeps the names that its license requires, and no hints`(design: FontFace.Design) throws {
        let whole = try font(design)
        let family = try #require(FontFamily.all.first { $0.design == design })
        let part = try #require(whole.subset(FontPart.latin.ranges, of: family))
        #expect(try names(part) == names(whole).intersection([0, 1, 2, 14]))
        #expect(try scripts(part) == ["DFLT"])
        #expect(Set(tables(part).keys).isDisjoint(with: ["fpgm", "prep", "cvt "]))
        let (small, large) = (part.withBytes(\.count), whole.withBytes(\.count))
        #expect(small < large / 2)
    }

    @Test func `has glyphs for its own characters alone`() throws {
        let part = try #require(try font(.standard).subset(FontPart.greek.ranges, of: FontFamily.all[0]))
        #expect(part.covers(0x3B1) && !part.covers(0x61))
        #expect(try font(.rounded).subset(FontPart.cyrillic.ranges, of: FontFamily.all[1]) == nil)
    }

    @Test func `is not read from other bytes`() {
        #expect(ShapingFont(copying: Array("no font".utf8)) == nil)
        #expect(ShapingFont(copying: []) == nil)
        #expect(ShapingFont(path: "/nonexistent.otf") == nil)
    }
}

@Suite struct `The fingerprint of typefaces` {
    private func fingerprint(
        _ path: String, family: FontFamily = FontFamily.all[0], weight: UInt16 = 400, italic: Bool = false
    ) -> String {
        FontFingerprint.of([Typeface(family: family, weight: weight, italic: italic, path: path)])
    }

    @Test func `differs by their family, weight and slant`() {
        let path = library.typeface(for: body).path
        #expect(fingerprint(path) == fingerprint(path))
        #expect(fingerprint(path) != fingerprint(path, family: FontFamily.all[1]))
        #expect(fingerprint(path) != fingerprint(path, weight: 500))
        #expect(fingerprint(path) != fingerprint(path, italic: true))
        #expect(fingerprint(path) != FontFingerprint.of([]))
    }

    @Test func `differs by the files' checksums, not by their names`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = library.typeface(for: body).path
        var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        func copy(_ name: String) throws -> String {
            let file = folder.appendingPathComponent(name)
            try Data(bytes).write(to: file)
            return file.path
        }
        #expect(try fingerprint(copy("same.otf")) == fingerprint(path))
        // The checksum of the second table.
        bytes[12 + 16 + 4] ^= 1
        #expect(try fingerprint(copy("other.otf")) != fingerprint(path))
        #expect(fingerprint("/nonexistent.otf") != fingerprint(path))
    }
}
