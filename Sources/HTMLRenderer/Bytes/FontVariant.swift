package import EspalierLayoutEngine

/// A design, weight and slant of letters, in any size.
package struct FontVariant: Hashable, Sendable {
    package var design: FontFace.Design
    /// The CSS weight.
    package var weight: UInt16
    package var isItalic: Bool

    package init(design: FontFace.Design = .standard, weight: UInt16 = 400, isItalic: Bool = false) {
        self.design = design
        self.weight = weight
        self.isItalic = isItalic
    }

    /// The letters of elements without a font of their own, such as fields.
    package static let body = FontVariant()
}

extension FontVariant {
    init(_ font: FontFace) {
        self.init(design: font.design, weight: font.weight, isItalic: font.italic)
    }
}
