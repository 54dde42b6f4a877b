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

    @Test func `is created in advance for the upright standard design in four weights`() throws {
        try withFolder { folder in
            let library = try FontLibrary(cacheFolder: folder.path)
            library.webFonts.prepareUsualFiles()
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(
                names.map { $0.split(separator: "-").prefix(3).joined(separator: "-") } == [
                    "sans-400-latin", "sans-500-latin", "sans-600-latin", "sans-700-latin",
                ])
        }
    }
}
