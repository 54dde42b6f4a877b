import EspalierCHarfBuzz
import EspalierLayoutEngine
import Foundation

/// Finds the width of each cluster of a text as the browser does: one part of the font after another, as
/// `unicode-range` selects them. Characters in no part get an estimated width in ems.
struct TextShaper {
    let fonts: FontLibrary
    let runs: [MeasuredRun]
    let context: ShapingContext

    /// Fills `context.clusters` with the clusters of `range`, shaped as a separate text. The range has no line break.
    func shape(_ source: TextSource, _ range: Range<Int>) {
        context.clusters.removeAll(keepingCapacity: true)
        source.bytes.withUnsafeBufferPointer { bytes in
            var start = range.lowerBound
            var piece = source.pieceIndex(at: start)
            while start < range.upperBound {
                let run = runs[source.pieces[piece].run]
                var end = min(source.pieces[piece].end, range.upperBound)
                piece += 1
                // Browsers shape across elements with the same font.
                while end < range.upperBound, isShapedOn(run, runs[source.pieces[piece].run]) {
                    end = min(source.pieces[piece].end, range.upperBound)
                    piece += 1
                }
                shape(bytes, start..<end, run: run)
                start = end
            }
        }
    }

    private func isShapedOn(_ first: MeasuredRun, _ second: MeasuredRun) -> Bool {
        first.font == second.font && first.tracking == second.tracking
    }

    /// Appends the clusters of a stretch in one font.
    func shape(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, run: MeasuredRun) {
        let span = Span(typeface: fonts.typeface(for: run.font), run: run)
        let first = context.clusters.count
        // An emoji has a UTF-8 lead byte of E2 or above, or is followed by a selector that has one.
        if !bytes[range].contains(where: { $0 >= 0xE2 }) {
            shape(bytes, range, span, part: .latin)
            return joinRightToLeft(bytes, from: first)
        }
        var start = range.lowerBound
        var grapheme = range.lowerBound
        context.graphemes().forEachBoundary(in: UnsafeBufferPointer(rebasing: bytes[range])) { offset in
            let end = range.lowerBound + offset
            if Characters.isEmoji(bytes, grapheme..<end) {
                if start < grapheme { shape(bytes, start..<grapheme, span, part: .latin) }
                appendHeld(bytes, grapheme..<end, span)
                start = end
            }
            grapheme = end
        }
        if start < range.upperBound { shape(bytes, start..<range.upperBound, span, part: .latin) }
        joinRightToLeft(bytes, from: first)
    }

    /// Shapes with one part of the font, then shapes the missing characters with the next part.
    private func shape(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ span: Span, part: FontPart) {
        guard let font = span.typeface.font(part) else {
            return shapeMissing(bytes, range, span, after: part)
        }
        let glyphs = context.shape(bytes, range, font: font, features: span.features)
        let scale = GlyphScale.pixels(perUnitOf: font.unitsPerEm, size: span.size)
        let first = context.clusters.count
        var isAnyMissing = false
        var index = 0
        while index < glyphs.infos.count {
            let cluster = glyphs.infos[index].cluster
            var width = 0
            var isMissing = false
            var flags: UInt32 = 0
            repeat {
                width += Int(glyphs.positions[index].x_advance)
                isMissing = isMissing || glyphs.infos[index].codepoint == 0
                flags |= glyphs.infos[index].mask
                index += 1
            } while index < glyphs.infos.count && glyphs.infos[index].cluster == cluster
            var traits: Cluster.Traits = []
            if flags & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0 { traits.insert(.unsafeToBreak) }
            if isMissing {
                traits.insert(.held)
                isAnyMissing = true
            }
            context.clusters.append(
                Cluster(
                    start: range.lowerBound + Int(cluster), width: Double(width) * scale + span.tracking,
                    traits: traits))
        }
        if isAnyMissing { replaceMissing(bytes, range, span, part: part, from: first) }
    }

    /// Replaces the clusters that this part lacks with those of the next part.
    private func replaceMissing(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ span: Span, part: FontPart, from first: Int
    ) {
        let found = ContiguousArray(context.clusters[first...])
        context.clusters.removeSubrange(first...)
        var index = 0
        while index < found.count {
            guard found[index].traits.contains(.held) else {
                context.clusters.append(found[index])
                index += 1
                continue
            }
            let start = found[index].start
            while index < found.count, found[index].traits.contains(.held) { index += 1 }
            let end = index < found.count ? found[index].start : range.upperBound
            shapeMissing(bytes, start..<end, span, after: part)
        }
    }

    private func shapeMissing(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ span: Span, after part: FontPart
    ) {
        var next = part.rawValue + 1
        while let candidate = FontPart(rawValue: next) {
            if isAny(bytes, range, of: candidate, in: span.typeface) {
                return shape(bytes, range, span, part: candidate)
            }
            next += 1
        }
        var grapheme = range.lowerBound
        context.graphemes().forEachBoundary(in: UnsafeBufferPointer(rebasing: bytes[range])) { offset in
            appendHeld(bytes, grapheme..<range.lowerBound + offset, span)
            grapheme = range.lowerBound + offset
        }
    }

    private func isAny(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, of part: FontPart, in typeface: Typeface
    ) -> Bool {
        var offset = range.lowerBound
        while offset < range.upperBound {
            let (scalar, length) = Characters.decode(bytes, at: offset)
            if typeface.covers(scalar, in: part) { return true }
            offset += length
        }
        return false
    }

    /// The width of each held grapheme is a multiple of a quarter, so that the page's box for several is exactly as
    /// wide as their sum.
    private func appendHeld(_ bytes: UnsafeBufferPointer<UInt8>, _ grapheme: Range<Int>, _ span: Span) {
        let width = Characters.heldEms(bytes, grapheme) * span.size + span.tracking
        context.clusters.append(
            Cluster(start: grapheme.lowerBound, width: PixelGrid.ceil(width), traits: .held))
    }

    /// Also holds the spaces and signs between held words and numbers of a right-to-left script. The page then has a single piece, in
    /// which the browser orders them: the hours of ٢:٠٠ come first, although the words around it run to the left.
    private func joinRightToLeft(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int) {
        func isRightToLeft(_ index: Int) -> Bool {
            context.clusters[index].traits.contains(.held)
                && Characters.isOrderedFromRight(Characters.decode(bytes, at: context.clusters[index].start).scalar)
        }
        let end = context.clusters.count
        guard end - first >= 3 else { return }
        for index in first + 1..<end - 1 where Characters.isJoint(bytes, at: context.clusters[index].start) {
            if isRightToLeft(index - 1), isRightToLeft(index + 1) {
                context.clusters[index].traits = .held
                context.clusters[index].width = PixelGrid.ceil(context.clusters[index].width)
            }
        }
    }

    /// The properties that all clusters of a stretch share.
    private struct Span {
        let typeface: Typeface
        let size: Double
        let tracking: Double
        let features: UnsafeBufferPointer<hb_feature_t>

        init(typeface: Typeface, run: MeasuredRun) {
            self.typeface = typeface
            size = Double(run.font.size)
            tracking = Double(run.tracking)
            features = ShapingFeatures.features(
                tabularFigures: run.font.monospacedDigits, spaced: run.tracking != 0)
        }
    }
}
