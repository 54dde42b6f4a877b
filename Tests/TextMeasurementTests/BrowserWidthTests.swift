import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierTextMeasurement

struct BrowserWidthTests {
    @Test func `a text is as wide as Chromium draws it, to a 64th of a pixel`() throws {
        let cases = try WidthCase.all()
        #expect(cases.count >= 200)
        for item in cases {
            guard let expected = item.width else { continue }
            let width = Double(measurer.shape(item.run).natural.lines[0].width)
            #expect(abs(width - expected) <= 1.0 / 64, "\(item): \(width), Chromium \(expected)")
        }
    }

    /// The input of `Cases/record.py`, which measures the corpus in a browser: style sheet, fonts, pieces.
    @Test(.enabled(if: recordingFolder != nil))
    func `the corpus is written out for a browser`() throws {
        let folder = URL(fileURLWithPath: try #require(recordingFolder))
        try Data(library.webFonts.fontFaceCSS(urlPrefix: "")).write(to: folder.appendingPathComponent("fonts.css"))
        for file in library.webFonts.files {
            try Data(file.data).write(to: folder.appendingPathComponent(file.name))
        }
        let pages = try WidthCase.all().map { item in
            let line = measurer.shape(item.run).natural.lines[0]
            return RecordedCase(
                item: item, family: library.cssFamily(of: item.run.font.design), measured: Double(line.width),
                pieces: line.fragments.map {
                    RecordedCase.Piece(text: $0.text, heldWidth: $0.heldWidth.map { Double($0) })
                })
        }
        try JSONEncoder().encode(pages).write(to: folder.appendingPathComponent("corpus.json"))
    }
}

private let recordingFolder = ProcessInfo.processInfo.environment["ESPALIER_RECORD"]

private struct RecordedCase: Codable {
    struct Piece: Codable {
        var text: String
        var heldWidth: Double?
    }

    var item: WidthCase
    var family: String
    var measured: Double
    var pieces: [Piece]
}
