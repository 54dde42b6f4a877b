import EspalierCHarfBuzz
import EspalierLayoutEngine
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// One font file of a family: a weight, upright or italic. The file is opened on first use, and each part is created
/// when a text first needs it.
final class Typeface: Sendable {
    let family: FontFamily
    let weight: UInt16
    let italic: Bool
    let path: String

    private let state = Mutex(State())

    private struct State {
        var whole: ShapingFont?
        /// Whether the result is final: the file was opened, or contains no font.
        var isSettled = false
        var isWarned = false
        var parts: [ShapingFont?] = Array(repeating: nil, count: FontPart.allCases.count)
        var triedParts: Set<FontPart> = []
        var metrics: EmMetrics?
    }

    /// Vertical metrics as fractions of the em.
    struct EmMetrics: Sendable {
        var ascent: Double
        var descent: Double
        var lineGap: Double
        var capHeight: Double
        var xHeight: Double
    }

    init(family: FontFamily, weight: UInt16, italic: Bool, path: String) {
        self.family = family
        self.weight = weight
        self.italic = italic
        self.path = path
    }

    /// The typeface's name: the family's name in URLs, the weight, and `i` for italic, such as `sans-600`.
    var name: String { "\(family.slug)-\(weight)\(italic ? "i" : "")" }

    /// The font with one part's characters; nil if the file cannot be read or has none of them.
    func font(_ part: FontPart) -> ShapingFont? {
        state.withLock { state in
            if let font = state.parts[part.rawValue] { return font }
            guard !state.triedParts.contains(part), let whole = open(&state) else { return nil }
            state.triedParts.insert(part)
            let font = whole.subset(part.ranges, of: family)
            state.parts[part.rawValue] = font
            return font
        }
    }

    /// The font with some characters, in the form that compresses best; nil if the file cannot be read or has none of them.
    func file(of characters: [ClosedRange<UInt32>]) -> ShapingFont? {
        state.withLock { open(&$0) }?.subset(characters, of: family, expandsOutlines: true)
    }

    /// The mean width of a text's characters without kerning, as a fraction of the em; nil if the file cannot be read.
    func meanWidth(of text: String) -> Double? {
        guard let font = state.withLock({ open(&$0) }), !text.isEmpty else { return nil }
        return text.unicodeScalars.reduce(0) { $0 + font.advance($1.value) } / Double(text.unicodeScalars.count)
    }

    /// Whether the file has a glyph for a character of `part`.
    func covers(_ scalar: UInt32, in part: FontPart) -> Bool {
        guard part.contains(scalar) else { return false }
        return state.withLock { open(&$0)?.covers(scalar) ?? false }
    }

    var emMetrics: EmMetrics {
        state.withLock { state in
            if let metrics = state.metrics { return metrics }
            let metrics = open(&state).map(Self.metrics) ?? Self.unreadable
            if state.isSettled { state.metrics = metrics }
            return metrics
        }
    }

    /// The lines under and through letters, as fractions of the em: their middle below the baseline, and their thickness.
    var lineMetrics:
        (underline: (position: Double, thickness: Double), strikethrough: (position: Double, thickness: Double))
    {
        state.withLock { state in
            guard let font = open(&state) else { return ((0.15, 0.05), (-0.28, 0.05)) }
            func line(_ offset: hb_ot_metrics_tag_t, _ size: hb_ot_metrics_tag_t) -> (Double, Double) {
                (-font.metric(offset), font.metric(size))
            }
            let under = line(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, HB_OT_METRICS_TAG_UNDERLINE_SIZE)
            let through = line(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, HB_OT_METRICS_TAG_STRIKEOUT_SIZE)
            // A font names the top of its line; a drawing strokes its middle.
            return ((under.0 + under.1 / 2, under.1), (through.0 + through.1 / 2, through.1))
        }
    }

    /// Opens the file now, while the process still has free file descriptors.
    func prepare() {
        state.withLock { _ = open(&$0) }
    }

    /// The number of transient failures to open a file, such as no free descriptor. If the number grows during a
    /// measurement, the result is not kept.
    static let passingFailures = Atomic<Int>(0)

    private func open(_ state: inout State) -> ShapingFont? {
        if state.isSettled { return state.whole }
        state.whole = ShapingFont(path: path)
        if state.whole == nil, !Self.canOpen(path) {
            Self.passingFailures.add(1, ordering: .relaxed)
        } else {
            state.isSettled = true
            if state.whole == nil { state.whole = ShapingFont(path: path) }
        }
        if state.whole == nil, !state.isWarned {
            state.isWarned = true
            Log.write("font file cannot be read: \(path)")
        }
        return state.whole
    }

    /// Whether a file can be opened now, or can never be opened.
    private static func canOpen(_ path: String) -> Bool {
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { return ![EMFILE, ENFILE, ENOMEM, EINTR, EAGAIN, EIO].contains(errno) }
        close(descriptor)
        return true
    }

    private static func metrics(of font: ShapingFont) -> EmMetrics {
        EmMetrics(
            ascent: font.metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
            descent: -font.metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
            lineGap: font.metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP),
            capHeight: font.metric(HB_OT_METRICS_TAG_CAP_HEIGHT),
            xHeight: font.metric(HB_OT_METRICS_TAG_X_HEIGHT))
    }

    private static let unreadable = EmMetrics(ascent: 0.8, descent: 0.2, lineGap: 0, capHeight: 0.7, xHeight: 0.5)
}
