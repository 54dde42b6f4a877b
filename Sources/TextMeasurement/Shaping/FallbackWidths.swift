import _FoundationICU

/// Typical widths of characters that the fonts lack, in ems. Browsers draw them in fonts of the system, which the server
/// does not know.
///
/// The widths of a script are the mean advances of its letters, spacing marks and digits in Google's Noto fonts. Those of
/// Lohit and DejaVu differ by less than a tenth. `public/pieces.js` shrinks letters that are wider in the browser's font.
enum FallbackWidths {
    /// A color image: 1.245 in Noto Color Emoji, 1.25 in Apple's font.
    static let emoji = 1.25

    /// The width of a character. Marks over or under another character, and format characters, have none.
    static func ems(of scalar: UInt32) -> Double {
        let character = UChar32(bitPattern: scalar)
        switch UCharCategory(rawValue: numericCast(swift_u_charType(character))) {
        case U_NON_SPACING_MARK, U_ENCLOSING_MARK, U_FORMAT_CHAR: return 0
        case U_COMBINING_SPACING_MARK: return script(of: scalar)?.mark ?? 0.4
        case U_DECIMAL_DIGIT_NUMBER where !isWide(character): return script(of: scalar)?.digit ?? 0.6
        default: break
        }
        if isWide(character) { return 1 }
        return script(of: scalar)?.letter ?? 0.8
    }

    private static func isWide(_ character: UChar32) -> Bool {
        let width = swift_u_getIntPropertyValue(character, UCHAR_EAST_ASIAN_WIDTH)
        return width == U_EA_WIDE.rawValue || width == U_EA_FULLWIDTH.rawValue
    }

    /// The mean widths of a script.
    private struct Script: Sendable {
        var block: ClosedRange<UInt32>
        var letter: Double
        var mark = 0.4
        var digit = 0.6
    }

    private static func script(of scalar: UInt32) -> Script? {
        var low = 0
        var high = scripts.count
        while low < high {
            let middle = (low + high) / 2
            if scripts[middle].block.upperBound < scalar { low = middle + 1 } else { high = middle }
        }
        return low < scripts.count && scripts[low].block.contains(scalar) ? scripts[low] : nil
    }

    /// In ascending order.
    private static let scripts = [
        Script(block: 0x530...0x58F, letter: 0.67),  // Armenian
        Script(block: 0x590...0x5FF, letter: 0.58),  // Hebrew
        // Arabic and Syriac: letters inside a word are narrower than alone.
        Script(block: 0x600...0x6FF, letter: 0.6, digit: 0.55),
        Script(block: 0x700...0x74F, letter: 0.65),
        Script(block: 0x780...0x7BF, letter: 0.65),  // Thaana
        Script(block: 0x900...0x97F, letter: 0.7, mark: 0.3),  // Devanagari
        Script(block: 0x980...0x9FF, letter: 0.7, mark: 0.45),  // Bengali
        Script(block: 0xA00...0xA7F, letter: 0.67, mark: 0.3),  // Gurmukhi
        Script(block: 0xA80...0xAFF, letter: 0.7, mark: 0.3),  // Gujarati
        Script(block: 0xB00...0xB7F, letter: 0.75, mark: 0.65),  // Oriya
        Script(block: 0xB80...0xBFF, letter: 1.05, mark: 0.95, digit: 0.95),  // Tamil
        Script(block: 0xC00...0xC7F, letter: 0.82, mark: 0.45, digit: 0.7),  // Telugu
        Script(block: 0xC80...0xCFF, letter: 0.85, mark: 0.5, digit: 0.7),  // Kannada
        Script(block: 0xD00...0xD7F, letter: 1.05, mark: 0.8, digit: 0.9),  // Malayalam
        Script(block: 0xD80...0xDFF, letter: 0.95, mark: 0.7, digit: 0.85),  // Sinhala
        Script(block: 0xE00...0xE7F, letter: 0.6),  // Thai
        Script(block: 0xE80...0xEFF, letter: 0.63),  // Lao
        Script(block: 0xF00...0xFFF, letter: 0.65),  // Tibetan
        Script(block: 0x1000...0x109F, letter: 0.9, digit: 0.7),  // Burmese
        Script(block: 0x10A0...0x10FF, letter: 0.67),  // Georgian
        Script(block: 0x1200...0x139F, letter: 0.75),  // Ethiopic
        Script(block: 0x13A0...0x13FF, letter: 0.8),  // Cherokee
        Script(block: 0x1400...0x167F, letter: 0.77),  // Canadian syllables
        Script(block: 0x1780...0x17FF, letter: 0.72, mark: 0.57, digit: 0.7),  // Khmer
        Script(block: 0x1800...0x18AF, letter: 0.75),  // Mongolian
        Script(block: 0x1C90...0x1CBF, letter: 0.8),  // Georgian capitals
        Script(block: 0x2190...0x2BFF, letter: 0.85),  // arrows, mathematics, shapes
    ]
}
