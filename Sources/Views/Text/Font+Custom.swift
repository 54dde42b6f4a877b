import EspalierLayoutEngine
public import Foundation

extension Font {
    /// A font by its PostScript or family name, `size` points high at the usual text size and growing with body text. A page
    /// brings four families; the name decides which comes nearest, and its ending the weight.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name: name, size: checked(size), relativeTo: .body))
    }

    /// A font by its name, growing with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name: name, size: checked(size), relativeTo: textStyle))
    }

    /// A font by its name, of a size in points that the user's text size does not change.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: checked(fixedSize), relativeTo: nil))
    }
}

/// What a font's name says of its letter forms.
struct FontName {
    var design = FontFace.Design.standard
    var weight: Font.Weight?
    var isItalic = false

    init(_ name: String) {
        let name = name.lowercased()
        func has(_ words: String...) -> Bool { words.contains { name.contains($0) } }
        if has("mono", "courier", "menlo", "consol", "typewriter", "code") {
            design = .monospaced
        } else if has("rounded", "varela", "nunito", "marker", "chalk", "comic") {
            design = .rounded
        } else if has(
            "serif", "new york", "newyork", "georgia", "times", "palatino", "baskerville", "didot", "garamond",
            "bodoni",
            "cochin", "hoefler", "charter", "iowan", "rockwell", "playfair", "merriweather", "lora"),
            !has("sans")
        {
            design = .serif
        }
        isItalic = has("italic", "oblique")
        weight = Self.weights.first { name.hasSuffix($0.0) || name.hasSuffix($0.0 + "italic") }?.1
    }

    /// Longer names stand before those that they end in.
    private static let weights: [(String, Font.Weight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
        ("regular", .regular), ("medium", .medium), ("demibold", .semibold), ("semibold", .semibold),
        ("extrabold", .heavy), ("ultrabold", .heavy), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
}
