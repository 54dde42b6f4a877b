import EspalierDisplayTree
import Foundation

/// The styles of a page's elements. Those that several elements share become classes (`docs/decisions/0073-styles-of-a-page.md`).
///
/// Which styles are shared is known after the last element. So elements are written without their styles, and each leaves a gap,
/// which `fill` fills with class names, or with a `style` attribute.
struct PageStyles: ~Copyable {
    /// A start tag without its style.
    struct Gap {
        /// The position in the page's body behind which the attributes belong.
        var position: Int
        /// The number of bytes behind the position that are the element's own class names.
        var ownNames: Int32 = 0
        /// The style of the element's horizontal position; -1 at 0.
        var offset: Int32
        /// The style of everything else.
        var rest: Int32
    }

    /// The declarations of a part of an element's style.
    private struct Style {
        var start: Int
        var end: Int
        var uses = 0
        /// Up to four letters of the class name, the first one in the lowest byte, and their number; 0 for a style that stays in its
        /// elements.
        var name: UInt32 = 0
        var nameLength: Int32 = 0

        @inline(__always)
        var count: Int { end - start }
    }

    /// The text of all styles.
    var css: ByteWriter
    private var styles: [Style] = []
    private var gaps: [Gap] = []
    private var byText = HashIndex()
    private var byOffset = HashIndex()
    private var byLine = HashIndex()
    private var offsets: [(place: Int, style: Int32)] = []
    private var lines: [(line: Line, style: Int32)] = []

    /// - Parameter bodySize: the expected size of the page's body; 0 for no page.
    init(bodySize: Int) {
        css = ByteWriter(capacity: bodySize / 4)
        gaps.reserveCapacity(bodySize / 16)
    }

    /// The values that determine the style of a line of letters, so that an equal one is found without being written. The appearance must
    /// live as long as the page's styles.
    struct Line: Equatable {
        private let top: Int
        private let size: UInt64
        private let appearance: ObjectIdentifier
        private let height: CGFloat

        @inline(__always)
        init(_ appearance: DisplayTextAppearance, height: CGFloat, at place: ElementPlace, _ frame: GridFrame) {
            top = place.y << 1 | (place.isInFlow ? 1 : 0)
            size = UInt64(UInt32(bitPattern: frame.width)) << 32 | UInt64(UInt32(bitPattern: frame.height))
            self.appearance = ObjectIdentifier(appearance)
            self.height = height
        }

        @inline(__always)
        fileprivate var hash: UInt32 {
            let look = UInt64(UInt(bitPattern: appearance)) ^ UInt64(height.bitPattern)
            return PageStyles.mix(PageStyles.mix(UInt64(truncatingIfNeeded: top), size), look).folded
        }
    }

    /// Spreads the bits of two numbers over one.
    @inline(__always)
    fileprivate static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash &+ 0x2545_F491_4F6C_DD1D ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.low ^ product.high
    }

    // MARK: Styles

    /// The style of a horizontal position; -1 at 0.
    @inline(__always)
    mutating func offset(of place: ElementPlace) -> Int32 {
        if place.x == 0 { return -1 }
        let number = place.x << 1 | (place.isInFlow ? 1 : 0)
        let hash = Self.mix(0, UInt64(truncatingIfNeeded: number)).folded
        if let index = byOffset.first(hash, { offsets[$0].place == number }) { return offsets[index].style }
        let style = style { $0.declareOffset(of: place) }
        byOffset.insert(hash, offsets.count)
        offsets.append((number, style))
        return style
    }

    /// The style of a line. `write` writes the declarations of a new one.
    @inline(__always)
    mutating func style(_ line: Line, _ write: (inout ByteWriter) -> Void) -> Int32 {
        let hash = line.hash
        if let index = byLine.first(hash, { lines[$0].line == line }) { return lines[index].style }
        let style = style(write)
        byLine.insert(hash, lines.count)
        lines.append((line, style))
        return style
    }

    private mutating func style(_ write: (inout ByteWriter) -> Void) -> Int32 {
        let start = css.count
        write(&css)
        return style(from: start)
    }

    /// The style of the declarations that `css` has from `start` on. There is at least one.
    mutating func style(from start: Int) -> Int32 {
        // The last semicolon is not needed.
        let end = css.count - 1
        let hash = css.hash(from: start, to: end)
        let known = byText.first(hash) { index in
            css.equals(from: start, to: end, css, from: styles[index].start, to: styles[index].end)
        }
        if let known {
            css.truncate(to: start)
            return Int32(known)
        }
        byText.insert(hash, styles.count)
        styles.append(Style(start: start, end: end))
        return Int32(styles.count - 1)
    }

    /// Notes an element without style.
    @inline(__always)
    mutating func add(_ gap: Gap) {
        gaps.append(gap)
    }

    /// The fonts of the written styles.
    var fonts: [FontVariant] { css.fonts }

    // MARK: The page

    /// An estimate of the bytes that classes and style attributes add to the body.
    var size: Int { css.count + gaps.count * 24 }

    /// The places in the body of the class names that elements with gaps have themselves.
    var ownNames: some Sequence<Range<Int>> {
        gaps.lazy.filter { $0.ownNames > 0 }.map { $0.position..<$0.position + Int($0.ownNames) }
    }

    /// Names the styles that are shorter as a class, the most frequent ones first, and appends the rules of the classes.
    /// `root` is the number of the page's root. The rules name it, so that they are stronger than those of the page's style sheet.
    mutating func appendRules(root: Int, to out: inout ByteWriter) {
        styles.withUnsafeMutableBufferPointer { styles in
            for gap in gaps {
                if gap.offset >= 0 { styles[Int(gap.offset)].uses += 1 }
                styles[Int(gap.rest)].uses += 1
            }
        }
        let ruleSize = 8
        var shared: [UInt64] = []
        for (index, style) in styles.enumerated()
        where style.uses > 1 && style.uses * (style.count - 2) > style.count + ruleSize && mayBeRule(style) {
            // In order of frequency, then of appearance.
            shared.append(UInt64(style.uses) << 32 | UInt64(UInt32.max - UInt32(index)))
        }
        shared.sort(by: >)
        for (number, entry) in shared.enumerated() {
            let index = Int(UInt32.max - UInt32(truncatingIfNeeded: entry))
            let (name, length) = Self.className(number)
            styles[index].name = name
            styles[index].nameLength = length
            out.append(UInt8(ascii: "#"))
            out.append(Wire.Element.prefix)
            out.append(root)
            out.append(" .")
            out.write(upTo: 4) { $0.put(letters: name, count: Int(length)) }
            out.append(UInt8(ascii: "{"))
            out.append(css, from: styles[index].start, to: styles[index].end)
            out.append(UInt8(ascii: "}"))
        }
    }

    /// Whether a style sheet can contain a style, which is written for an attribute.
    private func mayBeRule(_ style: Style) -> Bool {
        css.written[style.start..<style.end].allSatisfy { byte in
            byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<") && byte != UInt8(ascii: "{")
                && byte != UInt8(ascii: "}")
        }
    }

    /// Appends a body with its classes and styles.
    func append(_ body: borrowing ByteWriter, to out: inout ByteWriter) {
        let (body, css) = (body.written, css.written)
        var copied = 0
        styles.withUnsafeBufferPointer { styles in
            for gap in gaps {
                let rest = styles[Int(gap.rest)]
                let end = gap.position + Int(gap.ownNames)
                if gap.offset >= 0 {
                    let offset = styles[Int(gap.offset)]
                    out.write(upTo: end - copied + rest.count + offset.count + 40) { cursor in
                        cursor.put(UnsafeBufferPointer(rebasing: body[copied..<gap.position]))
                        Self.putClasses(rest, offset, UnsafeBufferPointer(rebasing: body[gap.position..<end]), &cursor)
                        Self.putStyle(rest, offset, css, &cursor)
                    }
                } else {
                    out.write(upTo: end - copied + rest.count + 40) { cursor in
                        cursor.put(UnsafeBufferPointer(rebasing: body[copied..<gap.position]))
                        Self.putClasses(rest, nil, UnsafeBufferPointer(rebasing: body[gap.position..<end]), &cursor)
                        Self.putStyle(rest, nil, css, &cursor)
                    }
                }
                copied = end
            }
        }
        out.append(UnsafeBufferPointer(rebasing: body[copied...]))
    }

    @inline(__always)
    private static func putClasses(
        _ rest: Style, _ offset: Style?, _ own: UnsafeBufferPointer<UInt8>, _ cursor: inout ByteCursor
    ) {
        let offsetLength = offset?.nameLength ?? 0
        if own.isEmpty, rest.nameLength == 0 || offsetLength == 0 {
            if rest.nameLength == 0, offsetLength == 0 { return }
            cursor.put(" class=")
            cursor.put(letters: rest.name | (offset?.name ?? 0), count: Int(rest.nameLength | offsetLength))
            return
        }
        cursor.put(" class=\"")
        cursor.put(own)
        if rest.nameLength > 0 {
            if !own.isEmpty { cursor.put(UInt8(ascii: " ")) }
            cursor.put(letters: rest.name, count: Int(rest.nameLength))
        }
        if let offset, offset.nameLength > 0 {
            cursor.put(UInt8(ascii: " "))
            cursor.put(letters: offset.name, count: Int(offset.nameLength))
        }
        cursor.put(UInt8(ascii: "\""))
    }

    @inline(__always)
    private static func putStyle(
        _ rest: Style, _ offset: Style?, _ css: UnsafeBufferPointer<UInt8>, _ cursor: inout ByteCursor
    ) {
        let inline = offset.flatMap { $0.nameLength == 0 ? $0 : nil }
        if rest.nameLength > 0, inline == nil { return }
        cursor.put(" style=\"")
        if let inline { cursor.put(UnsafeBufferPointer(rebasing: css[inline.start..<inline.end])) }
        if rest.nameLength == 0 {
            if inline != nil { cursor.put(UInt8(ascii: ";")) }
            cursor.put(UnsafeBufferPointer(rebasing: css[rest.start..<rest.end]))
        }
        cursor.put(UInt8(ascii: "\""))
    }

    /// A class name: a capital letter, which no other class starts with, and letters or digits. A page has fewer than the six million
    /// elements for which four letters would not do.
    static func className(_ number: Int) -> (letters: UInt32, count: Int32) {
        let tails: StaticString = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
        var (rest, letter) = number.quotientAndRemainder(dividingBy: 26)
        var letters = UInt32(UInt8(ascii: "A")) + UInt32(letter)
        var count: Int32 = 1
        while rest > 0, count < 4 {
            (rest, letter) = (rest - 1).quotientAndRemainder(dividingBy: 62)
            letters |= UInt32(tails.utf8Start[letter]) << UInt32(8 * count)
            count += 1
        }
        return (letters, count)
    }
}

/// The positions of entries by their hashes.
private struct HashIndex {
    /// A hash in the upper half, a position plus one in the lower; 0 for an empty slot. Their number is a power of two, or 0.
    private var slots: [UInt64] = []
    private var count = 0

    /// The first entry with a hash for which `matches` is true.
    @inline(__always)
    func first(_ hash: UInt32, _ matches: (Int) -> Bool) -> Int? {
        if slots.isEmpty { return nil }
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let position = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
            if slots[slot] >> 32 == UInt64(hash), matches(position) { return position }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    mutating func insert(_ hash: UInt32, _ position: Int) {
        count += 1
        if count * 2 > slots.count { grow() }
        place(UInt64(hash) << 32 | UInt64(position + 1))
    }

    private mutating func place(_ entry: UInt64) {
        var slot = Int(entry >> 32) & (slots.count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = entry
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: 0, count: max(256, old.count * 2))
        for entry in old where entry != 0 { place(entry) }
    }
}

extension UInt64 {
    @inline(__always)
    fileprivate var folded: UInt32 { UInt32(truncatingIfNeeded: self ^ self >> 32) }
}

extension ByteWriter {
    /// A hash of bytes.
    fileprivate func hash(from start: Int, to end: Int) -> UInt32 {
        let bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(written)[start..<end])
        var hash = UInt64(bytes.count)
        guard bytes.count >= 8 else { return bytes.reduce(hash) { PageStyles.mix($0, UInt64($1)) }.folded }
        for position in stride(from: 0, to: bytes.count - 8, by: 8) {
            hash = PageStyles.mix(hash, bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
        }
        hash = PageStyles.mix(hash, bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
        return hash.folded
    }
}
