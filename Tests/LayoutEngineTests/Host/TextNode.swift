import EspalierLayoutEngine
import Foundation

/// Text in a font with glyphs of ten by ten points and the baseline eight points below the top. It breaks at spaces,
/// breaks a word only if it alone is too wide, and shows as many lines as fit, at least one.
final class TextNode: TestNode {
    static let glyph: CGFloat = 10
    static let baseline: CGFloat = 8
    var text: String

    init(_ text: String, reportsRanges: Bool) {
        self.text = text
        super.init(reportsRanges: reportsRanges)
    }

    override func measure(_ proposal: ProposedViewSize) -> MeasuredSize {
        let lines = lines(in: proposal.width ?? .infinity)
        let fitting = max(Int(min((proposal.height ?? .infinity) / Self.glyph, 1_000_000)), 1)
        let shown = lines.prefix(fitting)
        let size = CGSize(
            width: CGFloat(shown.max() ?? 0) * Self.glyph, height: CGFloat(shown.count) * Self.glyph)
        let isWrapped = lines.count > 1
        return MeasuredSize(
            size: size,
            from: CGSize(
                width: isWrapped ? .infinity : size.width,
                height: !isWrapped ? -.infinity : shown.count < lines.count ? .infinity : size.height))
    }

    /// The number of glyphs in each line.
    private func lines(in width: CGFloat) -> [Int] {
        let limit = width < .infinity ? max(Int(width / Self.glyph), 1) : .max
        var lines = [0]
        for word in text.split(separator: " ") {
            var rest = word.count
            let last = lines[lines.count - 1]
            if last > 0 {
                if rest <= limit - last - 1 {
                    lines[lines.count - 1] = last + 1 + rest
                    continue
                }
                lines.append(0)
            }
            while rest > limit {
                lines[lines.count - 1] = limit
                lines.append(0)
                rest -= limit
            }
            lines[lines.count - 1] = rest
        }
        return lines
    }

    override var explicitGuides: ExplicitGuides { .textBaselines }

    override func guide(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        switch key.kind {
        case .firstTextBaseline: Self.baseline
        case .lastTextBaseline: size.height - Self.glyph + Self.baseline
        default: nil
        }
    }
}
