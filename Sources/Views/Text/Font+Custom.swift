import EspalierLayoutEngine
public import Foundation

extension Font {
    /// A font by its PostScript or family name, `size` points high at the default text size and scaled with body text.
    /// Pages have four font families; the name selects the nearest one, and its ending the weight.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name: name, size: checked(size), relativeTo: .body))
    }

    /// A font by its name, scaled with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name: name, size: checked(size), relativeTo: textStyle))
    }

    /// A font by its name, of a fixed size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: checked(fixedSize), relativeTo: nil))
    }
}

/// Letter forms derived from a font's name.
struct FontName {
    var design = FontFace.Design.standard
    var weight: Font.Weight?
    var isItalic = false

    init(_ name: String) {
        let name = name.lowercased()
        func has(_ words: String...) -> Bool { words.contains { name.contains($0) } }
        if has("mono", "courier", "menlo", "consol", "typewriter", "code") {
            design = .monospaced
        } else if has("rounded", "varela", "nunito", "quicksand", "marker", "chalk", "comic") {
            design = .rounded
        } else if has(
            "serif", "vollkorn", "new york", "newyork", "georgia", "times", "palatino", "baskerville", "didot",
            "garamond",
            "bodoni",
            "cochin", "hoefler", "charter", "iowan", "rockwell", "playfair", "merriweather", "lora"),
            !has("sans")
        {
            design = .serif
        }
        isItalic = has("italic", "oblique")
        weight =
            Self.weights.first {
                name.hasSuffix($0.0) || name.hasSuffix($0.0 + "italic") || name.hasSuffix($0.0 + "-italic")
            }?.1
    }

    /// Weights by the ending of a name. Longer endings come before their own endings.
    private static let weights: [(String, Font.Weight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
        ("regular", .regular), ("medium", .medium), ("demibold", .semibold), ("semibold", .semibold),
        ("extrabold", .heavy), ("ultrabold", .heavy), ("bold", .bold), ("heavy", .heavy), ("black", .black),
        ("-100", .ultraLight), ("-200", .thin), ("-300", .light), ("-400", .regular), ("-500", .medium),
        ("-600", .semibold), ("-700", .bold), ("-800", .heavy), ("-900", .black),
    ]
}
