package import EspalierLayoutEngine

/// The design, weight and slant of a font, without its size.
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

    /// The font of elements without their own font, such as fields.
    package static let body = FontVariant()
}

extension FontVariant {
    init(_ font: FontFace) {
        self.init(design: font.design, weight: font.weight, isItalic: font.italic)
    }
}
