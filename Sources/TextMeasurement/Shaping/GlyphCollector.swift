import EspalierCHarfBuzz
import EspalierLayoutEngine
import Foundation

/// Collects the outlines of the letters of a line, from the same parts of the font as `TextShaper`.
struct GlyphCollector {
    let context: ShapingContext
    let typeface: Typeface
    let run: MeasuredRun
    private(set) var outlines = GlyphOutlines()
    private var pen = 0.0

    init(_ run: MeasuredRun, fonts: FontLibrary, context: ShapingContext) {
        self.context = context
        self.run = run
        typeface = fonts.typeface(for: run.font)
    }

    mutating func collect() -> GlyphOutlines {
        var text = run.text
        let size = Double(run.font.size)
        let lines = typeface.lineMetrics
        outlines.underline = GlyphOutlines.Line(
            position: CGFloat(lines.underline.position * size), thickness: CGFloat(lines.underline.thickness * size))
        outlines.strikethrough = GlyphOutlines.Line(
            position: CGFloat(lines.strikethrough.position * size),
            thickness: CGFloat(lines.strikethrough.thickness * size))
        text.withUTF8 { bytes in
            guard bytes.contains(where: { $0 >= 0xE2 }) else { return collect(bytes, 0..<bytes.count, .latin) }
            var start = 0
            var grapheme = 0
            for end in Self.boundaries(bytes, 0..<bytes.count, context) {
                if Characters.isEmoji(bytes, grapheme..<end) {
                    if start < grapheme { collect(bytes, start..<grapheme, .latin) }
                    hold(bytes, grapheme..<end)
                    start = end
                }
                grapheme = end
            }
            if start < bytes.count { collect(bytes, start..<bytes.count, .latin) }
        }
        outlines.width = CGFloat(pen)
        return outlines
    }

    private static func boundaries(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ context: ShapingContext
    ) -> [Int] {
        var ends: [Int] = []
        context.graphemes().forEachBoundary(in: UnsafeBufferPointer(rebasing: bytes[range])) {
            ends.append(range.lowerBound + $0)
        }
        return ends
    }

    private struct Glyph {
        var index: UInt32
        var cluster: Int
        var advance: Int32
        var x: Int32
        var y: Int32
    }

    /// Adds the letters of a part of the font, and those that it lacks from the parts after it.
    private mutating func collect(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ part: FontPart) {
        guard !range.isEmpty else { return }
        guard let font = typeface.font(part) else { return collectMissing(bytes, range, after: part) }
        let shaped = context.shape(
            bytes, range, font: font,
            features: ShapingFeatures.features(
                tabularFigures: run.font.monospacedDigits, spaced: run.tracking != 0))
        // Shaping another part replaces the glyphs.
        let glyphs = zip(shaped.infos, shaped.positions).map {
            Glyph(
                index: $0.codepoint, cluster: range.lowerBound + Int($0.cluster), advance: $1.x_advance,
                x: $1.x_offset, y: $1.y_offset)
        }
        let scale = GlyphScale.pixels(perUnitOf: font.unitsPerEm, size: Double(run.font.size))
        func end(_ index: Int) -> Int {
            var next = index
            while next < glyphs.count, glyphs[next].cluster == glyphs[index].cluster { next += 1 }
            return next
        }
        var index = 0
        while index < glyphs.count {
            let next = end(index)
            if !glyphs[index..<next].contains(where: { $0.index == 0 }) {
                for glyph in glyphs[index..<next] {
                    GlyphPen.draw(
                        glyph.index, of: font, scale: scale, x: pen + Double(glyph.x) * scale,
                        y: -Double(glyph.y) * scale, into: &outlines)
                    pen += Double(glyph.advance) * scale
                }
                pen += Double(run.tracking)
                index = next
                continue
            }
            var last = next
            while last < glyphs.count, glyphs[last..<end(last)].contains(where: { $0.index == 0 }) { last = end(last) }
            let missing = glyphs[index].cluster..<(last < glyphs.count ? glyphs[last].cluster : range.upperBound)
            collectMissing(bytes, missing, after: part)
            index = last
        }
    }

    private mutating func collectMissing(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, after part: FontPart
    ) {
        var next = part.rawValue + 1
        while let candidate = FontPart(rawValue: next) {
            if covers(bytes, range, candidate) { return collect(bytes, range, candidate) }
            next += 1
        }
        var grapheme = range.lowerBound
        for end in Self.boundaries(bytes, range, context) {
            hold(bytes, grapheme..<end)
            grapheme = end
        }
    }

    private func covers(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ part: FontPart) -> Bool {
        var offset = range.lowerBound
        while offset < range.upperBound {
            let (scalar, length) = Characters.decode(bytes, at: offset)
            if typeface.covers(scalar, in: part) { return true }
            offset += length
        }
        return false
    }

    private mutating func hold(_ bytes: UnsafeBufferPointer<UInt8>, _ grapheme: Range<Int>) {
        let size = Double(run.font.size)
        let width = Characters.heldEms(bytes, grapheme) * size
        if width > 0 {
            outlines.missing.append(CGRect(x: pen, y: -0.75 * size, width: width, height: 0.85 * size))
        }
        pen += Double(PixelGrid.ceil(CGFloat(width + Double(run.tracking))))
    }
}

/// Adds the outlines of glyphs to a line.
private struct GlyphPen {
    private var outlines: GlyphOutlines
    private let scale: Double
    private let x: Double
    private let y: Double

    static func draw(
        _ glyph: UInt32, of font: ShapingFont, scale: Double, x: Double, y: Double, into outlines: inout GlyphOutlines
    ) {
        var pen = GlyphPen(outlines: outlines, scale: scale, x: x, y: y)
        outlines = GlyphOutlines()
        withUnsafeMutablePointer(to: &pen) { hb_font_get_glyph_shape(font.pointer, glyph, functions, $0) }
        outlines = pen.outlines
    }

    private mutating func add(_ verb: PathVerb, _ points: (Float, Float)...) {
        outlines.verbs.append(verb)
        for point in points {
            outlines.points.append(CGPoint(x: x + Double(point.0) * scale, y: y - Double(point.1) * scale))
        }
    }

    /// Calls `body` with the pen that HarfBuzz hands back.
    private static func with(_ data: UnsafeMutableRawPointer?, _ body: (inout GlyphPen) -> Void) {
        guard let data else { return }
        body(&data.assumingMemoryBound(to: GlyphPen.self).pointee)
    }

    /// Made once and immutable.
    private nonisolated(unsafe) static let functions: OpaquePointer? = {
        let functions = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            functions, { _, pen, _, x, y, _ in with(pen) { $0.add(.move, (x, y)) } }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            functions, { _, pen, _, x, y, _ in with(pen) { $0.add(.line, (x, y)) } }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, pen, _, x1, y1, x, y, _ in with(pen) { $0.add(.quadCurve, (x1, y1), (x, y)) } }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, pen, _, x1, y1, x2, y2, x, y, _ in with(pen) { $0.add(.curve, (x1, y1), (x2, y2), (x, y)) } },
            nil, nil)
        hb_draw_funcs_set_close_path_func(functions, { _, pen, _, _ in with(pen) { $0.add(.close) } }, nil, nil)
        hb_draw_funcs_make_immutable(functions)
        return functions
    }()
}
