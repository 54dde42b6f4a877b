import EspalierLayoutEngine
import Foundation

/// The search of the browser finds lines that are in the page. While the user searches, more of them exist around the visible ones.
extension LazyNode {
    /// The number of lines that a search finds on each side.
    private static let searchedLines = 500

    /// The estimated length of the lines that a search finds on one side.
    var searchedLength: CGFloat {
        let lines = runs.reduce(0) { $0 + $1.lines }
        return extent * CGFloat(min(Self.searchedLines, lines)) / CGFloat(max(lines, 1))
    }

    /// Keeps the visible lines where they are, when the lines in front of them get their actual lengths.
    func stay(in scroll: ScrollNode) {
        let start = visible.stretch.lowerBound
        guard rule.axis == .vertical, start > 0 else { return }
        var line: (run: LazyRun, index: Int, distance: CGFloat)?
        forEachRun { _, run, base, length in
            guard line == nil, base + length > start else { return }
            let index = run.line(at: start - base, gap: rule.gap)
            line = (run, index, start - base - run.start(of: index, gap: rule.gap))
        }
        guard let line else { return }
        scroll.approach.aim(
            at: { [weak self] scroll in
                var place: CGPoint?
                self?.forEachRun { _, run, base, _ in
                    guard let self, run === line.run else { return }
                    let wanted = base + run.start(of: line.index, gap: self.rule.gap) + line.distance
                    place = scroll.offset
                    place?.y += wanted - self.visible.stretch.lowerBound
                }
                return place
            }, animation: nil)
    }
}
