import EspalierLayoutEngine
import Foundation
import Synchronization

/// A text with its natural layout and its recent layouts for other proposals.
final class MeasuredText: ShapedText {
    /// The runs as the author wrote them. They identify the text in the cache.
    let key: [MeasuredRun]
    /// The style of the first run.
    let style: RunStyle
    /// The text of a single run as UTF-8; nil for several runs.
    let bytes: ContiguousArray<UInt8>?
    /// The runs with cleaned texts of a limited length.
    private let runs: [MeasuredRun]
    let natural: TextLayout
    private let naturalWidth: CGFloat
    private let engine: ShapingEngine
    private let recent = Mutex(RecentLayouts())

    /// The approximate memory of the text and its layouts, in bytes.
    var cost: Int { key.reduce(512) { $0 + 8 * $1.text.utf8.count } }

    init(_ key: [MeasuredRun], engine: ShapingEngine) {
        var runs = key
        TextLimit.apply(to: &runs)
        var findings: TextCleaning.Findings = []
        for run in runs {
            var text = run.text
            findings.formUnion(text.withUTF8(TextCleaning.examine))
        }
        if findings.contains(.unclean) {
            for index in runs.indices { runs[index].text = TextCleaning.clean(runs[index].text) }
        }
        self.key = key
        style = RunStyle(key.first ?? MeasuredRun(text: "", font: FontFace()))
        bytes = key.count == 1 ? ContiguousArray(key[0].text.utf8) : nil
        self.runs = runs
        self.engine = engine
        natural = engine.natural(runs, hasLineBreak: !findings.isDisjoint(with: [.lineBreak, .unclean]))
        naturalWidth = natural.lines.reduce(0) { max($0, $1.width) }
    }

    func layout(width: CGFloat?, height: CGFloat?, constraints: TextConstraints) -> TextLayout {
        let width = width ?? .infinity
        let height = height ?? .infinity
        if isNatural(width: width, height: height, constraints: constraints) { return natural }
        if let known = recent.withLock({ $0.layout(width: width, height: height, constraints: constraints) }) {
            return known
        }
        let layout = engine.withContext { context in
            TextWrapping(runs: runs, constraints: constraints, engine: engine, context: context)
                .layout(width: width.isNaN ? .infinity : max(0, width), height: height.isNaN ? .infinity : height)
        }
        let entry = RecentLayouts.Entry(layout, width: width, height: height, constraints: constraints)
        return recent.withLock { $0.insert(entry) }
    }

    /// Whether the natural layout satisfies the constraints. It has no width limit, no line spacing and no reserved
    /// lines.
    private func isNatural(width: CGFloat, height: CGFloat, constraints: TextConstraints) -> Bool {
        let count = natural.lines.count
        return !(naturalWidth > width + LineBreaker.tolerance)
            && count <= constraints.maximumLines ?? .max
            && (!(natural.size.height > height + LineBreaker.tolerance)
                || count == 1 && constraints.minimumScale >= 1)
            && constraints.reservedLines <= count
            && (constraints.lineSpacing == 0 || count <= 1)
    }
}
