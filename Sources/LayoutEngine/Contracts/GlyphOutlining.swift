package import Foundation

/// A measurer that also knows the outlines of letters, with which texts are drawn into images.
package protocol GlyphOutlining: TextMeasuring {
    /// The letters of a run of one line.
    ///
    /// - Complexity: O(letters).
    func outlines(of run: MeasuredRun) -> GlyphOutlines
}

/// The outlines of the letters of a line. The start of the baseline is (0, 0); y grows downwards. Lengths are in points.
package struct GlyphOutlines: Sendable, Equatable {
    /// A line of a font under or through its letters: its middle below the baseline, and its thickness.
    package struct Line: Sendable, Equatable {
        package var position: CGFloat
        package var thickness: CGFloat

        package init(position: CGFloat, thickness: CGFloat) {
            self.position = position
            self.thickness = thickness
        }
    }

    package var verbs: ContiguousArray<PathVerb> = []
    package var points: ContiguousArray<CGPoint> = []
    /// The places of the characters without a glyph.
    package var missing: [CGRect] = []
    /// The advance of all letters.
    package var width: CGFloat = 0
    package var underline = Line(position: 0, thickness: 0)
    package var strikethrough = Line(position: 0, thickness: 0)

    package init() {}
}
