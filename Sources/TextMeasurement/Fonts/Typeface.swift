import CHarfBuzz
import LayoutEngine
import Synchronization

/// One font file of a family: a weight, upright or italic. The file is opened when it is first measured with, and each
/// part of it made when a text first needs it.
final class Typeface: Sendable {
    let family: FontFamily
    let weight: UInt16
    let italic: Bool
    let path: String

    private let state = Mutex(State())

    private struct State {
        var whole: ShapingFont?
        var isOpened = false
        var parts: [ShapingFont?] = Array(repeating: nil, count: FontPart.allCases.count)
        var triedParts: Set<FontPart> = []
        var metrics: EmMetrics?
    }

    /// Vertical measures as fractions of the em.
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

    /// The family's name in URLs, the weight, and `i` for italic: `sans-600`.
    var name: String { "\(family.slug)-\(weight)\(italic ? "i" : "")" }

    /// The font with one part's characters; nil where the file cannot be read or has none of them.
    func font(_ part: FontPart) -> ShapingFont? {
        state.withLock { state in
            if let font = state.parts[part.rawValue] { return font }
            guard state.triedParts.insert(part).inserted, let whole = open(&state) else { return nil }
            let font = whole.subset(part, of: family)
            state.parts[part.rawValue] = font
            return font
        }
    }

    /// Whether the file has a glyph for a character that belongs to `part`.
    func covers(_ scalar: UInt32, in part: FontPart) -> Bool {
        guard part.contains(scalar) else { return false }
        return state.withLock { open(&$0)?.covers(scalar) ?? false }
    }

    var emMetrics: EmMetrics {
        state.withLock { state in
            if let metrics = state.metrics { return metrics }
            let metrics = open(&state).map(Self.metrics) ?? Self.unreadable
            state.metrics = metrics
            return metrics
        }
    }

    private func open(_ state: inout State) -> ShapingFont? {
        if !state.isOpened {
            state.isOpened = true
            state.whole = ShapingFont(path: path)
            if state.whole == nil { Log.write("font file cannot be read: \(path)") }
        }
        return state.whole
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
