import EspalierAutomation
import Foundation

extension PageExpectations {
    /// Expects that no texts and controls lie on each other.
    ///
    /// Contents of a control do not count, and neither does what scrolls behind a bar.
    public func noOverlaps(file: StaticString = #filePath, line: UInt = #line) {
        let place = SourcePlace(file, line)
        let shown = elements(at: place).filter { element in
            (element.isControl || element.type == .staticText) && element.isOnScreen
                && !element.ancestry.dropFirst().contains(where: \.isControl)
        }
        var faults: [String] = []
        for (index, first) in shown.enumerated() {
            for second in shown[(index + 1)...] where first.bar === second.bar {
                let common = first.visibleFrame.intersection(second.visibleFrame)
                if common.isNull || common.width <= 1 || common.height <= 1 { continue }
                faults.append("\(first.summary) and \(second.summary)")
            }
        }
        fail({ $0 == 1 ? "Two elements overlap" : "\($0) pairs of elements overlap" }, faults, at: place)
    }
}
