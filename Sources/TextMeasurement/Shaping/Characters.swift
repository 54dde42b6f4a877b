import _FoundationICU

/// Character properties that measurement needs.
enum Characters {
    /// Decodes the scalar at `offset` of valid UTF-8, and returns it with the number of its bytes.
    @inline(__always)
    static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> (scalar: UInt32, length: Int) {
        let first = UInt32(bytes[offset])
        func next(_ index: Int) -> UInt32 { UInt32(bytes[offset + index] & 0x3F) }
        if first < 0x80 { return (first, 1) }
        if first < 0xE0 { return ((first & 0x1F) << 6 | next(1), 2) }
        if first < 0xF0 { return ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3) }
        return ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
    }

    /// White space after which a line may end. No-break spaces do not count.
    static func isBreakingSpace(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return scalar == 0x20 || (0x09...0x0D).contains(scalar) }
        if scalar == 0xA0 || scalar == 0x2007 || scalar == 0x202F { return false }
        return swift_u_isUWhiteSpace(UChar32(bitPattern: scalar)) != 0
    }

    static func isRightToLeft(_ scalar: UInt32) -> Bool {
        let direction = swift_u_charDirection(UChar32(bitPattern: scalar))
        return direction == U_RIGHT_TO_LEFT || direction == U_RIGHT_TO_LEFT_ARABIC
    }

    /// Whether the Unicode bidirectional algorithm orders a character in a right-to-left text by more than its place: letters of such
    /// scripts and Arabic digits.
    static func isOrderedFromRight(_ scalar: UInt32) -> Bool {
        isRightToLeft(scalar) || swift_u_charDirection(UChar32(bitPattern: scalar)) == U_ARABIC_NUMBER
    }

    /// Whether a character is a space, or a sign that belongs to the digits on both sides of it: + , - . / :
    static func isJoint(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        switch bytes[offset] {
        case 0x20, 0x2B...0x2F, 0x3A: true
        case 0xC2, 0xE2: [0xA0, 0x202F].contains(decode(bytes, at: offset).scalar)
        default: false
        }
    }

    /// Whether a grapheme is displayed as a color image (UTS #51): a character with emoji presentation and no text
    /// selector after it, an emoji with its variation selector, a keycap or a flag.
    static func isEmoji(_ bytes: UnsafeBufferPointer<UInt8>, _ grapheme: Range<Int>) -> Bool {
        let first = decode(bytes, at: grapheme.lowerBound)
        if first.scalar < 0x23 || !has(UCHAR_EMOJI, first.scalar) { return false }
        let next = grapheme.lowerBound + first.length
        if next < grapheme.upperBound {
            let selector = decode(bytes, at: next).scalar
            if selector == 0xFE0F || selector == 0x20E3 { return true }
            if selector == 0xFE0E { return false }
        }
        return has(UCHAR_EMOJI_PRESENTATION, first.scalar)
    }

    private static func has(_ property: UProperty, _ scalar: UInt32) -> Bool {
        swift_u_hasBinaryProperty(UChar32(bitPattern: scalar), property) != 0
    }

    /// The placeholder of an inline object, such as an icon.
    static let object: UInt32 = 0xFFFC
    /// A place where a line may end with a hyphen, which is invisible elsewhere.
    static let softHyphen: UInt32 = 0xAD

    /// The width in ems of a grapheme without a glyph: that of an object, or of the fonts that browsers use instead.
    static func heldEms(_ bytes: UnsafeBufferPointer<UInt8>, _ grapheme: Range<Int>) -> Double {
        if decode(bytes, at: grapheme.lowerBound).scalar == object { return 1.2 }
        if isEmoji(bytes, grapheme) { return FallbackWidths.emoji }
        var width = 0.0
        var offset = grapheme.lowerBound
        while offset < grapheme.upperBound {
            let (scalar, length) = decode(bytes, at: offset)
            width += FallbackWidths.ems(of: scalar)
            offset += length
        }
        return width
    }
}
