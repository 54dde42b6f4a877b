import EspalierLayoutEngine
import Foundation
import Testing

/// A text and the width that Chromium gave it with the web fonts of this library.
struct WidthCase: Codable, CustomTestStringConvertible {
    var text: String
    var design: String
    var size: Double
    var weight: UInt16
    var italic: Bool
    var tabularFigures: Bool
    var tracking: Double
    /// As `getBoundingClientRect` says.
    var width: Double?

    var testDescription: String { "\(text) \(design) \(size)/\(weight)" }

    var run: MeasuredRun {
        let designs: [String: FontFace.Design] = [
            "standard": .standard, "rounded": .rounded, "serif": .serif, "monospaced": .monospaced,
        ]
        return MeasuredRun(
            text: text,
            font: FontFace(
                design: designs[design] ?? .standard, size: size, weight: weight, italic: italic,
                monospacedDigits: tabularFigures),
            tracking: tracking)
    }

    static func all() throws -> [WidthCase] {
        let url = try #require(Bundle.module.url(forResource: "widths", withExtension: "json", subdirectory: "Cases"))
        return try JSONDecoder().decode([WidthCase].self, from: Data(contentsOf: url))
    }
}
