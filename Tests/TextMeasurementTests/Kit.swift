import EspalierLayoutEngine
import Foundation
import Testing

@testable import EspalierTextMeasurement

/// The measurer that all tests share, as sessions do.
let measurer = TextMeasurer(fonts: library)

let library: FontLibrary = {
    do {
        return try FontLibrary()
    } catch {
        preconditionFailure("\(error)")
    }
}()

/// The body font.
let body = FontFace(size: 17)

func shaped(_ text: String, _ font: FontFace = body, tracking: CGFloat = 0) -> any ShapedText {
    measurer.shape(MeasuredRun(text: text, font: font, tracking: tracking))
}

/// The texts of the lines. The pieces of each line are joined.
func texts(_ layout: TextLayout) -> [String] {
    layout.lines.map { $0.fragments.map(\.text).joined() }
}

extension ShapedText {
    func lines(width: CGFloat, _ constraints: TextConstraints = TextConstraints()) -> [String] {
        texts(layout(width: width, height: nil, constraints: constraints))
    }
}
